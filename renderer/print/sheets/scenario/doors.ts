/** Finds the doors that a sheet may show. */
import type { ScenarioMap } from '#shared/content/types';
import type { DrawnDoorState } from '../../../board/drawing/drawing';
import { shownRooms, type PrintTable } from '../printedScenario';

type PrintedDoor = Pick<ScenarioMap['doors'][number], 'kind' | 'rooms'>;

/**
 * The states of the doors and breakable walls of shown rooms, by their index in the printed list.
 */
export function shownDoors(
  doors: readonly PrintedDoor[],
  table: PrintTable,
): ReadonlyMap<number, DrawnDoorState> {
  const { running } = table;
  const shown = shownRooms(table);
  const revealed = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  return new Map(
    doors.flatMap(({ kind, rooms }, index): (readonly [number, DrawnDoorState])[] => {
      if (kind === 'corridor' || !rooms.some((room) => shown.has(room))) return [];
      const known = running?.board?.doors.find(({ door }) => door === index)?.state;
      // Some tables do not open doors on the board. A door between two revealed rooms counts as open.
      const isPassed = rooms.every((room) => revealed.has(room));
      return [[index, known ?? (isPassed ? 'open' : 'closed')]];
    }),
  );
}
