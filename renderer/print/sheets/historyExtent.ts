/** The extent of the printed history, and the fetching of its steps. */
import type { HistoryPage, LogEntry } from '#shared/api/api';

export const EXTENTS = ['newest', 'scenario', 'all'] as const;
export type HistoryExtent = (typeof EXTENTS)[number];

/** The steps to print, oldest first. `isCut` = older steps could not be read. */
export interface Steps {
  readonly entries: readonly LogEntry[];
  readonly isCut: boolean;
}

/**
 * Fetches older steps page by page, as far as they are needed. `isWanted` is called before every
 * page with the number of steps so far. If it returns false, the result is null.
 */
export async function stepsFor(
  extent: HistoryExtent,
  log: readonly LogEntry[],
  history: (before: number) => Promise<HistoryPage | null>,
  isWanted: (count: number) => boolean,
): Promise<Steps | null> {
  let entries = log;
  let earlier: HistoryPage['earlier'] = extent === 'newest' ? 'none' : 'more';
  while (earlier === 'more' && !isEnough(extent, entries)) {
    if (!isWanted(entries.length)) return null;
    const page = await history(entries[0]?.seq ?? 0);
    entries = [...(page?.entries ?? []), ...entries];
    earlier = page?.earlier ?? 'unreadable';
  }
  return { entries: cutTo(extent, entries), isCut: earlier === 'unreadable' };
}

function isEnough(extent: HistoryExtent, entries: readonly LogEntry[]): boolean {
  return entries.length === 0 || (extent === 'scenario' && entries.some(startsScenario));
}

function cutTo(extent: HistoryExtent, entries: readonly LogEntry[]): readonly LogEntry[] {
  const from = extent === 'scenario' ? entries.findLastIndex(startsScenario) : 0;
  return from > 0 ? entries.slice(from) : entries;
}

function startsScenario({ events }: LogEntry): boolean {
  return events.some(({ type }) => type === 'scenarioStarted');
}
