/**
 * The state of the map on one screen, which is not part of the game: selection, mode, cursor and
 * goal.
 */
import { sameHex, type Hex, type Point } from '#shared/map/hexes';
import type { Movement } from '#shared/map/paths';
import type { CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { LineRef, Negation } from '#shared/state';

/** The mode of the map, which decides what a tap does. */
export type Mode =
  | { readonly kind: 'look' }
  /** Put the selected figure on the tapped hex, regardless of the rules. */
  | { readonly kind: 'place' }
  /** Place an area attack of the selected figure. */
  | { readonly kind: 'area' }
  /** Push or pull the selected figure to the tapped hex. */
  | { readonly kind: 'push' }
  /** Choose the hexes that a card line asks for. */
  | { readonly kind: 'hexes' }
  /** Show what the selected monster will do. */
  | { readonly kind: 'plan' };

/** A manual move: the hex where it ended, and the movement points left there. */
interface ManualMove {
  readonly figure: FigureId;
  readonly to: Hex;
  readonly left: number;
}

const DEFAULT_POINTS = 4;

export class BoardView {
  /** The hex cursor of the keyboard, or the last tapped hex. */
  cursor = $state.raw<Hex | null>(null);
  /** The hex under the mouse; null if there is none. */
  hover = $state.raw<Hex | null>(null);
  /** The hexes of the list entry under the pointer. */
  listed = $state.raw<readonly Hex[]>([]);
  selected = $state.raw<FigureId | null>(null);
  /** The dragged figure and the point of the drawing where it is. */
  carried = $state.raw<{ readonly figure: FigureId; readonly to: Point } | null>(null);
  mode = $state.raw<Mode>({ kind: 'look' });
  /** The destination that the players chose for the selected figure's move. */
  goal = $state.raw<Hex | null>(null);
  /** The index of the chosen path to the goal; 0 = the safest. */
  pathIndex = $state(0);
  show = $state.raw<'move' | 'sight'>('move');
  /** The range on display; null = the range of the figure's attack. */
  range = $state.raw<number | null>(null);
  movement = $state.raw<Movement | null>(null);
  /** The way to move: by this card line, by any of them, or as a manual move. Null = not chosen. */
  moveBy = $state.raw<LineRef | 'any' | 'manual' | null>(null);
  /** The cards that a character loses to negate damage on its path; null = it suffers the damage. */
  negate = $state.raw<Negation | null>(null);
  /** The highlighted pair of adjacent hexes for which players decide if there is a line of sight. */
  pair = $state.raw<readonly [Hex, Hex] | null>(null);
  /** The trap whose effects the players are entering. */
  trap = $state.raw<CommandOf<'layOverlay'> | CommandOf<'springTrap'> | null>(null);
  /** The movement points that players entered, by figure. */
  #points = $state.raw<Readonly<Record<string, number>>>({});

  /** All manual moves of this turn. Undo can return the figure to any of their hexes. */
  #manualMoves = $state.raw<readonly ManualMove[]>([]);

  select(figure: FigureId | null, mode: Mode = { kind: 'look' }): void {
    if (figure !== this.selected) {
      this.movement = null;
      this.moveBy = null;
      this.range = null;
      this.negate = null;
    }
    this.selected = figure;
    this.pair = null;
    this.setMode(mode);
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.forgetGoal();
  }

  showPair(a: Hex, b: Hex): void {
    this.select(null);
    this.pair = [a, b];
    this.cursor = b;
  }

  forgetGoal(): void {
    this.goal = null;
    this.pathIndex = 0;
  }

  aimAt(goal: Hex, pathIndex = 0): void {
    this.goal = goal;
    this.pathIndex = pathIndex;
  }

  /**
   * The movement points of a figure: left from a manual move, else entered, else printed.
   * @param at hex of the acting figure.
   */
  points(figure: FigureId, printed: number | null, at: Hex | null): number {
    return this.#leftAt(figure, at) ?? this.#points[figure] ?? printed ?? DEFAULT_POINTS;
  }

  /** True if the figure has movement points left after a manual move to this hex. */
  hasPointsLeft(figure: FigureId, at: Hex): boolean {
    return (this.#leftAt(figure, at) ?? 0) > 0;
  }

  #leftAt(figure: FigureId, at: Hex | null): number | null {
    const isThere = (move: ManualMove) => at && move.figure === figure && sameHex(move.to, at);
    return this.#manualMoves.findLast(isThere)?.left ?? null;
  }

  setPoints(figure: FigureId, points: number): void {
    this.#points = { ...this.#points, [figure]: points };
    this.#manualMoves = [];
    this.forgetGoal();
  }

  /** Stores the movement points left after a manual move. */
  recordMove(figure: FigureId, to: Hex, left: number): void {
    this.#manualMoves = [...this.#manualMoves, { figure, to, left }];
  }

  /** Ends the manual move: another action came, so no movement points are left. */
  endMoves(): void {
    this.#manualMoves = this.#manualMoves.map((move) => ({ ...move, left: 0 }));
  }

  forgetMoves(): void {
    this.#manualMoves = [];
  }

  /**
   * Clears the goal, else the mode, else the selection. Returns false if there was nothing to
   * clear.
   */
  stepBack(): boolean {
    if (this.goal) this.forgetGoal();
    else if (this.mode.kind !== 'look') this.setMode({ kind: 'look' });
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }
}
