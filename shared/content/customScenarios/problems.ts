/**
 * Validates a custom scenario whose shape is already valid. The editor does this after every
 * change. Untrusted files go through readCustomScenario.
 */
import type { MonsterTypeId } from '../../ids';
import type { Content } from '../content';
import { gatherProblems, type ContentProblem, type Report } from '../reading/problem';
import { mapProblems } from './map';
import { formulaProblems } from '../reading/formulaFields';
import { monsterProblems } from './monsters';
import { namedHexProblems } from './namedHexes';
import { lockProblems, objectiveProblems } from './objectives';
import { eachGoal, ruleProblems } from './rules';
import type { CustomScenarioFile, ScenarioContent } from '../types';

/** Lookups needed for the validation. */
export type OwnContentNeeds = Pick<Content, 'tile' | 'monster' | 'abilityDeck'>;

/** Limits for memory and time, far above any real scenario. */
export const OWN_LIMITS = {
  rooms: 30,
  tiles: 40,
  doors: 60,
  overlays: 300,
  starts: 60,
  monsters: 300,
  /** Characters of the whole file. */
  text: 120_000,
} as const;

/** Parts with numbers that may be formulas. Those of objectives are checked with the objectives. */
const FORMULAS_IN = [
  'goals',
  'damage',
  'spawns',
  'rules',
  'finish',
  'reveals',
  'map',
  'rewards',
  'rooms',
] as const;

/** All problems of a custom scenario, each with its element; empty if it can be played. */
export function customScenarioProblems(
  scenario: ScenarioContent | CustomScenarioFile,
  content: OwnContentNeeds,
): readonly ContentProblem[] {
  return gatherProblems((report) => {
    if (countProblems(scenario, report)) return;
    roomProblems(scenario, content, report);
    if (scenario.map) mapProblems(scenario, scenario.map, content, report);
    monsterProblems(scenario, content, report);
    referenceProblems(scenario, content, report);
    objectiveProblems(scenario, content, report);
    lockProblems(scenario, report);
    ruleProblems(scenario, content, report);
    namedHexProblems(scenario, content, report);
    for (const part of FORMULAS_IN) formulaProblems(scenario[part], part, report);
  });
}

/** True if a limit is exceeded, so that further checks would take too long. */
function countProblems({ rooms, map }: ScenarioContent, report: Report): boolean {
  const monsters = rooms.reduce((sum, room) => sum + room.monsters.length, 0);
  const counts: readonly (readonly [path: string, found: number, limit: number])[] = [
    ['rooms', rooms.length, OWN_LIMITS.rooms],
    ['rooms', monsters, OWN_LIMITS.monsters],
    ['map.tiles', map?.tiles.length ?? 0, OWN_LIMITS.tiles],
    ['map.doors', map?.doors.length ?? 0, OWN_LIMITS.doors],
    ['map.overlays', map?.overlays.length ?? 0, OWN_LIMITS.overlays],
    ['map.starts', map?.starts.length ?? 0, OWN_LIMITS.starts],
  ];
  const tooMany = counts.filter(([, found, limit]) => found > limit);
  for (const [path, , limit] of tooMany) report(path, { code: 'tooManyParts', limit });
  return tooMany.length > 0;
}

function roomProblems({ rooms }: ScenarioContent, content: OwnContentNeeds, report: Report): void {
  if (rooms.length === 0) report('rooms', { code: 'noRooms' });
  else if (!rooms.some((room) => room.initial)) report('rooms', { code: 'noInitialRoom' });
  const known = new Set<number>();
  rooms.forEach(({ room }, index) => {
    if (known.has(room)) report(`rooms[${index}].room`, { code: 'roomTwice', room });
    known.add(room);
  });
  const tile = (path: string, id: string) => {
    if (!content.tile(id)) report(path, { code: 'unknownTile', tile: id });
  };
  rooms.forEach((room, index) => {
    if (room.tile !== null) tile(`rooms[${index}].tile`, room.tile);
    room.tiles.forEach((id, place) => tile(`rooms[${index}].tiles[${place}]`, id));
  });
  rooms.forEach(({ adjacent }, index) => {
    adjacent.forEach((room, place) => {
      if (known.has(room)) return;
      report(`rooms[${index}].adjacent[${place}]`, { code: 'unknownRoom', room });
    });
  });
}

/** Reports references that lead nowhere. */
function referenceProblems(
  scenario: ScenarioContent,
  content: OwnContentNeeds,
  report: Report,
): void {
  const monster = (path: string, id: MonsterTypeId | undefined) => {
    if (id === undefined || content.monster(id)) return;
    report(path, { code: 'unknownMonster', monster: id });
  };
  scenario.allies?.forEach((id, i) => monster(`allies[${i}]`, id));
  eachGoal(scenario.goals, (goal, path) => {
    monster(`${path}.monster`, goal.monster);
    goal.monsters?.forEach((id, i) => monster(`${path}.monsters[${i}]`, id));
  });
  scenario.thirdSide?.forEach((id, i) => monster(`thirdSide[${i}]`, id));
  scenario.activeRounds?.forEach((row, i) => monster(`activeRounds[${i}].monster`, row.monster));
  scenario.damage?.forEach((row, i) => monster(`damage[${i}].monster`, row.monster));
  scenario.statOverrides?.forEach((row, i) => {
    monster(`statOverrides[${i}].monster`, row.monster);
    if (row.deck === undefined || content.abilityDeck(row.deck)) return;
    report(`statOverrides[${i}].deck`, { code: 'unknownReference', what: row.deck });
  });
  scenario.spawns?.forEach((spawn, i) =>
    spawn.monsters.forEach(({ id }, j) => monster(`spawns[${i}].monsters[${j}].id`, id)),
  );
  scenario.map?.doors.forEach(({ locked }, i) =>
    monster(`map.doors[${i}].locked.fallen.monster`, locked?.fallen?.monster),
  );
  const objectives = new Set(scenario.objectives?.map(({ index }) => index));
  scenario.rooms.forEach((room, i) =>
    room.objectives?.forEach(({ objective }, j) => {
      if (objectives.has(objective)) return;
      const path = `rooms[${i}].objectives[${j}].objective`;
      report(path, { code: 'unknownReference', what: String(objective) });
    }),
  );
}
