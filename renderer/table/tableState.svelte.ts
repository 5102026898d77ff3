/** The table as one screen has it: the game it shows and what the players have open over it. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import type { AbilityDeckId, BlockId, FigureId, ModifierDeckId } from '#shared/ids';
import { turnStates } from '#shared/rules/round/turns';
import { arrivals } from '#shared/rules/figures/letters';
import type { Character, Scenario, Turn } from '#shared/state';
import type { OpenGame } from '../game/openGame.svelte';
import { capsOf, type Caps } from './state/caps';
import { seenOnTop } from './decks/onTop';
import { PLACES, type Overlay, type ReadyDeed, type TableContext } from './state/tableContext';
import { isOffered } from '../game/seats';
import { settings } from '../app/page/settings.svelte';
import { tableNames } from '../words/sentences/names/names';
import { TURN_TEXT } from '../words/sentences/table/acts';
import { keeping } from '../ui/keeping';
import { Landmarks } from '../ui/landmarks';
import { cameTooLate } from '../ui/presses/latePress';
import { AttackDraft } from './attack/attackDraft.svelte';
import { FocusSearch } from './figures/focusing.svelte';
import { LineTaking } from './turn/lines/lineTaking.svelte';
import { openLinesOf } from './turn/lines/openLines';
import { attackBack } from './attack/attackBack';
import { TurnFlow } from './turn/turnFlow.svelte';
import { isUntouched, undoneIn, type LeftUndone } from './turn/undone';

const NO_CAPS: Caps = new Map();
const NO_NAMES: readonly string[] = [];

/** Made while its component is, since it watches the table. */
export class TableState implements TableContext {
  readonly #game: () => OpenGame;
  readonly #scenario: () => Scenario;
  readonly places = new Landmarks();
  readonly attack: AttackDraft;
  readonly lines: LineTaking;
  readonly flow: TurnFlow;
  readonly #focusing = new FocusSearch();
  telling = $state.raw<ModifierDeckId | null>(null);
  overlay = $state.raw<Overlay | null>(null);

  constructor(
    game: () => OpenGame,
    scenario: () => Scenario,
    onboard: () => ((figure: FigureId) => void) | null = () => null,
  ) {
    this.#game = game;
    this.#scenario = scenario;
    this.attack = new AttackDraft(this);
    this.lines = new LineTaking(this, game, onboard);
    this.flow = new TurnFlow(this);
    $effect(() => {
      this.#focusing.look(this.scenario, this.content);
    });
    $effect(() => {
      const listening = new AbortController();
      const rest = () => this.#focusing.rest();
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(press, rest, { capture: true, signal: listening.signal });
      return () => {
        listening.abort();
        this.#focusing.stop();
      };
    });
  }

  get openGame() {
    return this.#game();
  }

  get game() {
    return this.#game().game;
  }

  get scenario(): Scenario {
    return this.#scenario();
  }

  get content() {
    return this.#game().content;
  }

  get sheets() {
    return this.#game().game.campaign.characters;
  }

