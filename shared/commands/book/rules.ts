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
import { andThen } from '../../result';
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
   * that it applies. Characters suffer its damage and can negate it afterwards.
   *
   * @rule SPAWN-1 NEGATE-1
   */
  applyRule: inScenario(
    (f: FieldSchemas) => ({
      of: f.z.enum(['rules', 'damage']),
      at: f.place,
      figure: f.figure.nullable(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { figure, ...place }) =>
        whyNotApplyRule(scenario, content, place, figure),
      carryOut: ({ scenario, content }, { figure, ...place }) =>
        applyAsked(scenario, content, place, figure),
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
