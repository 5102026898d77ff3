/** Checks the focus whenever a dialog opens, on every page of the tests. */

/**
 * Runs in the page. A dialog must focus its first field, or itself if it has none. Otherwise an error is
 * logged, which fails the test.
 */
export function watchDialogs(): void {
  const FIELD =
    'input:not(:disabled, [type="hidden"], [type="file"], [hidden]), select:not(:disabled), textarea:not(:disabled)';
  const seen = new WeakSet<Element>();
  const look = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest('[role="dialog"]');
    if (!dialog || seen.has(dialog)) return;
    seen.add(dialog);
    const field = dialog.querySelector(FIELD);
    const isWhole = target === dialog || target.getAttribute('role') === 'region';
    // In a panel that is attached to a figure, keys work wherever the focus is.
    const mayBeWhole = field === null || dialog.matches('.popover');
    if (target === field || (isWhole && mayBeWhole)) return;
    const name = dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? '';
    console.error(`The dialog "${name}" opens on ${target.outerHTML.slice(0, 120)}`);
  };
  document.addEventListener('focusin', look, true);
}
