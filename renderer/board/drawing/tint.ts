/** What coloured hexes of the map look like. */
import type { Hex } from '#shared/map/hexes';

/** A coloured hex, and what is written into its foot. */
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
  /** Of a list beside the map. */
  readonly number?: number;
}

/** Hexes that are coloured alike. */
interface TintArea {
  readonly tone: Tint['tone'];
  readonly hexes: readonly Hex[];
  /** One border goes around all of them; else each is a choice of its own. */
  readonly isWhole: boolean;
}

const SINGLE: readonly Tint['tone'][] = ['danger', 'door', 'goal', 'chosen', 'start'];
const REACHED: readonly Tint['tone'][] = ['reach', 'danger', 'door'];

/** The tones in the order they lie over each other. What can be reached has one border, harm or not. */
export function tintAreas(tints: readonly Tint[]): readonly TintArea[] {
  const tones = [...new Set(tints.map(({ tone }) => tone))];
  return tones
    .map((tone) => {
      const own = tone === 'reach' ? REACHED : [tone];
      const hexes = tints.filter((tint) => own.includes(tint.tone)).map(({ hex }) => hex);
      return { tone, hexes, isWhole: !SINGLE.includes(tone) };
    })
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole));
}
