/** Limit on the total memory of request bodies; bytes are reserved before they are read. */

export class BodyRoom {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Reserves bytes and returns a function that releases them; null if there is no room. */
  take(bytes: number): (() => void) | null {
    if (bytes > this.#left) return null;
    this.#left -= bytes;
    let isGiven = false;
    return () => {
      if (!isGiven) this.#left += bytes;
      isGiven = true;
    };
  }
}
