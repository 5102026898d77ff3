/** Bounds a rate: so many at once, and then so many per second. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #left: number;
  #filledAt: number;

  /** `clock` gives milliseconds. */
  constructor(most: number, perSecond: number, clock: () => number = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = most;
    this.#filledAt = clock();
  }

  /** Whether one more is within the bounds; then it is counted. */
  take(): boolean {
    if (this.isEmpty()) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether one more would be out of bounds; nothing is counted. */
  isEmpty(): boolean {
    const now = this.#clock();
    const came = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + came);
    this.#filledAt = now;
    return this.#left < 1;
  }
}
