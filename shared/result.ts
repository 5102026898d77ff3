/** What rules and commands answer: the state after them with its events, or a refusal. */
import type { GameEvent } from './events';
import type { Refusal } from './refusals';

/** What a change leaves behind: the next state of the part it was about, and what happened. */
export interface Outcome<T> {
  readonly next: T;
  readonly events: readonly GameEvent[];
}

/** A value, or the reason why a player cannot do that. Bugs throw instead. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** Nothing happened (yet): the start of a chain of `andThen`. */
export function unchanged<T>(next: T): Outcome<T> {
  return { next, events: [] };
}

/** Goes on from one outcome to the next and keeps the events of both, in order. */
export function andThen<T, U = T>(outcome: Outcome<T>, step: (next: T) => Outcome<U>): Outcome<U> {
  const then = step(outcome.next);
  return { next: then.next, events: [...outcome.events, ...then.events] };
}

/** Goes on with each of a list, one after the other. */
export function forEach<T, I>(
  outcome: Outcome<T>,
  list: Iterable<I>,
  step: (next: T, item: I) => Outcome<T>,
): Outcome<T> {
  return [...list].reduce((now, item) => andThen(now, (next) => step(next, item)), outcome);
}

/** What became of a part, put back into the whole it was taken from. */
export function putBack<P, T>({ next, events }: Outcome<P>, put: (part: P) => T): Outcome<T> {
  return { next: put(next), events };
}

/** Why the thing that was looked for is not there; null = it is. */
export function refusalOf(found: Result<unknown>): Refusal | null {
  return found.ok ? null : found.refusal;
}
