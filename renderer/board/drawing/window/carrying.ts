/** Dragging a figure on the map. */
import type { Hex, Point } from '#shared/map/hexes';

export interface Carrying {
  /** True = a drag from this hex carries a figure; false = it moves the map. */
  readonly lifts: (from: Hex) => boolean;
  /** Null = the figure returns to its hex. */
  readonly carry: (to: Point | null) => void;
  /** Called after `carry(null)`. */
  readonly drop: (at: Hex) => void;
}
