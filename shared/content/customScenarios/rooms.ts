/** Fields of rooms that follow from the map. */
import type { RoomContent, ScenarioContent, ScenarioMap } from '../types';

/** Completes neighbours, money and treasures of the rooms from the map. */
export function withRoomsOfMap<T extends Pick<ScenarioContent, 'map' | 'rooms'>>(scenario: T): T {
  const { map } = scenario;
  if (!map) return scenario;
  return { ...scenario, rooms: scenario.rooms.map((room) => withMap(room, map)) };
}

function withMap(room: RoomContent, map: ScenarioMap): RoomContent {
  const overlays = map.overlays.filter((overlay) => overlay.room === room.room);
  const beside = map.doors.flatMap(({ rooms }) =>
    rooms.includes(room.room) ? rooms.filter((other) => other !== room.room) : [],
  );
  const tokens = overlays
    .filter(({ kind }) => kind === 'money')
    .reduce((sum, { amount, hexes }) => sum + (amount ?? 1) * hexes.length, 0);
  // Two goal tiles are two treasures. Listed treasures that are not on the map are kept.
  const unplaced = [...room.treasures];
  const placed = overlays.flatMap(({ treasure }) => treasure ?? []);
  for (const treasure of placed) {
    const index = unplaced.indexOf(treasure);
    if (index >= 0) unplaced.splice(index, 1);
  }
  return {
    ...room,
    adjacent: [...new Set([...room.adjacent, ...beside])],
    money: Math.max(room.money, tokens),
    treasures:
      unplaced.length === 0 && placed.length === room.treasures.length
        ? room.treasures
        : [...placed, ...unplaced],
  };
}
