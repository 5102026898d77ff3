/** Effects of conditions at the start and end of a figure's turn. */
import { printedCondition } from '../../../content/printedConditions';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { ActiveCondition, Figure, Negation } from '../../../state';
import type { Condition } from '../../../vocabulary';
import { traitsOfCondition } from './conditionTraits';
import { sufferDamage } from '../hitPoints/damage';
import { heal } from '../hitPoints/heal';

/** Damage of a condition at the start of the figure's turn. @rule WOUND-1 OWN-7 */
export function turnStartDamage(condition: ActiveCondition): number {
  return traitsOfCondition(condition).atTurnStart?.damage ?? 0;
}

/** Damage of all its conditions at the start of the figure's turn. @rule WOUND-1 OWN-7 */
export function damageAtTurnStart(figure: Figure): number {
  return figure.conditions.reduce((sum, condition) => sum + turnStartDamage(condition), 0);
}

/** The players' decisions about conditions at the start of a turn. */
export interface ConditionDecisions {
  /** Cards a character loses instead of the first damage. */
  readonly negate?: Negation | null;
  /** Increased damage of conditions, by condition. */
  readonly raised?: ReadonlyMap<Condition, number>;
  /** Conditions that have no effect this time, at the players' request. */
  readonly spare?: readonly Condition[];
  /** True if a scenario rule prevents the figure from suffering damage. */
  readonly cannotSuffer?: boolean;
}

/**
 * Applies the effects of conditions in the order they were gained, as long as the figure is alive.
 * The caller checks hit points for a death.
 *
 * @rule WOUND-1 OWN-7 NEGATE-1 OWN-5
 */
export function applyConditions(
  figure: Figure,
  when: 'atTurnStart' | 'atTurnEnd',
  { negate = null, spare = [], raised, cannotSuffer = false }: ConditionDecisions = {},
): Outcome<Figure> {
  let instead = negate;
  return forEach(unchanged(figure), figure.conditions, (now, condition) => {
    const { damage: usual = 0, heal: healed = 0 } = traitsOfCondition(condition)[when] ?? {};
    const damage =
      usual > 0 && !cannotSuffer ? Math.max(usual, raised?.get(condition.name) ?? 0) : 0;
    const isSpared = spare.includes(condition.name);
    if (isSpared || now.hitPoints <= 0 || (damage === 0 && healed === 0)) return unchanged(now);
    const paid = damage > 0 ? instead : null;
    if (paid) instead = null;
    const source = printedCondition(condition.name)?.damageSource ?? 'condition';
    const hurt = sufferDamage(now, damage, source, paid);
    return andThen(hurt, (next) => (healed > 0 ? heal(next, healed) : unchanged(next)));
  });
}
