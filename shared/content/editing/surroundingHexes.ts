/** Free hexes around the elements of a map. */
import { type Hex, hexNumber, neighbours } from '../../map/hexes';
import type { PrintedTile } from '../rooms';

/** Width in hexes of the free field around the map, where the next tile can be placed. */
const ROOM = 7;

/**
 * The hexes of the map and the field around it. The field grows in large steps, so that the map
 * does not shift with every new piece.
 */
export function fieldAround(hexes: readonly Hex[]): readonly Hex[] {
  const all = hexes.length > 0 ? hexes : [{ q: 0, r: 0 }];
  // Column on the screen. Each row is shifted by half a column.
  const columns = all.map(({ q, r }) => q + r / 2);
  const rows = all.map(({ r }) => r);
  const before = (values: readonly number[]) => Math.floor((Math.min(...values) - 2) / ROOM) * ROOM;
  const after = (values: readonly number[]) => Math.ceil((Math.max(...values) + 2) / ROOM) * ROOM;
  const field: Hex[] = [];
  for (let r = before(rows); r <= after(rows); r += 1) {
    for (let q = Math.ceil(before(columns) - r / 2); q <= after(columns) - r / 2; q += 1) {
      field.push({ q, r });
    }
  }
  return field;
}

/** Free hexes that touch two tiles: possible doors. */
export function gapsBetween(tiles: readonly PrintedTile[]): readonly Hex[] {
  const tileOf = new Map<number, number>();
  tiles.forEach(({ hexes }, index) => {
    for (const hex of hexes) tileOf.set(hexNumber(hex), index);
  });
  const around = tiles.flatMap(({ hexes }) => hexes.flatMap(neighbours));
  const free = new Map(around.map((hex) => [hexNumber(hex), hex]));
  return [...free.values()].filter((hex) => {
    if (tileOf.has(hexNumber(hex))) return false;
    const touched = neighbours(hex).flatMap((beside) => tileOf.get(hexNumber(beside)) ?? []);
    return new Set(touched).size > 1;
  });
}
