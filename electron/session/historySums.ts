/** Sums over all moments of a game, kept so that only what came since has to be counted. */
import { setImmediate } from 'node:timers/promises';
import { addStep, newTally, statisticsOf, type Tally } from '#shared/rules/statistics/history';
import {
  recordedStep,
  type HistoryStatistics,
  type RecordedStep,
} from '#shared/rules/statistics/statistics';
import { applyPatch } from '#shared/patch';
import type { Game } from '#shared/state';
import type { Held, Line, LinePlace } from '../format/line';
import { AT_ONCE, type Moments } from './moments';
import type { Tallies } from './tallies';

/** Moments between two counts that are kept: what an undo has to count again at the most. */
const KEPT_EVERY = 500;

/** A moment, and the place of the one beneath it. */
interface Passed {
  readonly place: LinePlace;
  readonly step: RecordedStep;
}

interface Walked {
  readonly passed: readonly Passed[];
  readonly from: Tally | null;
  readonly isWhole: boolean;
}

export class HistorySums {
  readonly #moments: Moments;
  readonly #tallies: Tallies;
  #newest: LinePlace | null = null;
  /** The newest count, and up to which moment: whoever asks for the same gets the same. */
  #counting: { readonly at: number | null; readonly sums: Promise<HistoryStatistics> } | null =
    null;

  constructor(moments: Moments) {
    this.#moments = moments;
    this.#tallies = moments.tallies;
  }

  /** One count of each state, whoever asks for it while it goes on. */
  upTo(held: Pick<Held<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    const at = held.head?.at ?? null;
    if (this.#counting?.at === at) return this.#counting.sums;
    const sums = this.#count(held);
    this.#counting = { at, sums };
    sums.catch(() => (this.#counting = null));
    return sums;
  }

  /** Lines on disk do not change, so the walk back through them keeps nobody waiting. */
  async #count({ head, game }: Pick<Held<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    await this.#tallies.load();
    const { passed, from, isWhole } = await this.#walkBack(head, game);
    const tally = from ? structuredClone(from) : newTally();
    for (const [index, { place, step }] of passed.entries()) {
      addStep(tally, step);
      const count = index + 1;
      if (count % AT_ONCE === 0) await setImmediate();
      if (isWhole && count % KEPT_EVERY === 0) this.#tallies.count(place, tally);
    }
    if (isWhole && head && passed.length > 0) this.#keepNewest(head, tally);
    if (isWhole) this.#tallies.passed(passed.length);
    else this.#counting = null;
    return statisticsOf(tally);
  }

  /**
   * The moments that are not counted yet, oldest first, and the count they go on from. Not whole where
   * a line before them cannot be read: it may be there the next time.
   */
  async #walkBack(head: LinePlace | null, now: Game): Promise<Walked> {
    const { marks } = this.#tallies;
    const { turns } = marks;
    const passed: Passed[] = [];
    let [place, after] = [head, now];
    while (place) {
      const from = this.#tallies.countAt(place);
      if (from) return { passed: passed.reverse(), from, isWhole: true };
      const line: Line | null = this.#moments.nearby(place) ?? (await this.#moments.peek(place));
      if (line?.kind !== 'command') break;
      const before: Game = applyPatch(after, line.inverse);
      passed.push({ place, step: recordedStep(line, before, after) });
      marks.note({ seq: line.seq, place }, turns);
      [place, after] = [line.parent, before];
      if (passed.length % AT_ONCE === 0) await setImmediate();
    }
    return { passed: passed.reverse(), from: null, isWhole: place === null };
  }

  /** The count of the last answer gives way to the next one. */
  #keepNewest(place: LinePlace, tally: Tally): void {
    if (this.#newest !== null) this.#tallies.forget(this.#newest);
    this.#newest = this.#tallies.countAt(place) ? null : place;
    this.#tallies.count(place, tally);
  }
}
