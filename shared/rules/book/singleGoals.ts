/** Checks each kind of goal of a scenario from the game state. */
import type { Content } from '../../content/content';
import type { GoalContent, ScenarioContent, SingleGoal } from '../../content/types';
import type { MonsterTypeId } from '../../ids';
import { areAdjacent } from '../../map/range';
import { hexAt } from '../../map/hexes';
import type { Scenario } from '../../state';
import { boardInPlay, mapInPlay } from '../board/inPlay';
import { areAllKilled, areOccupied, areOnExit } from '../figures/bookConditions/bookConditions';
import { isGoalLooted } from '../figures/bookConditions/goalTreasure';
import { destroyedOf, listedAs, savedOf } from '../figures/bookConditions/objectives';
import { areRevealed, amountFor } from '../figures/bookConditions/openRooms';
import { charactersOf, monstersOf, objectivesOf } from '../figures/figures';
import { fallenOf } from '../figures/characterRecords';
import { mayStillCome } from './spawns/spawns';

/** True if the goal is reached; null = only the players know. @rule ROUND-2 */
export function isReached(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  goal: GoalContent,
): boolean | null {
  if (goal.type !== 'either')
    return isSingleReached(scenario, content, printed, goal, printed.goals.length === 1);
  const found = goal.of.map((all) => {
    const each = all.map((one) =>
      isSingleReached(scenario, content, printed, one, all.length === 1),
    );
    if (each.includes(false)) return false;
    return each.includes(null) ? null : true;
  });
  if (found.includes(true)) return true;
  return found.includes(null) ? null : false;
}

function isSingleReached(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  goal: SingleGoal,
  isAlone: boolean,
): boolean | null {
  switch (goal.type) {
    case 'killAllRevealedEnemies':
      return enemiesOf(scenario).length === 0;
    case 'killAllEnemies':
      return isWholeMapOpen(scenario, printed) && enemiesOf(scenario).length === 0;
    case 'killAllExcept': {
      const isSpared = (type: MonsterTypeId) => goal.monsters?.includes(type) === true;
      return (
        isWholeMapOpen(scenario, printed) &&
        monstersOf(scenario).every(({ side, type }) => side === 'allies' || isSpared(type))
      );
    }
    case 'killAllOf':
      return (goal.monsters ?? []).every((type) => isTypeDead(scenario, printed, type));
    case 'killEnemy':
      return isOneDead(scenario, goal);
    case 'killCount':
      return killedOf(scenario, printed, goal) >= countOf(scenario, goal.count);
    case 'reveal':
      return goal.rooms
        ? areRevealed(scenario, goal.rooms)
        : scenario.rooms.every(({ revealed }) => revealed);
    case 'lootAllTreasureTiles':
      return isGoalLooted(scenario, printed);
    case 'lootTreasure':
      return charactersOf(scenario).some(
        ({ treasures }) => goal.treasure !== undefined && treasures.includes(goal.treasure),
      );
    case 'allCharactersLootTreasure':
      return charactersOf(scenario).every(({ treasures }) => treasures.includes('goal'));
    case 'destroy':
      return areDestroyed(scenario, printed, goal);
    case 'save':
      return savedOf(scenario, printed, goal.objective) >= countOf(scenario, goal.count);
    case 'escortArrives':
      return hasArrived(scenario, content, goal);
    case 'surviveRounds':
      return scenario.round >= countOf(scenario, goal.count);
    // Another goal determines how long they must be protected.
    case 'protect': {
      if (!isProtected(scenario, printed, goal)) return false;
      if (!isAlone) return true;
      return isWholeMapOpen(scenario, printed) && enemiesOf(scenario).length === 0 ? null : false;
    }
    // If this is the only goal, the exit is behind the last door.
    case 'exit': {
      const isOpen = !isAlone || scenario.rooms.every(({ revealed }) => revealed);
      if (!isOpen) return false;
      const { nobodyExhausted } = goal;
      if (nobodyExhausted && charactersOf(scenario).some((each) => each.exhausted)) return false;
      return goal.hexes ? areOnExit(scenario, goal.hexes) : null;
    }
    case 'open':
      return areDoorsOpen(scenario, content);
    case 'occupy':
      if (!areMarksShown(scenario, printed)) return false;
      return goal.plates ? areOccupied(scenario, goal) : null;
    case 'cleanse':
      return areMarksShown(scenario, printed) ? null : false;
    default:
      return null;
  }
}

/**
 * True if every door of the map is open, including those between open rooms; null = unknown,
 * because no board is in use.
 */
