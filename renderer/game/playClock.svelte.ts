/** The play clock of the open campaign. The host runs it while this page sends heartbeats. */
import type { ClockAct, ClockReading } from '#shared/api/api';
import type { Result } from '#shared/result';
import { playTimeOf, type PlayTime } from '#shared/rules/scenario/playTime';
import type { Game } from '#shared/state';

/**
 * The time between two heartbeats, in milliseconds. The host counts gaps of up to 90 s as play
 * time, so one heartbeat may fail.
 */
const HEARTBEAT_MILLISECONDS = 40_000;

export class PlayClock {
  readonly #send: (act: ClockAct) => Promise<Result<ClockReading>> | undefined;
  readonly #game: () => Game | null;
  #reading = $state.raw<ClockReading | null>(null);
  #timer: ReturnType<typeof setInterval> | null = null;
  #isClosed = false;

  constructor(
    send: (act: ClockAct) => Promise<Result<ClockReading>> | undefined,
    game: () => Game | null,
  ) {
    this.#send = send;
    this.#game = game;
  }

  /** The play time; null until the first answer of the host. */
  get time(): PlayTime | null {
    const game = this.#game();
    return game && this.#reading && playTimeOf(game, this.#reading.played);
  }

  get isRunning(): boolean {
    return this.#reading?.isRunning ?? true;
  }

  /** Starts sending heartbeats. Does nothing after `stop`, because the campaign is closed then. */
  start(): void {
    if (this.#isClosed) return;
    void this.act('beat');
    this.#timer ??= setInterval(() => void this.act('beat'), HEARTBEAT_MILLISECONDS);
  }

  stop(): void {
    this.#isClosed = true;
    if (this.#timer) clearInterval(this.#timer);
  }

  /**
   * Sends a heartbeat, or pauses or resumes the clock. If the call fails, the answer to the next
   * heartbeat shows the real state.
   */
  async act(act: ClockAct): Promise<void> {
    const answer = await this.#send(act)?.catch(() => null);
    if (answer?.ok) this.#reading = answer.value;
  }
}
