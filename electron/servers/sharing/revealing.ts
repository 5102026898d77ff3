/**
 * Reveals initiatives automatically when all are in and at least one comes from a connected device.
 */
import type { Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import { isChoice } from '#shared/seats/historyLines';
import { whyNotReveal } from '#shared/rules/round/whyNot';
import { charactersOf } from '#shared/rules/figures/figures';
import type { CharacterId } from '#shared/ids';
import type { Session } from '../../session/session';

interface RevealingOptions {
  /** Delay in milliseconds, restarted by every change. */
  readonly after: number;
  /** Characters played on devices; none = the table presses Reveal. */
  readonly apart: () => readonly CharacterId[];
  readonly report: (error: unknown) => void;
}

/**
 * One instance per table, so that a round is revealed once. After an undo it is not revealed again
 * before an initiative changes.
 *
 * @rule SEAT-13
 */
export class Revealing {
  readonly #options: RevealingOptions;
  #waiting: NodeJS.Timeout | null = null;
  #leave: () => void = () => undefined;

  constructor(options: RevealingOptions) {
    this.#options = options;
  }

  watch(session: Session): void {
    this.stop();
    this.#leave = session.onUpdate((update) => this.#take(session, update));
  }

  /** Cancels the pending reveal. */
  hold(): void {
    if (this.#waiting) clearTimeout(this.#waiting);
    this.#waiting = null;
  }

  stop(): void {
    this.hold();
    this.#leave();
  }

  #take(session: Session, { from, dropped, redo, log }: Update): void {
    const newest = log.at(-1)?.command;
    // What is put back, step by step, is not what somebody chooses now.
    const isNew = newest !== undefined && redo === null;
    if (from === FROM_NOTHING || dropped > 0 || !isNew) this.hold();
    else if (isChoice(newest)) this.#begin(session);
  }

  #begin(session: Session): void {
    this.hold();
    if (!this.#isAllIn(session)) return;
    const { after, report } = this.#options;
    this.#waiting = setTimeout(() => {
      const request = `reveal ${String(session.newest.seq)}`;
      session.send({ type: 'revealInitiatives' }, request).catch(report);
    }, after);
  }

  #isAllIn({ game: { scenario } }: Session): boolean {
    if (scenario?.phase.name !== 'selectCards' || whyNotReveal(scenario)) return false;
    const apart = this.#options.apart();
    return charactersOf(scenario).some(
      ({ exhausted, sheet }) => !exhausted && apart.includes(sheet),
    );
  }
}
