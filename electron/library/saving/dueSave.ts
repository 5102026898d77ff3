/** Decides when the save of a campaign is written (debounced, with a maximum delay). */
import type { Save } from './checkpoint';

/** The save is written after this many milliseconds without a step. */
const QUIET = 2500;
/** Maximum age in milliseconds of a step that is not in the save. */
const MAX_AGE = 10_000;
/** Delay in milliseconds after a step, so that the screens are painted first. */
const PAINT_DELAY = 300;

/** Maximum seconds of playing time that a crash can lose. */
const CLOCK_SAVED_EVERY = 60;

type Clock = Pick<Save, 'played' | 'isClockStopped'>;

export class DueSave {
  readonly #write: () => void;
  #seq = -1;
  #clock: Clock;
  #untold: Save['untold'];
  #timer: NodeJS.Timeout | null = null;
  #since = 0;
  /** True when the maximum age is reached and only painting is awaited. */
  #isDue = false;

  /** `write` is called when the save is due. */
  constructor(clock: Clock, write: () => void) {
    this.#clock = clock;
    this.#write = write;
  }

  schedule(): void {
    const now = Date.now();
    if (this.#since === 0) this.#since = now;
    // Further steps do not delay it again.
    if (this.#isDue) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#isDue = now - this.#since >= MAX_AGE;
    this.#timer = setTimeout(this.#write, this.#isDue ? PAINT_DELAY : QUIET);
  }

  /** Playing time alone is saved only once a minute, and when the clock is paused or resumed. */
  updateClock({ played = 0, isClockStopped }: Clock): void {
    const isChanged = isClockStopped !== this.#clock.isClockStopped;
    if (isChanged || played - (this.#clock.played ?? 0) >= CLOCK_SAVED_EVERY) this.schedule();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#since = 0;
    this.#isDue = false;
  }

  isWritten({ seq, played = 0, isClockStopped, untold }: Save): boolean {
    const isClockAsWritten =
      played === (this.#clock.played ?? 0) && isClockStopped === this.#clock.isClockStopped;
    return seq === this.#seq && isClockAsWritten && untold === this.#untold;
  }

  markWritten({ seq, played, isClockStopped, untold }: Save): void {
    this.#seq = seq;
    this.#untold = untold;
    this.#clock = { played, isClockStopped };
  }

  /** Marks the save on the disk as outdated. */
  forget(): void {
    this.#seq = -1;
  }
}
