/** What the players look at on the map, and what a tap on it means. */
import { sameHex, type Hex, type Point } from '#shared/map/hexes';
import type { Movement } from '#shared/map/paths';
import type { CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { LineRef, Negation } from '#shared/state';

/** What a tap on the map means now. */
export type Mode =
  | { readonly kind: 'look' }
  /** Put the selected figure on the tapped hex, whatever the rules say. */
  | { readonly kind: 'place' }
  /** Lay an area attack of the selected figure. */
  | { readonly kind: 'area' }
  /** Push or pull the selected figure to the tapped hex. */
  | { readonly kind: 'push' }
  /** Tell the hexes that a line of a card asks for. */
  | { readonly kind: 'hexes' }
  /** Show what the selected monster will do. */
  | { readonly kind: 'plan' };

/** A move by hand that ended on a hex, and the points that were left there. */
interface Gone {
  readonly figure: FigureId;
  readonly to: Hex;
  readonly left: number;
}

const DEFAULT_POINTS = 4;

/** What the players look at on the board: nothing of it is part of the game. */
export class LookingAt {
  /** The hex cursor of the keyboard, or the last hex that was tapped. */
  cursor = $state.raw<Hex | null>(null);
  /** Under the mouse. */
  hover = $state.raw<Hex | null>(null);
  /** Where on the map something of the list is that is pointed at. */
  listed = $state.raw<readonly Hex[]>([]);
  selected = $state.raw<FigureId | null>(null);
  /** Who is carried, and where in the drawing it is; null = all stand on their hexes. */
  carried = $state.raw<{ readonly figure: FigureId; readonly to: Point } | null>(null);
  mode = $state.raw<Mode>({ kind: 'look' });
  /** The hex the selected figure may be about to go to. */
  goal = $state.raw<Hex | null>(null);
  /** Which of the ways to the goal: 0 = the safest. */
  way = $state(0);
  show = $state.raw<'move' | 'sight'>('move');
  /** Range to be shown; null = as the figure's attack has it. */
  range = $state.raw<number | null>(null);
  movement = $state.raw<Movement | null>(null);
  /** The line of a card it goes by, any of them, or none; null = the players did not say. */
  moveBy = $state.raw<LineRef | 'any' | 'hand' | null>(null);
  /** What a character loses instead of the damage on the way; null = it is suffered. */
  negate = $state.raw<Negation | null>(null);
  /** A pair of hexes whose sight the players are asked about. */
  pair = $state.raw<readonly [Hex, Hex] | null>(null);
  /** A trap whose effects the players are asked about. */
  trap = $state.raw<CommandOf<'layOverlay'> | CommandOf<'springTrap'> | null>(null);
  /** Movement points by figure, where the players told them. */
  #points = $state.raw<Readonly<Record<string, number>>>({});

  /** Where the acting figure went in its turn, where no line of a card says what it had; undo goes back there. */
  #gone = $state.raw<readonly Gone[]>([]);

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

  /** `at`: where it stands while it acts; what it went before it got there is gone. */
  points(figure: FigureId, own: number | null, at: Hex | null): number {
    return this.#leftAt(figure, at) ?? this.#points[figure] ?? own ?? DEFAULT_POINTS;
  }

  /** It went there by hand, and may go on. */
  isUnderWay(figure: FigureId, at: Hex): boolean {
    return (this.#leftAt(figure, at) ?? 0) > 0;
  }

  #leftAt(figure: FigureId, at: Hex | null): number | null {
    const isThere = (gone: Gone) => at && gone.figure === figure && sameHex(gone.to, at);
    return this.#gone.findLast(isThere)?.left ?? null;
  }

  setPoints(figure: FigureId, points: number): void {
    this.#points = { ...this.#points, [figure]: points };
    this.#gone = [];
    this.forgetGoal();
  }

  /** It went there by hand: as long as it stands there in its turn, so much is left. */
  hasGone(figure: FigureId, to: Hex, left: number): void {
    this.#gone = [...this.#gone, { figure, to, left }];
  }

  /** It does something else: what was left of its moves is no more. */
  endMoves(): void {
    this.#gone = this.#gone.map((gone) => ({ ...gone, left: 0 }));
  }

  forgetGone(): void {
    this.#gone = [];
  }

  /** One step back: the goal first, then the mode, then the selection. False = nothing was open. */
  stepBack(): boolean {
    if (this.goal) this.forgetGoal();
    else if (this.mode.kind !== 'look') this.setMode({ kind: 'look' });
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }
}
