/** What paper knows of a scenario, running or not begun. */
import type { Content } from '#shared/content/content';
import type { ScenarioContent } from '#shared/content/types';
import type { ScenarioId } from '#shared/ids';
import { bookView, type BookView } from '#shared/rules/book/bookView';
import { beforeStart } from '#shared/rules/scenario/setup';
import type { Scenario } from '#shared/state';

/** A scenario as it is printed: the one that is played, or one that is not begun. */
export interface PrintTable {
  readonly scenario: ScenarioId;
  /** Null = the scenario book knows no more about it, or its file is not there. */
  readonly printed: ScenarioContent | null;
  readonly players: Scenario['players'];
  readonly level: number;
  readonly monsterLevel: number;
  /** Show what is in rooms that nobody has opened. */
  readonly whole: boolean;
  /** Set where this scenario is being played. */
  readonly running: Scenario | null;
}

/** Numbers of the rooms that may be shown. */
export function shownRooms({ printed, running, whole }: PrintTable): ReadonlySet<number> {
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  const rooms = printed?.rooms ?? [];
  const shown = rooms.filter(({ room, initial }) => whole || (running ? open.has(room) : initial));
  return new Set(shown.map(({ room }) => room));
}

/** What the scenario book says: of the scenario as it stands, or as it will begin; null = not known. */
export function bookOf(table: PrintTable, content: Content): BookView | null {
  const { printed, players, level, monsterLevel, running } = table;
  const scenario = running ?? (printed && beforeStart(printed, players, { level, monsterLevel }));
  return scenario && bookView(scenario, content);
}

/** The scenario being played, as it stands. */
export function runningTable(
  running: Scenario,
  content: Pick<Content, 'scenario'>,
  whole: boolean,
): PrintTable {
  const { scenario, players, level, monsterLevel } = running;
  const printed = content.scenario(scenario);
  return { scenario, printed, players, level, monsterLevel, whole, running };
}
