/** Calls sent over a live link that have no answer yet, by number. */
import { LONGEST_LIVE_CALL, type LiveAnswer, type LiveCall, type Method } from '#shared/api/calls';
import { ConnectionLost, HostFault } from './companion';

interface Waiting {
  readonly answered: (value: unknown) => void;
  readonly failed: (error: Error) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

export class AwaitedCalls {
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  /**
   * Null if the call is too long for a link. `late` is called if there is no answer after `patience`
   * milliseconds.
   */
  make(
    link: Pick<WebSocket, 'send'>,
    method: Method,
    args: readonly unknown[],
    patience: number,
    late: () => void,
  ): Promise<unknown> | null {
    this.#count += 1;
    const call: LiveCall = { call: this.#count, method, args };
    const text = JSON.stringify(call);
    if (text.length > LONGEST_LIVE_CALL) return null;
    link.send(text);
    return new Promise((answered, failed) => {
      this.#waiting.set(call.call, { answered, failed, late: setTimeout(late, patience) });
    });
  }

  take(answer: LiveAnswer): void {
    const waiting = this.#waiting.get(answer.answer);
    if (!waiting) return;
    this.#waiting.delete(answer.answer);
    clearTimeout(waiting.late);
    if ('status' in answer) {
      waiting.failed(new HostFault(`Standee answered ${String(answer.status)}.`));
    } else waiting.answered(answer.value);
  }

  /** Rejects every waiting call: the link is gone. */
  lose(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed, late } of lost) {
      clearTimeout(late);
      failed(new ConnectionLost('No answer from Standee.'));
    }
  }
}
