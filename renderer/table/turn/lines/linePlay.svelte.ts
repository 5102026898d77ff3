/** The card line that the players are playing on this screen: its questions, answers and offers. */
import { createContext, untrack } from 'svelte';
import { withAnswer, answersAt } from '#shared/commands/cards/lines/lineAnswers';
import type { LineAnswers, LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import { lineMoves, type LineMove } from '#shared/commands/cards/lines/lineMoves';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import type { TurnHalfLine } from '#shared/rules/cards/playedCards';
import { findFigure } from '#shared/rules/figures/figures';
import type { Character } from '#shared/state';
import { ELEMENTS, type Element } from '#shared/vocabulary';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { rejectIfStale } from '../../../ui/presses/stalePress';
import { commandOfAsked, isCounted, keyOf, notesOf, type AskedLine } from './askedLine';
import { TurnCards } from './turnCards.svelte';

/** A played line with its answers, and the `seq` of its step. */
interface Played {
  readonly asked: AskedLine;
  readonly seq: number;
  /** The `seq` of the step before it. */
  readonly before: number;
}

/** Carries the open question along when players go from the table to the map. */
let carried: { readonly campaign: string; readonly asked: AskedLine } | null = null;

/**
 * The card line that the players are playing. It must be created while a component is initialised,
 * because it has effects.
 */
export class LinePlay extends TurnCards {
  readonly #steps: TableSteps;
  readonly #attack: AttackDraft;
  readonly #onboard: () => ((figure: FigureId) => void) | null;
  #asked = $state.raw<AskedLine | null>(null);
  #lastPlayed: Played | null = null;
  /** The targets chosen so far. */
  chosen = $state.raw<readonly FigureId[]>([]);

  constructor(
    game: PlayedGame,
    steps: TableSteps,
    attack: AttackDraft,
    onboard: () => ((figure: FigureId) => void) | null,
  ) {
    super(game, steps);
    this.#steps = steps;
    this.#attack = attack;
    this.#onboard = onboard;
    if (carried?.campaign === game.open.key) this.#asked = carried.asked;
    carried = null;
    // Closes the question when the turn ends, when another screen plays the line, and when an
    // attack begins.
    $effect(() => {
      const asked = this.#asked;
      const isOver = asked !== null && !asked.isTriggered && !this.isOpen(asked);
      if (isOver || game.scenario.attack) this.cancel();
    });
    // After a line is undone, asks its last question again, so that the players can answer
    // differently.
    $effect(() => {
      const now = this.#newest;
      const played = this.#lastPlayed;
      if (!played || now >= played.seq) return;
      this.#lastPlayed = null;
      if (now === played.before) untrack(() => this.#askAgain(played.asked));
    });
  }

  /** The character whose line asks a question, else the active character. */
  readonly character = $derived.by(() =>
    this.#asked ? this.find(this.#asked.figure) : this.acting,
  );
  /** The lines that only need a path on the map. None while another line asks a question. */
  readonly moves = $derived.by((): readonly LineMove[] => {
    const { cards, acting } = this;
    if (!cards || !acting || this.#asked) return [];
    return lineMoves(cards, (line) => this.commandsFor(this.start(acting, line)));
  });
  /** The open question of the pressed line. */
  readonly asks = $derived.by((): LineAsks | null => {
    const found = this.#asked && this.commandsFor(this.#asked);
    return found && found.needs !== null ? found : null;
  });

  get #newest(): number {
    return this.game.open.log.at(-1)?.seq ?? 0;
  }

  /** The line that was pressed but is not played yet. */
  get pressed(): HalfLine | null {
    return this.#asked?.line ?? null;
  }

  /** The answers so far to the ability that asks. */
  get answers(): LineAnswers {
    return this.#asked && this.asks ? answersAt(this.#asked.answers, this.asks) : {};
  }

  /** True if the question can be answered on the map of another page. */
  get canGoToMap(): boolean {
    return this.#onboard() !== null;
  }

  /** Plays the line or toggles the offer with this key. Returns false if there is none. */
  pressKey(key: string): boolean {
    const found = this.caps.find(({ cap }) => cap === key);
    if (!found) return false;
    const { line, offer } = found;
    if (rejectIfStale()) return true;
    if (offer === null) void this.press(line);
    else this.toggleOffer(line, offer);
    return true;
  }

  /** Takes or drops an offer. If the line has an open question, it asks again. */
  toggleOffer(line: TurnHalfLine, offer: number): void {
    this.offers.toggle(line, offer);
    const asked = this.#asked;
    if (!asked || keyOf(asked.line) !== keyOf(line)) return;
    // Drops the answered elements, because they depend on the offers.
    const { elements: _, ...answers } = asked.answers;
    void this.#continue({ ...asked, answers: { ...answers, offers: this.offers.offersOf(line) } });
  }

  /** Plays an open line, or asks its first question. Resolves to true if it was not refused. */
  async press(line: TurnHalfLine, answers: LineAnswers = {}): Promise<boolean> {
    this.cancel();
    const { character } = this;
    if (!character || line.state !== 'open') return false;
    const why = this.whyNot(line);
    if (why !== null) {
      this.game.open.sayWhy(why);
      return false;
    }
    const asked = this.start(character, line);
    return this.#continue({ ...asked, answers: { ...asked.answers, ...answers } });
  }

  /** Prevents the question from being asked again after the next undo. */
  forgetPlayed(): void {
    this.#lastPlayed = null;
  }

  #askAgain(asked: AskedLine): void {
    const { scenario, active } = this.game;
    if (this.#asked !== null || scenario.attack || active !== asked.figure) return;
    for (const { offer } of asked.answers.offers ?? [])
      if (!this.offers.has(asked.line, offer)) this.offers.toggle(asked.line, offer);
    void this.#continue(asked);
  }

  /** Plays a triggered effect of an active card. */
  pressOccasion({ id: figure }: Character, line: HalfLine): void {
    this.cancel();
    void this.#continue({ figure, line, isTriggered: true, lasts: 'round', answers: {} });
  }

  /**
   * Adds an answer. Resolves to true if it was accepted: the line is played or asks its next
   * question.
   */
  async answer(given: LineAnswers): Promise<boolean> {
    const { asks } = this;
    if (!this.#asked || !asks) return false;
    const answers = withAnswer(this.#asked.answers, asks, given);
    return this.#continue({ ...this.#asked, answers });
  }

  /** Skips the question, because the players do that part at the table without Standee. */
  skipQuestion(): void {
    const { needs, mover = null } = this.asks ?? {};
    const { paths = [] } = this.answers;
    if (needs === 'path' && mover !== null)
      void this.answer({ paths: [...paths, { figure: mover, path: [] }] });
    else if (needs === 'hexes') void this.answer({ hexes: [] });
    else if (needs === 'targets') void this.answer({ targets: [] });
  }

  /** Adds or removes a target. Returns false if no line asks for targets. */
  choose(figure: FigureId): boolean {
    const { asks } = this;
    if (asks?.needs !== 'targets' || this.isAiming) return false;
    const count = asks.action && 'targets' in asks.action ? asks.action.targets : 1;
    if (count === 1) void this.answer({ targets: [figure] });
    else
      this.chosen = this.chosen.includes(figure)
        ? this.chosen.filter((each) => each !== figure)
        : [...this.chosen, figure];
    return true;
  }

  /** Answers the question with the chosen targets. Returns false if there are none. */
  applyToChosen(): boolean {
    if (this.asks?.needs !== 'targets' || this.isAiming || this.chosen.length === 0) return false;
    void this.answer({ targets: this.chosen });
    return true;
  }

  /** Answers the question with a digit. Returns false if the digit may belong to something else. */
  setNumber(number: number): boolean {
    const { asks } = this;
    if (asks?.needs === 'value') void this.answer({ value: number });
    else if (asks?.needs === 'times') this.#setTimes(asks, number);
    else if (asks?.needs === 'element') this.#setElement(asks, number);
    // While the players choose targets of an attack, the digit may be the attack value. Other
    // questions swallow it.
    else return asks !== null && !this.isAiming;
    return true;
  }

  /** Answers with the element at this position, counted from 1. */
  #setElement(asks: LineAsks, index: number): void {
    const element = this.elementsFor(asks)[index - 1];
    if (element) void this.answer({ elements: [...(this.answers.elements ?? []), element] });
  }

  /** The elements that the line can consume or infuse. Their positions are their digit keys. */
  elementsFor({ isUsed }: LineAsks): readonly Element[] {
    return isUsed ? this.consumable(this.answers) : ELEMENTS;
  }

  cancel(): void {
    if (!this.#asked) return;
    this.#asked = null;
    this.chosen = [];
    this.#attack.giveUp();
  }

  /** Opens the map with the same question. */
  toMap(fallback: FigureId | null = this.game.active): void {
    const onboard = this.#onboard();
    const figure = this.#asked?.figure ?? fallback;
    if (!onboard || figure === null) return;
    carried = this.#asked && { campaign: this.game.open.key, asked: this.#asked };
    onboard(figure);
  }

  /** True if the line's targets are chosen like those of an attack. */
  get isAiming(): boolean {
    const { asks } = this;
    const actor = asks && findFigure(this.game.scenario, asks.actor);
    // A monster that attacks its own side has no regular targets.
    const isOther = actor?.id !== this.#asked?.figure && actor?.kind !== 'monster';
    const isDirect = asks?.within.length === 0 || isOther;
    return asks?.needs === 'targets' && isDirect && asks.action?.kind === 'attack';
  }

  /** The command of the line's attack on one figure. Null if the line asks for more. */
  #attackOn(figure: FigureId): Command | null {
    if (!this.#asked || !this.asks) return null;
    const answers = withAnswer(this.#asked.answers, this.asks, { targets: [figure] });
    const found = this.commandsFor({ ...this.#asked, answers });
    if (found?.needs !== null) return null;
    const begin = found.commands.find(({ type }) => type === 'beginAttack');
    return begin?.type === 'beginAttack' ? { ...begin, line: this.#asked.line.ref } : null;
  }

  #setTimes(asks: LineAsks, times: number): void {
    const { offers = [] } = this.answers;
    const waiting = offers.find(
      (offer) => offer.times === undefined && isCounted(asks.line, offer),
    );
    const counted = offers.map((offer) => (offer === waiting ? { ...offer, times } : offer));
    void this.answer({ offers: counted });
  }

  /** Plays the line if its answers are complete, else asks its next question. */
  async #continue(next: AskedLine): Promise<boolean> {
    const found = this.commandsFor(next);
    this.chosen = [];
    if (!found) return false;
    if (found.needs === null) {
      const asked = this.#asked;
      const before = this.#newest;
      const isRecorded = await this.#steps.send(
        commandOfAsked(next, {
          subcommands: [...found.commands],
          notes: notesOf(found, next.answers),
          along: this.linesAlong(next),
        }),
      );
      if (!isRecorded) return false;
      this.offers.forget(next.line);
      this.cancel();
      this.#lastPlayed = asked && { asked, seq: this.#newest, before };
      return true;
    }
    const plain = this.plainAnswer(next, found);
    if (plain) return this.#continue({ ...next, answers: withAnswer(next.answers, found, plain) });
    const isNew = this.#asked === null;
    this.#asked = next;
    this.chosen = this.figuresInReach(found);
    // Removes the focus from the pressed button, because keys would press it again instead of
    // answering.
    if (isNew && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (this.isAiming)
      this.#attack.prepare(found.actor, found.action ?? undefined, {
        answer: (more) => this.answer(more),
        commandOn: (target) => this.#attackOn(target),
      });
    return true;
  }
}

export const [getCards, setCards] = createContext<LinePlay>();
