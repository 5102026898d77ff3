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
import type { Held, Line, LinePlace } from './library/format/line';
import { AT_ONCE } from './moments';

/** Moments between two counts that are kept: what an undo has to count again at the most. */
const KEPT_EVERY = 500;
/** Counts that are kept at the most; nobody undoes twenty thousand moments at once. */
const MOST_KEPT = 40;

/** A moment, and the place of the one beneath it. */
interface Passed {
  readonly place: LinePlace;
  readonly step: RecordedStep;
}

export class HistorySums {
  readonly #read: (place: LinePlace) => Promise<Line | null>;
  /** Counts up to and with the moment at a place. Lines never change, so they hold forever. */
  readonly #kept = new Map<number, Tally>();
  #newest: number | null = null;
  /** The count that goes on, and up to which moment: whoever asks meanwhile gets the same. */
  #counting: { readonly at: number | null; readonly sums: Promise<HistoryStatistics> } | null =
    null;

  constructor(read: (place: LinePlace) => Promise<Line | null>) {
    this.#read = read;
  }

  /** One count of each state, whoever asks for it while it goes on. */
  upTo(held: Pick<Held<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    const at = held.head?.at ?? null;
    if (this.#counting?.at === at) return this.#counting.sums;
    const counting = { at, sums: this.#count(held) };
    this.#counting = counting;
    const forget = () => {
      if (this.#counting === counting) this.#counting = null;
    };
    counting.sums.then(forget, forget);
    return counting.sums;
  }

  /** Lines on disk do not change, so the walk back through them keeps nobody waiting. */
  async #count({ head, game }: Pick<Held<Game>, 'head' | 'game'>): Promise<HistoryStatistics> {
    const { passed, from } = await this.#walkBack(head, game);
    const tally = from ? structuredClone(from) : newTally();
    for (const [index, { place, step }] of passed.entries()) {
      addStep(tally, step);
      const count = index + 1;
      if (count % AT_ONCE === 0) await setImmediate();
      if (count % KEPT_EVERY === 0) this.#keep(place, tally);
    }
    if (head && passed.length > 0) this.#keepNewest(head, tally);
    return statisticsOf(tally);
  }

  /** The moments that are not counted yet, oldest first, and the count they go on from. */
  async #walkBack(
    head: LinePlace | null,
    now: Game,
  ): Promise<{ readonly passed: readonly Passed[]; readonly from: Tally | null }> {
    const passed: Passed[] = [];
    let [place, after] = [head, now];
    while (place) {
      const from = this.#kept.get(place.at);
      if (from) return { passed: passed.reverse(), from };
      const line: Line | null = await this.#read(place);
      if (line?.kind !== 'command') break;
      const before: Game = applyPatch(after, line.inverse);
      passed.push({ place, step: recordedStep(line, before, after) });
      [place, after] = [line.parent, before];
      if (passed.length % AT_ONCE === 0) await setImmediate();
    }
    return { passed: passed.reverse(), from: null };
  }

  /** The count of the last answer gives way to the next one. */
  #keepNewest(place: LinePlace, tally: Tally): void {
    const { at } = place;
    if (this.#newest !== null) this.#kept.delete(this.#newest);
    this.#newest = this.#kept.has(at) ? null : at;
    this.#keep(place, tally);
  }

  #keep({ at }: LinePlace, tally: Tally): void {
    this.#kept.set(at, structuredClone(tally));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
