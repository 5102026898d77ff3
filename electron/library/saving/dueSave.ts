/** When the save of a campaign is written anew: what of it is on the disk, and how long the rest may wait. */
import type { Save } from './checkpoint';

/** The save follows when nobody has played for so long, in milliseconds ... */
const QUIET = 2500;
/** ... or, where the first line it lacks is as old as this, ... */
const LATEST = 10_000;
/** ... so long after the next step: the screens have painted it, and none follows so soon. */
const PAINTED = 300;

/** Seconds of play that a crash may take from the clock, where nothing was done meanwhile. */
const CLOCK_SAVED_EVERY = 60;

type Clock = Pick<Save, 'played' | 'isClockStopped'>;

export class DueSave {
  readonly #write: () => void;
  #seq = -1;
  #clock: Clock;
  #untold: Save['untold'];
  #timer: NodeJS.Timeout | null = null;
  #since = 0;
  /** It waits for the screens alone. */
  #isDue = false;

  /** `write` is called when its time has come. */
  constructor(clock: Clock, write: () => void) {
    this.#clock = clock;
    this.#write = write;
  }

  soon(): void {
    const now = Date.now();
    if (this.#since === 0) this.#since = now;
    // No further step puts off what is due.
    if (this.#isDue) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#isDue = now - this.#since >= LATEST;
    this.#timer = setTimeout(this.#write, this.#isDue ? PAINTED : QUIET);
  }

  /** The clock went on; that alone is written only where much of it, or a stop, would be lost. */
  clockWent({ played = 0, isClockStopped }: Clock): void {
    const isChanged = isClockStopped !== this.#clock.isClockStopped;
    if (isChanged || played - (this.#clock.played ?? 0) >= CLOCK_SAVED_EVERY) this.soon();
  }

  /** It is written now, or not at all any more. */
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

  written({ seq, played, isClockStopped, untold }: Save): void {
    this.#seq = seq;
    this.#untold = untold;
    this.#clock = { played, isClockStopped };
  }

  /** What is on the disk is none of this journal's. */
  forget(): void {
    this.#seq = -1;
  }
}
