/**
 * Where the hand goes in what has just opened: its first field. What opens takes any content, and which
 * field comes first in it is known to the page alone.
 */

const FIELDS =
  'input:not(:disabled, [type="hidden"], [type="file"], [hidden]), select:not(:disabled), textarea:not(:disabled)';

/** The first field that can be typed into or chosen from; null where there is none. */
export function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector<HTMLElement>(FIELDS);
}
