/** The next act of the table. Sends the table's steps, and asks the players first where necessary. */
import { createContext } from 'svelte';
import { nextAct } from '#shared/commands/round/nextAct';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command, CommandType } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { arrivals } from '#shared/rules/figures/arrivalOrder';
import { settings } from '../../app/page/settings.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';
import { setSteps, TakingSteps } from '../../game/takingSteps';
import { memoiseParts } from '../../ui/rendering/memoise';
import { keyCapsOf, type KeyCaps } from './keyCaps';
import { TablePlaces } from './places.svelte';
import { conditionsDue, type ConditionsDue } from '#shared/commands/round/conditionsDue';
import { fatalDamage, type FatalDamage } from '#shared/commands/figures/fatalDamage';

/** A step that this screen sent. */
interface TakenStep {
  readonly seq: number;
  readonly type: CommandType;
}

class Questions {
  readonly #game: PlayedGame;
  /** Damage of the step that would exhaust a character, while the players decide. */
  fatal = $state.raw<FatalDamage | null>(null);
  /**
   * Conditions that take effect with the step, while the players decide. Only asked with the
   * setting for it.
   */
  due = $state.raw<ConditionsDue | null>(null);
  /** The newest step that this screen sent. */
  taken = $state.raw<TakenStep | null>(null);

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** Sends a step without asking. Resolves to true if it was recorded. */
  async record(command: Command): Promise<boolean> {
    const { open } = this.#game;
    const isRecorded = await open.send(command);
    const seq = open.log.at(-1)?.seq;
    if (isRecorded && seq !== undefined) this.taken = { seq, type: command.type };
    return isRecorded;
  }

  /** Sends a step, or asks the players first. Resolves to true if it was recorded. */
  async send(command: Command): Promise<boolean> {
    // The open question must be answered first.
    if (this.fatal) return false;
    const { open, scenario, content } = this.#game;
    const { askConditions } = settings.now;
    const asked =
      askConditions && command.type === 'endTurn' ? { ...command, wait: true } : command;
    this.fatal = fatalDamage(open.game, asked, content);
    if (this.fatal) return false;
    this.due = askConditions ? conditionsDue(scenario, asked) : null;
    return this.due ? false : this.record(asked);
  }

  /** Sends the steps that the players chose, without asking again. */
  async answer(commands: readonly Command[]): Promise<void> {
    this.forget();
    for (const command of commands) {
      if (!(await this.record(command))) return;
    }
  }

  /** Closes the question without sending the step. */
  forget(): void {
    this.fatal = null;
    this.due = null;
  }
}

/** The amber button's label and action when the players' answer is complete. */
export interface ReadyAction {
  readonly label: string;
  readonly run: () => unknown;
}

const NO_CAPS: KeyCaps = new Map();

/** Created during component setup, because it has effects. */
export class TableSteps extends TakingSteps {
  readonly #game: PlayedGame;
  readonly questions: Questions;
  readonly places = new TablePlaces();
  /** The modifier deck whose drawn card the players are entering. */
  entering = $state.raw<ModifierDeckId | null>(null);
  /** The complete answer that the map gives to a card line; null while something is missing. */
  readyAction = $state.raw<ReadyAction | null>(null);
  /** Overrides the setting for the next card of the running attack. Null = the table's setting. */
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

  /** Sends a step without asking. Resolves to true if it was recorded. */
  readonly record = (command: Command): Promise<boolean> => this.questions.record(command);

  /** True if the players draw the next modifier card from the physical deck and enter it. */
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
  /** The figure whose turn the amber button begins, else null. */
  readonly upNext = $derived.by((): FigureId | null =>
    this.act.kind === 'startTurn' ? this.act.command.figure : null,
  );

  /** The index of the highlighted option in the current choice. */
  get highlightedChoice(): number {
    return this.#highlighted?.act === this.act ? this.#highlighted.place : 0;
  }
  set highlightedChoice(place) {
    this.#highlighted = { act: this.act, place };
  }

  readonly #keepArrivals = memoiseParts<readonly FigureId[]>();
  readonly #caps = $derived.by(() => keyCapsOf(this.#keepArrivals(arrivals(this.#game.scenario))));
  /** The keys of the figures; empty if letter keys are switched off. */
  get caps(): KeyCaps {
    return settings.now.letterKeys ? this.#caps : NO_CAPS;
  }

  #choosers: readonly ((figure: FigureId) => boolean)[] = [];
  /**
   * Registers a function that the keys of figures call while players choose several figures. It
   * returns false for figures that cannot be chosen. Returns a function that unregisters it.
   */
  registerChooser(choose: (figure: FigureId) => boolean): () => void {
    this.#choosers = [...this.#choosers, choose];
    return () => (this.#choosers = this.#choosers.filter((each) => each !== choose));
  }
  /** Passes a figure to the registered functions. True if one of them chose it. */
  chooseByKey(figure: FigureId): boolean {
    return this.#choosers.some((choose) => choose(figure));
  }
}

const [getTableSteps, setContext] = createContext<TableSteps>();
export { getTableSteps };

/**
 * Also sets the context of general steps, so that all steps on this table ask first where
 * necessary.
 */
export function setTableSteps(steps: TableSteps): void {
  setContext(steps);
  setSteps(steps);
}
