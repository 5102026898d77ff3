/** A line of a class card that is being done on this screen: what is taken with it, and what it asks. */
import { createContext, untrack } from 'svelte';
import { answered, answersAt, commandsOfLine } from '#shared/commands/cards/lineCommands';
import type { LineAnswers, LineAsks } from '#shared/commands/cards/lineAnswers';
import { reachedByLine } from '#shared/commands/cards/lineTargets';
import { lineMoves, type LineMove } from '#shared/commands/cards/lineMoves';
import { whyNotLine } from '#shared/commands/cards/whyNotLine';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { HalfLine } from '#shared/rules/cards/cardLines';
import {
  cardsInDoubt,
  cardsInTurn,
  linesAlong,
  NO_DOUBT,
  type TurnHalfLine,
} from '#shared/rules/cards/playedCards';
import { findFigure } from '#shared/rules/figures/figures';
import type { Character } from '#shared/state';
import { ELEMENTS, type Element } from '#shared/vocabulary';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import { lineCaps } from '../../state/caps';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { settings } from '../../../app/page/settings.svelte';
import { cameTooLate } from '../../../ui/presses/latePress';
import { refusalSentence } from '../../../words/sentences/steps/refusals';
import { commandOfAsked, isCounted, keyOf, type AskedLine, type PlayedLines } from './askedLine';
import { OffersTaken } from './offersTaken.svelte';
import { plainAnswer } from './plainAnswers';

/** A line that was done with what it asked, and the step that did it. */
interface Taken {
  readonly asked: AskedLine;
  readonly seq: number;
  /** The step before. */
  readonly before: number;
}

/** What goes with the players from the table to the map. */
let carried: { readonly campaign: string; readonly asked: AskedLine } | null = null;

/** Made while its component is, since it watches the table. */
export class LineTaking {
  readonly #game: PlayedGame;
  readonly #steps: TableSteps;
  readonly #attack: AttackDraft;
  readonly #onboard: () => ((figure: FigureId) => void) | null;
  #asked = $state.raw<AskedLine | null>(null);
  #taken: Taken | null = null;
  /** What is taken along with lines that are not done yet. */
  readonly offers: OffersTaken;
  /** Whom it will be on, as far as they are chosen. */
  chosen = $state.raw<readonly FigureId[]>([]);

