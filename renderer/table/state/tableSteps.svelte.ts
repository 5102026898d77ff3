/** The next act of the table, and sending its steps with their questions. */
import { createContext } from 'svelte';
import { nextAct } from '#shared/commands/round/nextAct';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command, CommandType } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { arrivals } from '#shared/rules/figures/letters';
import { settings } from '../../app/page/settings.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';
import { setSteps, TakingSteps } from '../../game/takingSteps';
import { memoiseParts } from '../../ui/rendering/memoise';
import { capsOf, type Caps } from './caps';
import { TablePlaces } from './places.svelte';
import { conditionsDue, type ConditionsDue } from '#shared/commands/round/conditionsDue';
import { fatalDamage, type FatalDamage } from '#shared/commands/figures/fatalDamage';

/** A step that was taken on this screen. */
interface TakenStep {
  readonly seq: number;
  readonly type: CommandType;
}

class Questions {
  readonly #game: PlayedGame;
  /** Damage that would exhaust a character. */
  fatal = $state.raw<FatalDamage | null>(null);
  /** Conditions that take effect with the step; asked only if the players want that. */
  due = $state.raw<ConditionsDue | null>(null);
  /** The newest step of this screen. */
  taken = $state.raw<TakenStep | null>(null);

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** Sends a step without questions. True = recorded. */
  async record(command: Command): Promise<boolean> {
    const { open } = this.#game;
    const isRecorded = await open.send(command);
    const seq = open.log.at(-1)?.seq;
    if (isRecorded && seq !== undefined) this.taken = { seq, type: command.type };
    return isRecorded;
  }

  /** Sends a step, or asks first. True = recorded. */
  async send(command: Command): Promise<boolean> {
    // An open question comes first.
    if (this.fatal) return false;
    const { open, scenario, content } = this.#game;
    this.fatal = fatalDamage(open.game, command, content);
    if (this.fatal) return false;
    if (!settings.now.askConditions) return this.record(command);
    const asked = command.type === 'endTurn' ? { ...command, wait: true } : command;
    this.due = conditionsDue(scenario, asked);
    return this.due ? false : this.record(asked);
  }

  /** Sends the answer without further questions. */
  async answer(commands: readonly Command[]): Promise<void> {
    this.forget();
    for (const command of commands) {
      if (!(await this.record(command))) return;
    }
  }

  /** Drops the question and the step. */
  forget(): void {
    this.fatal = null;
    this.due = null;
  }
}

/** The action of the amber button when an answer is complete. */
export interface ReadyAction {
  readonly label: string;
  readonly run: () => unknown;
}

const NO_CAPS: Caps = new Map();

/** Created during component setup, because it has effects. */
export class TableSteps extends TakingSteps {
  readonly #game: PlayedGame;
  readonly questions: Questions;
  readonly places = new TablePlaces();
  /** The deck whose drawn card is being entered. */
  entering = $state.raw<ModifierDeckId | null>(null);
  /** The map's complete answer to a card line; null = something is missing. */
  readyAction = $state.raw<ReadyAction | null>(null);
  /** For the next card of the running attack only; null = as set for the table. */
  #isCardEntered = $state.raw<boolean | null>(null);
  #highlighted = $state.raw<{ readonly act: NextAct; readonly place: number } | null>(null);

  constructor(game: PlayedGame) {
    const questions = new Questions(game);
    super({
      whyNot: (command) => game.open.whyNot(command),
      send: (command) => questions.send(command),
    });
    this.#game = game;
    this.questions = questions;
    $effect(() => {
      if (!game.scenario.attack) this.#isCardEntered = null;
    });
  }

  /** Sends a step without questions. True = recorded. */
  readonly record = (command: Command): Promise<boolean> => this.questions.record(command);

  /** The next modifier card is drawn at the physical table and entered. */
  get isCardEntered(): boolean {
    return this.#isCardEntered ?? this.#game.usesTableCards;
  }
  set isCardEntered(isEntered) {
    this.#isCardEntered = isEntered;
  }

  readonly act = $derived.by(() => {
    const { scenario, content, sheets } = this.#game;
    return nextAct(scenario, content, this.isCardEntered, sheets);
  });
  /** The figure whose turn the amber button begins. */
  readonly upNext = $derived.by((): FigureId | null =>
    this.act.kind === 'startTurn' ? this.act.command.figure : null,
  );

  /** Index of the highlighted option of the current choice. */
  get highlightedChoice(): number {
    return this.#highlighted?.act === this.act ? this.#highlighted.place : 0;
  }
  set highlightedChoice(place) {
    this.#highlighted = { act: this.act, place };
  }

  readonly #keepArrivals = memoiseParts<readonly FigureId[]>();
  readonly #caps = $derived.by(() => capsOf(this.#keepArrivals(arrivals(this.#game.scenario))));
  /** Letters of the figures; empty if letter keys are off. */
  get caps(): Caps {
    return settings.now.letterKeys ? this.#caps : NO_CAPS;
  }

  #choosers: readonly ((figure: FigureId) => boolean)[] = [];
  /**
   * Registers a function for the letters of figures while several are chosen; it returns false for
   * other figures. Returns a function that removes it.
   */
  lendChoice(choose: (figure: FigureId) => boolean): () => void {
    this.#choosers = [...this.#choosers, choose];
    return () => (this.#choosers = this.#choosers.filter((each) => each !== choose));
  }
  /** True = a registered choice took the figure. */
  chooseLent(figure: FigureId): boolean {
    return this.#choosers.some((choose) => choose(figure));
  }
}

const [getTableSteps, setContext] = createContext<TableSteps>();
export { getTableSteps };

/** Also sets the general steps, so that every step on this table asks its questions first. */
export function setTableSteps(steps: TableSteps): void {
  setContext(steps);
  setSteps(steps);
}
