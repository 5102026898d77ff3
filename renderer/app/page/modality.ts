/** Pointer or keyboard, as the player uses it now; the keyboard shows key caps. */
import { capsShown } from './capsShown.svelte';

/**
 * Marks the page while the player uses the keyboard, so that key caps are shown only then. `k` shows or hides
 * them at any time. A second mark says if the last input was a key at all.
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

/** A `k` in a field for digits is not text. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'k' && target.matches('input[inputmode="numeric"]')) return false;
  return target.matches('input, textarea, select');
}
