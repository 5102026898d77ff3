/** The moves of the selected figure, and the card lines that allow them. */
import type { LineMove } from '#shared/commands/cards/lines/lineMoves';
import { sameHex, type Hex } from '#shared/map/hexes';
import type { Move, Reach } from '#shared/map/movement';
import type { Movement } from '#shared/map/paths';
import { movementOf, reachInPlay } from '#shared/rules/board/placedFigures';
import { pointsLeft } from '#shared/rules/round/pointsLeft';
import { canMove } from '#shared/rules/figures/conditions/conditions';
import { isSameLine } from '#shared/rules/order/playedLines';
import type { Figure } from '#shared/state';
import { byHex, hexKey } from '../drawing/geometry';
import type { Scene } from '../state/scene.svelte';

/** The paths to a hex by one card line, or by a manual move (`by` is null). */
export interface MoveOption {
  readonly by: LineMove | null;
  readonly ways: readonly Move[];
}

interface Reached {
  readonly by: LineMove | null;
  readonly reach: ReadonlyMap<string, Reach>;
}

export class MoveTool {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** True if figures can move: only during turns. */
  readonly isAllowed = $derived.by(() => this.#scene.scenario.phase.name === 'turns');

  /** The move that a card line asks for, if its figure is selected. */
  readonly #asked = $derived.by(() => {
    const { asks, selected } = this.#scene;
    const isMover = asks?.needs === 'path' && asks.mover === selected?.id;
    return isMover && asks.action?.kind === 'move' ? asks.action : null;
  });

  /** The card lines that allow a move. None while a line asks for a path. */
  readonly lines = $derived.by((): readonly LineMove[] => {
    const { asks, selected, acting, cards } = this.#scene;
    return asks || !selected || selected.id !== acting ? [] : cards.moves;
  });

  /** The lines that a move can use. None = it is a manual move. */
  readonly #chosen = $derived.by((): readonly LineMove[] => {
    const { lines } = this;
    const { view, standing, cards } = this.#scene;
    const { moveBy } = view;
    if (moveBy === 'manual') return [];
    if (moveBy === 'any') return lines;
    const selected = lines.find(({ line }) => moveBy !== null && isSameLine(line.ref, moveBy));
    if (selected) return [selected];
    const { several, none } = cards.doubts;
    const isUnfinished = standing !== null && view.hasPointsLeft(standing.id, standing.at);
    return isUnfinished || several.length + none.length > 0 ? [] : lines;
  });

  get isManual(): boolean {
    return this.#chosen.length === 0;
  }

  /** The line that a move uses; null if there are several or none. */
  get line(): LineMove | null {
    const [only, ...others] = this.#chosen;
    return others.length === 0 ? (only ?? null) : null;
  }

  /** The movement points of the line that asks, else of a manual move. */
  readonly points = $derived.by(() => {
    const { selected } = this.#scene;
    return this.#asked?.value ?? (selected ? this.#pointsOf(selected) : 0);
  });

  #pointsOf(figure: Figure): number {
    const { scenario, game, standing, acting, view } = this.#scene;
    const printed = pointsLeft(scenario, game.content, figure, game.sheets);
    return view.points(figure.id, printed, figure.id === acting ? (standing?.at ?? null) : null);
  }

  /** The type of movement of the line that asks, else of a manual move. */
  readonly movement = $derived.by((): Movement => {
    const { view } = this.#scene;
    if (this.#asked?.jump) return 'jump';
    return (this.#asked ? null : view.movement) ?? this.#printedMovement;
  });

  readonly #printedMovement = $derived.by((): Movement => {
    const { selected, scenario, game } = this.#scene;
    return selected ? movementOf(scenario, game.content, selected) : 'walk';
  });

  movementBy(line: LineMove | null): Movement {
    if (!line) return this.movement;
    return line.jump ? 'jump' : this.#printedMovement;
  }

  readonly #reached = $derived.by((): readonly Reached[] => {
    const { standing: figure, view, attack, game, scenario } = this.#scene;
    const shown = view.mode.kind === 'look' && view.show === 'move';
    if (!figure || !shown || attack.isAiming || scenario.attack || !canMove(figure)) return [];
    const isAskedStraight = this.#asked !== null && this.#scene.asks?.line.printed.straightLine;
    const ways = this.isManual ? [null] : this.#chosen;
    return ways.map((line) => {
      const wanted = {
        points: line?.points ?? this.points,
        movement: this.movementBy(line),
        isStraight: line?.isStraight ?? isAskedStraight === true,
        ignores: line ? line.ignores : this.#asked?.ignores,
      };
      return { by: line, reach: byHex(reachInPlay(scenario, game.content, figure.id, wanted)) };
    });
  });

  /** Every reachable hex, with the paths of the first line that reaches it. */
  readonly reach = $derived.by((): ReadonlyMap<string, Reach> => {
    const [first, ...others] = this.#reached;
    if (!first || others.length === 0) return first?.reach ?? byHex([]);
    return byHex(this.#reached.toReversed().flatMap(({ reach }) => [...reach.values()]));
  });

  /** The options to move to a hex: all lines with the lowest price. */
  optionsTo(hex: Hex): readonly MoveOption[] {
    const { standing } = this.#scene;
    if (standing && sameHex(standing.at, hex)) return [];
    const all = this.#reached.flatMap(({ by, reach }): readonly MoveOption[] => {
      const ways = reach.get(hexKey(hex))?.ways;
      return ways ? [{ by, ways }] : [];
    });
    return all.filter(({ by }) => by?.price === all[0]?.by?.price);
  }

  waysTo(hex: Hex): readonly Move[] {
    return this.optionsTo(hex)[0]?.ways ?? [];
  }

  /** The move on display: to the goal, else to the hex under the mouse. */
  readonly shown = $derived.by((): Move | null => {
    const { goal, hover, pathIndex } = this.#scene.view;
    if (goal) return this.waysTo(goal)[pathIndex] ?? null;
    return hover ? (this.waysTo(hover)[0] ?? null) : null;
  });

  /**
   * True if a move to the hex needs no confirmation: a single option, whose best path has no
   * dangers and opens no door.
   */
  isSafe(hex: Hex): boolean {
    const [moves, ...others] = this.optionsTo(hex);
    const way = moves?.ways[0];
    if (!way || others.length > 0) return false;
    return !way.opens && way.traps.length + way.hazards.length === 0;
  }

  /**
   * True if the line that asks has only one path to the goal, and a safe one. It is taken without
   * confirmation.
   */
  get isPlain(): boolean {
    const { goal } = this.#scene.view;
    if (!goal || this.#asked === null) return false;
    return this.waysTo(goal).length === 1 && this.isSafe(goal);
  }
}
