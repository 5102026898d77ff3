/** Every rule Standee follows. Ids are permanent: they are never renumbered or reused. */
import { BOARD_RULES } from './rulebook/board';
import { ATTACK_RULES } from './rulebook/attack';
import { CAMPAIGN_RULES } from './rulebook/campaign';
import { FIGURE_RULES } from './rulebook/figures';
import { MONSTER_RULES } from './rulebook/monsters';
import { OWN_RULES } from './rulebook/own';
import { ROUND_RULES } from './rulebook/round';
import { SEAT_RULES } from './rulebook/seats';
import type { Rule } from './rulebook/rule';

export { CONTESTED, type ContestedRule } from './rulebook/own';
export type { Rule } from './rulebook/rule';

/** The rules by chapter, in the order of the rulebook. */
export const CHAPTERS = [
  { title: 'Round and turn order', rules: ROUND_RULES },
  { title: 'Map, sight, areas, movement, focus', rules: BOARD_RULES },
  { title: 'Attacks', rules: ATTACK_RULES },
  { title: 'Conditions, damage, rests, summons, levels', rules: FIGURE_RULES },
  { title: 'Monsters and new rooms', rules: MONSTER_RULES },
  { title: 'Campaign: characters, party, scenarios', rules: CAMPAIGN_RULES },
  { title: 'Standee’s own', rules: OWN_RULES },
  { title: 'Shared screens', rules: SEAT_RULES },
] as const;

export const RULEBOOK = {
  ...ROUND_RULES,
  ...BOARD_RULES,
  ...ATTACK_RULES,
  ...FIGURE_RULES,
  ...MONSTER_RULES,
  ...CAMPAIGN_RULES,
  ...OWN_RULES,
  ...SEAT_RULES,
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULEBOOK;
