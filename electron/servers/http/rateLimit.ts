/** Token bucket: a burst of `max`, then a rate per second. */
export class Bucket {
  readonly #max: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #left: number;
  #filledAt: number;

  /** `clock` returns milliseconds. */
  constructor(max: number, perSecond: number, clock: () => number = () => performance.now()) {
    this.#max = max;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = max;
    this.#filledAt = clock();
  }

  /** Takes a token; false = the limit is reached. */
  take(): boolean {
    if (this.isEmpty()) return false;
    this.#left -= 1;
    return true;
  }

  /** True if the limit is reached. Takes no token. */
  isEmpty(): boolean {
    const now = this.#clock();
    const came = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#max, this.#left + came);
    this.#filledAt = now;
    return this.#left < 1;
  }
}
