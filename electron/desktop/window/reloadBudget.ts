/** How often a crashed window is loaded again by itself. */
const RELOADS = 3;
const WITHIN_MILLISECONDS = 60_000;

/** How often something may be tried by itself: a few times in any minute. */
export class ReloadBudget {
  readonly #now: () => number;
  #taken: readonly number[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** False where it was taken too often of late. */
  take(): boolean {
    const now = this.#now();
    this.#taken = this.#taken.filter((time) => now - time < WITHIN_MILLISECONDS);
    if (this.#taken.length >= RELOADS) return false;
    this.#taken = [...this.#taken, now];
    return true;
  }
}
