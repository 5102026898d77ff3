/** The keys that move the hex cursor. */
import { DIRECTIONS, plus, type Direction, type Hex } from '#shared/map/hexes';

const EAST = 0;
const SOUTH_EAST = 1;
const SOUTH_WEST = 2;
const WEST = 3;
const NORTH_WEST = 4;
const NORTH_EAST = 5;

/**
 * The direction of each key. On a number pad the keys surround the 5 as neighbours surround a hex.
 */
const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ArrowRight: EAST,
  ArrowLeft: WEST,
  PageUp: NORTH_EAST,
  PageDown: SOUTH_EAST,
  Home: NORTH_WEST,
  End: SOUTH_WEST,
  '6': EAST,
  '4': WEST,
  '9': NORTH_EAST,
  '3': SOUTH_EAST,
  '7': NORTH_WEST,
  '1': SOUTH_WEST,
};

/**
 * The hexes that a key can move the cursor to, the preferred one first. Null for other keys. Up and
 * down alternate between the two diagonal neighbours, so the cursor stays in its column.
 */
export function stepTargets(key: string, from: Hex): readonly Hex[] | null {
  const neighbour = (direction: Direction): Hex => plus(from, DIRECTIONS[direction] as Hex);
  const isEven = from.r % 2 === 0;
  if (key === 'ArrowUp' || key === '8') {
    return isEven
      ? [neighbour(NORTH_EAST), neighbour(NORTH_WEST)]
      : [neighbour(NORTH_WEST), neighbour(NORTH_EAST)];
  }
  if (key === 'ArrowDown' || key === '2') {
    return isEven
      ? [neighbour(SOUTH_EAST), neighbour(SOUTH_WEST)]
      : [neighbour(SOUTH_WEST), neighbour(SOUTH_EAST)];
  }
  const direction = DIRECTION_OF[key];
  return direction === undefined ? null : [neighbour(direction)];
}
