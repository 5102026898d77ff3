/** A scenario in the form that printed sheets need, running or planned. */
import type { Content } from '#shared/content/content';
import type { ScenarioContent } from '#shared/content/types';
import type { ScenarioId } from '#shared/ids';
import { bookView } from '#shared/rules/book/bookView';
import { type BookView } from '#shared/rules/book/bookViewShape';
import { beforeStart } from '#shared/rules/scenario/setup';
import type { Scenario } from '#shared/state';

export interface PrintTable {
  readonly scenario: ScenarioId;
  /** The content of the scenario book; null if there is none or its file is missing. */
  readonly printed: ScenarioContent | null;
  readonly players: Scenario['players'];
  readonly level: number;
  readonly monsterLevel: number;
  /** True to show the content of unrevealed rooms, too. */
  readonly allRooms: boolean;
  /** The running scenario; null if this one is planned. */
  readonly running: Scenario | null;
}

/** The numbers of the rooms that may be shown. */
export function shownRooms({ printed, running, allRooms }: PrintTable): ReadonlySet<number> {
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  const rooms = printed?.rooms ?? [];
  const shown = rooms.filter(
    ({ room, initial }) => allRooms || (running ? open.has(room) : initial),
  );
  return new Set(shown.map(({ room }) => room));
}

/**
 * The view of the scenario book for a running or planned scenario; null if its content is missing.
 */
export function bookOf(table: PrintTable, content: Content): BookView | null {
  const { printed, players, level, monsterLevel, running } = table;
  const scenario = running ?? (printed && beforeStart(printed, players, { level, monsterLevel }));
  return scenario && bookView(scenario, content);
}

/** The running scenario in its current state. */
export function runningTable(
  running: Scenario,
  content: Pick<Content, 'scenario'>,
  allRooms: boolean,
): PrintTable {
  const { scenario, players, level, monsterLevel } = running;
  const printed = content.scenario(scenario);
  return { scenario, printed, players, level, monsterLevel, allRooms, running };
}
