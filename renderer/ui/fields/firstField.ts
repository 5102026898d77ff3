/**
 * Finds the field that gets the focus when a dialog or popover opens. Their content is arbitrary,
 * so it searches the page.
 */

const FIELDS =
  'input:not(:disabled, [type="hidden"], [type="file"], [hidden]), select:not(:disabled), textarea:not(:disabled)';

/** The first field that players type in or choose from; null if there is none. */
export function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>(FIELDS);
}
