/** Measures the playing time of a campaign, as the time between heartbeats and steps of its screens. */
import type { ClockAct, ClockReading } from '#shared/api/api';

/**
 * Longest gap in seconds between two heartbeats that counts as play. A page in the background sends one only
 * once a minute.
 */
const MAX_GAP = 90;

/** Milliseconds of a monotonic clock. */
type Ticks = () => number;

/**
 * Called on every heartbeat and step with the whole seconds played, and with true if the players have paused the
 * clock.
 */
type OnBeat = (played: number, isStopped: boolean) => void;

interface InitialClock {
  readonly played: number;
  readonly isClockStopped: boolean;
}

/** The time of day, for the timestamps of lines, and the monotonic clock, for the playing time. */
export interface Clocks {
  readonly now: () => Date;
  readonly ticks: Ticks;
}

export class GameClock {
  readonly #ticks: Ticks;
  readonly #onBeat: OnBeat;
  #played: number;
  #lastBeat: number | null = null;
  #isPaused: boolean;

  /** `begun` has the seconds played so far, and is paused if the players paused the clock. */
  constructor(begun: InitialClock, ticks: Ticks, onBeat: OnBeat) {
    this.#played = begun.played;
    this.#isPaused = begun.isClockStopped;
    this.#ticks = ticks;
    this.#onBeat = onBeat;
  }

  /** Counts the time so far, and pauses or resumes the clock. */
  act(act: ClockAct): ClockReading {
    if (act !== 'beat') {
      this.beat();
      this.#isPaused = act === 'pause';
    }
    return { played: this.beat(), isRunning: !this.#isPaused };
  }

  /**
   * Adds the time since the last heartbeat or step, unless the gap is too long. Returns the whole
   * seconds played.
   */
  beat(): number {
    const now = this.#ticks();
    const gap = this.#lastBeat === null ? 0 : (now - this.#lastBeat) / 1000;
    if (!this.#isPaused && gap > 0 && gap <= MAX_GAP) this.#played += gap;
    this.#lastBeat = now;
    const played = Math.floor(this.#played);
    this.#onBeat(played, this.#isPaused);
    return played;
  }
}
