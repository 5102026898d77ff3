/** How long a campaign was played: counted from beat to beat of a steady clock, never from the time of day. */
import type { ClockAct, ClockReading } from '#shared/api/api';

/** Screens that show a campaign beat this often, in seconds; pages in the background once a minute. */
const LONGEST_GAP = 90;

/** Milliseconds since some beginning, which summer time and corrected clocks do not move. */
type Ticks = () => number;

/** Told of every beat: whole seconds played, and whether players stopped it. */
type Keep = (played: number, isStopped: boolean) => void;

interface Begun {
  readonly played: number;
  readonly isClockStopped: boolean;
}

/** The time of day that lines are written at, and the steady clock that play is counted by. */
export interface Clocks {
  readonly now: () => Date;
  readonly ticks: Ticks;
}

export class GameClock {
  readonly #ticks: Ticks;
  readonly #keep: Keep;
  #played: number;
  #last: number | null = null;
  #isPaused: boolean;

  /** `begun`: seconds so far, and whether it was stopped by hand and stays so. */
  constructor(begun: Begun, ticks: Ticks, keep: Keep) {
    this.#played = begun.played;
    this.#isPaused = begun.isClockStopped;
    this.#ticks = ticks;
    this.#keep = keep;
  }

  /** Beats, and pauses or goes on. */
  act(act: ClockAct): ClockReading {
    if (act !== 'beat') {
      this.beat();
      this.#isPaused = act === 'pause';
    }
    return { played: this.beat(), isRunning: !this.#isPaused };
  }

  /** Somebody is here: what passed since the last beat counts, unless nobody was here so long. Whole seconds played. */
  beat(): number {
    const now = this.#ticks();
    const gap = this.#last === null ? 0 : (now - this.#last) / 1000;
    if (!this.#isPaused && gap > 0 && gap <= LONGEST_GAP) this.#played += gap;
    this.#last = now;
    const played = Math.floor(this.#played);
    this.#keep(played, this.#isPaused);
    return played;
  }
}
