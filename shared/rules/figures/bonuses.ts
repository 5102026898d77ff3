/** Shields and retaliates besides the printed ones. */
import type { Outcome } from '../../result';
import type { Bonus, Figure } from '../../state';

/**
 * Gives a shield or retaliate besides the printed one; several add up. A shield has no reach.
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
