/**
 * The components of rooms as rows with a name and a value: map tiles, doors, overlays, objectives.
 */
import type { ScenarioContent } from '#shared/content/types';
import { shownName } from '../../words/helpers/box';
import { listOf } from '../../words/sentences/play';
import { shortName } from '../../words/sentences/board/pieceNames';
import { FETCH } from '../../words/sentences/setup/setUp';

type Row = readonly [name: string, value: string];
type Rooms = ReadonlySet<number>;

export function mapRows({ map, rooms: all }: ScenarioContent, rooms: Rooms): readonly Row[] {
  const laid = map
    ? map.tiles.filter(({ room }) => rooms.has(room)).map(({ tile }) => tile)
    : all.filter(({ room }) => rooms.has(room)).flatMap(({ tiles }) => tiles);
  const tiles = laid.filter((tile) => tile !== null);
  const doors = (map?.doors ?? []).filter((door) => door.rooms.some((room) => rooms.has(room)));
  const doorsOf = (isCorridor: boolean) =>
    tally(
      doors.flatMap(({ kind, type }) =>
        (kind === 'corridor') === isCorridor ? [shortName(kind, type)] : [],
      ),
    );
  return withValue([
    [FETCH.tiles, listOf(tiles)],
    [FETCH.doors, doorsOf(false)],
    [FETCH.corridors, doorsOf(true)],
  ]);
}

export function pieceRows(printed: ScenarioContent, rooms: Rooms): readonly Row[] {
  const overlays = (printed.map?.overlays ?? []).filter(({ room }) => rooms.has(room));
  const open = printed.rooms.filter(({ room }) => rooms.has(room));
  const money = open.reduce((sum, room) => sum + room.money, 0);
  const treasures = open.flatMap((room) => room.treasures);
  const kinds = Object.keys(FETCH.overlays) as (keyof typeof FETCH.overlays)[];
  return withValue([
    ...kinds.map((kind): Row => {
      const here = overlays.filter((each) => each.kind === kind);
      const named = tally(
        here.map(({ type }) => (type === undefined ? '' : shortName(kind, type))),
      );
      return [FETCH.overlays[kind], named];
    }),
    [FETCH.money, money === 0 ? '' : String(money)],
    [FETCH.treasures, listOf(treasures.map(FETCH.treasure))],
  ]);
}

/** The objectives and escorts of rooms for this number of characters. */
export function objectiveRows(
  printed: ScenarioContent,
  rooms: Rooms,
  players: number,
): readonly Row[] {
  const listed = printed.rooms
    .filter(({ room }) => rooms.has(room))
    .flatMap(({ objectives = [] }) => objectives)
    .filter(({ minCharacters = 0 }) => players >= minCharacters)
    .map(({ objective }) => printed.objectives?.find(({ index }) => index === objective)?.name);
  const named = listed.flatMap((name) => (name ? [shownName(name)] : []));
  return withValue([[FETCH.objectives, tally(named)]]);
}

export function withValue(rows: readonly Row[]): readonly Row[] {
  return rows.filter(([, value]) => value !== '');
}

/** Counts equal names: '2 × Table, Boulder'. Without names it is only the number. */
function tally(things: readonly string[]): string {
  const kinds = [...new Set(things)];
  return listOf(
    kinds.map((kind) => FETCH.times(things.filter((thing) => thing === kind).length, kind)),
  );
}
