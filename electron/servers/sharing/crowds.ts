/** How much of the guests' server one address may take, so that the others are still answered. */
import type { Socket } from 'node:net';
import { Bucket } from '../http/rateLimit';
import { HeldPlaces } from '../http/heldPlaces';

export const MOST_CONNECTIONS = 400;
/** A router in between may make one address of a whole table: each page has up to seven. */
const MOST_OF_ONE_ADDRESS = 80;
/** Requests of one address at once, and then per second: the pages of a table come at the same time. */
const REQUESTS = { atOnce: 800, perSecond: 100 };
const MOST_ADDRESSES = 500;

/** One device must not hold all the sockets there are; where it has too many, its oldest stranger gives way. */
export class Connections {
  readonly #all = new HeldPlaces(MOST_CONNECTIONS);
  readonly #each = new Map<string, HeldPlaces>();

  take(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const places = this.#each.get(address) ?? new HeldPlaces(MOST_OF_ONE_ADDRESS);
    this.#each.set(address, places);
    places.take(socket);
    this.#all.take(socket);
    socket.on('close', () => {
      if (places.isEmpty && this.#each.get(address) === places) this.#each.delete(address);
    });
  }

  /** It has shown that it may come in. */
  keep(socket: Socket): void {
    this.#all.keep(socket);
    this.#each.get(socket.remoteAddress ?? '')?.keep(socket);
  }
}

export class Requests {
  readonly #clock: () => number;
  #each = new Map<string, Bucket>();

  /** `clock` gives milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** False where the address asks too much. */
  take({ socket }: { readonly socket: Pick<Socket, 'remoteAddress'> }): boolean {
    const address = socket.remoteAddress ?? '';
    const known = this.#each.get(address);
    if (known) return known.take();
    if (this.#each.size >= MOST_ADDRESSES) this.#each = new Map();
    const made = new Bucket(REQUESTS.atOnce, REQUESTS.perSecond, this.#clock);
    this.#each.set(address, made);
    return made.take();
  }
}
