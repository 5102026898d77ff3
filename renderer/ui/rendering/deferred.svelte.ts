/** Delays values of elements that are out of sight by a frame if much changes at once. */
import { nextPaint } from './nextPaint';

/** The newest value; while `waits`, the previous one until the frame with the rest of the step is painted. */
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
