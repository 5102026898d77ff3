/**
 * Words that let somebody in once. Who knows the key makes them; they hold no part of it, and what is
 * left of one in a browser's history opens nothing any more, wherever the clock is put.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A word that nobody used is none any more after this, in milliseconds. */
const GOOD_FOR = 60 * 60 * 1000;

/** The server's run, its time, something random, and a seal over all of it. */
const WORD = /^(([\w-]{22})\.([0-9a-z]+)\.[\w-]{22})\.([\w-]{43})$/;

const chance = (): string => randomBytes(16).toString('base64url');

/** What tells one run of a server from all others, and is no secret. */
export const newRun = chance;

export function newWord(key: string, run: string, now = Date.now()): string {
  const start = `${run}.${now.toString(36)}.${chance()}`;
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
export function answerTo(question: string, key: string, run: string): string {
  return `${run} ${sealOf(key, `proof ${question} ${run}`)}`;
}

/** The run that an answer tells of; null where it is none of somebody who has the key. */
export function runIn(answer: string, question: string, key: string): string | null {
  const [run = ''] = answer.split(' ');
  return answer === answerTo(question, key, run) ? run : null;
}

/** The address that leads in once. */
export function wayIn(origin: string, key: string, run: string): string {
  return `${origin}/?word=${newWord(key, run)}`;
}

/** Takes each word once, and none of another run. */
export class LoginWords {
  readonly #key: string;
  readonly #run: string;
  readonly #now: () => number;
  readonly #used = new Set<string>();

  constructor(key: string, run: string, now: () => number = Date.now) {
    this.#key = key;
    this.#run = run;
    this.#now = now;
  }

  /** Whether a word lets in; afterwards it does not any more. */
  take(word: string): boolean {
    const [, start = '', run = '', time = '', seal = ''] = WORD.exec(word) ?? [];
    const right = Buffer.from(sealOf(this.#key, `word ${start}`));
    if (seal.length !== right.length || !timingSafeEqual(Buffer.from(seal), right)) return false;
    const age = Math.abs(this.#now() - parseInt(time, 36));
    if (run !== this.#run || age > GOOD_FOR || this.#used.has(start)) return false;
    this.#used.add(start);
    return true;
  }
}

function sealOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
