import type { GameEvent } from '../../events';
import { unchanged, type Outcome } from '../../result';
import type { RuleId } from '../../rulebook';
import type { Figure } from '../../state';
import type { Condition } from '../../vocabulary';
import { hasCondition } from './conditions';
import { finalizeDamage } from './damage';
import { removeEnded } from './endedConditions';

/**
 * Heals a figure by up to `amount` hit points. A figure with no hit points does not change. Poison
 * is decided first: it cancels the whole heal, even if the figure is also wounded. A heal removes
 * some pack conditions, and some of those cancel the heal.
 *
 * @rule HEAL-1 HEAL-2 HEAL-3 HEAL-4 POISON-2 WOUND-1 OWN-7
 */
export function heal(figure: Figure, amount: number): Outcome<Figure> {
  if (figure.hitPoints <= 0) return unchanged(figure);
  const poisoned = hasCondition(figure, 'poison');
  const wounded = hasCondition(figure, 'wound');

  const missing = Math.max(0, figure.maxHitPoints - figure.hitPoints);
  const isCancelled = poisoned || figure.conditions.some(({ works }) => works?.cancelsHeal);
  const restored = isCancelled ? 0 : Math.min(Math.max(0, amount), missing);
  const cured = removeEnded(figure, 'healed');
  if (restored === 0 && !poisoned && !wounded && cured.next === figure) return unchanged(figure);

  const events: GameEvent[] = [];
  const remove = (condition: Condition, rule: RuleId) =>
    events.push({
      type: 'conditionRemoved',
      figure: figure.id,
      condition,
      why: 'healed',
      rule,
    });

  if (poisoned) remove('poison', wounded ? 'HEAL-4' : 'HEAL-2');
  if (wounded) remove('wound', poisoned ? 'HEAL-4' : 'HEAL-3');
  events.push(...cured.events);
  if (restored > 0) events.push({ type: 'healed', figure: figure.id, restored, rule: 'HEAL-1' });

  const next = {
    ...finalizeDamage(figure),
    hitPoints: figure.hitPoints + restored,
    conditions: cured.next.conditions.filter(({ name }) => name !== 'poison' && name !== 'wound'),
  };
  return { next, events };
}
