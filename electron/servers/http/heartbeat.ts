/** Heartbeat for WebSockets. Closes dead ones, which otherwise stay open for minutes. */
import type { WebSocket } from 'ws';

/** Milliseconds between two heartbeats. A client that has not answered one by the next is disconnected. */
export const HEARTBEAT_MS = 15_000;

type Client = Pick<WebSocket, 'on' | 'ping' | 'send' | 'terminate'>;

export class Heartbeat {
  readonly #listeners: Iterable<Client>;
  readonly #unanswered = new WeakSet<Client>();
  readonly #timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  readonly #message: string | null;

  /** `message` is sent with every ping, because pages cannot see pings. */
  constructor(listeners: Iterable<Client>, message: string | null = null) {
    this.#listeners = listeners;
    this.#message = message;
  }

  follow(listener: Client): void {
    listener.on('pong', () => this.#unanswered.delete(listener));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const listener of this.#listeners) {
      if (this.#unanswered.has(listener)) {
        listener.terminate();
        continue;
      }
      this.#unanswered.add(listener);
      listener.ping();
      if (this.#message !== null) listener.send(this.#message);
    }
  }
}
