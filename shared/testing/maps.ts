/** Random maps for property tests. */
import fc from 'fast-check';
import type { Hex } from '../map/hexes';
import { compareHexes, neighbours } from '../map/hexes';
import type { BoardMap, HexPair } from '../map/map';

/** A field of up to 7 by 6 hexes with random walls, wall lines and terrain. */
export function anyMap(): fc.Arbitrary<BoardMap> {
  return fc
    .record({
      width: fc.integer({ min: 2, max: 7 }),
      height: fc.integer({ min: 1, max: 6 }),
      signs: fc.array(fc.constantFrom(...'........###othd'), { minLength: 42, maxLength: 42 }),
      lines: fc.array(fc.nat(200), { maxLength: 6 }),
    })
    .map(({ width, height, signs, lines }) => strewn(width, height, signs, lines));
}

function strewn(
  width: number,
  height: number,
  signs: readonly string[],
  lines: readonly number[],
): BoardMap {
  const lying = (wanted: (sign: string) => boolean) => {
    const hexes: Hex[] = [];
    for (let r = 0; r < height; r += 1) {
      for (let column = 0; column < width; column += 1) {
        const first = column === 0 && r === 0;
        const sign = first ? '.' : (signs[r * 7 + column] as string);
        if (wanted(sign)) hexes.push({ q: column - Math.floor(r / 2), r });
      }
    }
    return hexes;
  };
  const hexes = lying((sign) => sign !== '#');
  const pairs = hexes.flatMap((a) =>
    hexes
      .filter((b) => compareHexes(a, b) < 0 && neighbours(a).some((n) => compareHexes(n, b) === 0))
      .map((b): HexPair => [a, b]),
  );
  return {
    hexes,
    wallEdges: lines.flatMap((line) => pairs.slice(line % (pairs.length + 1)).slice(0, 1)),
    terrain: {
      obstacle: lying((sign) => sign === 'o'),
      trap: lying((sign) => sign === 't'),
      hazard: lying((sign) => sign === 'h'),
      difficult: lying((sign) => sign === 'd'),
    },
    closedDoors: [],
    allowedSights: [],
  };
}
