/** Removes conditions that end because of an event, such as damage or a heal. */
import type { GameEvent } from '../../../events';
import { unchanged, type Outcome } from '../../../result';
import type { RuleId } from '../../../rulebook';
import type { ActiveCondition, Figure } from '../../../state';
import { traitsOfCondition } from './conditionTraits';

/** The reason that the event gives for each way a condition ends. */
const WHY = { damaged: 'damaged', healed: 'healed', roundEnd: 'roundEnded' } as const;

/** Removes the conditions that end this way. `ruleOf` is for printed ones. @rule OWN-7 */
export function removeEnded<F extends Figure>(
  figure: F,
  by: keyof typeof WHY,
  ruleOf: (condition: ActiveCondition) => RuleId = () => 'OWN-7',
): Outcome<F> {
  const ended = figure.conditions.filter((each) => traitsOfCondition(each).ends === by);
  if (ended.length === 0) return unchanged(figure);
  return {
    next: { ...figure, conditions: figure.conditions.filter((each) => !ended.includes(each)) },
    events: ended.map((condition): GameEvent => ({
      type: 'conditionRemoved',
      ...{ figure: figure.id, condition: condition.name, why: WHY[by], rule: ruleOf(condition) },
    })),
  };
}
