import { describe, expect, test } from 'vitest';
import type { HistoryPage, LogEntry } from '#shared/api/api';
import { stepsFor } from './historyExtent';

const step = (seq: number, ...types: readonly string[]): LogEntry =>
  ({ seq, at: '', command: {}, events: types.map((type) => ({ type })) }) as unknown as LogEntry;

/** 25 steps in pages of 5; a scenario starts with the 8th, another with the 17th. */
const ALL = Array.from({ length: 25 }, (_, index) =>
  step(index + 1, ...([8, 17].includes(index + 1) ? ['scenarioStarted'] : [])),
);
const LOG = ALL.slice(-5);

function pages(last: HistoryPage['earlier'] = 'none') {
  return (before: number): Promise<HistoryPage> => {
    const older = ALL.filter(({ seq }) => seq < before);
    const entries = older.slice(-5);
    return Promise.resolve({ entries, earlier: older.length > entries.length ? 'more' : last });
  };
}
const seqs = (entries: readonly LogEntry[] = []) => entries.map(({ seq }) => seq);
const always = () => true;

describe('stepsFor', () => {
  test('the newest are those of the snapshot', async () => {
    const found = await stepsFor('newest', LOG, () => Promise.reject(new Error('asked')), always);
    expect(found).toEqual({ entries: LOG, isCut: false });
  });

  test('all of them, oldest first, each once', async () => {
    const counts: number[] = [];
    const found = await stepsFor('all', LOG, pages(), (count) => counts.push(count) > 0);
    expect(seqs(found?.entries)).toEqual(seqs(ALL));
    expect(found?.isCut).toBe(false);
    expect(counts).toEqual([5, 10, 15, 20]);
  });

  test('the newest scenario from its start on', async () => {
    const found = await stepsFor('scenario', LOG, pages(), always);
    expect(seqs(found?.entries)).toEqual(seqs(ALL.slice(16)));
    const none = ALL.slice(0, 3);
    const before = await stepsFor('scenario', none, pages(), always);
    expect(seqs(before?.entries)).toEqual([1, 2, 3]);
  });

  test('reports steps that cannot be read', async () => {
    expect(await stepsFor('all', LOG, pages('unreadable'), always)).toMatchObject({ isCut: true });
    const lost = await stepsFor('all', LOG, () => Promise.resolve(null), always);
    expect(lost).toEqual({ entries: LOG, isCut: true });
  });

  test('can be cancelled, and an empty history fetches nothing', async () => {
    expect(await stepsFor('all', LOG, pages(), () => false)).toBeNull();
    expect(await stepsFor('all', [], pages(), () => false)).toEqual({ entries: [], isCut: false });
  });
});
