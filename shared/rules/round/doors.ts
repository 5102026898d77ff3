/** Opens doors and reveals the rooms behind them. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Hex, Scenario } from '../../state';
import { withDoor } from '../board/changes';
import { mapInPlay, type DoorInPlay } from '../board/inPlay';
import { findFigure } from '../figures/figures';
import { joinPlacedFigures } from './arrivals';
import { openRoom } from '../book/doors/rooms';

/**
 * The figure that opened the door, and the hex from which distances to revealed figures are
 * counted.
 */
interface Opener {
  readonly by: FigureId | null;
  readonly near: Hex | null;
}

/**
 * Opens a door and immediately reveals the room behind it. If standees run out, the figures nearest
 * to the opener are placed first.
 *
 * @rule WALL-5 WALL-8 REVEAL-1 REVEAL-4
 */
export function openDoor(
  scenario: Scenario,
  content: Content,
  door: Pick<DoorInPlay, 'door' | 'rooms' | 'hexes'>,
  by: FigureId | null,
  random: Random,
): Outcome<Scenario> {
  const opened: Outcome<Scenario> = {
    next: withDoor(scenario, door.door, 'open'),
    events: [{ type: 'doorOpened', door: door.door, by, rule: 'WALL-5' }],
  };
  const near = (by && findFigure(scenario, by)?.at) ?? door.hexes[0] ?? null;
  return andThen(opened, (next) => revealRooms(next, content, door.rooms, { by, near }, random));
}

/**
 * Reveals rooms. During a round new figures join it; between rounds no cards are drawn yet.
 *
 * @rule REVEAL-1 REVEAL-2 REVEAL-3
 */
export function revealRooms(
  scenario: Scenario,
  content: Content,
  rooms: readonly number[],
  { by, near }: Opener,
  random: Random,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return unchanged(scenario);
  const hidden = scenario.rooms.filter((each) => !each.revealed && rooms.includes(each.room));
  if (hidden.length === 0) return unchanged(scenario);
  const opened = forEach(unchanged(scenario), hidden, (next, { room }) =>
    openRoom(next, content, { printed, room, by, near }, random),
  );
  return joinPlacedFigures(scenario, opened, content, { by }, random);
}

/** Closed doors between a visible room and this one. */
export function closedDoorsInto(
  scenario: Scenario,
  content: Content,
  room: number,
): readonly DoorInPlay[] {
  const doors = mapInPlay(scenario, content)?.doors ?? [];
  return doors.filter((door) => {
    const isOfThem = door.rooms.includes(room);
    return door.kind !== 'corridor' && door.isShown && door.state !== 'open' && isOfThem;
  });
}
