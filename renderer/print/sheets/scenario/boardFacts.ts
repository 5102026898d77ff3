/** Lists the state of the board as facts on paper. */
import type { Names } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import { overlayName } from '../../../words/sentences/board/board';
import { listOf } from '../../../words/sentences/play';
import type { Fact } from '../blocks';
import { shownDoors } from './doors';
import type { PrintTable } from '../printedScenario';

/**
 * The open rooms, the doors, the money and treasure tokens, and the changed overlays of a running
 * scenario. Empty for a planned one.
 */
export function boardFacts(table: PrintTable, names: Names): readonly Fact[] {
  const { running, printed } = table;
  if (!running) return [];
  const rooms = running.rooms.filter((room) => room.revealed).map(({ room }) => room);
  return [
    {
      name: PRINT.openRooms,
      value: `${PRINT.roomsOpen(rooms.length, running.rooms.length)}: ${tilesOf(table, rooms)}`,
    },
    ...doorFacts(table),
    ...moneyFacts(table, names),
    ...treasureFacts(table),
    ...overlayFacts(table),
  ].filter(({ value }) => printed !== null || value !== '');
}

function tilesOf({ printed }: PrintTable, rooms: readonly number[]): string {
  return listOf(
    rooms.map((number) => {
      const tile = printed?.rooms.find(({ room }) => room === number)?.tile;
      return tile ? tile.toUpperCase() : String(number);
    }),
  );
}

function doorFacts(table: PrintTable): readonly Fact[] {
  const states = [
    ...shownDoors(table.printed?.map?.doors ?? [], { ...table, allRooms: false }).values(),
  ];
  if (states.length === 0) return [];
  const counts = (['open', 'closed', 'locked'] as const).flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [PRINT.doorsOf(state, count)];
  });
  return [{ name: PRINT.doors, value: listOf(counts) }];
}

function moneyFacts({ running }: PrintTable, names: Names): readonly Fact[] {
  const tokens = (running?.tokens ?? []).filter((token) => token.kind === 'money');
  const sum = tokens.reduce((total, { amount }) => total + amount, 0);
  const from = tokens.flatMap((token) => (token.from ? [names.figure(token.from)] : []));
  const left = from.length === 0 ? '' : ` (${PRINT.leftBy(listOf([...new Set(from)]))})`;
  return [{ name: PRINT.moneyTokens, value: sum === 0 ? PRINT.nothing : `${sum}${left}` }];
}

function treasureFacts({ running }: PrintTable): readonly Fact[] {
  const tokens = (running?.tokens ?? []).filter((token) => token.kind === 'treasure');
  const words = tokens.map(({ treasure }) => PRINT.treasure(treasure));
  return [{ name: PRINT.treasures, value: words.length === 0 ? PRINT.nothing : listOf(words) }];
}

/** The overlays that were added or removed during play. */
function overlayFacts({ running, printed }: PrintTable): readonly Fact[] {
  const gone = (running?.board?.gone ?? []).map(({ overlay }) =>
    overlayName(printed?.map?.overlays[overlay]?.kind ?? ''),
  );
  const laid = (running?.board?.laid ?? []).map(({ kind }) => overlayName(kind));
  return [
    ...(gone.length === 0 ? [] : [{ name: PRINT.gone, value: listOf(gone) }]),
    ...(laid.length === 0 ? [] : [{ name: PRINT.laid, value: listOf(laid) }]),
  ];
}
