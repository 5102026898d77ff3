/** A figure as the map shows it now. */
import type { Hex, Point } from '#shared/map/hexes';
import type { Figure } from '#shared/state';
import type { FigureLook } from '../../signs/figureLook';
import { centre } from '../drawing/geometry';

export interface FigureOnMap {
  readonly figure: Figure;
  readonly at: Hex;
  /** Where in the drawing it is carried; null = it stands on its hex. */
  readonly carried: Point | null;
  readonly look: FigureLook;
  readonly acts: boolean;
  /** Whose turn the amber button begins. */
  readonly next: boolean;
  readonly selected: boolean;
  /** As a target it may be chosen now, is out of reach, or is chosen; null = nobody asks for it as one. */
  readonly aimed: 'open' | 'far' | 'chosen' | null;
}

/** Where it is drawn. */
export const placeOf = ({ carried, at }: FigureOnMap): Point => carried ?? centre(at);
