/** A scenario for paper, running or not started. */
import type { Content } from '#shared/content/content';
import type { ScenarioContent } from '#shared/content/types';
import type { ScenarioId } from '#shared/ids';
import { bookView } from '#shared/rules/book/bookView';
import { type BookView } from '#shared/rules/book/bookViewShape';
import { beforeStart } from '#shared/rules/scenario/setup';
import type { Scenario } from '#shared/state';

export interface PrintTable {
  readonly scenario: ScenarioId;
  /** Null = the scenario book has no more about it, or its file is missing. */
  readonly printed: ScenarioContent | null;
  readonly players: Scenario['players'];
  readonly level: number;
  readonly monsterLevel: number;
  /** Show the content of unrevealed rooms. */
  readonly whole: boolean;
  /** Set if this scenario is running. */
  readonly running: Scenario | null;
}

/** Numbers of the rooms that may be shown. */
export function shownRooms({ printed, running, whole }: PrintTable): ReadonlySet<number> {
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  const rooms = printed?.rooms ?? [];
  const shown = rooms.filter(({ room, initial }) => whole || (running ? open.has(room) : initial));
  return new Set(shown.map(({ room }) => room));
}

/** The scenario book for the running or the future scenario; null = unknown. */
export function bookOf(table: PrintTable, content: Content): BookView | null {
  const { printed, players, level, monsterLevel, running } = table;
  const scenario = running ?? (printed && beforeStart(printed, players, { level, monsterLevel }));
  return scenario && bookView(scenario, content);
}

/** The current state of the running scenario. */
export function runningTable(
  running: Scenario,
  content: Pick<Content, 'scenario'>,
  whole: boolean,
): PrintTable {
  const { scenario, players, level, monsterLevel } = running;
  const printed = content.scenario(scenario);
  return { scenario, printed, players, level, monsterLevel, whole, running };
}
