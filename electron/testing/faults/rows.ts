/** One line of the table that `npm run faults` prints. */
export interface FaultRow {
  readonly fault: string;
  readonly tries: number;
  /** Tries after which something acknowledged was missing, double or wrong; always 0, or it is a bug. */
  readonly lost: number;
  /** Tries after which play went on with the newest state that was left. */
  readonly recovered: number;
  /** Tries that were refused in words, with nothing changed. */
  readonly refused: number;
  /** What was wrong, for each lost one. */
  readonly complaints: readonly string[];
}

/** Counts what became of the tries of one fault. */
export class FaultTally {
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
