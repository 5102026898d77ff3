/** Remembers the answers to recent requests by idempotency key, because a client may repeat a request. */
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import type { LinePlace } from '../format/line';
import { BoundedMap } from './boundedMap';

const MAX_ANSWERS = 5000;

/** A refusal, or the place of the line that was written. */
type Answer = { readonly refusal: Refusal } | { readonly place: LinePlace };

export class Answers extends BoundedMap<string, Answer> {
  constructor() {
    super(MAX_ANSWERS);
  }
}

/** Both commands have passed the same schema, so their fields are in the same order. */
export function isSameCommand(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
