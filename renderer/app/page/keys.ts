/** How keys become actions, and when they belong to somebody else. */
import { tinykeys } from 'tinykeys';
import { isCovered } from '../../ui/overlays/covering';

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
      if (event.repeat || event.defaultPrevented || isBusy(event)) return;
      event.preventDefault();
      act();
    },
  ]);
  return tinykeys(
    window,
    Object.fromEntries(guarded) as Record<string, (e: KeyboardEvent) => void>,
  );
}

/** Letters are nothing to a field that takes digits only. */

/** Keys belong to what lies over the screen, or to the field they are pressed in. */
export function isBusy({ target, key }: KeyboardEvent): boolean {
  if (isCovered()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (LETTER.test(key) && target.matches('input[inputmode="numeric"]')) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

const LETTER = /^[\p{L}?/]$/u;
