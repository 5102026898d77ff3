/** The clock of the open campaign. It runs in the host as long as this page sends a heartbeat. */
import type { ClockAct, ClockReading } from '#shared/api/api';
import type { Result } from '#shared/result';
import { playTimeOf, type PlayTime } from '#shared/rules/scenario/playTime';
import type { Game } from '#shared/state';

/** Milliseconds between two heartbeats. The host counts gaps of up to 90 s, so one may fail. */
const BEAT = 40_000;

export class PlayClock {
  readonly #ask: (act: ClockAct) => Promise<Result<ClockReading>> | undefined;
  readonly #game: () => Game | null;
  #reading = $state.raw<ClockReading | null>(null);
  #timer: ReturnType<typeof setInterval> | null = null;
  #isClosed = false;

  constructor(
    ask: (act: ClockAct) => Promise<Result<ClockReading>> | undefined,
    game: () => Game | null,
  ) {
    this.#ask = ask;
    this.#game = game;
  }

  /** Null until the first answer of the host. */
  get time(): PlayTime | null {
    const game = this.#game();
    return game && this.#reading && playTimeOf(game, this.#reading.played);
  }

  get isRunning(): boolean {
    return this.#reading?.isRunning ?? true;
  }

  /** Does nothing after `stop`, because the campaign of this clock is closed then. */
  start(): void {
    if (this.#isClosed) return;
    void this.act('beat');
    this.#timer ??= setInterval(() => void this.act('beat'), BEAT);
  }

  stop(): void {
    this.#isClosed = true;
    if (this.#timer) clearInterval(this.#timer);
  }

  /** If the call fails, the next heartbeat shows the host's state. */
  async act(act: ClockAct): Promise<void> {
    const answer = await this.#ask(act)?.catch(() => null);
    if (answer?.ok) this.#reading = answer.value;
  }
}
