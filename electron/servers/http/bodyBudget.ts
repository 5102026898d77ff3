/** Limits the total memory of request bodies. Bytes are reserved before they are read. */

export class BodyBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Reserves bytes and returns a function that releases them; null if there is no room. */
  reserve(bytes: number): (() => void) | null {
    if (bytes > this.#left) return null;
    this.#left -= bytes;
    let isReleased = false;
    return () => {
      if (!isReleased) this.#left += bytes;
      isReleased = true;
    };
  }
}
