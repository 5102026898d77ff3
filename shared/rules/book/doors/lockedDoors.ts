/** Locked doors of a scenario and the conditions that unlock them. */
import type { Content } from '../../../content/content';
import { evaluateFormula } from '../../../content/notation/formula';
import type { BookCondition, DoorLock, ScenarioContent } from '../../../content/types';
import type { GameEvent } from '../../../events';
import { forEach, unchanged, type Outcome } from '../../../result';
import type { Scenario } from '../../../state';
import { withDoor } from '../../board/changes';
import { mapInPlay, type DoorInPlay } from '../../board/inPlay';
import { closeDoor } from './closingDoors';
import { allHold, areOccupied } from '../../figures/bookConditions/bookConditions';
import { isInOpenRooms } from '../../figures/bookConditions/objectives';
import { fallenOf } from '../../figures/characterRecords';

/** Opens a door. */
export type OpenDoor = (scenario: Scenario, door: DoorInPlay) => Outcome<Scenario>;

/**
 * Unlocks doors whose conditions are met, permanently. They can then be opened, or open
 * immediately. A door held open by pressure plates opens and closes with them.
 *
 * @rule WALL-6
 */
export function unlockDoors(
  { next: scenario, events }: Outcome<Scenario>,
  content: Content,
  open: OpenDoor,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.map?.doors.some(({ locked }) => locked)) return unchanged(scenario);
  const doors = (mapInPlay(scenario, content)?.doors ?? []).filter(({ locked }) => locked);
  return forEach(unchanged(scenario), doors, (next, door) =>
    changeDoor(next, content, door, { printed, events, open }),
  );
}

interface Change {
  readonly printed: ScenarioContent;
  readonly events: readonly GameEvent[];
  readonly open: OpenDoor;
}

function changeDoor(
  scenario: Scenario,
  content: Content,
  door: DoorInPlay,
  { printed, events, open }: Change,
): Outcome<Scenario> {
  const { state, locked: lock, isShown } = door;
  if (!lock) return unchanged(scenario);
  if (lock.heldBy) {
    const isHeld = areOccupied(scenario, { plates: lock.heldBy });
    if (isHeld && state === 'locked' && isShown) return open(scenario, door);
    if (isHeld === false && state === 'open') return closeDoor(scenario, content, door);
    return unchanged(scenario);
  }
  const isTurnEnd = events.some(({ type }) => type === 'turnEnded');
  if (!isLockDue(scenario, printed, door, lock, isTurnEnd)) return unchanged(scenario);
  if (lock.opens && isShown) return open(scenario, door);
  return {
    next: withDoor(scenario, door.door, 'closed'),
    events: [{ type: 'doorUnlocked', door: door.door, rule: 'WALL-6' }],
  };
}

/** True if a locked door opens because a turn has ended. @rule WALL-6 */
export function doorOpensAtTurnEnd(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
): boolean {
  if (!printed.map?.doors.some(({ locked }) => locked?.opens)) return false;
  const doors = mapInPlay(scenario, content)?.doors ?? [];
  return doors.some(
    (door) =>
      door.locked?.opens === true &&
      door.isShown &&
      isLockDue(scenario, printed, door, door.locked, true),
  );
}

/** True if the conditions are checked only at the end of a turn. */
export function waitsForTurnEnd(conditions: readonly BookCondition[] = []): boolean {
  return conditions.some(({ state }) => state === 'occupied');
}

/** True if the lock opens now. Never for a door whose state players have set. */
function isLockDue(
  scenario: Scenario,
  printed: ScenarioContent,
  { door, state }: DoorInPlay,
  lock: DoorLock,
  isTurnEnd: boolean,
): boolean {
  const isCorrected = scenario.board?.doors.some((each) => each.door === door);
  return state === 'locked' && !isCorrected && isUnlocked(scenario, printed, lock, isTurnEnd);
}

/** True if all conditions of the lock are met. Only players unlock a lock without conditions. */
function isUnlocked(
  scenario: Scenario,
  printed: ScenarioContent,
  lock: DoorLock,
  isTurnEnd: boolean,
): boolean {
  const { round, fallen, objective, when } = lock;
  if (waitsForTurnEnd(when) && !isTurnEnd) return false;
  const holds = [
    ...(round === undefined ? [] : [scenario.round >= round]),
    ...(fallen ? [areFallen(scenario, fallen)] : []),
    ...(objective === undefined ? [] : [isFallen(scenario, printed, objective)]),
    ...(when ? [allHold(scenario, printed, when) === true] : []),
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
