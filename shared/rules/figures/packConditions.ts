/** Effects of pack conditions at the start and end of a figure's turn. */
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Figure, Negation } from '../../state';
import { hasCondition } from './conditions';
import { sufferDamage } from './damage';
import { heal } from './healing';

/** Damage from conditions at the start of the figure's turn. @rule WOUND-1 OWN-7 */
export function damageAtTurnStart(figure: Figure): number {
  return figure.conditions.reduce(
    (sum, { works }) => sum + (works?.atTurnStart?.damage ?? 0),
    hasCondition(figure, 'wound') ? 1 : 0,
  );
}

/**
 * Applies the effects of pack conditions in the order they were gained, as long as the figure is
 * alive. `negate` is what a character loses instead of the first damage.
 *
 * @rule OWN-7 NEGATE-1
 */
export function applyPackConditions(
  figure: Figure,
  when: 'atTurnStart' | 'atTurnEnd',
  negate: Negation | null = null,
): Outcome<Figure> {
  let instead = negate;
  return forEach(unchanged(figure), figure.conditions, (now, { works }) => {
    const { damage = 0, heal: healed = 0 } = works?.[when] ?? {};
    if (now.hitPoints <= 0 || (damage === 0 && healed === 0)) return unchanged(now);
    const paid = damage > 0 ? instead : null;
    if (paid) instead = null;
    const hurt = sufferDamage(now, damage, 'condition', paid);
    return andThen(hurt, (next) => (healed > 0 ? heal(next, healed) : unchanged(next)));
  });
}
