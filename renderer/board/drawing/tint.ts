/** Colours of hexes on the map. */
import type { Hex } from '#shared/map/hexes';

/** A coloured hex and the text at its bottom. */
export interface Tint {
  readonly hex: Hex;
  readonly tone:
    | 'reach'
    | 'danger'
    | 'door'
    | 'range'
    | 'seen'
    | 'hidden'
    | 'start'
    | 'area'
    | 'goal'
    | 'chosen';
  readonly sign?: string;
  /** Number of its entry in the list beside the map. */
  readonly number?: number;
}

/** Hexes of one colour. */
interface TintArea {
  readonly tone: Tint['tone'];
  readonly hexes: readonly Hex[];
  /** True = one border around all of them; false = one border per hex. */
  readonly isWhole: boolean;
}

const SINGLE: readonly Tint['tone'][] = ['danger', 'door', 'goal', 'chosen', 'start'];
const REACHED: readonly Tint['tone'][] = ['reach', 'danger', 'door'];

/** Areas in painting order. All reachable hexes share a border, dangerous ones included. */
export function tintAreas(tints: readonly Tint[]): readonly TintArea[] {
  const tones = [...new Set(tints.map(({ tone }) => tone))];
  return tones
    .map((tone) => {
      const included = tone === 'reach' ? REACHED : [tone];
      const hexes = tints.filter((tint) => included.includes(tint.tone)).map(({ hex }) => hex);
      return { tone, hexes, isWhole: !SINGLE.includes(tone) };
    })
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole));
}
