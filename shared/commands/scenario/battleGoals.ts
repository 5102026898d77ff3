/** Battle goals are chosen and judged. Which goal it is, is nobody else's business: no event says it. */
import type { CharacterId } from '../../ids';
import type { Refusal } from '../../refusals';
import { deedsOf, withDeeds } from '../../rules/table/deeds';
import { charactersOf } from '../../rules/table/figures';
import type { Scenario } from '../../state';
import type { Handlers } from '../handler';

export const BATTLE_GOAL_COMMANDS: Handlers<'chooseBattleGoal' | 'judgeBattleGoal'> = {
  chooseBattleGoal: {
    in: 'evenWhenOver',
    whyNot: ({ scenario, content }, { character, goal }) => {
      const isPrinted = content.battleGoals().some((each) => each.id === goal);
      return (
        whyNotPlaying(scenario, character) ??
        (goal === null || isPrinted ? null : { code: 'noSuchBattleGoal', goal })
      );
    },
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
    whyNot: ({ scenario }, { character }) => {
      const none = whyNotPlaying(scenario, character);
      if (none || deedsOf(scenario, character).battleGoal !== null) return none;
      return { code: 'noBattleGoal', character };
    },
    carryOut: ({ scenario }, { character, met }) => ({
      next: withDeeds(scenario, { ...deedsOf(scenario, character), goalMet: met }),
      events: [{ type: 'battleGoalJudged', character }],
    }),
  },
};

function whyNotPlaying(scenario: Scenario, character: CharacterId): Refusal | null {
  const isPlaying = charactersOf(scenario).some((each) => each.sheet === character);
  return isPlaying ? null : { code: 'noSuchCharacter', character };
}
