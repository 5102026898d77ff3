/** Commands for rules of the scenario book that players confirm. */
import { dismissInstruction, whyNotDismissInstruction } from '../../rules/book/pendingInstructions';
import {
  applyAsked,
  endAsked,
  whyNotApplyRule,
  whyNotEndRule,
} from '../../rules/book/rules/askedRules';
import { wakeAsked, whyNotWake } from '../../rules/book/sleepers';
import { joinAwake, withAwake } from '../../rules/round/followBook';
import { findFigure } from '../../rules/figures/figures';
import { whyNotNegate, type FigureNegation } from '../../rules/figures/hitPoints/damage';
import { andThen } from '../../result';
import type { Refusal } from '../../refusals';
import type { Scenario } from '../../state';
import { inScenario, type FieldSchemas } from '../commandRow';

export const RULE_COMMANDS = {
  /**
   * Dismisses an instruction of the scenario book that players carried out or do not need.
   *
   * @rule SPAWN-1
   */
  putAwayDue: inScenario(
    (f: FieldSchemas) => ({
      of: f.z.enum(['rules', 'damage', 'spawns', 'reveals', 'finish']),
      at: f.place,
      figure: f.figure.nullable(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, due) => whyNotDismissInstruction(scenario, due),
      carryOut: ({ scenario }, due) => dismissInstruction(scenario, due),
    },
  ),

  /**
   * Applies a rule of the scenario book, given by its index in the scenario, when players confirm
   * that it applies. `negate` = what characters lose instead of suffering its damage. Damage that
   * exhausts no character can be negated afterwards too.
   *
   * @rule SPAWN-1 NEGATE-1
   */
  applyRule: inScenario(
    (f: FieldSchemas) => ({
      of: f.z.enum(['rules', 'damage']),
      at: f.place,
      figure: f.figure.nullable(),
      negate: f.z
        .array(f.z.strictObject({ figure: f.figure, losing: f.negation }))
        .max(60)
        .optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { figure, negate = [], ...place }) =>
        whyNotApplyRule(scenario, content, place, figure) ?? whyNotNegateAll(scenario, negate),
      carryOut: ({ scenario, content }, { figure, negate, ...place }) =>
        applyAsked(scenario, content, place, figure, negate),
    },
  ),

  /** Ends a lasting rule of the scenario book when players confirm it. @rule SPAWN-1 */
  endRule: inScenario(
    (f: FieldSchemas) => ({ rule: f.place }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { rule }) => whyNotEndRule(scenario, content, rule),
      carryOut: ({ scenario, content, random }, { rule }) => {
        const ended = endAsked(scenario, rule);
        const { next, events } = withAwake(scenario, ended.next, content, random);
        return { next, events: [...ended.events, ...events] };
      },
    },
  ),

  /** Wakes a monster that sleeps by a rule of the scenario. @rule SPAWN-1 SUMMON-7 */
  wakeMonster: inScenario(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { figure }) => whyNotWake(scenario, figure),
      carryOut: ({ scenario, content, random }, { figure }) =>
        andThen(wakeAsked(scenario, figure), (next) => joinAwake(scenario, next, content, random)),
    },
  ),
};

function whyNotNegateAll(scenario: Scenario, negate: readonly FigureNegation[]): Refusal | null {
  for (const { figure, losing } of negate) {
    const found = findFigure(scenario, figure);
    const refusal = found
      ? whyNotNegate(found, [losing])
      : ({ code: 'noSuchFigure', figure } as const);
    if (refusal) return refusal;
  }
  return null;
}
