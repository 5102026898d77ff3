/** What the player uses: a pointer or keys, whose caps are shown then. */
import { capsShown } from './capsShown.svelte';

/**
 * Marks the page while the keyboard is what the player uses, so that key caps are shown then and
 * out of the way of a finger or a mouse. `k` shows or hides them at any time. Whether the last thing
 * that was pressed was a key, whatever it is, is marked, too.
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

/** In a field of digits a `k` is no text. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'k' && target.matches('input[inputmode="numeric"]')) return false;
  return target.matches('input, textarea, select');
}
