/** Runs the tries of the fault tests in parallel and adds up the results of each row. */

/** One line of the table that `npm run faults` prints. */
export interface FaultRow {
  readonly fault: string;
  readonly tries: number;
  /**
   * Tries after which an acknowledged step was missing, doubled or wrong. Always 0, unless there is a bug.
   */
  readonly lost: number;
  /** Tries after which play continued with the newest state that was left. */
  readonly recovered: number;
  /** Tries that ended in a reported loss or a refusal. */
  readonly refused: number;
  /** A description of each loss that was not reported. */
  readonly complaints: readonly string[];
}

/** A part of all tries, to divide a long run: number `place` (from 0) of `of` parts. */
export interface Part {
  readonly place: number;
  readonly of: number;
}

export const WHOLE: Part = { place: 0, of: 1 };

/** The tries of a part: every n-th, so that each part is a sample of all. */
export function inPart<T>(all: readonly T[], { place, of }: Part): readonly T[] {
  return all.filter((_, index) => index % of === place);
}

/** Number of tries in a part. */
export const triesIn = (tries: number, { of }: Part): number => Math.ceil(tries / of);

/** Tries that run at the same time. They mostly wait for the disk. */
const PARALLEL_TRIES = 8;

/** Counts the outcomes of one fault's tries. */
export class FaultTally {
  /** Called after each try. */
  static watch: (row: FaultRow) => void = () => undefined;
  readonly #fault: string;
  #tries = 0;
  #recovered = 0;
  #refused = 0;
  #lost = 0;
  readonly #complaints: string[] = [];

  constructor(fault: string) {
    this.#fault = fault;
  }

  /** Runs a try and counts its outcome. An exception counts as a loss. */
  async count(what: string, run: () => Promise<'recovered' | 'refused'>): Promise<void> {
    this.#tries += 1;
    try {
      if ((await run()) === 'recovered') this.#recovered += 1;
      else this.#refused += 1;
    } catch (error) {
      this.#lost += 1;
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#complaints.push(`${what}: ${why}`);
    }
    FaultTally.watch(this.row());
  }

  /**
   * Runs a try for each item, several at the same time. `lane` identifies those that run one after the other.
   */
  async countEach<T>(
    all: readonly T[],
    name: (one: T) => string,
    run: (one: T, lane: string) => Promise<'recovered' | 'refused'>,
  ): Promise<void> {
    const left = all.values();
    const work = async (lane: number) => {
      for (const one of left) await this.count(name(one), () => run(one, `lane ${String(lane)}`));
    };
    await Promise.all(Array.from({ length: PARALLEL_TRIES }, (_, lane) => work(lane)));
  }

  row(): FaultRow {
    return {
      fault: this.#fault,
      tries: this.#tries,
      lost: this.#lost,
      recovered: this.#recovered,
      refused: this.#refused,
      complaints: this.#complaints,
    };
  }
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
