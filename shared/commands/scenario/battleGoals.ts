/** Battle goals are chosen and judged. Which goal it is, is nobody else's business: no event says it. */
import { whyNotChooseGoal, whyNotJudgeGoal } from '../../rules/scenario/battleGoals';
import { deedsOf, withDeeds } from '../../rules/table/deeds';
import type { Handlers } from '../handler';

export const BATTLE_GOAL_COMMANDS: Handlers<'chooseBattleGoal' | 'judgeBattleGoal'> = {
  chooseBattleGoal: {
    in: 'evenWhenOver',
    whyNot: ({ scenario, content }, { character, goal }) =>
      whyNotChooseGoal(scenario, content, character, goal),
    carryOut: ({ scenario }, { character, goal }) => ({
      next: withDeeds(scenario, {
        ...deedsOf(scenario, character),
        battleGoal: goal,
        goalMet: null,
      }),
      events: [{ type: 'battleGoalChosen', character }],
    }),
  },

  judgeBattleGoal: {
    in: 'evenWhenOver',
    whyNot: ({ scenario }, { character }) => whyNotJudgeGoal(scenario, character),
    carryOut: ({ scenario }, { character, met }) => ({
      next: withDeeds(scenario, { ...deedsOf(scenario, character), goalMet: met }),
      events: [{ type: 'battleGoalJudged', character }],
    }),
  },
};
