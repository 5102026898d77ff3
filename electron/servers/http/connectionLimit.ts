/** Limits open connections. Above the limit, the oldest unauthenticated connection is closed. */
import type { Socket } from 'node:net';

export class ConnectionLimit {
  readonly #max: number;
  /** Unauthenticated connections, the oldest first. */
  readonly #strangers = new Set<Socket>();
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  add(socket: Socket): void {
    this.#count += 1;
    this.#strangers.add(socket);
    socket.on('close', () => {
      this.#count -= 1;
      this.#strangers.delete(socket);
    });
    if (this.#count <= this.#max) return;
    const [oldest = socket] = this.#strangers;
    // Its close event comes later; without this it could be chosen again.
    this.#strangers.delete(oldest);
    oldest.destroy();
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Marks a connection as authenticated. */
  authenticate(socket: Socket): void {
    this.#strangers.delete(socket);
  }
}
