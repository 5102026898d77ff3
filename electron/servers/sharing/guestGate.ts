/** Who may speak to the guests' server: host, origin and token of every request. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const TOKEN = /^[\w-]{43}$/;

export class GuestGate {
  readonly origin: string;
  readonly #cookie: string;

  constructor(address: string, port: number) {
    const host = isIPv6(address) ? `[${address}]` : address;
    this.origin = `http://${host}:${String(port)}`;
    // Cookies are shared between ports, so the name tells them apart.
    this.#cookie = `standee-seat-${String(port)}`;
  }

  /** A page of another site could reach us through a guest's browser: by its name or by ours. */
  isForeign({ headers }: IncomingMessage): boolean {
    if (`http://${headers.host ?? ''}` !== this.origin) return true;
    return headers.origin !== undefined && headers.origin !== this.origin;
  }

  /** The token that a request carries; null = none of the right shape. */
  tokenIn({ headers }: IncomingMessage): string | null {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const mine = cookies.find((cookie) => cookie.startsWith(`${this.#cookie}=`));
    const token = mine?.slice(this.#cookie.length + 1) ?? '';
    return TOKEN.test(token) ? token : null;
  }

  /** Scripts cannot read it, and it goes to this host and these calls only. */
  cookie(token: string): string {
    return `${this.#cookie}=${token}; HttpOnly; SameSite=Strict; Path=/seat; Max-Age=172800`;
  }
}
