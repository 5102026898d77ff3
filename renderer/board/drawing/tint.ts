/** Coloured hexes of the map, grouped into areas. */
import type { Hex } from '#shared/map/hexes';

/** A coloured hex, with a text at its bottom edge. */
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
  /** The number of its entry in the list beside the map. */
  readonly number?: number;
}

/** Hexes of one colour. */
interface TintArea {
  readonly tone: Tint['tone'];
  readonly hexes: readonly Hex[];
  /** True if one border surrounds all hexes; false if each hex has a border. */
  readonly hasSharedBorder: boolean;
}

const SEPARATE: readonly Tint['tone'][] = ['danger', 'door', 'goal', 'chosen', 'start'];
const REACHED: readonly Tint['tone'][] = ['reach', 'danger', 'door'];

/**
 * The areas of each tone, in painting order. The area of reachable hexes includes dangerous ones
 * and doors.
 */
export function tintAreas(tints: readonly Tint[]): readonly TintArea[] {
  const tones = [...new Set(tints.map(({ tone }) => tone))];
  return tones
    .map((tone) => {
      const included = tone === 'reach' ? REACHED : [tone];
      const hexes = tints.filter((tint) => included.includes(tint.tone)).map(({ hex }) => hex);
      return { tone, hexes, hasSharedBorder: !SEPARATE.includes(tone) };
    })
    .toSorted((a, b) => Number(b.hasSharedBorder) - Number(a.hasSharedBorder));
}
