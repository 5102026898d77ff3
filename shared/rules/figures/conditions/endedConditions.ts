/** Removes conditions that end: by damage, by a heal, with the round, or with the figure's turn. */
import type { GameEvent } from '../../../events';
import { printedCondition } from '../../../content/printedConditions';
import { forEach, unchanged, type Outcome } from '../../../result';
import type { RuleId } from '../../../rulebook';
import type { ActiveCondition, Figure } from '../../../state';
import type { Condition } from '../../../vocabulary';
import { traitsOfCondition } from './conditionTraits';

/** The reason that the event gives for each way a condition ends. */
const WHY = { damaged: 'damaged', healed: 'healed', roundEnd: 'roundEnded' } as const;

/**
 * Removes the conditions that end this way. `ruleOf` returns the rule to cite for each.
 *
 * @rule OWN-7
 */
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

/**
 * Expires conditions at the end of the figure's turn, except those gained during this turn and
 * those that end in another way, such as by a heal. Players can `keep` conditions that would
 * expire.
 *
 * @rule DURATION-1 DURATION-2 DURATION-3 POISON-2 WOUND-1 OWN-5
 */
export function endConditionsOfTurn(
  figure: Figure,
  keep: readonly Condition[] = [],
): Outcome<Figure> {
  return forEach(unchanged(figure), figure.conditions, (next, condition) =>
    condition.turnEnds === 1 && keep.includes(condition.name)
      ? { next, events: [keptEvent(next, condition.name)] }
      : afterTurn(next, condition),
  );
}

function keptEvent({ id }: Figure, condition: Condition): GameEvent {
  return { type: 'conditionStayed', figure: id, condition, rule: 'OWN-5' };
}

function afterTurn(figure: Figure, condition: ActiveCondition): Outcome<Figure> {
  const { name, turnEnds } = condition;
  const others = figure.conditions.filter((each) => each.name !== name);
  const event = { figure: figure.id, condition: name };
  const stayedEvent = (rule: RuleId): GameEvent => ({ type: 'conditionStayed', ...event, rule });
  if (turnEnds === null) {
    return { next: figure, events: [stayedEvent(printedCondition(name)?.untilHealed ?? 'OWN-7')] };
  }
  if (turnEnds === 1) {
    return {
      next: { ...figure, conditions: others },
      events: [{ type: 'conditionRemoved', ...event, why: 'turnEnded', rule: 'DURATION-1' }],
    };
  }
  const conditions = figure.conditions.map((each) =>
    each.name === name ? { ...each, turnEnds: 1 as const } : each,
  );
  return { next: { ...figure, conditions }, events: [stayedEvent('DURATION-2')] };
}
