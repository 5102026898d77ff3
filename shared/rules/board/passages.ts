/** Checks if a new obstacle would cut off a part of the map. */
import type { Board } from '../../map/compiled';
import { neighbours, sameHex } from '../../map/hexes';
import { areAdjacent } from '../../map/range';
import type { Hex } from '../../state';

/**
 * True if an obstacle on the hex separates hexes around it that were connected. `obstacles` = the
 * other hexes that no figure can enter.
 *
 * @rule OBSTACLE-1
 */
export function cutsTheMap(board: Board, obstacles: readonly Hex[], at: Hex): boolean {
  const isBlocked = (hex: Hex) =>
    sameHex(hex, at) || obstacles.some((obstacle) => sameHex(obstacle, hex));
  const around = (hex: Hex) =>
    neighbours(hex).filter((other) => areAdjacent(board, hex, other) && !isBlocked(other));
  const [first, ...others] = around(at);
  if (!first) return false;
  const reached = [first];
  for (const hex of reached) {
    const further = around(hex).filter((each) => !reached.some((known) => sameHex(known, each)));
    reached.push(...further);
  }
  return !others.every((hex) => reached.some((known) => sameHex(known, hex)));
}
