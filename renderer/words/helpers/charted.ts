import type { FighterSum } from '#shared/rules/statistics/statistics';

/** Sums with a chart of all characters, in this order. */
export const CHARTED = [
  'damageDealt',
  'kills',
  'damageTaken',
  'healed',
  'experience',
  'moneyTokens',
  'attacks',
  'damageNegated',
  'longRests',
  'shortRests',
  'exhausted',
  'treasures',
] as const satisfies readonly FighterSum[];

export type Charted = (typeof CHARTED)[number];
