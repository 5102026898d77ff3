import { tinykeys } from 'tinykeys';
import { isCovered } from '../../ui/overlays/covering';

/** Actions by key, in tinykeys' notation. */
export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Listens on the whole window until the returned function is called. A key held down counts once. Keys for a
 * field, an open dialog or a menu are ignored.
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

/** Letters mean nothing in a field for digits. */

/** True if the key is for an overlay, or for the field it is pressed in. */
export function isBusy({ target, key }: KeyboardEvent): boolean {
  if (isCovered()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (LETTER.test(key) && target.matches('input[inputmode="numeric"]')) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

const LETTER = /^[\p{L}?/]$/u;
