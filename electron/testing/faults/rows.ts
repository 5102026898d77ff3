/** Runs the tries of the fault tests in parallel and collects their results in a row. */

/** One line of the table that `npm run faults` prints. */
export interface FaultRow {
  readonly fault: string;
  readonly tries: number;
  /** Tries after which something acknowledged was missing, double or wrong; always 0, or it is a bug. */
  readonly lost: number;
  /** Tries after which play went on with the newest state that was left. */
  readonly recovered: number;
  /** Tries that ended in a reported loss or a refusal. */
  readonly refused: number;
  /** Description of each unreported loss. */
  readonly complaints: readonly string[];
}

/** One part of all tries: `place` counts from 0, and all `of` parts together are the whole. */
export interface Part {
  readonly place: number;
  readonly of: number;
}

export const WHOLE: Part = { place: 0, of: 1 };

/** Every so many of them, so that each part has some from all over. */
export function inPart<T>(all: readonly T[], { place, of }: Part): readonly T[] {
  return all.filter((_, index) => index % of === place);
}

/** Number of tries in a part. */
export const shareOf = (tries: number, { of }: Part): number => Math.ceil(tries / of);

/** A try waits for the disk most of its time. */
const AT_ONCE = 8;

/** Counts what became of the tries of one fault. */
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

  /** Takes the outcome of one try; what it throws is a loss, too. */
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

  /** Makes a try with each of these, several at once; `lane` tells apart those that run together. */
  async countEach<T>(
    all: readonly T[],
    name: (one: T) => string,
    run: (one: T, lane: string) => Promise<'recovered' | 'refused'>,
  ): Promise<void> {
    const left = all.values();
    const work = async (lane: number) => {
      for (const one of left) await this.count(name(one), () => run(one, `lane ${String(lane)}`));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
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

export function assure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
