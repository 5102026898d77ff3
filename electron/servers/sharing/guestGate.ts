/** Checks the host, origin and token of every request to the guest server. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const TOKEN = /^[\w-]{43}$/;

export class GuestGate {
  readonly origin: string;
  readonly #cookie: string;

  constructor(address: string, port: number) {
    const host = isIPv6(address) ? `[${address}]` : address;
    this.origin = `http://${host}:${String(port)}`;
    // Browsers share cookies between ports, so the name contains the port.
    this.#cookie = `standee-seat-${String(port)}`;
  }

  /** True for a request from a page of another site, including DNS rebinding. */
  isForeign({ headers }: IncomingMessage): boolean {
    if (`http://${headers.host ?? ''}` !== this.origin) return true;
    return headers.origin !== undefined && headers.origin !== this.origin;
  }

  /** The token of a request; null = missing or malformed. */
  tokenIn({ headers }: IncomingMessage): string | null {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const mine = cookies.find((cookie) => cookie.startsWith(`${this.#cookie}=`));
    const token = mine?.slice(this.#cookie.length + 1) ?? '';
    return TOKEN.test(token) ? token : null;
  }

  /**
   * Value of the `Set-Cookie` header. Scripts cannot read the cookie, and it is limited to this host and
   * path.
   */
  cookie(token: string): string {
    return `${this.#cookie}=${token}; HttpOnly; SameSite=Strict; Path=/seat; Max-Age=172800`;
  }
}
