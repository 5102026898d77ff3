/** What was answered to requests, for those that come a second time. */
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import type { LinePlace } from './library/format/line';

/** Answers that are remembered for requests that come twice. */
const MOST = 5000;

/** A refused request, or where the line of a recorded one stands. */
type Answer = { readonly refusal: Refusal } | { readonly place: LinePlace };

/** What was answered to the newest requests. */
export class Answers {
  readonly #answers = new Map<string, Answer>();

  remember(request: string, answer: Answer): void {
    this.#answers.set(request, answer);
    if (this.#answers.size <= MOST) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }

  to(request: string): Answer | null {
    return this.#answers.get(request) ?? null;
  }
}

/** Commands have passed the same schema, so that their fields stand in the same order. */
export function areSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