  readonly names = $derived.by(() => tableNames(this.#game().names, this.scenario));
  readonly active = $derived.by(() => {
    const { phase } = this.scenario;
    return phase.name === 'turns' ? phase.active : null;
  });
  readonly upNext = $derived.by(() => {
    const { act } = this;
    return act.kind === 'startTurn' ? act.command.figure : null;
  });
  readonly #keepTurns = keeping<ReadonlyMap<FigureId, Turn['state']>>();
  readonly turns = $derived.by(() => this.#keepTurns(turnStates(this.scenario)));

  get clock() {
    return this.#game().clock;
  }

  readonly tellsSeconds = $derived.by(() =>
    this.#game().log.some(
      ({ command }) => command.type === 'setInitiative' && command.second !== null,
    ),
  );

  get act() {
    return this.flow.act;
  }

  isMapHere = $state(false);
  readyDeed = $state.raw<ReadyDeed | null>(null);
  #looked = $state.raw<{ readonly act: NextAct; readonly place: number } | null>(null);
  get lookedChoice(): number {
    return this.#looked?.act === this.act ? this.#looked.place : 0;
  }
  set lookedChoice(place) {
    this.#looked = { act: this.act, place };
  }

  get isTold(): boolean {
    return settings.now.decks === 'table';
  }

  /** The deck the dock shows first. */
  get deck(): ModifierDeckId {
    return this.attack.deck;
  }

  readonly #keepMet = keeping<readonly FigureId[]>();
  readonly #caps = $derived.by(() => capsOf(this.#keepMet(arrivals(this.scenario))));

  get caps(): Caps {
    return settings.now.letterKeys ? this.#caps : NO_CAPS;
  }

  readonly focus = {
    of: (figure: FigureId) => {
      const { found } = this.#focusing;
      return found.size === 0 ? NO_NAMES : (found.get(figure) ?? []).map(this.names.figure);
    },
    on: (figure: FigureId) => {
      const { found } = this.#focusing;
      if (found.size === 0) return NO_NAMES;
      return [...found].flatMap(([id, whom]) =>
        whom.includes(figure) ? [this.names.figure(id)] : [],
      );
    },
  };

  readonly seenOnTop = (deck: AbilityDeckId): readonly number[] | null =>
    seenOnTop(this.#game().log, deck);

  readonly colourOf = (character: Character): string =>
    this.content.class(character.class)?.colour ?? 'var(--line)';

  readonly refusalOf = (command: Command) => this.#game().refusalOf(command);
  readonly isOffered = (command: Command) => isOffered(this.game, command);
  readonly whyNot = (command: Command): string | null => this.#game().whyNot(command);
  readonly send = (command: Command): Promise<boolean> => this.flow.send(command);
  readonly record = (command: Command): Promise<boolean> => this.#game().send(command);

  readonly sayWhy = (sentence: string): void => this.#game().sayWhy(sentence);

  readonly open = (overlay: Overlay | null): void => {
    this.overlay = overlay;
  };

  readonly leftUndone = (): LeftUndone | null => {
    const { scenario, active, lines } = this;
    return active === null ? null : undoneIn(this.#game().log, active, lines.cards, scenario);
  };

  readonly isUntouched = (): boolean => {
    const { scenario, active } = this;
    return active !== null && isUntouched(this.#game().log, scenario, active);
  };

  /** A device knows no way back; there only the attack itself goes. */
  cancelAttack(): void {
    const game = this.#game();
    this.lines.forgetTaken();
    const before = this.clock ? attackBack(game.log) : null;
    void (before === null ? this.send({ type: 'cancelAttack' }) : game.goTo(before));
  }

  endTurn(): void {
    if (this.active !== null) void this.flow.endTurn(this.active);
  }

  takeBlock(): void {
    void this.flow.takeBlock();
  }

  #choosing: readonly ((figure: FigureId) => boolean)[] = [];
  lendChoice(choose: (figure: FigureId) => boolean): () => void {
    this.#choosing = [...this.#choosing, choose];
    return () => (this.#choosing = this.#choosing.filter((each) => each !== choose));
  }

  /** Whose letter was pressed last, and refused by the board. */
  #refusedByLetter: FigureId | null = null;

  /** Its letter was pressed: it is chosen where figures are, or becomes a target, else its panel opens. */
  named(figure: FigureId): void {
    const { attack, lines, flow } = this;
    if (lines.choose(figure) || flow.chooseFigure(figure)) return;
    if (this.#choosing.some((choose) => choose(figure))) return;
    const isChoosing = attack.isTargetAsked || this.act.kind === 'draw';
    const { open, chosen } = attack.aim;
    const refused = open.has(figure) ? attack.whyNotTarget(figure) : null;
    const isAnyway = this.#refusedByLetter === figure;
    this.#refusedByLetter = null;
    // The letters that follow are meant for other targets, not for its panel; its own again for itself.
    if (isChoosing && refused?.byBoard) {
      if (isAnyway) return attack.toggle(figure, 'anyway');
      this.#refusedByLetter = figure;
      this.sayWhy(TURN_TEXT.again(refused.why));
    } else if (isChoosing && (open.has(figure) || chosen.has(figure))) {
      attack.toggle(figure);
      // On its crosshair Enter would take it back; a map keeps the keys.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    } else this.openFigure(figure);
  }

  /** The open line of a monster's turn is left out, as its button does; false = there is none. */
  leaveOut(): boolean {
    const { act, active, scenario } = this;
    const isAsked = ['chooseTarget', 'chooseFigure', 'playLines'].includes(act.kind);
    if (!isAsked || active === null || scenario.attack) return false;
    const [open] = openLinesOf(this, active);
    if (!open) return false;
    if (cameTooLate()) return true;
    void this.record({ type: 'markLines', figure: active, lines: [open.line], state: 'skipped' });
    return true;
  }

  /** The panel of a figure, beside where it stands. */
  openFigure(figure: FigureId): void {
    const anchor = this.places.find(PLACES.panel(figure));
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'figure', figure, anchor });
  }

  /** Beside its number in the turn order. */
  correctInitiative(block: BlockId): void {
    const anchor = this.places.find(PLACES.turnOrder(block));
    if (anchor) this.open({ kind: 'initiative', block, anchor });
  }

  tellAbilityCard(deck: AbilityDeckId): void {
    const anchor = this.places.find(PLACES.abilityDeck(deck)) ?? this.places.find(PLACES.next);
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'abilityCard', deck, anchor });
  }

  /** Beside its button, or where the figure stands on a screen without one. */
  openKit(figure: FigureId): void {
    const { places } = this;
    const anchor = places.find(PLACES.kit(figure)) ?? places.find(PLACES.panel(figure));
    if (anchor) this.open({ kind: 'kit', figure, anchor });
  }

  /** To the first initiative that is missing, or the first one. */
  focusInitiative(): void {
    const fields = this.places.all(PLACES.initiatives) as readonly HTMLInputElement[];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    field?.focus();
    // What is in it may be what has to be put right.
    field?.select();
  }

  /** Draws from the deck in the dock, or opens the cards of the one on the table. */
  draw(two: boolean): void {
    const { deck } = this;
    if (cameTooLate()) return;
    if (this.isTold) this.telling = this.telling === deck ? null : deck;
    else void this.send({ type: 'drawModifier', deck, ...(two ? { mode: 'advantage' } : {}) });
  }
}
