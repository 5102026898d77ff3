/** The rules of the rulebook in English. */
import type { ContestedRule, RuleId } from '#shared/rulebook';

/** A rule the rulebook leaves open, in words. */
export type Contested = Pick<ContestedRule, 'question' | 'standee'>;

/** The rules in words; null = as `shared/rulebook` has them, which is English. */
export const RULE_WORDS: Readonly<Record<RuleId, string>> | null = null as Readonly<
  Record<RuleId, string>
> | null;

export const RULE_PLACES = { at: (printed: string) => printed };

export const CONTESTED_WORDS: Readonly<Record<string, Contested>> | null = null as Readonly<
  Record<string, Contested>
> | null;
