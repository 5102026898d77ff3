/** Words of the page of the rules. */
import type { ContestedRule, RuleId } from '#shared/rulebook';

/** What a question the rule book leaves open says. */
export type Contested = Pick<ContestedRule, 'question' | 'standee'>;

/** What rules say; null = as the rule book of the code says it, which is English. */
export const RULE_WORDS: Readonly<Record<RuleId, string>> | null = null as Readonly<
  Record<RuleId, string>
> | null;

export const RULE_PLACES = { at: (printed: string) => printed };

export const CONTESTED_WORDS: Readonly<Record<string, Contested>> | null = null as Readonly<
  Record<string, Contested>
> | null;