function areDoorsOpen(scenario: Scenario, content: Content): boolean | null {
  if (scenario.rooms.some(({ revealed }) => !revealed)) return false;
  if (!scenario.board?.inUse) return null;
  const doors = mapInPlay(scenario, content)?.doors.filter(({ kind }) => kind === 'door');
  return doors?.every(({ state }) => state === 'open') ?? null;
}

/** True if all hexes to occupy or cleanse are in open rooms. */
function areMarksShown(scenario: Scenario, { map, rooms }: ScenarioContent): boolean {
  const plates = (map?.overlays ?? []).filter(({ kind }) => kind === 'pressurePlate');
  const objectives = rooms.filter((room) => room.objectives !== undefined);
  return areRevealed(
    scenario,
    [...plates, ...objectives].map(({ room }) => room),
  );
}

function enemiesOf(scenario: Scenario) {
  return monstersOf(scenario).filter(({ side }) => side !== 'allies');
}

function isWholeMapOpen(scenario: Scenario, printed: ScenarioContent): boolean {
  const spawns = printed.spawns ?? [];
  return (
    scenario.rooms.every(({ revealed }) => revealed) &&
    !spawns.some((_, index) => mayStillCome(scenario, printed, index))
  );
}

/** The sleeve stays in play after all its figures have died. */
function isOneDead(scenario: Scenario, { monster }: SingleGoal): boolean {
  return (
    scenario.sleeves.some(({ type }) => type === monster) &&
    !enemiesOf(scenario).some(({ type }) => type === monster)
  );
}

/** True if all monsters of the type are dead and no more can spawn. */
function isTypeDead(scenario: Scenario, printed: ScenarioContent, type: MonsterTypeId): boolean {
  const comes = (printed.spawns ?? []).some(
    ({ monsters }, index) =>
      monsters.some(({ id }) => id === type) && mayStillCome(scenario, printed, index),
  );
  return !comes && areAllKilled(scenario, printed, type);
}

/** Number of fallen enemies that count for the goal. */
export function killedOf(
  scenario: Scenario,
  { allies = [] }: ScenarioContent,
  { monster, monsters }: Pick<SingleGoal, 'monster' | 'monsters'>,
): number {
  if (monster !== undefined) return fallenOf(scenario, monster);
  if (monsters) return monsters.reduce((sum, type) => sum + fallenOf(scenario, type), 0);
  return allies.reduce((sum, type) => sum - fallenOf(scenario, type), fallenOf(scenario));
}

function countOf(scenario: Scenario, amount: number | string | undefined): number {
  return amount === undefined ? Infinity : amountFor(scenario, amount);
}

/** Objectives without hit points are not figures, so only the players know about them. */
function areDestroyed(
  scenario: Scenario,
  printed: ScenarioContent,
  { objective }: SingleGoal,
): boolean {
  const listed = listedAs(printed, objective).filter(({ role }) => role === 'objective');
  const indexes = new Set(listed.map(({ index }) => index));
  const rooms = printed.rooms.filter((room) =>
    room.objectives?.some((each) => indexes.has(each.objective)),
  );
  return (
    rooms.length > 0 &&
    listed.every(({ hitPoints }) => hitPoints !== null) &&
    rooms.every(({ room }) => areRevealed(scenario, [room])) &&
    !scenario.figures.some(
      (figure) => figure.kind === 'objective' && indexes.has(figure.listed ?? 0),
    )
  );
}

/** True if enough of the objectives to protect are left. Objectives that were saved count. */
export function isProtected(
  scenario: Scenario,
  printed: ScenarioContent,
  { objective, count }: SingleGoal,
): boolean {
  const destroyed = destroyedOf(scenario, printed, objective);
  if (count === undefined) return destroyed === 0;
  const indexes = new Set(listedAs(printed, objective).map(({ index }) => index));
  const all = printed.rooms
    .flatMap(({ objectives }) => objectives ?? [])
    .filter(
      ({ objective: index, minCharacters }) =>
        indexes.has(index) && scenario.players >= (minCharacters ?? 0),
    ).length;
  return all - destroyed >= amountFor(scenario, count);
}

/**
 * True if the escort is adjacent to its destination; null = its position is unknown and all rooms
 * are open.
 */
function hasArrived(
  scenario: Scenario,
  content: Content,
  { objective, beside = [] }: SingleGoal,
): boolean | null {
  const escort = objectivesOf(scenario).find(({ name }) => name === objective);
  if (!escort) return false;
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const { at } = escort;
  if (!board || !at || beside.length === 0) {
    return scenario.rooms.every(({ revealed }) => revealed) ? null : false;
  }
  return beside.some((hex) => areAdjacent(board, at, hexAt(hex)));
}
