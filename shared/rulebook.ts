/** Every rule Standee follows. Ids are given once; they are never renumbered or used again. */
import ATTACK_RULES from './rulebook/attack.json';
import BOARD_RULES from './rulebook/board.json';
import CAMPAIGN_RULES from './rulebook/campaign.json';
import OPEN_QUESTIONS from './rulebook/contested.json';
import FIGURE_RULES from './rulebook/figures.json';
import MONSTER_RULES from './rulebook/monsters.json';
import OWN_RULES from './rulebook/own.json';
import ROUND_RULES from './rulebook/round.json';
import SEAT_RULES from './rulebook/seats.json';

/** One row of the rulebook of Standee. */
export interface Rule {
  /** Where it is printed: 'p. 20' of the rule book, 'FAQ p. 62', or the kind of source. */
  readonly at: string;
  /** What it says, in our own words. */
  readonly says: string;
}

/** The rules by heading, in the order of the rule book. */
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
export type BoardRuleId = keyof typeof BOARD_RULES;

export interface ContestedRule {
  /** 'C-1' and so on. */
  readonly id: string;
  /** What the book leaves open. */
  readonly question: string;
  /** What Standee does, and where the players have the word. */
  readonly standee: string;
}

/** Questions on which the sources are silent or disagree. Standee never settles them in silence. */
export const CONTESTED: readonly ContestedRule[] = OPEN_QUESTIONS;
