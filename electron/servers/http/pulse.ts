/** Who listens and is still there: a live link whose other end is gone closes by itself only after many minutes. */
import type { WebSocket } from 'ws';

/** Whoever does not answer until the next look is cut off, in milliseconds. */
export const PULSE = 15_000;

type Listener = Pick<WebSocket, 'on' | 'ping' | 'send' | 'terminate'>;

export class Pulse {
  readonly #listeners: Iterable<Listener>;
  readonly #silent = new WeakSet<Listener>();
  readonly #timer = setInterval(() => this.#look(), PULSE).unref();
  readonly #says: string | null;

  /** `says` is sent each time, for pages, which see nothing of a ping. */
  constructor(listeners: Iterable<Listener>, says: string | null = null) {
    this.#listeners = listeners;
    this.#says = says;
  }

  follow(listener: Listener): void {
    listener.on('pong', () => this.#silent.delete(listener));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    for (const listener of this.#listeners) {
      if (this.#silent.has(listener)) {
        listener.terminate();
        continue;
      }
      this.#silent.add(listener);
      listener.ping();
      if (this.#says !== null) listener.send(this.#says);
    }
  }
}
