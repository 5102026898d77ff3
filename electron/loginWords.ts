/**
 * Words that let somebody in once. Who knows the key makes them; they hold no part of it, and what is
 * left of one in a browser's history opens nothing any more.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A word that nobody used is none any more after this, in milliseconds. */
const GOOD_FOR = 60 * 60 * 1000;

/** Its time, something random, and a seal over both. */
const WORD = /^(([0-9a-z]+)\.[\w-]{22})\.([\w-]{43})$/;

export function newWord(key: string, now = Date.now()): string {
  const start = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${start}.${sealOf(key, `word ${start}`)}`;
}

/** The path that the app is served under: cookies are bound to it, and nobody else can guess it. */
export function pathOf(key: string): string {
  return sealOf(key, 'path').slice(0, 32);
}

/** What a browser keeps in place of the key: it opens the app, and leads back to no key. */
export function cookieOf(key: string): string {
  return sealOf(key, 'cookie');
}

/** Shows whoever asks that we have the key, without saying it; each question has another answer. */
export function proofFor(key: string, question: string): string {
  return sealOf(key, `proof ${question}`);
}

/** The address that leads in once. */
export function wayIn(origin: string, key: string): string {
  return `${origin}/?word=${newWord(key)}`;
}

/** Takes each word once, and none from before there was this server. */
export class LoginWords {
  readonly #key: string;
  readonly #now: () => number;
  readonly #since: number;
  readonly #used = new Set<string>();

  constructor(key: string, now: () => number = Date.now) {
    this.#key = key;
    this.#now = now;
    this.#since = now();
  }

  /** Whether a word lets in; afterwards it does not any more. */
  take(word: string): boolean {
    const [, start = '', time = '', seal = ''] = WORD.exec(word) ?? [];
    const right = Buffer.from(sealOf(this.#key, `word ${start}`));
    if (seal.length !== right.length || !timingSafeEqual(Buffer.from(seal), right)) return false;
    const made = parseInt(time, 36);
    if (made < this.#since || made + GOOD_FOR < this.#now() || this.#used.has(start)) return false;
    this.#used.add(start);
    return true;
  }
}

function sealOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
