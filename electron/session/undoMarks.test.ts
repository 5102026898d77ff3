import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandLine, Line, LinePlace, UndoLine } from '../format/line';
import { Marks } from './undoMarks';
import { Moments } from './moments';
import type { SavedTallies, TallyStore } from './tallies';

const placeOf = (seq: number): LinePlace => ({ at: seq * 10, length: 10 });
const seqOf = (place: LinePlace): number => place.at / 10;

describe('Marks', () => {
  /** Plays (positive number) or undoes (negative number) this many moments, one number after the other. */
  const acts = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: -1500, max: -1 })),
    { minLength: 1, maxLength: 12 },
  );

  test('lead only down the undo path after any undo and any restart', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.boolean()), fc.nat(), (all, ends, target) => {
        let marks = new Marks();
        let way: number[] = [];
        let seq = 0;
        for (const act of all) {
          for (let count = 0; count < act; count += 1) {
            way.push((seq += 1));
            marks.add({ seq, place: placeOf(seq) });
          }
          for (let count = 0; count > act && way.length > 0; count -= 1) {
            seq += 1;
            marks.removeFrom(placeOf(way.at(-1) ?? 0).at);
            way = way.slice(0, -1);
          }
          if (!ends.next().value) continue;
          const saved = marks.ways;
          marks = new Marks();
          marks.load(saved);
        }
        const wanted = way[target % Math.max(1, way.length)] ?? 0;
        let index = way.length - 1;
        for (let steps = 0; index >= 0 && (way[index] ?? 0) > wanted; steps += 1) {
          const leap = marks.lowestBetween(placeOf(way[index] ?? 0), wanted);
          if (leap) {
            const next = way.indexOf(seqOf(leap));
            expect(next).toBeGreaterThanOrEqual(way.indexOf(wanted));
            expect(next).toBeLessThan(index);
            index = next;
          } else {
            index -= 1;
          }
          // A restart loses no marks: there are at most 1000 moments between two marks.
          expect(steps).toBeLessThan(1000 * (all.length + 1));
        }
      }),
    );
  });

  test('drop outdated marks of an earlier run', () => {
    const marks = new Marks();
    marks.load([[], [500, 1000, 1500].map((seq) => ({ seq, place: placeOf(seq) }))]);
    // 700 is below the newest one, so 1000 and 1500 are on no path any more.
    marks.add({ seq: 2000, place: placeOf(2000) });
    expect(marks.lowestBetween(placeOf(2000), 600)).toBeNull();
    expect(marks.lowestBetween(placeOf(700), 600)).toBeNull();
    expect(marks.lowestBetween(placeOf(500), 100)).toBeNull();
    expect(marks.ways.map((way) => way.map(({ seq }) => seq))).toEqual([[500, 2000]]);
  });

  test('keep the paths of two runs apart until they share a mark', () => {
    const before = [500, 1000, 1500].map((seq) => ({ seq, place: placeOf(seq) }));
    const run = new Marks();
    run.load([[], before]);
    // 700 is below the newest one, but nothing has been read.
    run.add({ seq: 2000, place: placeOf(2000) });
    const marks = new Marks();
    marks.load([[], ...run.ways]);
    expect(marks.lowestBetween(placeOf(2000), 800)).toBeNull();
    expect(marks.lowestBetween(placeOf(500), 100)).toBeNull();
    expect(marks.ways).toEqual([[before[0], { seq: 2000, place: placeOf(2000) }]]);
  });

  test('ignore a walk that began before an undo', () => {
    const marks = new Marks();
    const { version } = marks;
    marks.removeFrom(placeOf(700).at);
    marks.add({ seq: 900, place: placeOf(900) }, version);
    expect(marks.lowestBetween(placeOf(2000), 800, version)).toBeNull();
    expect(marks.ways).toEqual([[]]);
  });
});

describe('a page of the history', () => {
  const MOMENTS = 5000;

  /** A history that has only moments. `visited` has those that opening reports. */
  function storeOf(onRead: () => void = () => undefined, visited: readonly number[] = []) {
    const read = (place: LinePlace): Promise<Line | null> => {
      onRead();
      const seq = seqOf(place);
      const line = { kind: 'command', seq, parent: seq > 1 ? placeOf(seq - 1) : null, events: [] };
      return Promise.resolve(line as unknown as CommandLine);
    };
    let saved: SavedTallies | null = null;
    const tallies: TallyStore = {
      read: () => Promise.resolve(saved),
      save: (some) => {
        saved = some;
        return Promise.resolve();
      },
      visitLines: (after, visit) => {
        if (!after) for (const seq of visited) visit({ kind: 'moment', seq, place: placeOf(seq) });
        return Promise.resolve(placeOf(MOMENTS));
      },
    };
    return { read, cachedLine: () => null, tallies };
  }

  /** Reads pages, each in a new run. The result has the number of lines that were read. */
  function history(visited: readonly number[] = []) {
    let reads = 0;
    const store = storeOf(() => (reads += 1), visited);
    const page = async (before: number) => {
      reads = 0;
      const { entries } = await new Moments(store).before(placeOf(MOMENTS), before);
      return { seqs: entries.map(({ seq }) => seq), reads };
    };
    return page;
  }

  test('from the middle is found by the next run with few reads', async () => {
    const page = history();
    const first = await page(2300);
    expect(first.seqs).toEqual(Array.from({ length: 200 }, (_, index) => 2100 + index));
    expect(first.reads).toBeGreaterThan(2700);

    const again = await page(2300);

    expect(again.seqs).toEqual(first.seqs);
    expect(again.reads).toBeLessThan(1300);
  });

  test('from the middle is found with few reads in a history that was never searched', async () => {
    const page = history(Array.from({ length: MOMENTS / 100 }, (_, index) => 100 * (index + 1)));
    const first = await page(2300);
    expect(first.seqs[0]).toBe(2100);
    expect(first.reads).toBeLessThan(1300);
  });

  test('contains no moments that were undone after the page before was read', async () => {
    const moments = new Moments(storeOf());
    const { entries } = await moments.before(placeOf(MOMENTS), 2300);
    const oldest = entries[0]?.seq ?? 0;
    const undo = { kind: 'undo', moment: placeOf(51), head: placeOf(50) } as UndoLine;
    moments.follow(placeOf(MOMENTS + 1), undo);
    const page = await moments.before(undo.head, oldest);
    expect(page.entries.at(-1)?.seq).toBe(50);
  });
});
