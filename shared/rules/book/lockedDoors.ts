/** Locked doors of a scenario and the conditions that unlock them. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { DoorLock, ScenarioContent } from '../../content/types';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { withDoor } from '../board/changes';
import { mapInPlay } from '../board/inPlay';
import { isInOpenRooms } from './spawns';
import { fallenOf } from '../figures/record';

/**
 * Unlocks doors with fulfilled conditions for good. They are then closed and can be opened.
 *
 * @rule WALL-6
 */
export function unlockDoors(scenario: Scenario, content: Content): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.map?.doors.some(({ locked }) => locked)) return unchanged(scenario);
  const due = (mapInPlay(scenario, content)?.doors ?? []).filter(
    ({ state, locked, door }) =>
      state === 'locked' &&
      locked !== undefined &&
      !scenario.board?.doors.some((each) => each.door === door) &&
      isUnlocked(scenario, printed, locked),
  );
  return forEach(unchanged(scenario), due, (next, { door }) => ({
    next: withDoor(next, door, 'closed'),
    events: [{ type: 'doorUnlocked', door, rule: 'WALL-6' }],
  }));
}

/** A lock without conditions is opened only by the players. */
function isUnlocked(scenario: Scenario, printed: ScenarioContent, lock: DoorLock): boolean {
  const { round, fallen, objective } = lock;
  const holds = [
    ...(round === undefined ? [] : [scenario.round >= round]),
    ...(fallen ? [areFallen(scenario, fallen)] : []),
    ...(objective === undefined ? [] : [isFallen(scenario, printed, objective)]),
  ];
  return holds.length > 0 && holds.every((each) => each);
}

function areFallen(
  scenario: Scenario,
  { monster, count }: NonNullable<DoorLock['fallen']>,
): boolean {
  const fallen = fallenOf(scenario, monster);
  if (count === undefined) {
    const isThere = scenario.figures.some(
      (each) => each.kind === 'monster' && each.type === monster,
    );
    return fallen > 0 && !isThere;
  }
  const variables = { C: scenario.players, L: scenario.monsterLevel };
  return fallen >= Math.ceil(evaluateFormula(count, variables));
}

/** True if the objective belonged to a revealed room and is destroyed. */
function isFallen(scenario: Scenario, printed: ScenarioContent, objective: number): boolean {
  const isListed = printed.rooms.some((room) =>
    room.objectives?.some((each) => each.objective === objective),
  );
  return (
    isListed &&
    isInOpenRooms(scenario, printed, objective) &&
    !scenario.figures.some((each) => each.kind === 'objective' && each.listed === objective)
  );
}
