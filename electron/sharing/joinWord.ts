/** The word that lets one device knock: once, and for ten minutes. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Bucket } from '../bucket';

const MINUTES = 10;
/** Without letters and digits that look alike: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Wrong words of one address at once and per second, and of all together. */
const OF_ONE = { atOnce: 8, perSecond: 0.2 };
const OF_ALL = { atOnce: 60, perSecond: 1 };
const MOST_ADDRESSES = 200;

export class JoinWord {
  readonly #now: () => number;
  readonly #all: Bucket;
  #each = new Map<string, Bucket>();
  #word = '';
  #until = 0;
  #guesses = 0;

  /** `now` gives milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#all = new Bucket(OF_ALL.atOnce, OF_ALL.perSecond, now);
    this.renew();
  }

  get word(): string {
    return this.#word;
  }

  get until(): Date {
    return new Date(this.#until);
  }

  /** How often a wrong word was said. */
  get guesses(): number {
    return this.#guesses;
  }

  renew(): void {
    const bytes = [...randomBytes(LENGTH)];
    this.#word = bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('');
    this.#until = this.#now() + MINUTES * 60_000;
  }

  /** 'slow' = so many were wrong that even the right one has to wait. */
  check(said: string, address: string): 'right' | 'wrong' | 'slow' {
    const bucket = this.#bucketOf(address);
    if (bucket.isEmpty() || this.#all.isEmpty()) {
      this.#guesses += 1;
      return 'slow';
    }
    if (this.#isRight(said)) return 'right';
    bucket.take();
    this.#all.take();
    this.#guesses += 1;
    return 'wrong';
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
    const made = new Bucket(OF_ONE.atOnce, OF_ONE.perSecond, this.#now);
    this.#each.set(address, made);
    return made;
  }
}
