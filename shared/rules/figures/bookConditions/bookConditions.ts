/** Evaluates conditions of the scenario book from the game state. */
import { rankFor } from '../../../content/rooms';
import type { BookCondition, ScenarioContent } from '../../../content/types';
import type { MonsterTypeId } from '../../../ids';
import { hexAt, sameHex } from '../../../map/hexes';
import type { Hex, Scenario } from '../../../state';
import {
  canTakeTurns,
  charactersOf,
  isInPlay,
  monstersOf,
  objectivesOf,
  playingCharacters,
} from '../figures';
import { fallenOf } from '../characterRecords';
import { areRevealed, amountFor } from './openRooms';
import { listedAs, isListed, savedOf, areDestroyed, isInOpenRooms } from './objectives';
import { isGoalLooted, goalsLooted, isLootedIn } from './goalTreasure';

type Check = (
  scenario: Scenario,
  printed: ScenarioContent,
  condition: BookCondition,
) => boolean | null;

const CHECKS: Readonly<Record<BookCondition['state'], Check>> = {
  present: (scenario, printed, condition) => isThere(scenario, printed, condition),
  absent: (scenario, printed, condition) => {
    const found = isThere(scenario, printed, condition);
    return found === null ? null : !found;
  },
  dead: (scenario, printed, condition) =>
    condition.objective === undefined
      ? isMarkedDead(scenario, printed, condition)
      : areDestroyed(scenario, printed, condition),
  allKilled: (scenario, printed, { monster }) =>
    monster !== undefined && areAllKilled(scenario, printed, monster),
  killed: (scenario, _, { monster, count }) =>
    fallenOf(scenario, monster) >= amountFor(scenario, count ?? 1),
  elitesKilled: (scenario, printed, { count }) =>
    elitesKilled(scenario, printed) >= amountFor(scenario, count ?? 1),
  looted: (scenario, printed, { count, room }) => {
    if (room !== undefined) return isLootedIn(scenario, printed, room);
    if (count === undefined) return isGoalLooted(scenario, printed);
    return goalsLooted(scenario, printed) >= amountFor(scenario, count);
  },
  goalLeft: (scenario, printed) => !isGoalLooted(scenario, printed),
  saved: (scenario, printed, { objective, count }) =>
    savedOf(scenario, printed, objective) >= amountFor(scenario, count ?? 1),
  revealed: (scenario, _, { room }) => room !== undefined && areRevealed(scenario, [room]),
  closed: (scenario, _, { room }) => room !== undefined && !areRevealed(scenario, [room]),
  occupied: (scenario, _, condition) => areOccupied(scenario, condition),
  exhausted: (scenario, _, condition) => isAnyExhausted(scenario, condition),
  charactersLeft: (scenario, _, { count }) =>
    playingCharacters(scenario).length <= amountFor(scenario, count ?? 1),
  asked: () => null,
};

/** True if a condition holds; null = only the players know. */
export function conditionHolds(
  scenario: Scenario,
  printed: ScenarioContent,
  condition: BookCondition,
): boolean | null {
  return CHECKS[condition.state](scenario, printed, condition);
}

/** True if all conditions hold; null if that depends on the players. */
export function allHold(
  scenario: Scenario,
  printed: ScenarioContent,
  conditions: readonly BookCondition[] = [],
): boolean | null {
  let isKnown = true;
  for (const condition of conditions) {
    const holds = conditionHolds(scenario, printed, condition);
    if (holds === false) return false;
    if (holds === null) isKnown = false;
  }
  return isKnown ? true : null;
}

function isThere(
  scenario: Scenario,
  printed: ScenarioContent,
  condition: BookCondition,
): boolean | null {
  const { monster, objective, marker, side, hexes } = condition;
  if (hexes) return isOnHexes(scenario, condition, hexes);
  if (side !== undefined) return charactersOf(scenario).some(isInPlay);
  if (objective !== undefined) {
    const listed = listedAs(printed, objective, marker);
    if (!listed.some(({ index }) => isInOpenRooms(scenario, printed, index))) return false;
    if (listed.some((each) => each.hitPoints === null)) return null;
    return objectivesOf(scenario).some((each) => isListed(listed, each.listed));
  }
  // Only players can identify one specific figure.
  if (monster === undefined || marker !== undefined) return null;
  return monstersOf(scenario).some(({ type }) => type === monster);
}

/** True if a figure of the condition is on one of the hexes; null = positions are unknown. */
function isOnHexes(
  scenario: Scenario,
  { monster, objective, side }: BookCondition,
  hexes: readonly (readonly [number, number])[],
): boolean | null {
  const meant = scenario.figures.filter(
    (each) =>
      isInPlay(each) &&
      (side === undefined || each.kind === 'character') &&
      (monster === undefined || (each.kind === 'monster' && each.type === monster)) &&
      (objective === undefined || (each.kind === 'objective' && each.name === objective)),
  );
  if (meant.length === 0) return false;
  if (!scenario.board?.inUse) return null;
  const found = meant.map(({ at }) => (at ? isOneOf(hexes, at) : null));
  if (found.includes(true)) return true;
  return found.includes(null) ? null : false;
}

