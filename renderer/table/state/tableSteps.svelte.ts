/** The next act of the table, and how its steps are taken: what is to be asked first is asked. */
import { createContext } from 'svelte';
import { nextAct } from '#shared/commands/round/nextAct';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { arrivals } from '#shared/rules/figures/letters';
import { settings } from '../../app/page/settings.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';
import { setSteps, TakingSteps } from '../../game/takingSteps';
import { keeping } from '../../ui/keeping';
import { capsOf, type Caps } from './caps';
import { TablePlaces } from './places.svelte';
import { Questions } from './questions.svelte';

/** What the amber button does where an answer is complete. */
export interface ReadyAction {
  readonly label: string;
  readonly run: () => unknown;
}

const NO_CAPS: Caps = new Map();

/** Made while its component is, since it watches the table. */
export class TableSteps extends TakingSteps {
  readonly #game: PlayedGame;
  readonly questions: Questions;
  readonly places = new TablePlaces();
  /** The deck of which a drawn card is being told. */
  telling = $state.raw<ModifierDeckId | null>(null);
  /** What the map would do with what a line asks and was told there; null = something is missing. */
  readyAction = $state.raw<ReadyAction | null>(null);
  /** What the players say of the next card of the attack in progress. */
  #told = $state.raw<boolean | null>(null);
  #looked = $state.raw<{ readonly act: NextAct; readonly place: number } | null>(null);

  constructor(game: PlayedGame) {
    const questions = new Questions(game);
    super({
      whyNot: (command) => game.open.whyNot(command),
      send: (command) => questions.send(command),
    });
    this.#game = game;
    this.questions = questions;
    $effect(() => {
      if (!game.scenario.attack) this.#told = null;
    });
  }

  /** Takes a step of which nothing is asked any more. True = recorded. */
  readonly record = (command: Command): Promise<boolean> => this.#game.open.send(command);

  /** The next card is drawn at the table and told: always, or as the players say of this one. */
  get isCardTold(): boolean {
    return this.#told ?? this.#game.usesTableCards;
  }
  set isCardTold(isTold) {
    this.#told = isTold;
  }

  readonly act = $derived.by(() => {
    const { scenario, content, sheets } = this.#game;
    return nextAct(scenario, content, this.isCardTold, sheets);
  });
  /** Whose turn the amber button begins; null = nobody's. */
  readonly upNext = $derived.by((): FigureId | null =>
    this.act.kind === 'startTurn' ? this.act.command.figure : null,
  );

  /** Which option of what is to be chosen is looked at: the place in its list. */
  get lookedChoice(): number {
    return this.#looked?.act === this.act ? this.#looked.place : 0;
  }
  set lookedChoice(place) {
    this.#looked = { act: this.act, place };
  }

  readonly #keepMet = keeping<readonly FigureId[]>();
  readonly #caps = $derived.by(() => capsOf(this.#keepMet(arrivals(this.#game.scenario))));
  /** The letter of every figure that has one. */
  get caps(): Caps {
    return settings.now.letterKeys ? this.#caps : NO_CAPS;
  }

  #choosing: readonly ((figure: FigureId) => boolean)[] = [];
  /** Lends what the letter of a figure does while some are chosen, until the returned function is called; false = it is none of them. */
  lendChoice(choose: (figure: FigureId) => boolean): () => void {
    this.#choosing = [...this.#choosing, choose];
    return () => (this.#choosing = this.#choosing.filter((each) => each !== choose));
  }
  /** True = it is one of those that are chosen. */
  chooseLent(figure: FigureId): boolean {
    return this.#choosing.some((choose) => choose(figure));
  }
}

const [getTableSteps, setContext] = createContext<TableSteps>();
export { getTableSteps };

/** Whatever takes a step on this table asks first what the table asks. */
export function setTableSteps(steps: TableSteps): void {
  setContext(steps);
  setSteps(steps);
}
