import { expect, test } from 'vitest';
import type { HistoryPage, LogEntry } from '#shared/api/api';
import { id, type FigureId } from '#shared/ids';
import { GuestLines } from './guestLines';

const SCREEN = { kind: 'screen' } as const;
/** Moments per page of the game's own history. */
const PAGE = 200;
const c1 = id<FigureId>('c1');

/** A history of which a screen can read only the listed moments. */
function historyOf(length: number, open: readonly number[]) {
  const moments = Array.from({ length }, (_, index): LogEntry => {
    const seq = index + 1;
    const command = open.includes(seq)
      ? ({ type: 'healFigure', figure: c1, amount: 1 } as const)
      : ({ type: 'changeReputation', by: 1 } as const);
    return { seq, at: '', command, events: [] };
  });
  let reads = 0;
  const read = (before: number): Promise<HistoryPage> => {
    reads += 1;
    const all = moments.filter(({ seq }) => seq < before);
    const earlier = all.length > PAGE ? 'more' : 'none';
    return Promise.resolve({ entries: all.slice(-PAGE), earlier });
  };
  const lines = new GuestLines();
  lines.begin(moments.slice(-1), SCREEN);
  const walk = async () => {
    const found: LogEntry[] = [...lines.all];
    for (;;) {
      const page = await lines.before(found[0]?.seq ?? 0, SCREEN, read);
      if (!page) throw new Error('It asks for the line it knows.');
      found.unshift(...page.entries);
      if (page.earlier !== 'more') return found.length;
    }
  };
  return { walk, reads: () => reads };
}

test('[SEAT-7] lines before a thousand hidden moments are found', async () => {
  const { walk } = historyOf(2000, [1, 1000, 2000]);
  expect(await walk()).toBe(3);
});

test('[SEAT-7] one call reads at most a thousand moments, however many are hidden', async () => {
  const { walk, reads } = historyOf(100_000, [1, 100_000]);
  expect(await walk()).toBe(1);
  expect(reads()).toBe(5);
});
