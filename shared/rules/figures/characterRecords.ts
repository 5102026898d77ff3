/** Records of the characters in a scenario: kills, rests, tallies for battle goals. */
import type { CharacterId, FigureId, MonsterTypeId } from '../../ids';
import type {
  Character,
  CharacterRecord,
  Fallen,
  Kills,
  Monster,
  Objective,
  Scenario,
} from '../../state';
import type { TallyName } from '../../vocabulary';

/** A character's record; empty if nothing has been noted. */
export function recordOf(scenario: Scenario, character: CharacterId): CharacterRecord {
  return (
    scenario.records.find((each) => each.character === character) ?? {
      character,
      kills: [],
      longRests: 0,
      shortRests: 0,
      battleGoal: null,
      goalMet: null,
    }
  );
}

export function withRecord(scenario: Scenario, record: CharacterRecord): Scenario {
  const others = scenario.records.filter((each) => each.character !== record.character);
  return { ...scenario, records: [...others, record] };
}

/** Records a kill. `scenario` must still contain both figures. @rule SUMMON-9 QUEST-1 */
export function withKill(scenario: Scenario, killed: Monster, killer: FigureId): Scenario {
  const by = characterBehind(scenario, killer);
  if (!by) return scenario;
  const record = recordOf(scenario, by.sheet);
  return withRecord(scenario, { ...record, kills: withOneMore(record.kills, killed) });
}

function withOneMore(kills: readonly Kills[], { type, rank }: Monster): readonly Kills[] {
  return withKills(kills, { monster: type, rank }, 1);
}

/** Adds `by` kills of a monster type; the result is never below 0. */
export function withKills(
  kills: readonly Kills[],
  { monster, rank }: Omit<Kills, 'count'>,
  by: number,
): readonly Kills[] {
  const isSame = (each: Kills) => each.monster === monster && each.rank === rank;
  const known = kills.find(isSame);
  const count = Math.max(0, (known?.count ?? 0) + by);
  if (count === 0) return kills.filter((each) => !isSame(each));
  if (!known) return [...kills, { monster, rank, count }];
  return kills.map((each) => (each === known ? { ...each, count } : each));
}

export function killsOfType(
  { kills }: CharacterRecord,
  { monster, rank }: Omit<Kills, 'count'>,
): number {
  return kills.find((each) => each.monster === monster && each.rank === rank)?.count ?? 0;
}

/** A tally of the character; 0 if missing. */
export function tallyOf({ tallies = {} }: CharacterRecord, tally: TallyName): number {
  return tallies[tally] ?? 0;
}

/** Sets a tally; never below 0. */
export function withTally(
  scenario: Scenario,
  character: CharacterId,
  tally: TallyName,
  to: number,
): Scenario {
  const record = recordOf(scenario, character);
  if (tallyOf(record, tally) === Math.max(0, to)) return scenario;
  const { [tally]: _, ...others } = record.tallies ?? {};
  return withRecord(scenario, {
    ...record,
    tallies: to > 0 ? { ...others, [tally]: to } : others,
  });
}

/** Counts a dead monster by its type. */
export function withFallen(scenario: Scenario, { type }: Monster): Scenario {
  const others = scenario.fallen.filter(({ monster }) => monster !== type);
  const one: Fallen = { monster: type, count: fallenOf(scenario, type) + 1 };
  return { ...scenario, fallen: [...others, one] };
}

/** Counts a destroyed objective of the scenario. */
export function withDestroyed(scenario: Scenario, { listed }: Objective): Scenario {
  if (listed === null) return scenario;
  const known = scenario.destroyed ?? [];
  const before = known.find(({ objective }) => objective === listed)?.count ?? 0;
  const others = known.filter(({ objective }) => objective !== listed);
  return { ...scenario, destroyed: [...others, { objective: listed, count: before + 1 }] };
}

/** Number of dead monsters of a type; without a type, of all types. */
export function fallenOf({ fallen }: Scenario, type?: MonsterTypeId): number {
  return fallen
    .filter(({ monster }) => type === undefined || monster === type)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The character credited with a kill. Kills by summons count for their owner. @rule SUMMON-9 */
export function characterBehind(scenario: Scenario, id: FigureId): Character | null {
  const figure = scenario.figures.find((each) => each.id === id);
  if (figure?.kind === 'summon') return characterBehind(scenario, figure.owner);
  return figure?.kind === 'character' ? figure : null;
}

/** Records a rest. @rule REST-2 REST-3 */
export function withRest(
  scenario: Scenario,
  { sheet }: Character,
  rest: 'long' | 'short',
): Scenario {
  const record = recordOf(scenario, sheet);
  const field = rest === 'long' ? 'longRests' : 'shortRests';
  return withRecord(scenario, { ...record, [field]: record[field] + 1 });
}
