/** Marks on the way back through a history, so that nobody reads all of it to get far. */
import type { LinePlace } from './library/format/line';

/** A moment that can be reached at once. */
export interface Mark {
  readonly seq: number;
  readonly place: LinePlace;
}

/** Moments between two marks, about. */
const EVERY = 500;

export class Marks {
  /** All on the way back from the newest moment, the oldest first. */
  #known: Mark[] = [];
  /** Of an earlier run: on the way only from the first one on that is met there. */
  #kept: readonly Mark[] = [];

  get all(): readonly Mark[] {
    return [...this.#kept, ...this.#known];
  }

  /** Takes what an earlier run has marked. */
  remember(kept: readonly Mark[]): void {
    this.#kept = kept;
  }

  /** Takes note of a moment on the way, where there is no mark nearby. */
  note(mark: Mark): void {
    const above = this.#known.findIndex(({ seq }) => seq > mark.seq);
    const index = above === -1 ? this.#known.length : above;
    const isFar = (other: Mark | undefined) =>
      other === undefined || Math.abs(other.seq - mark.seq) >= EVERY;
    if (isFar(this.#known[index - 1]) && isFar(this.#known[index])) {
      this.#known.splice(index, 0, mark);
    }
  }

  /** What was on the way from this place on is not any more. */
  cut(at: number): void {
    const holds = ({ place }: Mark) => place.at < at;
    this.#known = this.#known.filter(holds);
    this.#kept = this.#kept.filter(holds);
  }

  /**
   * The mark next above the moment with this `seq`, for somebody who has come to `place` on the way
   * back; null = there is none in between.
   */
  leap(place: LinePlace, seq: number): LinePlace | null {
    this.#meet(place);
    const next = this.#known.find((mark) => mark.seq >= seq);
    return next && next.place.at < place.at ? next.place : null;
  }

  #meet({ at }: LinePlace): void {
    const met = this.#kept.findIndex(({ place }) => place.at === at);
    if (met === -1) return;
    const below = this.#kept.slice(0, met + 1);
    this.#known = [...below, ...this.#known.filter(({ place }) => place.at > at)];
    this.#kept = [];
  }
}
