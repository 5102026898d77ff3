/** What a drag on the map does with what lies under its beginning. */
import type { Hex, Point } from '#shared/map/hexes';

export interface Carrying {
  /** Whether what is on the hex goes with the pointer; else the map does. */
  readonly lifts: (from: Hex) => boolean;
  /** To a point of the drawing; null = it is where it was. */
  readonly carry: (to: Point | null) => void;
  /** After it was put back. */
  readonly drop: (at: Hex) => void;
}
