import type { FighterSum } from '#shared/rules/statistics/statistics';

/** The sums of the statistics that have a chart with all characters, in this order. */
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
