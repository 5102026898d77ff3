/** Computes the focus of each monster and summon while the players are idle. */
import type { Content } from '#shared/content/content';
import type { FigureId } from '#shared/ids';
import { monsterPlan } from '#shared/rules/monsters/plan/plan';
import type { Scenario } from '#shared/state';
import type { Names } from '../words/sentences/names/names';
import { focusMap } from './focus';
import { figuresToPlan, focusSignature } from './focusSignature';

const NOBODY = focusMap([]);
const NO_NAMES: readonly string[] = [];

interface Watched {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly names: Names;
}

/** The idle time before anything is computed, in milliseconds. */
const IDLE_MILLISECONDS = 200;

/**
 * The focus of each figure on the board. After a relevant change it is computed while the players
 * are idle, one figure at a time. Until then no focus is known. Must be created while a component
 * is initialised, because it has effects.
 */
export class MonsterFocus {
  readonly #game: Watched;
  #found = $state.raw(NOBODY);
  #signature = '';
  #content: Content | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #findNext: (() => void) | null = null;

  constructor(game: Watched) {
    this.#game = game;
    $effect(() => this.#restart(game.scenario, game.content));
    $effect(() => {
      const listening = new AbortController();
      const onPress = () => this.#waitUntilIdle();
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(press, onPress, { capture: true, signal: listening.signal });
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

  #restart(scenario: Scenario, content: Content): void {
    const signature = focusSignature(scenario, content);
    if (signature === this.#signature && content === this.#content) return;
    this.#stop();
    this.#signature = signature;
    // The map of the scenario may be loaded after the game has changed.
    this.#content = content;
    this.#found = NOBODY;
    if (signature === '') return;
    const todo = figuresToPlan(scenario).map(({ id }) => id);
    const found: (readonly [FigureId, readonly FigureId[]])[] = [];
    const findNext = (): void => {
      const id = todo.shift();
      if (id === undefined) {
        this.#found = focusMap(found);
        this.#findNext = null;
        return;
      }
      const focus = focusOf(scenario, content, id);
      if (focus.length > 0) found.push([id, focus]);
      this.#timer = setTimeout(findNext);
    };
    this.#findNext = findNext;
    this.#waitUntilIdle();
  }

  /** Restarts the idle time, because input has priority over the search. */
  #waitUntilIdle(): void {
    if (!this.#findNext) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#findNext, IDLE_MILLISECONDS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#findNext = null;
    this.#signature = '';
  }
}

function focusOf(scenario: Scenario, content: Content, id: FigureId): readonly FigureId[] {
  const plan = monsterPlan(scenario, content, id);
  const act = plan.ok ? plan.value.steps.find((step) => step.kind === 'act') : undefined;
  return (act?.turn.focus ?? []) as readonly FigureId[];
}
