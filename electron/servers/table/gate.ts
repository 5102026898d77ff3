/** Checks the key, host and origin of every request to the table server. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieOf, secretPathOf } from './loginTokens';

export class Gate {
  readonly #key: Buffer;
  readonly #hosts: readonly string[];
  /** Name and value of the cookie. */
  readonly #cookie: readonly [string, Buffer];
  /** Secret base path of the app, with a slash at each end. */
  readonly path: string;

  constructor(key: string, port: number) {
    this.#key = Buffer.from(key);
    this.#hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${String(port)}`);
    // Browsers share cookies between ports, so the name contains the port.
    this.#cookie = [`standee-${String(port)}`, Buffer.from(cookieOf(key))];
    this.path = `/${secretPathOf(key)}/`;
  }

  /**
   * HTTP status for a request that is not allowed: 403 = from another site, 401 = without the key. Null =
   * allowed.
   */
  deniedStatus(request: IncomingMessage): 401 | 403 | null {
    return this.foreignStatus(request) ?? (this.hasKey(request) ? null : 401);
  }

  /** 403 for a request from a page of another site, including DNS rebinding; null otherwise. */
  foreignStatus({ headers }: IncomingMessage): 403 | null {
    const host = headers.host?.toLowerCase() ?? '';
    if (!this.#hosts.includes(host)) return 403;
    return headers.origin === undefined || headers.origin === `http://${host}` ? null : 403;
  }

  /** The path without the secret base path. Programs with the key may leave the base path out. */
  pathWithin(pathname: string): string {
    return pathname.startsWith(this.path) ? pathname.slice(this.path.length - 1) : pathname;
  }

  hasKey({ headers, url = '' }: IncomingMessage): boolean {
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return isEqual(bearer, this.#key);
    if (!url.startsWith(this.path)) return false;
    const [name, value] = this.#cookie;
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const mine = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    return mine !== undefined && isEqual(mine.slice(name.length + 1), value);
  }

  cookie(): string {
    const [name, value] = this.#cookie;
    return `${name}=${value.toString()}; HttpOnly; SameSite=Strict; Path=${this.path}`;
  }
}

function isEqual(text: string, right: Buffer): boolean {
  const given = Buffer.from(text);
  return given.length === right.length && timingSafeEqual(given, right);
}
