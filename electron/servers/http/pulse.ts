/** Heartbeat for WebSockets. Closes dead ones, which otherwise stay open for minutes. */
import type { WebSocket } from 'ws';

/** Milliseconds between two heartbeats. A client that has not answered one by the next is disconnected. */
export const PULSE = 15_000;

type Listener = Pick<WebSocket, 'on' | 'ping' | 'send' | 'terminate'>;

export class Pulse {
  readonly #listeners: Iterable<Listener>;
  readonly #silent = new WeakSet<Listener>();
  readonly #timer = setInterval(() => this.#look(), PULSE).unref();
  readonly #says: string | null;

  /** `says` is sent with every ping, because pages cannot see pings. */
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
