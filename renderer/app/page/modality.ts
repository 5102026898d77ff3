/** Detects if the player uses the pointer or the keyboard. Key caps are shown for the keyboard. */
import { capsShown } from './capsShown.svelte';

/**
 * Sets `data-caps` on `root` while the player uses the keyboard, so that key caps are only shown
 * then. `k` shows or hides them at any time. A second attribute is set if the last input was any
 * key.
 */
export function watchModality(root: HTMLElement, isOff: () => boolean): () => void {
  const show = (on: boolean): void => {
    const isShown = on && !isOff();
    capsShown.set(isShown);
    if (isShown) root.dataset['caps'] = '';
    else delete root.dataset['caps'];
  };
  const onkeydown = (event: KeyboardEvent): void => {
    root.dataset['keys'] = '';
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (event.key === 'k') show(root.dataset['caps'] === undefined);
    else if (event.key !== 'Shift') show(true);
  };
  const onpointerdown = (): void => {
    delete root.dataset['keys'];
    show(false);
  };
  window.addEventListener('keydown', onkeydown, true);
  window.addEventListener('pointerdown', onpointerdown, true);
  return () => {
    window.removeEventListener('keydown', onkeydown, true);
    window.removeEventListener('pointerdown', onpointerdown, true);
  };
}

/** True if a key is typed into a field. A `k` in a field for digits is a shortcut. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'k' && target.matches('input[inputmode="numeric"]')) return false;
  return target.matches('input, textarea, select');
}
