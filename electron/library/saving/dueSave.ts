/** When the save of a campaign is written anew: what of it is on the disk, and how long the rest may wait. */
import type { Save } from './checkpoint';

/** The save follows when nobody has played for so long, in milliseconds ... */
const QUIET = 1000;
/** ... but never later than this after the first line it lacks. */
const LATEST = 10_000;

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

  /** `write` is called when its time has come. */
  constructor(clock: Clock, write: () => void) {
    this.#clock = clock;
    this.#write = write;
  }

  soon(): void {
    const now = Date.now();
    if (this.#since === 0) this.#since = now;
    if (this.#timer) clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET, this.#since + LATEST - now));
    this.#timer = setTimeout(this.#write, wait);
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
