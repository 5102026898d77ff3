/** What characters have done in a scenario: kills, rests, battle goals. */
import type { CharacterId, FigureId, MonsterTypeId } from '../../ids';
import type { Character, Deeds, Fallen, Kills, Monster, Scenario } from '../../state';

/** What a character has done so far; nothing where nothing was noted. */
export function deedsOf(scenario: Scenario, character: CharacterId): Deeds {
  return (
    scenario.deeds.find((each) => each.character === character) ?? {
      character,
      kills: [],
      longRests: 0,
      shortRests: 0,
      battleGoal: null,
      goalMet: null,
    }
  );
}

export function withDeeds(scenario: Scenario, deeds: Deeds): Scenario {
  const others = scenario.deeds.filter((each) => each.character !== deeds.character);
  return { ...scenario, deeds: [...others, deeds] };
}

/** Notes who killed a monster; `scenario` still has both. @rule SUMMON-9 QUEST-1 */
export function withKill(scenario: Scenario, killed: Monster, killer: FigureId): Scenario {
  const by = characterBehind(scenario, killer);
  if (!by) return scenario;
  const deeds = deedsOf(scenario, by.sheet);
  return withDeeds(scenario, { ...deeds, kills: withOneMore(deeds.kills, killed) });
}

function withOneMore(kills: readonly Kills[], { type, rank }: Monster): readonly Kills[] {
  const known = kills.find((each) => each.monster === type && each.rank === rank);
  if (!known) return [...kills, { monster: type, rank, count: 1 }];
  return kills.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
}

/** Counts an enemy that falls; whoever fights for the players is none. */
export function withFallen(scenario: Scenario, { side, type }: Monster): Scenario {
  if (side !== 'enemies') return scenario;
  const others = scenario.fallen.filter(({ monster }) => monster !== type);
  const one: Fallen = { monster: type, count: fallenOf(scenario, type) + 1 };
  return { ...scenario, fallen: [...others, one] };
}

/** How many enemies of a type have fallen; no type = of all. */
export function fallenOf({ fallen }: Scenario, type?: MonsterTypeId): number {
  return fallen
    .filter(({ monster }) => type === undefined || monster === type)
    .reduce((sum, { count }) => sum + count, 0);
}

/** What a summon kills counts for its owner. @rule SUMMON-9 */
function characterBehind(scenario: Scenario, id: FigureId): Character | null {
  const figure = scenario.figures.find((each) => each.id === id);
  if (figure?.kind === 'summon') return characterBehind(scenario, figure.owner);
  return figure?.kind === 'character' ? figure : null;
}

/** Notes a rest that a character has taken. @rule REST-2 REST-3 */
export function withRest(
  scenario: Scenario,
  { sheet }: Character,
  rest: 'long' | 'short',
): Scenario {
  const deeds = deedsOf(scenario, sheet);
  const field = rest === 'long' ? 'longRests' : 'shortRests';
  return withDeeds(scenario, { ...deeds, [field]: deeds[field] + 1 });
}
