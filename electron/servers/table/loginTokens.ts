/**
 * One-time login tokens, signed with the key. A used token, for example in a browser's history, is worthless
 * even if the clock is changed.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which an unused token is valid. */
const LIFETIME_MS = 60 * 60 * 1000;

/** Format of a token: id of the server's run, time, random text, and signature. */
const TOKEN = /^(([\w-]{22})\.([0-9a-z]+)\.[\w-]{22})\.([\w-]{43})$/;

const randomText = (): string => randomBytes(16).toString('base64url');

/** A public random id for one run of the server. */
export const newRun = randomText;

export function newLoginToken(key: string, run: string, now = Date.now()): string {
  const start = `${run}.${now.toString(36)}.${randomText()}`;
  return `${start}.${signatureOf(key, `word ${start}`)}`;
}

/** Secret base path of the app. Its cookie is valid only there. */
export function secretPathOf(key: string): string {
  return signatureOf(key, 'path').slice(0, 32);
}

/** Cookie value derived from the key. The key cannot be computed from the value. */
export function cookieOf(key: string): string {
  return signatureOf(key, 'cookie');
}

/** Response to a challenge. It proves that the server knows the key. */
export function answerTo(question: string, key: string, run: string): string {
  return `${run} ${signatureOf(key, `proof ${question} ${run}`)}`;
}

/** The run in a response; null if the response does not prove the key. */
export function runIn(answer: string, question: string, key: string): string | null {
  const [run = ''] = answer.split(' ');
  return answer === answerTo(question, key, run) ? run : null;
}

/** A new one-time link. */
export function loginLink(origin: string, key: string, run: string): string {
  return `${origin}/?word=${newLoginToken(key, run)}`;
}

/** Accepts each token once, and only those of this run. */
export class LoginTokens {
  readonly #key: string;
  readonly #run: string;
  readonly #now: () => number;
  readonly #used = new Set<string>();

  constructor(key: string, run: string, now: () => number = Date.now) {
    this.#key = key;
    this.#run = run;
    this.#now = now;
  }

  /** True if the token is valid. It cannot be used again. */
  take(token: string): boolean {
    const [, start = '', run = '', time = '', seal = ''] = TOKEN.exec(token) ?? [];
    const right = Buffer.from(signatureOf(this.#key, `word ${start}`));
    if (seal.length !== right.length || !timingSafeEqual(Buffer.from(seal), right)) return false;
    const age = Math.abs(this.#now() - parseInt(time, 36));
    if (run !== this.#run || age > LIFETIME_MS || this.#used.has(start)) return false;
    this.#used.add(start);
    return true;
  }
}

function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
