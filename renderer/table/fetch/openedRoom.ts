/** The newest room of this round, with the components that players need to set it up. */
import type { LogEntry } from '#shared/api/api';
import type { Content } from '#shared/content/content';
import type { GameEvent } from '#shared/events';
import { distanceInPlay } from '#shared/rules/board/placedFigures';
import type { FigureId } from '#shared/ids';
import type { Scenario } from '#shared/state';
import type { Rank } from '#shared/vocabulary';
import { listOf } from '../../words/sentences/play';
import { FETCH } from '../../words/sentences/setup/setUp';
import type { Names } from '../../words/sentences/names/names';
import { stepsOfRound } from '../book/reminders';
import { mapRows, objectiveRows, pieceRows, withValue } from './roomRows';

interface OpenedRoom {
  /** The `seq` of the step that revealed it. */
  readonly seq: number;
  readonly room: number;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

interface Table {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly names: Names;
}

type Placed = Extract<GameEvent, { readonly type: 'monsterPlaced' }>;

/** Null if no room was revealed in this round. */
export function openedRoom(log: readonly LogEntry[], table: Table): OpenedRoom | null {
  const entry = stepsOfRound(log).findLast(({ events }) => events.some(isRevealed));
  // The set-up list already has the rooms that are revealed at the start.
  if (!entry || entry.events.some(({ type }) => type === 'scenarioStarted')) return null;
  const [revealed] = entry.events.filter(isRevealed);
  const printed = table.content.scenario(table.scenario.scenario);
  if (!revealed || !printed) return null;
  const rooms = new Set(entry.events.filter(isRevealed).map(({ room }) => room));
  const placed = entry.events.filter((event) => event.type === 'monsterPlaced');
  const rows = withValue([
    ...mapRows(printed, rooms),
    ...standeeRows(placed, table),
    ...objectiveRows(printed, rooms, table.scenario.players),
    ...pieceRows(printed, rooms),
    ...nearestRow(placed, revealed.by, table),
  ]);
  return { seq: entry.seq, room: revealed.room, rows };
}

function isRevealed(
  event: GameEvent,
): event is Extract<GameEvent, { readonly type: 'roomRevealed' }> {
  return event.type === 'roomRevealed';
}

/** One row for each monster type: 'Bandit Guard: normal 2 and 4, elite 1', or 'The Gloom: 1'. */
function standeeRows(placed: readonly Placed[], { names }: Table) {
  const types = [...new Set(placed.map(({ monster }) => monster))];
  return types.map((type): readonly [string, string] => {
    const listed = placed.filter(({ monster }) => monster === type);
    const numbers = (wanted: Rank) =>
      listed
        .filter(({ rank }) => rank === wanted)
        .map(({ standee }) => standee)
        .toSorted((a, b) => a - b)
        .map(String);
    const ranked = FETCH.numbered(numbers('normal'), numbers('elite'));
    return [names.monster(type), listOf([...(ranked === '' ? [] : [ranked]), ...numbers('boss')])];
  });
}

/**
 * A row with the monsters nearest to the figure that opened the door. No row if distances are
 * unknown.
 */
function nearestRow(
  placed: readonly Placed[],
  by: FigureId | null,
  { scenario, content, names }: Table,
): readonly (readonly [string, string])[] {
  if (by === null) return [];
  const away = placed.flatMap(({ figure }) => {
    const range = distanceInPlay(scenario, content, by, figure)?.range ?? null;
    return range === null ? [] : [{ figure, range }];
  });
  const least = Math.min(...away.map(({ range }) => range));
  const first = away.filter(({ range }) => range === least).map(({ figure }) => figure);
  return [[FETCH.nearestTo(names.figure(by)), listOf(first.map(names.figure))]];
}
