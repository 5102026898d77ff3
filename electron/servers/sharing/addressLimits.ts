/**
 * Limits connections and requests per address, so that one device cannot block the guest server for others.
 */
import type { Socket } from 'node:net';
import { Bucket } from '../http/rateLimit';
import { ConnectionLimit } from '../http/connectionLimit';

export const MAX_CONNECTIONS = 400;
/**
 * Maximum connections of one address. Behind a router all devices may share one address, and each page opens
 * up to seven connections.
 */
const MAX_PER_ADDRESS = 80;
/** Burst and rate per second of one address. All pages may load at the same time. */
const REQUEST_RATE = { atOnce: 800, perSecond: 100 };
const MAX_ADDRESSES = 500;

/** Limits connections, in total and per address. */
export class ConnectionLimits {
  readonly #all = new ConnectionLimit(MAX_CONNECTIONS);
  readonly #each = new Map<string, ConnectionLimit>();

  add(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const places = this.#each.get(address) ?? new ConnectionLimit(MAX_PER_ADDRESS);
    this.#each.set(address, places);
    places.add(socket);
    this.#all.add(socket);
    socket.on('close', () => {
      if (places.isEmpty && this.#each.get(address) === places) this.#each.delete(address);
    });
  }

  /** Marks a connection as authenticated. */
  authenticate(socket: Socket): void {
    this.#all.authenticate(socket);
    this.#each.get(socket.remoteAddress ?? '')?.authenticate(socket);
  }
}

export class RequestLimits {
  readonly #clock: () => number;
  #each = new Map<string, Bucket>();

  /** `clock` returns milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** False if the address has reached its limit. */
  take({ socket }: { readonly socket: Pick<Socket, 'remoteAddress'> }): boolean {
    const address = socket.remoteAddress ?? '';
    const known = this.#each.get(address);
    if (known) return known.take();
    if (this.#each.size >= MAX_ADDRESSES) this.#each = new Map();
    const made = new Bucket(REQUEST_RATE.atOnce, REQUEST_RATE.perSecond, this.#clock);
    this.#each.set(address, made);
    return made.take();
  }
}
