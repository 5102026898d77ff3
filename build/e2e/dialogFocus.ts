/** Watches, in every page that tests open, where the focus is when a dialog opens. */

/**
 * Runs in the page. A dialog that opens on anything but its first field, or on itself where it has
 * none, logs an error, which is a trouble of whichever test opened it.
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
    // Keys do something in all of a panel that hangs on a figure.
    const mayBeWhole = field === null || dialog.matches('.popover');
    if (target === field || (isWhole && mayBeWhole)) return;
    const name = dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? '';
    console.error(`The dialog "${name}" opens on ${target.outerHTML.slice(0, 120)}`);
  };
  document.addEventListener('focusin', look, true);
}
