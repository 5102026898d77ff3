import type { Deeds, Kills } from '../../state';
import type { GameEvent } from '../../events';
import type { CharacterId, FigureId } from '../../ids';
import type { Character, Monster, Scenario } from '../../state';

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

/**
 * Notes what the events of a step say about the characters: kills, those of their summons among
 * them, and rests. `before` still has the figures that died.
 *
 * @rule SUMMON-9 QUEST-1
 */
export function withDeedsNoted(
  before: Scenario,
  after: Scenario,
  events: readonly GameEvent[],
): Scenario {
  return events.reduce((next, event) => {
    if (event.type === 'died' && event.killer !== null) {
      return withKill(next, before, event.figure, event.killer);
    }
    if (event.type === 'rested') return withRest(next, event.figure, event.rest);
    return next;
  }, after);
}

function withKill(
  scenario: Scenario,
  before: Scenario,
  figure: FigureId,
  killer: FigureId,
): Scenario {
  const killed = before.figures.find((each) => each.id === figure);
  const by = characterBehind(before, killer);
  if (killed?.kind !== 'monster' || !by) return scenario;
  const deeds = deedsOf(scenario, by.sheet);
  return withDeeds(scenario, { ...deeds, kills: withOneMore(deeds.kills, killed) });
}

function withOneMore(kills: readonly Kills[], { type, rank }: Monster): readonly Kills[] {
  const known = kills.find((each) => each.monster === type && each.rank === rank);
  if (!known) return [...kills, { monster: type, rank, count: 1 }];
  return kills.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
}

/** What a summon kills counts for its owner. @rule SUMMON-9 */
function characterBehind(scenario: Scenario, id: FigureId): Character | null {
  const figure = scenario.figures.find((each) => each.id === id);
  if (figure?.kind === 'summon') return characterBehind(scenario, figure.owner);
  return figure?.kind === 'character' ? figure : null;
}

function withRest(scenario: Scenario, id: FigureId, rest: 'long' | 'short'): Scenario {
  const figure = scenario.figures.find((each) => each.id === id);
  if (figure?.kind !== 'character') return scenario;
  const deeds = deedsOf(scenario, figure.sheet);
  const field = rest === 'long' ? 'longRests' : 'shortRests';
  return withDeeds(scenario, { ...deeds, [field]: deeds[field] + 1 });
}
