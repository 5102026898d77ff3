/**
 * Runs disk calls one at a time. The next call is chosen among the waiting ones, so the same choices always
 * give the same run, however fast the machine is.
 */
import { setImmediate } from 'node:timers/promises';

/** A waiting call, with the host that made it. A timer may be delayed for long. */
export interface Waiting {
  readonly host: string;
  readonly isTimer: boolean;
}

interface Call extends Waiting {
  readonly run: () => Promise<void>;
}

/** Index of the next waiting call. */
export type Choose = (waiting: readonly Waiting[]) => number;

export class DiskTurns {
  readonly #choose: Choose;
  readonly #calls: Call[] = [];
  readonly #timers = new Map<object, Call>();
  #isRunning = false;

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  take<T>(host: string, call: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#add({ host, isTimer: false, run: () => call().then(resolve, reject) });
    });
  }

  /** Registers a timer, which may end at any moment. Returns the handle for `cancel`. */
  later(host: string, ring: () => void): object {
    const timer = {};
    const call: Call = { host, isTimer: true, run: () => Promise.resolve(ring()) };
    this.#timers.set(timer, call);
    this.#add(call);
    return timer;
  }

  cancel(timer: object): void {
    const call = this.#timers.get(timer);
    const place = call ? this.#calls.indexOf(call) : -1;
    if (place >= 0) this.#calls.splice(place, 1);
    this.#timers.delete(timer);
  }

  #add(call: Call): void {
    this.#calls.push(call);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Waits for the calls that follow from the last one.
    await setImmediate();
    for (; this.#calls.length > 0; await setImmediate()) {
      const [call] = this.#calls.splice(this.#choose(this.#calls), 1);
      await call?.run();
    }
    this.#isRunning = false;
  }
}
