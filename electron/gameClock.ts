/** How long a campaign was played: counted from beat to beat of a steady clock, never from the time of day. */

/** Screens that show a campaign beat this often, in seconds; pages in the background once a minute. */
const LONGEST_GAP = 90;

/** Milliseconds since some beginning, which summer time and corrected clocks do not move. */
type Ticks = () => number;

/** The time of day that lines are written at, and the steady clock that play is counted by. */
export interface Clocks {
  readonly now: () => Date;
  readonly ticks: Ticks;
}

export class GameClock {
  readonly #ticks: Ticks;
  #played: number;
  #last: number | null = null;
  #isPaused: boolean;

  /** `played`: seconds so far; `isPaused`: it was stopped by hand, and stays so. */
  constructor(played: number, isPaused: boolean, ticks: Ticks) {
    this.#played = played;
    this.#isPaused = isPaused;
    this.#ticks = ticks;
  }

  get isRunning(): boolean {
    return !this.#isPaused;
  }

  /** Somebody is here: what passed since the last beat counts, unless nobody was here so long. Whole seconds played. */
  beat(): number {
    const now = this.#ticks();
    const gap = this.#last === null ? 0 : (now - this.#last) / 1000;
    if (!this.#isPaused && gap > 0 && gap <= LONGEST_GAP) this.#played += gap;
    this.#last = now;
    return Math.floor(this.#played);
  }

  pause(isPaused: boolean): void {
    this.beat();
    this.#isPaused = isPaused;
  }
}
