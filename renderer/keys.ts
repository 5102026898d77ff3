/** How keys become actions, and when they belong to somebody else. */
import { tinykeys } from 'tinykeys';
import { isCovered } from './ui/covering';

/** What keys do, by tinykeys' notation. */
export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Listens on the whole window until the returned function is called. A key held down counts once,
 * and keys are left alone where they belong to a field, an open dialog or a menu.
 */
export function listenToKeys(actions: KeyActions): () => void {
  const guarded = Object.entries(actions).map(([keys, act]) => [
    keys,
    (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      act();
    },
  ]);
  return tinykeys(
    window,
    Object.fromEntries(guarded) as Record<string, (e: KeyboardEvent) => void>,
  );
}

/** Keys belong to what lies over the screen, or to the field they are pressed in. */
export function isBusy(target: EventTarget | null): boolean {
  if (isCovered()) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
