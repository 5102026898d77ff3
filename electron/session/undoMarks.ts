/**
 * Marks on the undo path of a history, which work like a skip list: a jump far back does not read every line.
 */
import type { LinePlace } from '../format/line';

/** A moment on the undo path that can be read directly. */
export interface Mark {
  readonly seq: number;
  readonly place: LinePlace;
}

/** Approximate number of moments between two marks. */
const MARK_EVERY = 500;
const MAX_PATHS = 64;

export class Marks {
  /** Marks on the undo path of the newest moment, oldest first. */
  #current: Mark[] = [];
  /** Marks of abandoned paths. A current path that shares a mark with one of them can use it again. */
  #abandoned: readonly (readonly Mark[])[] = [];
  #version = 0;

  /** The marks of each path, the current path first. */
  get ways(): readonly (readonly Mark[])[] {
    return [[...this.#current], ...this.#abandoned].slice(0, MAX_PATHS);
  }

  /** Increases when marks are removed. A search that began with an older version adds and uses none. */
  get version(): number {
    return this.#version;
  }

  /** Loads the marks of an earlier run, the current path first. */
  load([known = [], ...abandoned]: readonly (readonly Mark[])[]): void {
    this.#current = [...known];
    this.#abandoned = abandoned;
  }

  /** Drops all marks. */
  clear(): void {
    this.load([]);
    this.#version += 1;
  }

  /** Marks a moment on the path unless another mark is close. */
  add(mark: Mark, version = this.#version): void {
    if (version !== this.#version) return;
    const index = this.#firstAbove(mark.seq);
    if (isFar(mark, this.#current[index - 1]) && isFar(mark, this.#current[index])) {
      this.#current.splice(index, 0, mark);
    }
  }

  /**
   * Index of the first mark above `seq`. Binary search, because a walk calls this for each of a hundred
   * thousand moments.
   */
  #firstAbove(seq: number): number {
    let [from, to] = [0, this.#current.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#current[middle]?.seq ?? 0) > seq) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  /** Removes the marks from this place on, because their moments were undone. */
  removeFrom(at: number): void {
    this.#current = this.#current.filter(({ place }) => place.at < at);
    this.#version += 1;
  }

  /** Abandons the current path. The next one may begin at any moment. */
  abandonPath(): void {
    this.#abandoned = this.ways.filter(({ length }) => length > 0);
    this.#current = [];
    this.#version += 1;
  }

  /**
   * Place of the lowest mark between the moment with this `seq` and `place` on the undo path; null = none.
   */
  lowestBetween(place: LinePlace, seq: number, version = this.#version): LinePlace | null {
    if (version !== this.#version) return null;
    this.#join(place);
    const next = this.#current.find((mark) => mark.seq >= seq);
    return next && next.place.at < place.at ? next.place : null;
  }

  #join({ at }: LinePlace): void {
    const isHere = ({ place }: Mark) => place.at === at;
    const joined = this.#abandoned.find((way) => way.some(isHere));
    if (!joined) return;
    const below = joined.slice(0, joined.findIndex(isHere) + 1);
    this.#current = [...below, ...this.#current.filter(({ place }) => place.at > at)];
    this.#abandoned = this.#abandoned.filter((way) => way !== joined);
  }
}

function isFar({ seq }: Mark, other: Mark | undefined): boolean {
  return other === undefined || Math.abs(other.seq - seq) >= MARK_EVERY;
}
