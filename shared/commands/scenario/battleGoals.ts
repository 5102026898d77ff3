/** Battle goals: choice and result. Goals are secret, so no event names them. */
import type { CharacterId } from '../../ids';
import { shuffle } from '../../random';
import type { Outcome } from '../../result';
import {
  freeGoals,
  OFFERED_GOALS,
  whyNotChooseGoal,
  whyNotDealGoal,
  whyNotJudgeGoal,
} from '../../rules/scenario/battleGoals';
import { recordOf, withRecord } from '../../rules/figures/characterRecords';
import type { Scenario } from '../../state';
import { inScenario, type FieldSchemas } from '../commandRow';

export const BATTLE_GOAL_COMMANDS = {
  chooseBattleGoal: inScenario(
    (f: FieldSchemas) => ({ character: f.character, goal: f.number.nullable() }),
    { whose: 'character', readBy: 'owner' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario, content }, { character, goal }) =>
        whyNotChooseGoal(scenario, content, character, goal),
      carryOut: ({ scenario }, { character, goal }) => withGoal(scenario, character, goal),
    },
  ),

  /** Draws a random goal that no character has; replaces the current one. */
  dealBattleGoal: inScenario(
    (f: FieldSchemas) => ({ character: f.character }),
    { whose: 'character', readBy: 'owner' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario, content }, { character }) =>
        whyNotDealGoal(scenario, content, character),
      carryOut: ({ scenario, content, random }, { character }) => {
        const [goal = null] = shuffle(freeGoals(scenario, content), random);
        return withGoal(scenario, character, goal);
      },
    },
  ),

  /** Draws two random goals; the player chooses one later. */
  offerBattleGoals: inScenario(
    (f: FieldSchemas) => ({ character: f.character }),
    { whose: 'character', readBy: 'owner' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario, content }, { character }) =>
        whyNotDealGoal(scenario, content, character),
      carryOut: ({ scenario, content, random }, { character }) => {
        const offeredGoals = shuffle(freeGoals(scenario, content), random).slice(0, OFFERED_GOALS);
        const record = { ...recordOf(scenario, character), battleGoal: null, goalMet: null };
        return {
          next: withRecord(scenario, { ...record, offeredGoals }),
          events: [{ type: 'battleGoalsOffered', character }],
        };
      },
    },
  ),

  /** Sets the result of the goal; null = as Standee computes it. */
  judgeBattleGoal: inScenario(
    (f: FieldSchemas) => ({ character: f.character, met: f.z.boolean().nullable() }),
    { whose: 'character', readBy: 'owner' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario }, { character }) => whyNotJudgeGoal(scenario, character),
      carryOut: ({ scenario }, { character, met }) => ({
        next: withRecord(scenario, { ...recordOf(scenario, character), goalMet: met }),
        events: [{ type: 'battleGoalJudged', character }],
      }),
    },
  ),
};

/** Sets the goal; null = none. Offered goals that were not chosen are free again. */
function withGoal(
  scenario: Scenario,
  character: CharacterId,
  battleGoal: number | null,
): Outcome<Scenario> {
  const { offeredGoals: _, ...record } = recordOf(scenario, character);
  return {
    next: withRecord(scenario, { ...record, battleGoal, goalMet: null }),
    events: [{ type: 'battleGoalChosen', character }],
  };
}
