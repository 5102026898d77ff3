import type { GameEvent } from '../events';
import type { CharacterId } from '../ids';
import { ok, refuse, type Result } from '../result';
import { deedsOf, withDeeds } from '../rules/deeds';
import { charactersOf } from '../rules/figures';
import type { Scenario } from '../state';
import type { Answer, Context } from './parts';
import type { CommandOf } from './shapes';

function playing(scenario: Scenario, character: CharacterId): Result<null> {
  const isPlaying = charactersOf(scenario).some((each) => each.sheet === character);
  return isPlaying ? ok(null) : refuse({ code: 'noSuchCharacter', character });
}

/** Which goal it is, is nobody else's business: the event does not say. */
export function chooseBattleGoal(
  scenario: Scenario,
  { character, goal }: CommandOf<'chooseBattleGoal'>,
  { content }: Context,
): Answer<Scenario> {
  const found = playing(scenario, character);
  if (!found.ok) return found;
  if (goal !== null && !content.battleGoals().some((each) => each.id === goal)) {
    return refuse({ code: 'noSuchBattleGoal', goal });
  }
  const deeds = { ...deedsOf(scenario, character), battleGoal: goal, goalMet: null };
  const events: readonly GameEvent[] = [{ type: 'battleGoalChosen', character }];
  return ok({ next: withDeeds(scenario, deeds), events });
}

export function judgeBattleGoal(
  scenario: Scenario,
  { character, met }: CommandOf<'judgeBattleGoal'>,
): Answer<Scenario> {
  const found = playing(scenario, character);
  if (!found.ok) return found;
  const deeds = deedsOf(scenario, character);
  if (deeds.battleGoal === null) return refuse({ code: 'noBattleGoal', character });
  return ok({
    next: withDeeds(scenario, { ...deeds, goalMet: met }),
    events: [{ type: 'battleGoalJudged', character }],
  });
}
