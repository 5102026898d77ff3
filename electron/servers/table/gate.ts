/** Who may speak to the table server: key, host and origin of every request. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieOf, pathOf } from './loginWords';

/** Decides who may come in. */
export class Gate {
  readonly #key: Buffer;
  readonly #hosts: readonly string[];
  /** Name and value. */
  readonly #cookie: readonly [string, Buffer];
  /** Where the app lies, with a slash at both ends. */
  readonly path: string;

  constructor(key: string, port: number) {
    this.#key = Buffer.from(key);
    this.#hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${String(port)}`);
    // Cookies are shared between ports, so the name tells them apart.
    this.#cookie = [`standee-${String(port)}`, Buffer.from(cookieOf(key))];
    this.path = `/${pathOf(key)}/`;
  }

  /** 403 = from elsewhere, 401 = without the key, null = welcome. */
  obstacle(request: IncomingMessage): 401 | 403 | null {
    return this.foreign(request) ?? (this.hasKey(request) ? null : 401);
  }

  /** A page of another site could reach us through the player's browser: by its name or by ours. */
  foreign({ headers }: IncomingMessage): 403 | null {
    const host = headers.host?.toLowerCase() ?? '';
    if (!this.#hosts.includes(host)) return 403;
    return headers.origin === undefined || headers.origin === `http://${host}` ? null : 403;
  }

  /** The path within the app; programs that have the key need not know where that lies. */
  within(pathname: string): string {
    return pathname.startsWith(this.path) ? pathname.slice(this.path.length - 1) : pathname;
  }

  hasKey({ headers, url = '' }: IncomingMessage): boolean {
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return isSame(bearer, this.#key);
    if (!url.startsWith(this.path)) return false;
    const [name, value] = this.#cookie;
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const mine = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    return mine !== undefined && isSame(mine.slice(name.length + 1), value);
  }

  cookie(): string {
    const [name, value] = this.#cookie;
    return `${name}=${value.toString()}; HttpOnly; SameSite=Strict; Path=${this.path}`;
  }
}

function isSame(text: string, right: Buffer): boolean {
  const given = Buffer.from(text);
  return given.length === right.length && timingSafeEqual(given, right);
}
