/** The doors that paper may show. */
import type { ScenarioMap } from '#shared/content/types';
import type { DrawnDoorState } from '../../../board/drawing/drawing';
import { shownRooms, type PrintTable } from '../printedScenario';

type PrintedDoor = Pick<ScenarioMap['doors'][number], 'kind' | 'rooms'>;

/** Doors and breakable walls at the rim of a shown room, by their place in the printed list. */
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
      // On a table that does not open doors on the board, a door between two open rooms is open.
      const isPassed = rooms.every((room) => revealed.has(room));
      return [[index, known ?? (isPassed ? 'open' : 'closed')]];
    }),
  );
}
