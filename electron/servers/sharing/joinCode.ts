/** Join code that admits one device within ten minutes. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Bucket } from '../http/rateLimit';

const MINUTES = 10;
/** Five bits each. Letters and digits that look alike are left out. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Length of each half of the code. */
const HALF = 5;

/** Wrong codes of one address that are answered without delay: burst and rate per second. */
const WRONG_CODE_RATE = { atOnce: 8, perSecond: 0.2 };
const MAX_ADDRESSES = 200;

/**
 * The right code works after any number of wrong ones, so nobody can lock others out by guessing. The length
 * alone makes guessing hopeless: 2^50 codes at a few hundred tries per second.
 */
export class JoinCode {
  readonly #now: () => number;
  #each = new Map<string, Bucket>();
  #code = '';
  #until = 0;
  #guesses = 0;

  /** `now` returns milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.renew();
  }

  /** The code as shown: 'ABCDE-23456'. */
  get text(): string {
    return `${this.#code.slice(0, HALF)}-${this.#code.slice(HALF)}`;
  }

  get until(): Date {
    return new Date(this.#until);
  }

  /** Number of wrong codes that were entered. */
  get guesses(): number {
    return this.#guesses;
  }

  renew(): void {
    const bytes = [...randomBytes(2 * HALF)];
    this.#code = bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('');
    this.#until = this.#now() + MINUTES * 60_000;
  }

  /**
   * Checks a code. 'slow' = wrong, and the answer should be delayed because this address has sent many wrong
   * codes.
   */
  check(entered: string, address: string): 'right' | 'wrong' | 'slow' {
    if (this.#isRight(entered)) return 'right';
    this.#guesses += 1;
    return this.#bucketOf(address).take() ? 'wrong' : 'slow';
  }

  #isRight(entered: string): boolean {
    const given = Buffer.from(entered.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const known = Buffer.from(this.#code);
    const isSame = given.length === known.length && timingSafeEqual(given, known);
    return isSame && this.#now() < this.#until;
  }

  #bucketOf(address: string): Bucket {
    const known = this.#each.get(address);
    if (known) return known;
    if (this.#each.size >= MAX_ADDRESSES) this.#each = new Map();
    const made = new Bucket(WRONG_CODE_RATE.atOnce, WRONG_CODE_RATE.perSecond, this.#now);
    this.#each.set(address, made);
    return made;
  }
}
