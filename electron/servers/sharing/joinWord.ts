/** The word that lets one device knock: once, and for ten minutes. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Bucket } from '../http/rateLimit';

const MINUTES = 10;
/** Without letters and digits that look alike: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Typed by hand in two halves. */
const HALF = 5;

/** Wrong words of one address that are answered at once, and how many more per second. */
const AT_ONCE = { atOnce: 8, perSecond: 0.2 };
const MOST_ADDRESSES = 200;

/**
 * The right word is right however many wrong ones came before it, from whatever address: nobody is kept
 * out by somebody who guesses on and on. That guessing is hopeless is due to the word's length alone: 2^50
 * words, of which those who are slowed down try a few hundred per second.
 */
export class JoinWord {
  readonly #now: () => number;
  #each = new Map<string, Bucket>();
  #word = '';
  #until = 0;
  #guesses = 0;

  /** `now` gives milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.renew();
  }

  /** 'ABCDE-23456' */
  get word(): string {
    return `${this.#word.slice(0, HALF)}-${this.#word.slice(HALF)}`;
  }

  get until(): Date {
    return new Date(this.#until);
  }

  /** How often a wrong word was said. */
  get guesses(): number {
    return this.#guesses;
  }

  renew(): void {
    const bytes = [...randomBytes(2 * HALF)];
    this.#word = bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('');
    this.#until = this.#now() + MINUTES * 60_000;
  }

  /** 'slow' = it is wrong, and so many of this address were that the answer is to take its time. */
  check(said: string, address: string): 'right' | 'wrong' | 'slow' {
    if (this.#isRight(said)) return 'right';
    this.#guesses += 1;
    return this.#bucketOf(address).take() ? 'wrong' : 'slow';
  }

  #isRight(said: string): boolean {
    const given = Buffer.from(said.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const known = Buffer.from(this.#word);
    const isSame = given.length === known.length && timingSafeEqual(given, known);
    return isSame && this.#now() < this.#until;
  }

  #bucketOf(address: string): Bucket {
    const known = this.#each.get(address);
    if (known) return known;
    if (this.#each.size >= MOST_ADDRESSES) this.#each = new Map();
    const made = new Bucket(AT_ONCE.atOnce, AT_ONCE.perSecond, this.#now);
    this.#each.set(address, made);
    return made;
  }
}
