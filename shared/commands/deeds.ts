import type { GameEvent } from '../events';
import type { CharacterId } from '../ids';
import { andThen, ok, refuse, type Result } from '../result';
import { joinRound } from '../rules/round/arrivals';
import { deedsOf, withDeeds } from '../rules/scenario/deeds';
import { charactersOf } from '../rules/table/figures';
import { figuresOf, spawnNow } from '../rules/rooms/spawns';
import type { Scenario } from '../state';
import type { Answer, Context } from './findings';
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

/** By hand, where a condition is only known to the players, or once more. @rule SPAWN-1 SUMMON-7 */
export function placeSpawn(
  scenario: Scenario,
  { spawn: index, times = 1 }: CommandOf<'placeSpawn'>,
  { content, random }: Context,
): Answer<Scenario> {
  const printed = content.scenario(scenario.scenario);
  const spawn = printed?.spawns?.[index];
  if (!printed || !spawn) return refuse({ code: 'noSuchSpawn', spawn: index });
  if (figuresOf(spawn, scenario).length === 0) {
    return refuse({ code: 'spawnHasNoFigures', players: scenario.players });
  }
  const before = new Set(scenario.figures.map((figure) => figure.id));
  const spawned = spawnNow(scenario, content, printed, { index, times }, random);
  return ok(
    andThen(spawned, (next) => {
      const coming = next.figures.map((figure) => figure.id).filter((id) => !before.has(id));
      return joinRound(next, content, { coming, by: null }, random);
    }),
  );
}
