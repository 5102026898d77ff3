/** Marks on the way back through a history, so that nobody reads all of it to get far. */
import type { LinePlace } from '../format/line';

/** A moment that can be reached at once. */
export interface Mark {
  readonly seq: number;
  readonly place: LinePlace;
}

/** Moments between two marks, about. */
const EVERY = 500;
/** Ways that are kept at the most. */
const MOST_WAYS = 64;

export class Marks {
  /** All on the way back from the newest moment, the oldest first. */
  #known: Mark[] = [];
  /** Ways that were left: ours is one of them from the first mark on that is met there. */
  #left: readonly (readonly Mark[])[] = [];
  #turns = 0;

  /** Ours first, none mixed with another. */
  get ways(): readonly (readonly Mark[])[] {
    return [[...this.#known], ...this.#left].slice(0, MOST_WAYS);
  }

  /** Changes with every moment that is taken back: what a walk meets that began before may be left. */
  get turns(): number {
    return this.#turns;
  }

  /** Takes what an earlier run has marked, ours first. */
  remember([known = [], ...left]: readonly (readonly Mark[])[]): void {
    this.#known = [...known];
    this.#left = left;
  }

  /** Nobody knows the way any more. */
  forget(): void {
    this.remember([]);
    this.#turns += 1;
  }

  /** Takes note of a moment on the way, where there is no mark nearby. */
  note(mark: Mark, turns = this.#turns): void {
    if (turns !== this.#turns) return;
    const index = this.#firstAbove(mark.seq);
    if (isFar(mark, this.#known[index - 1]) && isFar(mark, this.#known[index])) {
      this.#known.splice(index, 0, mark);
    }
  }

  /** Walks come by here with each of a hundred thousand moments. */
  #firstAbove(seq: number): number {
    let [from, to] = [0, this.#known.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#known[middle]?.seq ?? 0) > seq) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  /** What was on the way from this place on is not any more. */
  cut(at: number): void {
    this.#known = this.#known.filter(({ place }) => place.at < at);
    this.#turns += 1;
  }

  /** The way begins anew from anywhere. */
  leave(): void {
    this.#left = this.ways.filter(({ length }) => length > 0);
    this.#known = [];
    this.#turns += 1;
  }

  /**
   * The mark next above the moment with this `seq`, for somebody who has come to `place` on the way
   * back; null = there is none in between.
   */
  leap(place: LinePlace, seq: number, turns = this.#turns): LinePlace | null {
    if (turns !== this.#turns) return null;
    this.#meet(place);
    const next = this.#known.find((mark) => mark.seq >= seq);
    return next && next.place.at < place.at ? next.place : null;
  }

  #meet({ at }: LinePlace): void {
    const isMet = ({ place }: Mark) => place.at === at;
    const met = this.#left.find((way) => way.some(isMet));
    if (!met) return;
    const below = met.slice(0, met.findIndex(isMet) + 1);
    this.#known = [...below, ...this.#known.filter(({ place }) => place.at > at)];
    this.#left = this.#left.filter((way) => way !== met);
  }
}

function isFar({ seq }: Mark, other: Mark | undefined): boolean {
  return other === undefined || Math.abs(other.seq - seq) >= EVERY;
}
