/** Limit on open connections: when it is reached, the oldest unauthenticated one is closed. */
import type { Socket } from 'node:net';

export class ConnectionLimit {
  readonly #max: number;
  /** Unauthenticated connections in the order they were opened. */
  readonly #strangers = new Set<Socket>();
  #held = 0;

  constructor(max: number) {
    this.#max = max;
  }

  take(socket: Socket): void {
    this.#held += 1;
    this.#strangers.add(socket);
    socket.on('close', () => {
      this.#held -= 1;
      this.#strangers.delete(socket);
    });
    if (this.#held <= this.#max) return;
    const [oldest = socket] = this.#strangers;
    // Closing takes a moment; do not close it twice.
    this.#strangers.delete(oldest);
    oldest.destroy();
  }

  get isEmpty(): boolean {
    return this.#held === 0;
  }

  /** Marks a connection as authenticated. */
  authenticate(socket: Socket): void {
    this.#strangers.delete(socket);
  }
}
