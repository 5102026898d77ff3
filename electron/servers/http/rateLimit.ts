/** Token bucket: a burst of `max`, then a rate per second. */
export class Bucket {
  readonly #max: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #tokens: number;
  #filledAt: number;

  /** `clock` returns milliseconds. */
  constructor(max: number, perSecond: number, clock: () => number = () => performance.now()) {
    this.#max = max;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#tokens = max;
    this.#filledAt = clock();
  }

  /** Takes a token; false = the limit is reached. */
  take(): boolean {
    if (this.isEmpty()) return false;
    this.#tokens -= 1;
    return true;
  }

  /** True if the limit is reached. Takes no token. */
  isEmpty(): boolean {
    const now = this.#clock();
    const refilled = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#max, this.#tokens + refilled);
    this.#filledAt = now;
    return this.#tokens < 1;
  }
}
