/** Who holds the places of a server: whoever stays silent gives way to whoever asks. */
import type { Socket } from 'node:net';

/** Connections at once; of those that nobody vouched for the oldest goes first. */
export class HeldPlaces {
  readonly #most: number;
  /** In the order they came. */
  readonly #strangers = new Set<Socket>();
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(socket: Socket): void {
    this.#held += 1;
    this.#strangers.add(socket);
    socket.on('close', () => {
      this.#held -= 1;
      this.#strangers.delete(socket);
    });
    if (this.#held <= this.#most) return;
    const [oldest = socket] = this.#strangers;
    // It may take a moment until it is closed, and goes once.
    this.#strangers.delete(oldest);
    oldest.destroy();
  }

  get isEmpty(): boolean {
    return this.#held === 0;
  }

  /** It has shown that it may come in. */
  keep(socket: Socket): void {
    this.#strangers.delete(socket);
  }
}
