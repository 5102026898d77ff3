/** Where a rule is printed, which number it has in the restated rules, and what it says in our words. */
export interface Rule {
  readonly at: string;
  readonly book: string;
  readonly says: string;
}

export const RULEBOOK = {
  'HEAL-1': {
    at: 'p. 26',
    book: 'R-420',
    says: 'A heal restores hit points, never above the maximum.',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULEBOOK;