  constructor(
    game: PlayedGame,
    steps: TableSteps,
    attack: AttackDraft,
    onboard: () => ((figure: FigureId) => void) | null,
  ) {
    this.#game = game;
    this.#steps = steps;
    this.#attack = attack;
    this.offers = new OffersTaken({
      whyNot: steps.whyNot,
      sayWhy: (sentence) => game.open.sayWhy(sentence),
    });
    this.#onboard = onboard;
    if (carried?.campaign === game.open.key) this.#asked = carried.asked;
    carried = null;
    // A line asks in its own turn only, as long as nobody has done it, and not beside an attack.
    $effect(() => {
      const asked = this.#asked;
      const isOver = asked !== null && !asked.isOfOccasion && !this.#isOpen(asked);
      if (isOver || game.scenario.attack) this.cancel();
    });
    // Whoever takes it back wants to answer otherwise.
    $effect(() => {
      const now = this.#newest;
      const taken = this.#taken;
      if (!taken || now >= taken.seq) return;
      this.#taken = null;
      if (now === taken.before) untrack(() => this.#askAgain(taken.asked));
    });
  }

  readonly #acting = $derived.by(() => this.#find(this.#game.active));
  /** Whose line is being done, else whose turn runs, where it is a character. */
  readonly character = $derived.by(() =>
    this.#asked ? this.#find(this.#asked.figure) : this.#acting,
  );
  readonly #sheet = $derived.by(() =>
    this.#game.sheets.find(({ id }) => id === this.#acting?.sheet),
  );
  /** Null where its cards are not known. */
  readonly cards = $derived.by(() => {
    const { scenario, content } = this.#game;
    return this.#acting && cardsInTurn(scenario, content, this.#acting, this.#sheet);
  });
  /** Initiatives that do not say which card is played. */
  readonly doubts = $derived.by(() =>
    this.#acting ? cardsInDoubt(this.#game.content, this.#acting, this.#sheet) : NO_DOUBT,
  );
  /** The keys of lines and of their offers. */
  readonly caps = $derived.by(() => lineCaps(settings.now.letterKeys ? this.cards : null));
  /** Those that ask for nothing but a way on the map, while no line asks. */
  readonly moves = $derived.by((): readonly LineMove[] => {
    const { cards } = this;
    const character = this.#acting;
    if (!cards || !character || this.#asked) return [];
    return lineMoves(cards, (line) => this.#commandsFor(this.#begun(character, line)));
  });
  readonly #commands = $derived.by(() => this.#asked && this.#commandsFor(this.#asked));
  /** What the line that was pressed asks next. */
  readonly asks = $derived.by((): LineAsks | null => {
    const found = this.#commands;
    return found && found.needs !== null ? found : null;
  });

  /** The newest step that holds. */
  get #newest(): number {
    return this.#game.open.log.at(-1)?.seq ?? 0;
  }

  /** The line that was pressed and is not done yet. */
  get pressed(): HalfLine | null {
    return this.#asked?.line ?? null;
  }

  /** What the line that asks was told so far. */
  get told(): LineAnswers {
    return this.#asked && this.asks ? answersAt(this.#asked.answers, this.asks) : {};
  }

  /** There is a map elsewhere to answer on. */
  get canGoToMap(): boolean {
    return this.#onboard() !== null;
  }

  /** Why it cannot be done now, as a sentence; null = it can, as far as nothing is asked. */
  whyNot(line: HalfLine): string | null {
    const { character } = this;
    if (line.printed.type === 'consume') return this.offers.whyNotUse(line.printed.elements ?? []);
    if (!character) return null;
    const { scenario, content, names } = this.#game;
    const answers = { offers: this.offers.of(line) };
    const played = { scenario, content, figure: character, lasts: 'round' as const, answers };
    const refusal = whyNotLine(line, played);
    return refusal && refusalSentence(refusal, names);
  }

  /** Does the line with this key, or takes the offer along; false = there is none. */
  pressKey(key: string): boolean {
    const found = this.caps.find(({ cap }) => cap === key);
    if (!found) return false;
    const { line, offer } = found;
    if (cameTooLate()) return true;
    if (offer === null) void this.press(line);
    else this.turnOffer(line, offer);
    return true;
  }

  /** Takes an offer along, or lets it be; a line that asks asks anew with it. */
  turnOffer(line: TurnHalfLine, offer: number): void {
    this.offers.turn(line, offer);
    const asked = this.#asked;
    if (!asked || keyOf(asked.line) !== keyOf(line)) return;
    // It asks anew, with what is taken along now; which elements are used up depends on that.
    const { elements: _, ...answers } = asked.answers;
    void this.#goOn({ ...asked, answers: { ...answers, offers: this.offers.of(line) } });
  }

  /** Does a line that is open, or asks what it was not told. True = neither was refused. */
  async press(line: TurnHalfLine, answers: LineAnswers = {}): Promise<boolean> {
    this.cancel();
    const { character } = this;
    if (!character || line.state !== 'open') return false;
    const why = this.whyNot(line);
    if (why !== null) {
      this.#game.open.sayWhy(why);
      return false;
    }
    const begun = this.#begun(character, line);
    return this.#goOn({ ...begun, answers: { ...begun.answers, ...answers } });
  }

  /** What is taken back now is not asked anew. */
  forgetTaken(): void {
    this.#taken = null;
  }

  #askAgain(asked: AskedLine): void {
    const { scenario, active } = this.#game;
    if (this.#asked !== null || scenario.attack || active !== asked.figure) return;
    for (const { offer } of asked.answers.offers ?? [])
      if (!this.offers.has(asked.line, offer)) this.offers.turn(asked.line, offer);
    void this.#goOn(asked);
  }

  /** Does what a card in effect gives, as its occasion has come. */
  pressOccasion({ id: figure }: Character, line: HalfLine): void {
    this.cancel();
    void this.#goOn({ figure, line, isOfOccasion: true, lasts: 'round', answers: {} });
  }

  /** True = it was taken: the line is done or asks for the next thing. */
  async answer(more: LineAnswers): Promise<boolean> {
    const { asks } = this;
    if (!this.#asked || !asks) return false;
    const answers = answered(this.#asked.answers, asks, more);
    return this.#goOn({ ...this.#asked, answers });
  }

  /** What is asked is done at the table; the rest of the line is done all the same. */
  byHand(): void {
    const { asks } = this;
    if (!asks || !this.#asked) return;
    const { paths = [] } = answersAt(this.#asked.answers, asks);
    const { mover } = asks;
    if (asks.needs === 'path' && mover !== null)
      void this.answer({ paths: [...paths, { figure: mover, path: [] }] });
    else if (asks.needs === 'hexes') void this.answer({ hexes: [] });
    else if (asks.needs === 'targets') void this.answer({ targets: [] });
  }

  /** One more whom it is on; false = nobody is asked for. */
  choose(figure: FigureId): boolean {
    const { asks } = this;
    if (asks?.needs !== 'targets' || this.isAiming) return false;
    const most = asks.action && 'targets' in asks.action ? asks.action.targets : 1;
    if (most === 1) void this.answer({ targets: [figure] });
    else
      this.chosen = this.chosen.includes(figure)
        ? this.chosen.filter((each) => each !== figure)
        : [...this.chosen, figure];
    return true;
  }

  /** Several were chosen. */
  applyToChosen(): boolean {
    if (this.asks?.needs !== 'targets' || this.isAiming || this.chosen.length === 0) return false;
    void this.answer({ targets: this.chosen });
    return true;
  }

  /** A number that was typed; false = none is asked for. */
  setNumber(number: number): boolean {
    const { asks } = this;
    if (asks?.needs === 'value') void this.answer({ value: number });
    else if (asks?.needs === 'times') this.#setTimes(asks, number);
    else if (asks?.needs === 'element') this.#setElement(asks, number);
    // Its target is asked for: the number may be the value of its attack. Nothing else takes one.
    else return asks !== null && !this.isAiming;
    return true;
  }

  /** By its place among those that can be had. */
  #setElement(asks: LineAsks, place: number): void {
    const element = this.elementsFor(asks)[place - 1];
    if (element) void this.#addElement(element);
  }

  #addElement(element: Element): Promise<boolean> {
    return this.answer({ elements: [...(this.told.elements ?? []), element] });
  }

  /** The elements that the line can use up, or make; their places are their digits. */
  elementsFor({ isUsed }: LineAsks): readonly Element[] {
    return isUsed ? this.#elementsBeside(this.told) : ELEMENTS;
  }

  #elementsBeside({ elements = [] }: LineAnswers): readonly Element[] {
    return ELEMENTS.filter(
      (each) => !elements.includes(each) && this.offers.whyNotUse([each]) === null,
    );
  }

  cancel(): void {
    if (!this.#asked) return;
    this.#asked = null;
    this.chosen = [];
    this.#attack.giveUp();
  }

  /** Left out = whose turn runs. */
  toMap(whom: FigureId | null = this.#game.active): void {
    const onboard = this.#onboard();
    const figure = this.#asked?.figure ?? whom;
    if (!onboard || figure === null) return;
    carried = this.#asked && { campaign: this.#game.open.key, asked: this.#asked };
    onboard(figure);
  }

  /** Its targets are chosen by the crosshairs. */
  get isAiming(): boolean {
    const { asks } = this;
    const actor = asks && findFigure(this.#game.scenario, asks.actor);
    // A monster is turned against its own side, where no crosshairs are.
    const isOthers = actor?.id !== this.#asked?.figure && actor?.kind !== 'monster';
    const isAtOnce = asks?.within.length === 0 || isOthers;
    return asks?.needs === 'targets' && isAtOnce && asks.action?.kind === 'attack';
  }

  /** The attack of the line on one figure; null where more is asked. */
  #attackOn(figure: FigureId): Command | null {
    if (!this.#asked || !this.asks) return null;
    const answers = answered(this.#asked.answers, this.asks, { targets: [figure] });
    const found = this.#commandsFor({ ...this.#asked, answers });
    if (found?.needs !== null) return null;
    const begin = found.commands.find(({ type }) => type === 'beginAttack');
    return begin?.type === 'beginAttack' ? { ...begin, line: this.#asked.line.ref } : null;
  }

  #setTimes(asks: LineAsks, times: number): void {
    if (!this.#asked) return;
    const { offers = [] } = answersAt(this.#asked.answers, asks);
    const waiting = offers.find(
      (offer) => offer.times === undefined && isCounted(asks.line, offer),
    );
    const told = offers.map((offer) => (offer === waiting ? { ...offer, times } : offer));
    void this.answer({ offers: told });
  }

  #find(id: FigureId | null): Character | null {
    const found = id === null ? undefined : findFigure(this.#game.scenario, id);
    return found?.kind === 'character' ? found : null;
  }

  /** As it is when it is pressed. */
  #begun({ id: figure }: Character, line: TurnHalfLine): AskedLine {
    const answers = { offers: this.offers.of(line) };
    return { figure, line, isOfOccasion: false, lasts: line.lasts, answers };
  }

  #commandsFor({ figure: id, line, lasts, answers }: AskedLine) {
    const { scenario, content } = this.#game;
    const figure = this.#find(id);
    return figure && commandsOfLine(line, { scenario, content, figure, lasts, answers });
  }

  /** Does the line, or asks for the next thing it needs. */
  async #goOn(next: AskedLine): Promise<boolean> {
    const found = this.#commandsFor(next);
    this.chosen = [];
    if (!found) return false;
    if (found.needs === null) {
      const asked = this.#asked;
      const before = this.#newest;
      const done = await this.#steps.send(
        commandOfAsked(next, {
          subcommands: [...found.commands],
          part: found.part ? { part: found.part } : {},
          along: this.#along(next),
        }),
      );
      if (!done) return false;
      this.offers.forget(next.line);
      this.cancel();
      this.#taken = asked && { asked, seq: this.#newest, before };
      return true;
    }
    const plain = this.#plainAnswer(next, found);
    if (plain) return this.#goOn({ ...next, answers: answered(next.answers, found, plain) });
    const isNew = this.#asked === null;
    this.#asked = next;
    const { action } = found;
    this.chosen = this.#reached(found);
    // Keys answer what is asked now; on the button that was pressed they would press it again.
    if (isNew && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (this.isAiming)
      this.#attack.prepare(found.actor, action ?? undefined, {
        answer: (more) => this.answer(more),
        commandOn: (whom) => this.#attackOn(whom),
      });
    return true;
  }

  /** Whom the line reaches of its own accord is chosen at once, and can be taken out. */
  #reached({ needs, actor: by, action, line }: LineAsks): readonly FigureId[] {
    const { scenario, content } = this.#game;
    const actor = findFigure(scenario, by);
    if (needs !== 'targets' || !actor || !action || !('affects' in action)) return [];
    return reachedByLine(scenario, content, actor, action, line.ref) ?? [];
  }

  /** What the half gives without asking comes with its first line. */
  #along(asked: AskedLine): PlayedLines {
    const along = this.cards && !asked.isOfOccasion ? linesAlong(this.cards, asked.line) : [];
    return along.flatMap((line) => {
      const found = this.#commandsFor({ ...asked, line, lasts: line.lasts, answers: {} });
      return found?.needs === null ? [{ line: line.ref, subcommands: [...found.commands] }] : [];
    });
  }

  #plainAnswer({ figure: id, answers }: AskedLine, asks: LineAsks): LineAnswers | null {
    const { scenario, content } = this.#game;
    const figure = this.#find(id);
    const elements = (told: LineAnswers) => this.#elementsBeside(told);
    return figure && plainAnswer(asks, answers, { scenario, content, figure, elements });
  }

  /** Its turn runs, and it has not been done. */
  #isOpen({ figure, line }: AskedLine): boolean {
    if (this.#game.active !== figure) return false;
    const { halves = [], defaults = [] } = this.cards ?? {};
    const all = [...halves.flatMap(({ lines }) => lines), ...defaults.map(({ line }) => line)];
    const own = all.find((each) => keyOf(each) === keyOf(line));
    return own === undefined || own.state === 'open';
  }
}

export const [getCards, setCards] = createContext<LineTaking>();
