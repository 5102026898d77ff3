/** Decides when the save of a campaign is written: some time after the last step, with a maximum delay. */
import type { Save } from './checkpoint';

/** Milliseconds without a step after which the save is written. */
const QUIET_MS = 2500;
/** Maximum milliseconds until a step is in the save. */
const MAX_AGE_MS = 10_000;
/** Milliseconds between the last step and an overdue save, so that the screens are painted first. */
const PAINT_DELAY_MS = 300;

/** Maximum seconds of playing time that a crash may lose. */
const CLOCK_SAVED_EVERY = 60;

type PlayClock = Pick<Save, 'played' | 'isClockStopped'>;

export class SaveSchedule {
  readonly #write: () => void;
  #seq = -1;
  #clock: PlayClock;
  #untold: Save['untold'];
  #timer: NodeJS.Timeout | null = null;
  #since = 0;
  /** True when the maximum delay is over and only the paint delay remains. */
  #isDue = false;

  /** `write` is called when the save is due. */
  constructor(clock: PlayClock, write: () => void) {
    this.#clock = clock;
    this.#write = write;
  }

  schedule(): void {
    const now = Date.now();
    if (this.#since === 0) this.#since = now;
    // An overdue save is not delayed again by further steps.
    if (this.#isDue) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#isDue = now - this.#since >= MAX_AGE_MS;
    this.#timer = setTimeout(this.#write, this.#isDue ? PAINT_DELAY_MS : QUIET_MS);
  }

  /** Playing time alone is saved only once a minute, or when the clock is paused or resumed. */
  updateClock({ played = 0, isClockStopped }: PlayClock): void {
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
  markOutdated(): void {
    this.#seq = -1;
  }
}
