/** Looks up traits of conditions, printed or from packs, and checks figures for them. */
import { printedCondition } from '../../../content/printedConditions';
import type { ConditionTraits } from '../../../content/types';
import type { ActiveCondition, Figure } from '../../../state';
import type { Condition } from '../../../vocabulary';

/** Traits of a condition whose pack is missing: no effects. */
const NO_TRAITS: ConditionTraits = { ends: 'turnEnd' };

/** The traits of a condition of a figure. */
export function traitsOfCondition({ name, traits }: ActiveCondition): ConditionTraits {
  return traits ?? printedCondition(name)?.traits ?? NO_TRAITS;
}

export function hasCondition(figure: Figure, condition: Condition): boolean {
  return figure.conditions.some(({ name }) => name === condition);
}

/** True if a condition of the figure has the trait. */
export function hasTrait(figure: Figure, trait: (traits: ConditionTraits) => unknown): boolean {
  return figure.conditions.some((condition) => Boolean(trait(traitsOfCondition(condition))));
}

/** True if enemies can neither focus on the figure nor target it. @rule INVISIBLE-1 INVISIBLE-3 OWN-7 */
export function isUntargetable(figure: Figure): boolean {
  return hasTrait(figure, ({ untargetable }) => untargetable);
}

/** True if a heal removes a condition of the figure. @rule POISON-2 WOUND-1 OWN-7 */
export function isCurable(figure: Figure): boolean {
  return hasTrait(figure, ({ ends }) => ends === 'healed');
}

/** True if the figure's attacks have disadvantage. @rule MUDDLE-1 OWN-7 */
export function hasDisadvantage(figure: Figure): boolean {
  return hasTrait(figure, ({ attacks }) => attacks === 'disadvantage');
}
