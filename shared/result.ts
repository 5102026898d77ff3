/** Results of rules and commands: the next state with its events, or a refusal. */
import type { GameEvent } from './events';
import type { Refusal } from './refusals';

/** The result of a change: the next state of a part, and the events. */
export interface Outcome<T> {
  readonly next: T;
  readonly events: readonly GameEvent[];
}

/** A value, or a refusal. Bugs throw instead. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** An outcome without events: the start of a chain of `andThen`. */
export function unchanged<T>(next: T): Outcome<T> {
  return { next, events: [] };
}

/** Chains a step to an outcome and concatenates the events. */
export function andThen<T, U = T>(outcome: Outcome<T>, step: (next: T) => Outcome<U>): Outcome<U> {
  const then = step(outcome.next);
  return { next: then.next, events: [...outcome.events, ...then.events] };
}

/** Chains a step for each item of a list. */
export function forEach<T, I>(
  outcome: Outcome<T>,
  list: Iterable<I>,
  step: (next: T, item: I) => Outcome<T>,
): Outcome<T> {
  return [...list].reduce((now, item) => andThen(now, (next) => step(next, item)), outcome);
}

/** Replaces a part of the state with its changed version and keeps the events. */
export function putBack<P, T>({ next, events }: Outcome<P>, put: (part: P) => T): Outcome<T> {
  return { next: put(next), events };
}

/** The refusal of a failed lookup; null = it succeeded. */
export function refusalOf(found: Result<unknown>): Refusal | null {
  return found.ok ? null : found.refusal;
}
