/** Maximum automatic reloads of a crashed window within one minute. */
const RELOADS = 3;
const WITHIN_MILLISECONDS = 60_000;

export class ReloadBudget {
  readonly #now: () => number;
  #taken: readonly number[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a reload. False if there were too many in the last minute. */
  take(): boolean {
    const now = this.#now();
    this.#taken = this.#taken.filter((time) => now - time < WITHIN_MILLISECONDS);
    if (this.#taken.length >= RELOADS) return false;
    this.#taken = [...this.#taken, now];
    return true;
  }
}
