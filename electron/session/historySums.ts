/**
 * Statistics over all moments of a game. Results are cached, so that only newer moments have to be counted.
 */
import { setImmediate } from 'node:timers/promises';
import { addStep, newTally, statisticsOf, type Tally } from '#shared/rules/statistics/history';
import {
  recordedStep,
  type HistoryStatistics,
  type RecordedStep,
} from '#shared/rules/statistics/statistics';
import { applyPatch } from '#shared/patch';
import type { Game } from '#shared/state';
import type { JournalState, Line, LinePlace } from '../format/line';
import { YIELD_EVERY, type Moments } from './moments';
import type { Tallies } from './tallies';

/** Moments between two cached counts. After an undo at most this many have to be counted again. */
const COUNT_EVERY = 500;

interface UncountedStep {
  readonly place: LinePlace;
  readonly step: RecordedStep;
}

interface WalkResult {
  readonly uncounted: readonly UncountedStep[];
  readonly from: Tally | null;
  readonly isWhole: boolean;
}

export class HistorySums {
  readonly #moments: Moments;
  readonly #tallies: Tallies;
  #newest: LinePlace | null = null;
  /** The running or newest count with its moment. All callers share it. */
  #counting: { readonly at: number | null; readonly sums: Promise<HistoryStatistics> } | null =
    null;

  constructor(moments: Moments) {
    this.#moments = moments;
    this.#tallies = moments.tallies;
  }

  /** The statistics of a state. Repeated calls for the newest counted state share one count. */
  upTo(state: Pick<JournalState<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    const at = state.head?.at ?? null;
    if (this.#counting?.at === at) return this.#counting.sums;
    const sums = this.#count(state);
    this.#counting = { at, sums };
    sums.catch(() => (this.#counting = null));
    return sums;
  }

  /** Lines on disk never change, so the count runs outside the queue and blocks nobody. */
  async #count({
    head,
    game,
  }: Pick<JournalState<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    await this.#tallies.load();
    const { uncounted, from, isWhole } = await this.#walkBack(head, game);
    const tally = from ? structuredClone(from) : newTally();
    for (const [index, { place, step }] of uncounted.entries()) {
      addStep(tally, step);
      const count = index + 1;
      if (count % YIELD_EVERY === 0) await setImmediate();
      if (isWhole && count % COUNT_EVERY === 0) this.#tallies.storeCount(place, tally);
    }
    if (isWhole && head && uncounted.length > 0) this.#cacheNewest(head, tally);
    if (isWhole) this.#tallies.countMoments(uncounted.length);
    else this.#counting = null;
    return statisticsOf(tally);
  }

  /**
   * The moments that are not counted yet, oldest first, and the count to continue from. `isWhole` is false if
   * a line could not be read, which may succeed the next time.
   */
  async #walkBack(head: LinePlace | null, now: Game): Promise<WalkResult> {
    const { marks } = this.#tallies;
    const { version } = marks;
    const uncounted: UncountedStep[] = [];
    let [place, after] = [head, now];
    while (place) {
      const from = this.#tallies.countAt(place);
      if (from) return { uncounted: uncounted.reverse(), from, isWhole: true };
      const line: Line | null =
        this.#moments.cachedLine(place) ?? (await this.#moments.peek(place));
      if (line?.kind !== 'command') break;
      const before: Game = applyPatch(after, line.inverse);
      uncounted.push({ place, step: recordedStep(line, before, after) });
      marks.add({ seq: line.seq, place }, version);
      [place, after] = [line.parent, before];
      if (uncounted.length % YIELD_EVERY === 0) await setImmediate();
    }
    return { uncounted: uncounted.reverse(), from: null, isWhole: place === null };
  }

  /** Replaces the count that was cached for the last answer, unless it is one of the regular counts. */
  #cacheNewest(place: LinePlace, tally: Tally): void {
    if (this.#newest !== null) this.#tallies.forget(this.#newest);
    this.#newest = this.#tallies.countAt(place) ? null : place;
    this.#tallies.storeCount(place, tally);
  }
}
