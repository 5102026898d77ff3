/** Searches the rules, and groups them by heading. */
import type { Rule } from '#shared/rulebook';
import { locale } from '../words/language';
import { titleFromId } from '../words/helpers/phrases';
import { RULE_HEADINGS } from '../words/sentences/rules/rulesPage';

export interface RuleGroup {
  readonly heading: string;
  readonly rules: readonly { readonly id: string; readonly rule: Rule }[];
}

/**
 * The rules that contain all words of the search, grouped by heading in alphabetical order, and
 * sorted by number.
 */
export function foundRules(
  rulebook: Readonly<Record<string, Rule>>,
  search: string,
): readonly RuleGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, { id: string; rule: Rule }[]>();
  for (const [id, rule] of Object.entries(rulebook)) {
    const heading = headingOf(id);
    const text = `${id} ${heading} ${rule.at} ${rule.says}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(heading) ?? [];
    group.push({ id, rule });
    groups.set(heading, group);
  }
  return [...groups]
    .map(([heading, rules]) => ({
      heading,
      rules: rules.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
    }))
    .toSorted((a, b) => a.heading.localeCompare(b.heading, locale()));
}

/** The heading of a rule: 'Healing' for 'HEAL-1'. */
function headingOf(id: string): string {
  const prefix = id.replace(/-\d+$/, '');
  return Object.hasOwn(RULE_HEADINGS, prefix)
    ? (RULE_HEADINGS[prefix] ?? prefix)
    : titleFromId(prefix.toLowerCase());
}
