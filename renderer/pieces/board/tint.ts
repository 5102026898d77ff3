/** What a coloured hex of the map looks like. */
import type { Hex } from '#shared/map/hexes';

/** A coloured hex, and what is written into its foot. */
export interface Tint {
  readonly hex: Hex;
  readonly tone:
    'reach' | 'danger' | 'door' | 'range' | 'seen' | 'hidden' | 'start' | 'area' | 'goal';
  readonly sign?: string;
}
