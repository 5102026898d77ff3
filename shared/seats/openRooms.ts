/** Removes closed rooms from a printed scenario. */
import type { ScenarioContent } from '../content/types';
import type { Scenario } from '../state';
import { openBook } from './openBook';

/**
 * The printed scenario without closed rooms and everything about them. Doors, overlays and rules
 * keep their indexes, because the state refers to them.
 *
 * @rule SEAT-6
 */
export function openRooms(printed: ScenarioContent, scenario: Scenario): ScenarioContent {
  const open = new Set(scenario.rooms.filter(({ revealed }) => revealed).map(({ room }) => room));
  const { id, goals, map } = printed;
  return {
    id,
    goals,
    ...(printed.goalText === undefined ? {} : { goalText: printed.goalText }),
    ...(printed.allies === undefined ? {} : { allies: printed.allies }),
    ...(printed.statOverrides === undefined ? {} : { statOverrides: printed.statOverrides }),
    ...openBook(printed, scenario),
    rewards: {},
    rooms: printed.rooms.map((room) =>
      open.has(room.room) ? room : { ...room, monsters: [], treasures: [], money: 0 },
    ),
    map: map && {
      ...map,
      tiles: map.tiles.filter(({ room }) => open.has(room)),
      doors: map.doors.map((door) =>
        door.rooms.some((room) => open.has(room)) ? door : { ...door, hexes: [] },
      ),
      overlays: map.overlays.map((overlay) =>
        open.has(overlay.room) ? overlay : { kind: 'wall', hexes: [], room: overlay.room },
      ),
    },
  };
}
