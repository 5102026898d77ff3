/** How much of the guests' server one address may take, so that the others are still answered. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Bucket } from '../bucket';

export const MOST_CONNECTIONS = 400;
/** A router in between may make one address of a whole table: each page has up to seven. */
const MOST_OF_ONE_ADDRESS = 80;
/** Requests of one address at once, and then per second: the pages of a table come at the same time. */
const REQUESTS = { atOnce: 800, perSecond: 100 };
const MOST_ADDRESSES = 500;

/** One device must not hold all the sockets there are. */
export class Connections {
  readonly #held = new Map<string, number>();

  count(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const held = (this.#held.get(address) ?? 0) + 1;
    this.#held.set(address, held);
    socket.on('close', () => {
      const left = (this.#held.get(address) ?? 1) - 1;
      if (left === 0) this.#held.delete(address);
      else this.#held.set(address, left);
    });
    if (held > MOST_OF_ONE_ADDRESS) socket.destroy();
  }
}

export class Requests {
  #each = new Map<string, Bucket>();

  /** False where the address asks too much. */
  take({ socket }: IncomingMessage): boolean {
    const address = socket.remoteAddress ?? '';
    const known = this.#each.get(address);
    if (known) return known.take();
    if (this.#each.size >= MOST_ADDRESSES) this.#each = new Map();
    const made = new Bucket(REQUESTS.atOnce, REQUESTS.perSecond);
    this.#each.set(address, made);
    return made.take();
  }
}
