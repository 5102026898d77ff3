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
