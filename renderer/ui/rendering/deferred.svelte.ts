/**
 * Delays the updates of elements that are out of sight by one frame, for steps that change many
 * elements.
 */
import { nextPaint } from './nextPaint';

/**
 * Returns a function with the newest value. If `waits` is true for a change, it returns the
 * previous value until the rest of the step is painted.
 */
export function deferUpdates<T extends object>(
  now: () => T,
  waits: (before: T, next: T) => boolean,
): () => T {
  let ready = $state.raw<T | null>(null);
  let shown: T | null = null;
  const value = $derived.by(() => {
    const next = now();
    if (shown === null || ready === next || !waits(shown, next)) shown = next;
    else void nextPaint().then(() => (ready = next));
    return shown;
  });
  return () => value;
}