/**
 * True if a matching character is exhausted; null = only players know where it happened, or the
 * note asks more.
 */
function isAnyExhausted(
  scenario: Scenario,
  { unlessLooted, except, note }: BookCondition,
): boolean | null {
  const exhausted = charactersOf(scenario).filter((each) => each.exhausted);
  const counted = unlessLooted
    ? exhausted.filter(({ treasures }) => !treasures.includes('goal'))
    : exhausted;
  if (counted.length === 0) return false;
  if (except === undefined) return note === undefined ? true : null;
  const found = counted.map(({ exhaustedAt: at }) => (at ? !isOneOf(except, at) : null));
  if (found.includes(true)) return true;
  return found.includes(null) ? null : false;
}

function isOneOf(hexes: readonly (readonly [number, number])[], at: Hex): boolean {
  return hexes.some((hex) => sameHex(hexAt(hex), at));
}

/**
 * True if each character is on one of the hexes or became exhausted there; null = positions are
 * unknown.
 */
export function areOnExit(
  scenario: Scenario,
  hexes: readonly (readonly [number, number])[],
): boolean | null {
  if (!scenario.board?.inUse) return null;
  const places = charactersOf(scenario).map(({ at, exhausted, exhaustedAt }) =>
    exhausted ? exhaustedAt : at,
  );
  const found = places.map((at) => (at ? isOneOf(hexes, at) : null));
  if (found.includes(false)) return false;
  return found.includes(null) ? null : true;
}

/**
 * True if the figure with a letter has died: a spawned one of the letter, or the one of its rank
 * that its room listed. Without a letter, true if any monster of the type has died; null without a
 * type.
 */
function isMarkedDead(
  scenario: Scenario,
  printed: ScenarioContent,
  { monster, marker }: BookCondition,
): boolean | null {
  if (monster === undefined) return null;
  if (marker === undefined) return fallenOf(scenario, monster) > 0;
  const spawn = (printed.spawns ?? []).findIndex((each) =>
    each.monsters.some(({ id, marker: letter }) => id === monster && letter === marker),
  );
  const figures = monstersOf(scenario).filter(({ type }) => type === monster);
  if (spawn >= 0) {
    const isThere = figures.some(({ origin }) => origin === 'spawned');
    return scenario.spawned.includes(spawn) && fallenOf(scenario, monster) > 0 && !isThere;
  }
  const listed = printed.rooms.flatMap(({ room, monsters }) =>
    monsters
      .filter((each) => each.id === monster && each.marker === marker)
      .map(({ ranks }) => ({ room, rank: rankFor(ranks, scenario.players) })),
  );
  const [first] = listed;
  if (!first || !areRevealed(scenario, [first.room]) || fallenOf(scenario, monster) === 0) {
    return false;
  }
  return !figures.some(({ origin, rank }) => origin === 'placed' && rank === first.rank);
}

/** True if every room with the monster type is revealed, and all its monsters are dead. */
export function areAllKilled(
  scenario: Scenario,
  printed: ScenarioContent,
  monster: MonsterTypeId,
): boolean {
  const isOutstanding = printed.rooms.some(
    ({ room, monsters }) =>
      !areRevealed(scenario, [room]) &&
      monsters.some((each) => each.id === monster && rankFor(each.ranks, scenario.players)),
  );
  return (
    !isOutstanding &&
    scenario.sleeves.some(({ type }) => type === monster) &&
    !monstersOf(scenario).some(({ type }) => type === monster)
  );
}

/** Number of elites of the open rooms that have left the map. */
function elitesKilled(scenario: Scenario, printed: ScenarioContent): number {
  const placed = printed.rooms
    .filter(({ room }) => areRevealed(scenario, [room]))
    .flatMap(({ monsters }) => monsters)
    .filter(({ ranks }) => rankFor(ranks, scenario.players) === 'elite').length;
  const left = monstersOf(scenario).filter(
    ({ rank, origin }) => rank === 'elite' && origin === 'placed',
  ).length;
  return Math.max(0, placed - left);
}

/**
 * True if characters stand on any plate, on each plate, or with each acting character on one, as
 * `who` says; null if the board is not in use.
 *
 * @rule PLATE-1
 */
export function areOccupied(
  scenario: Scenario,
  { plates = [], who = 'any' }: Pick<BookCondition, 'plates' | 'who'>,
): boolean | null {
  if (!scenario.board?.inUse) return null;
  const inPlay = plates
    .filter(({ minCharacters }) => scenario.players >= (minCharacters ?? 0))
    .map(({ at }) => hexAt(at));
  const characters = charactersOf(scenario).filter(isInPlay);
  const isOn = (plate: (typeof inPlay)[number]) =>
    characters.some(({ at }) => at !== null && sameHex(at, plate));
  if (who === 'any') return inPlay.some(isOn);
  if (who === 'eachPlate') return inPlay.every(isOn);
  const acting = characters.filter(canTakeTurns);
  return (
    acting.length > 0 &&
    acting.every(({ at }) => at !== null && inPlay.some((plate) => sameHex(plate, at)))
  );
}
