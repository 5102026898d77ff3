/** Common patterns of area attacks. */
import type { AreaPattern } from './areas';
import type { Hex } from './hexes';

/** A pattern to choose from. Melee patterns are relative to the attacker at (0, 0). */
export interface AreaShape extends AreaPattern {
  readonly id: string;
}

const hexes = (...pairs: readonly (readonly [number, number])[]): readonly Hex[] =>
  pairs.map(([q, r]) => ({ q, r }));

const AROUND = hexes([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]);

/** The common patterns of ability cards. Players tap other patterns hex by hex. */
export const AREA_SHAPES: readonly AreaShape[] = [
  { id: 'pair', kind: 'melee', hexes: hexes([1, 0], [0, 1]) },
  { id: 'arc', kind: 'melee', hexes: hexes([1, -1], [1, 0], [0, 1]) },
  { id: 'line', kind: 'melee', hexes: hexes([1, 0], [2, 0]) },
  { id: 'line3', kind: 'melee', hexes: hexes([1, 0], [2, 0], [3, 0]) },
  { id: 'wedge', kind: 'melee', hexes: hexes([1, 0], [2, 0], [1, 1]) },
  { id: 'circle', kind: 'melee', hexes: AROUND },
  { id: 'twoRanged', kind: 'ranged', hexes: hexes([0, 0], [1, 0]) },
  { id: 'threeRanged', kind: 'ranged', hexes: hexes([-1, 0], [0, 0], [1, 0]) },
  { id: 'triangle', kind: 'ranged', hexes: hexes([0, 0], [1, 0], [0, 1]) },
  { id: 'diamond', kind: 'ranged', hexes: hexes([0, 0], [1, 0], [0, 1], [1, -1]) },
  {
    id: 'star',
    kind: 'ranged',
    hexes: hexes([0, 0], ...AROUND.map(({ q, r }) => [q, r] as const)),
  },
  { id: 'free', kind: 'melee', hexes: [] },
  { id: 'freeRanged', kind: 'ranged', hexes: [] },
];
