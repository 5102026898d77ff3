/** The rules in the language of the app, with their places in the rulebook. */
import { CONTESTED, RULEBOOK, type ContestedRule, type Rule, type RuleId } from '#shared/rulebook';
import { TABLE_WORDS } from '../play';

const { CONTESTED_WORDS, RULE_PLACES, RULE_WORDS } = TABLE_WORDS.rules;

/** A rule in words: its place 'p. 24', and its text 'A heal restores hit points, …'. */
export function ruleInWords(id: RuleId): Rule {
  const rule = RULEBOOK[id];
  return { ...rule, at: RULE_PLACES.at(rule.at), says: RULE_WORDS?.[id] ?? rule.says };
}

/** All rules in words, in the order of the rulebook. */
export const WORDED_RULES = Object.fromEntries(
  (Object.keys(RULEBOOK) as readonly RuleId[]).map((id) => [id, ruleInWords(id)]),
) as Readonly<Record<RuleId, Rule>>;

/** The questions that the rulebook leaves open, with Standee's answers. */
export const WORDED_CONTESTED: readonly ContestedRule[] = CONTESTED.map((rule) => ({
  ...rule,
  ...CONTESTED_WORDS?.[rule.id],
}));
