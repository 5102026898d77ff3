/** A figure with everything the map shows about it. */
import type { Hex, Point } from '#shared/map/hexes';
import type { Figure } from '#shared/state';
import type { FigureLook } from '../../signs/figureLook';
import { centre } from '../drawing/geometry';

export interface FigureOnMap {
  readonly figure: Figure;
  readonly at: Hex;
  /** The point of the drawing it is dragged to; null = it is on its hex. */
  readonly carried: Point | null;
  readonly look: FigureLook;
  readonly acts: boolean;
  /** True if the amber button begins its turn. */
  readonly next: boolean;
  readonly selected: boolean;
  /**
   * As a target: 'open' = can be chosen, 'far' = out of range, 'chosen'. Null if no targets are
   * chosen at the moment.
   */
  readonly aimed: 'open' | 'far' | 'chosen' | null;
}

/** The position of a figure in the drawing. */
export const placeOf = ({ carried, at }: FigureOnMap): Point => carried ?? centre(at);
