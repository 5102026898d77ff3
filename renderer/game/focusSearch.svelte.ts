/** Computes the focus of each monster while the players are idle. */
import type { Content } from '#shared/content/content';
import type { FigureId } from '#shared/ids';
import { boardInPlay } from '#shared/rules/board/inPlay';
import { isInPlay } from '#shared/rules/figures/figures';
import { monsterPlan } from '#shared/rules/monsters/plan/plan';
import type { Figure, Scenario } from '#shared/state';
import type { Names } from '../words/sentences/names/names';
import { focusMap } from './focus';

const NOBODY = focusMap([]);
const NO_NAMES: readonly string[] = [];

interface Watched {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly names: Names;
}

/** The idle time before anything is computed, in milliseconds. */
const REST_MILLISECONDS = 200;

/**
 * The focus of each figure on the board. After a relevant change it is computed while the players
 * are idle, one figure at a time. Until then no focus is known. Must be created while a component
 * is initialised, because it has effects.
 */
export class FocusSearch {
  readonly #game: Watched;
  #found = $state.raw(NOBODY);
  #signature = '';
  #content: Content | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goOn: (() => void) | null = null;

  constructor(game: Watched) {
    this.#game = game;
    $effect(() => this.#look(game.scenario, game.content));
    $effect(() => {
      const listening = new AbortController();
      const rest = () => this.#rest();
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(press, rest, { capture: true, signal: listening.signal });
      return () => {
        listening.abort();
        this.#stop();
      };
    });
  }

  /** The names of the figures that this figure focuses on; none without a board. */
  focusesOf(figure: FigureId): readonly string[] {
    if (this.#found.size === 0) return NO_NAMES;
    return (this.#found.get(figure) ?? []).map(this.#game.names.figure);
  }

  /** The names of the figures that focus on this figure. */
  focusedBy(figure: FigureId): readonly string[] {
    if (this.#found.size === 0) return NO_NAMES;
    return [...this.#found].flatMap(([id, targets]) =>
      targets.includes(figure) ? [this.#game.names.figure(id)] : [],
    );
  }

  #look(scenario: Scenario, content: Content): void {
    const signature = signatureOf(scenario);
    if (signature === this.#signature && content === this.#content) return;
    this.#stop();
    this.#signature = signature;
    // The map of the scenario may be loaded after the game has changed.
    this.#content = content;
    this.#found = NOBODY;
    if (signature === '') return;
    const todo = acting(scenario).map(({ id }) => id);
    const found: (readonly [FigureId, readonly FigureId[]])[] = [];
    const findNext = (): void => {
      const id = todo.shift();
      if (id === undefined) this.#found = focusMap(found);
      if (id === undefined || (found.length === 0 && boardInPlay(scenario, content) === null)) {
        this.#goOn = null;
        return;
      }
      const focus = focusOf(scenario, content, id);
      if (focus.length > 0) found.push([id, focus]);
      this.#timer = setTimeout(findNext);
    };
    this.#goOn = findNext;
    this.#rest();
  }

  /** Restarts the idle time, because input has priority over the search. */
  #rest(): void {
    if (!this.#goOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#goOn, REST_MILLISECONDS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#goOn = null;
    this.#signature = '';
  }
}

function focusOf(scenario: Scenario, content: Content, id: FigureId): readonly FigureId[] {
  const plan = monsterPlan(scenario, content, id);
  const act = plan.ok ? plan.value.steps.find((step) => step.kind === 'act') : undefined;
  return (act?.turn.focus ?? []) as readonly FigureId[];
}

/** The figures that act by the rules for monsters and still have a turn in this round. */
function acting({ figures, phase }: Scenario): readonly Figure[] {
  if (phase.name !== 'turns') return [];
  const open = new Set(
    phase.order
      .flatMap((block) => block.turns)
      .filter(({ state }) => state !== 'done')
      .map(({ figure }) => figure),
  );
  return figures.filter(
    (figure) =>
      (figure.kind === 'monster' || figure.kind === 'summon') &&
      isInPlay(figure) &&
      figure.at !== null &&
      open.has(figure.id),
  );
}

/**
 * Everything that a focus depends on, as a text. Hit points are not a part of it. Empty = there is
 * no focus.
 */
function signatureOf(scenario: Scenario): string {
  const { figures, phase, board, sleeves, abilityDecks } = scenario;
  const isInUse = figures.some(({ kind, at }) => kind === 'character' && at !== null);
  if (phase.name !== 'turns' || !board || !isInUse) return '';
  return JSON.stringify([
    phase.order.map(({ initiative, turns }) => [initiative, turns]),
    figures
      .filter(isInPlay)
      .map(({ id, at, conditions }) => [id, at, conditions.map(({ name }) => name)]),
    board,
    sleeves,
    abilityDecks.map(({ current }) => current),
  ]);
}
