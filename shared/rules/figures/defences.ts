/** A figure's total shield and retaliate. */
import type { Content } from '../../content/content';
import type { Outcome } from '../../result';
import type { Bonus, Figure, Scenario } from '../../state';
import { printedTraits } from './stats/stats';
import { retaliatesOf, shieldsOf } from './traits';

export interface Defences {
  readonly shield: number;
  readonly retaliate: number;
}

/** Sums printed and added shield and retaliate. */
export function defencesOf(figure: Figure, scenario: Scenario, content: Content): Defences {
  const traits = printedTraits(scenario, content, figure);
  const sum = (parts: readonly { readonly value: number }[]) =>
    parts.reduce((total, { value }) => total + value, 0);
  return { shield: sum(shieldsOf(figure, traits)), retaliate: sum(retaliatesOf(figure, traits)) };
}

/**
 * Adds a shield or retaliate to the printed one. Several add up. A shield has no range.
 *
 * @rule SHIELD-1 RETALIATE-2
 */
export function addBonus(figure: Figure, bonus: Bonus): Outcome<Figure> {
  const { kind, value } = bonus;
  const range = kind === 'shield' ? 1 : bonus.range;
  const rule = kind === 'shield' ? 'SHIELD-1' : 'RETALIATE-2';
  return {
    next: { ...figure, bonuses: [...figure.bonuses, { ...bonus, range }] },
    events: [{ type: 'bonusAdded', figure: figure.id, kind, value, range, rule }],
  };
}
