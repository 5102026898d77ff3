/** The state of the map on one screen: selection, mode, cursor and goal. It is not part of the game. */
import { sameHex, type Hex, type Point } from '#shared/map/hexes';
import type { Movement } from '#shared/map/paths';
import type { CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { LineRef, Negation } from '#shared/state';

/** The current meaning of a tap on the map. */
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

/** A manual move that ended on a hex, and the points left there. */
interface ManualMove {
  readonly figure: FigureId;
  readonly to: Hex;
  readonly left: number;
}

const DEFAULT_POINTS = 4;

export class BoardView {
  /** The hex cursor of the keyboard, or the last tapped hex. */
  cursor = $state.raw<Hex | null>(null);
  /** The hex under the mouse. */
  hover = $state.raw<Hex | null>(null);
  /** Hexes of the pointed entry of the list. */
  listed = $state.raw<readonly Hex[]>([]);
  selected = $state.raw<FigureId | null>(null);
  /** The dragged figure and its point of the drawing. */
  carried = $state.raw<{ readonly figure: FigureId; readonly to: Point } | null>(null);
  mode = $state.raw<Mode>({ kind: 'look' });
  /** The hex chosen for the selected figure's move. */
  goal = $state.raw<Hex | null>(null);
  /** Index among the paths to the goal: 0 = the safest. */
  way = $state(0);
  show = $state.raw<'move' | 'sight'>('move');
  /** The range to show; null = the range of the figure's attack. */
  range = $state.raw<number | null>(null);
  movement = $state.raw<Movement | null>(null);
  /** The card line of the move, any of them, or a manual move; null = not chosen. */
  moveBy = $state.raw<LineRef | 'any' | 'manual' | null>(null);
  /** Cards that a character loses to negate damage on the path; null = it suffers the damage. */
  negate = $state.raw<Negation | null>(null);
  /** Two adjacent hexes whose line of sight the players decide. */
  pair = $state.raw<readonly [Hex, Hex] | null>(null);
  /** A trap whose effects the players choose. */
  trap = $state.raw<CommandOf<'layOverlay'> | CommandOf<'springTrap'> | null>(null);
  /** Movement points entered by the players, by figure. */
  #points = $state.raw<Readonly<Record<string, number>>>({});

  /** Manual moves of this turn. All are stored, because undo returns to earlier hexes. */
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
    this.way = 0;
  }

  aimAt(goal: Hex, way = 0): void {
    this.goal = goal;
    this.way = way;
  }

  /**
   * Movement points: left from a manual move, entered, or printed.
   * @param at hex of the acting figure.
   */
  points(figure: FigureId, printed: number | null, at: Hex | null): number {
    return this.#leftAt(figure, at) ?? this.#points[figure] ?? printed ?? DEFAULT_POINTS;
  }

  /** It has movement points left after a manual move to this hex. */
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

  /** Stores the points left after a manual move. */
  recordMove(figure: FigureId, to: Hex, left: number): void {
    this.#manualMoves = [...this.#manualMoves, { figure, to, left }];
  }

  /** Another action ends the move, so no points are left. */
  endMoves(): void {
    this.#manualMoves = this.#manualMoves.map((move) => ({ ...move, left: 0 }));
  }

  forgetMoves(): void {
    this.#manualMoves = [];
  }

  /** Clears the goal, else the mode, else the selection. False = nothing was open. */
  stepBack(): boolean {
    if (this.goal) this.forgetGoal();
    else if (this.mode.kind !== 'look') this.setMode({ kind: 'look' });
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }
}
