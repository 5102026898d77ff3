/** What is out of sight: it follows a value a frame later where much of it changes at once. */
import { painted } from './painted';

/** The newest value; where `waits`, the one before until the frame is painted that shows the rest of the step. */
export function following<T extends object>(
  now: () => T,
  waits: (before: T, next: T) => boolean,
): () => T {
  let ready = $state.raw<T | null>(null);
  let shown: T | null = null;
  const value = $derived.by(() => {
    const next = now();
    if (shown === null || ready === next || !waits(shown, next)) shown = next;
    else void painted().then(() => (ready = next));
    return shown;
  });
  return () => value;
}
