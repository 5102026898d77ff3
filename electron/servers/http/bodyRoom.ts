/** How much of what comes in may lie in memory at one time: bytes are spoken for before any of them is read. */

export class BodyRoom {
  #left: number;

  /** `bytes` = what may lie here of all that comes in together. */
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** How to give so many bytes back; null where there is no room for them, and nobody waits for it. */
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
