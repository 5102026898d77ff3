/** Maximum automatic reloads of a crashed window within one minute. */
const MAX_RELOADS = 3;
const WITHIN_MILLISECONDS = 60_000;

export class ReloadBudget {
  readonly #now: () => number;
  #reloadTimes: readonly number[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a reload. False if there were too many in the last minute. */
  take(): boolean {
    const now = this.#now();
    this.#reloadTimes = this.#reloadTimes.filter((time) => now - time < WITHIN_MILLISECONDS);
    if (this.#reloadTimes.length >= MAX_RELOADS) return false;
    this.#reloadTimes = [...this.#reloadTimes, now];
    return true;
  }
}
