/** Which sums the statistics draw as charts. */
import type { FighterSum } from '#shared/rules/statistics/statistics';

/** Sums that are shown as a chart of everybody, in this order. */
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
