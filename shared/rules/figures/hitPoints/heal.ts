import { printedCondition } from '../../../content/printedConditions';
import type { GameEvent } from '../../../events';
import { unchanged, type Outcome } from '../../../result';
import type { RuleId } from '../../../rulebook';
import type { ActiveCondition, Figure } from '../../../state';
import { hasTrait, traitsOfCondition } from '../conditions/conditionTraits';
import { finalizeDamage } from './damage';
import { removeEnded } from '../conditions/endedConditions';

/**
 * Heals a figure by up to `amount` hit points, but not above `limit`, which a card can raise above
 * the maximum. A figure with 0 hit points stays unchanged. Removes the conditions that a heal ends;
 * if one of them cancels heals, as poison does, restores nothing.
 *
 * @rule HEAL-1 HEAL-2 HEAL-3 HEAL-4 POISON-2 WOUND-1 OWN-7
 */
export function heal(
  figure: Figure,
  amount: number,
  limit: number = figure.maxHitPoints,
): Outcome<Figure> {
  if (figure.hitPoints <= 0) return unchanged(figure);
  const missing = Math.max(0, limit - figure.hitPoints);
  const isCancelled = hasTrait(figure, ({ cancelsHeal }) => cancelsHeal);
  const restored = isCancelled ? 0 : Math.min(Math.max(0, amount), missing);
  const cured = removeEnded(figure, 'healed', (condition) => ruleOfCure(figure, condition));
  if (restored === 0 && cured.next === figure) return unchanged(figure);
  const healed: GameEvent = { type: 'healed', figure: figure.id, restored, rule: 'HEAL-1' };
  return {
    next: { ...finalizeDamage(cured.next), hitPoints: figure.hitPoints + restored },
    events: [...cured.events, ...(restored > 0 ? [healed] : [])],
  };
}

/** The rule to cite: for poison, for wound, or for both. */
function ruleOfCure({ conditions }: Figure, condition: ActiveCondition): RuleId {
  const isPrinted = ({ name }: ActiveCondition) => printedCondition(name)?.traits.ends === 'healed';
  if (!isPrinted(condition)) return 'OWN-7';
  if (conditions.filter(isPrinted).length > 1) return 'HEAL-4';
  return traitsOfCondition(condition).cancelsHeal ? 'HEAL-2' : 'HEAL-3';
}
