/** Battle goals are chosen and judged. Which goal it is, is nobody else's business: no event says it. */
import type { CharacterId } from '../../ids';
import { shuffled } from '../../random';
import type { Outcome } from '../../result';
import {
  freeGoals,
  whyNotChooseGoal,
  whyNotDealGoal,
  whyNotJudgeGoal,
} from '../../rules/scenario/battleGoals';
import { deedsOf, withDeeds } from '../../rules/figures/record';
import type { Scenario } from '../../state';
import { evenWhenOver } from '../handler';

export const BATTLE_GOAL_COMMANDS = evenWhenOver({
  chooseBattleGoal: {
    whyNot: ({ scenario, content }, { character, goal }) =>
      whyNotChooseGoal(scenario, content, character, goal),
    carryOut: ({ scenario }, { character, goal }) => withGoal(scenario, character, goal),
  },

  dealBattleGoal: {
    whyNot: ({ scenario, content }, { character }) => whyNotDealGoal(scenario, content, character),
    carryOut: ({ scenario, content, random }, { character }) => {
      const [goal = null] = shuffled(freeGoals(scenario, content), random);
      return withGoal(scenario, character, goal);
    },
  },

  offerBattleGoals: {
    whyNot: ({ scenario, content }, { character }) => whyNotDealGoal(scenario, content, character),
    carryOut: ({ scenario, content, random }, { character }) => {
      const offeredGoals = shuffled(freeGoals(scenario, content), random).slice(0, OFFERED);
      const deeds = { ...deedsOf(scenario, character), battleGoal: null, goalMet: null };
      return {
        next: withDeeds(scenario, { ...deeds, offeredGoals }),
        events: [{ type: 'battleGoalsOffered', character }],
      };
    },
  },

  judgeBattleGoal: {
    whyNot: ({ scenario }, { character }) => whyNotJudgeGoal(scenario, character),
    carryOut: ({ scenario }, { character, met }) => ({
      next: withDeeds(scenario, { ...deedsOf(scenario, character), goalMet: met }),
      events: [{ type: 'battleGoalJudged', character }],
    }),
  },
});

/** So many are dealt to each at the start of a scenario. */
const OFFERED = 2;

/** What was offered besides goes back. */
function withGoal(
  scenario: Scenario,
  character: CharacterId,
  battleGoal: number | null,
): Outcome<Scenario> {
  const { offeredGoals: _, ...deeds } = deedsOf(scenario, character);
  return {
    next: withDeeds(scenario, { ...deeds, battleGoal, goalMet: null }),
    events: [{ type: 'battleGoalChosen', character }],
  };
}
