/** Runs asynchronous tasks one at a time, in the order they were added. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all tasks added so far are done. */
  async whenSettled(): Promise<void> {
    await this.#last;
  }
}
