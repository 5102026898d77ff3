/** What rules say, and where they are printed, in the language of the app. */
import { CONTESTED, RULEBOOK, type ContestedRule, type Rule, type RuleId } from '#shared/rulebook';
import { worded } from './language';

const ids = Object.keys(RULEBOOK) as readonly RuleId[];

const says = Object.fromEntries(ids.map((id) => [id, RULEBOOK[id].says]));

export const RULE_WORDS = worded('RULE_WORDS', says as Readonly<Record<RuleId, string>>);

export const RULE_PLACES = worded('RULE_PLACES', { at: (printed: string) => printed });

type Contested = Pick<ContestedRule, 'question' | 'standee'>;

export const CONTESTED_WORDS = worded<Readonly<Record<string, Contested>>>(
  'CONTESTED_WORDS',
  Object.fromEntries(CONTESTED.map(({ id, question, standee }) => [id, { question, standee }])),
);

/** A rule in words: 'p. 24', 'A heal restores hit points, …'. */
export function ruleInWords(id: RuleId): Rule {
  const rule = RULEBOOK[id];
  return { ...rule, at: RULE_PLACES.at(rule.at), says: RULE_WORDS[id] };
}

/** All rules in words, in the order of the rule book. */
export const WORDED_RULES = Object.fromEntries(ids.map((id) => [id, ruleInWords(id)])) as Readonly<
  Record<RuleId, Rule>
>;

/** What the rule book leaves open, and what Standee does about it. */
export const WORDED_CONTESTED: readonly ContestedRule[] = CONTESTED.map((rule) => ({
  ...rule,
  ...CONTESTED_WORDS[rule.id],
}));
