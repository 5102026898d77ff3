/**
 * Finds the field that gets the focus when something opens. The content is arbitrary, so only the page knows
 * its first field.
 */

const FIELDS =
  'input:not(:disabled, [type="hidden"], [type="file"], [hidden]), select:not(:disabled), textarea:not(:disabled)';

/** The first field for typing or choosing; null = none. */
export function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>(FIELDS);
}
