/** Reveals initiatives automatically when all are entered, at least one of them on a connected device. */
import type { Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import { isChoice } from '#shared/seats/historyLines';
import { whyNotReveal } from '#shared/rules/round/whyNot';
import { charactersOf } from '#shared/rules/figures/figures';
import type { CharacterId } from '#shared/ids';
import type { Session } from '../../session/session';

interface AutoRevealOptions {
  /** Delay in milliseconds. Every change restarts it. */
  readonly after: number;
  /** Characters played on devices. If there are none, the table reveals by itself. */
  readonly playedOnDevices: () => readonly CharacterId[];
  readonly report: (error: unknown) => void;
}

/**
 * Each table has one instance, so that a round is revealed once. After an undo, the round is not revealed
 * again until an initiative changes.
 * @rule SEAT-13
 */
export class AutoReveal {
  readonly #options: AutoRevealOptions;
  #timer: NodeJS.Timeout | null = null;
  #unsubscribe: () => void = () => undefined;

  constructor(options: AutoRevealOptions) {
    this.#options = options;
  }

  watch(session: Session): void {
    this.stop();
    this.#unsubscribe = session.onUpdate((update) => this.#onUpdate(session, update));
  }

  /** Cancels the pending reveal. */
  cancel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  stop(): void {
    this.cancel();
    this.#unsubscribe();
  }

  #onUpdate(session: Session, { from, dropped, redo, log }: Update): void {
    const newest = log.at(-1)?.command;
    // A step that was redone is not a new choice.
    const isNew = newest !== undefined && redo === null;
    if (from === FROM_NOTHING || dropped > 0 || !isNew) this.cancel();
    else if (isChoice(newest)) this.#begin(session);
  }

  #begin(session: Session): void {
    this.cancel();
    if (!this.#areAllIn(session)) return;
    const { after, report } = this.#options;
    this.#timer = setTimeout(() => {
      const request = `reveal ${String(session.newest.seq)}`;
      session.send({ type: 'revealInitiatives' }, request).catch(report);
    }, after);
  }

  #areAllIn({ game: { scenario } }: Session): boolean {
    if (scenario?.phase.name !== 'selectCards' || whyNotReveal(scenario)) return false;
    const playedOnDevices = this.#options.playedOnDevices();
    return charactersOf(scenario).some(
      ({ exhausted, sheet }) => !exhausted && playedOnDevices.includes(sheet),
    );
  }
}
