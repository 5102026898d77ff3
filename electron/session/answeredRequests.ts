/** What was answered to requests, for those that come a second time. */
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import type { LinePlace } from '../format/line';
import { Newest } from './boundedMap';

/** For requests that come twice. */
const MOST = 5000;

/** A refused request, or where the line of a recorded one stands. */
type Answer = { readonly refusal: Refusal } | { readonly place: LinePlace };

/** What was answered to the newest requests. */
export class Answers extends Newest<string, Answer> {
  constructor() {
    super(MOST);
  }
}

/** Commands have passed the same schema, so that their fields stand in the same order. */
export function areSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
