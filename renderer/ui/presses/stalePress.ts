/**
 * Recognises stale presses: presses that a player made before seeing the newest change by another
 * screen. A change counts as seen when it was painted and the reaction time has passed. Clicks,
 * keys and taps on the map all use it.
 */
import type { Attachment } from 'svelte/attachments';

/** The minimum reaction time of a player, in milliseconds. */
const REACTION_MILLISECONDS = 400;

/** The time of the last change by another screen, on the clock of event timestamps. */
let changedAt = -Infinity;
let isPainted = true;
/** The texts of the watched buttons when the player had last seen all changes. */
let seen: ReadonlyMap<Element, string> = new Map();
const watched = new Set<Element>();
let reportStalePress = (): void => undefined;

/**
 * Watches the text of a button. A press on a watched button is only stale if its text has changed.
 */
export const watchText: Attachment = (button) => {
  watched.add(button);
  return () => watched.delete(button);
};

/** Sets the callback for stale presses until the returned function is called. */
export function onStalePress(report: () => void): () => void {
  reportStalePress = report;
  return () => (reportStalePress = () => undefined);
}

/**
 * Records a change by another screen. To be called before the page shows it. `isEarlier` = the page
 * may show it already, so the player has not seen the current texts.
 */
export function recordRemoteChange(isEarlier = false): void {
  const now = performance.now();
  if (isEarlier) seen = new Map();
  else if (!isStale(now)) seen = new Map([...watched].map((each) => [each, wordsOf(each)]));
  changedAt = now;
  isPainted = false;
  requestAnimationFrame(() => (isPainted = true));
}

/** True if a press at this time was made before the player saw the last change by another screen. */
export function isStale(at: number, button: Element | null = null): boolean {
  if (isPainted && at - changedAt >= REACTION_MILLISECONDS) return false;
  return button === null || seen.get(button) !== wordsOf(button);
}

/**
 * Checks the current press. True = it is stale: it was reported, and the caller must ignore it. If
 * it is not, the changes up to now count as seen.
 */
export function rejectIfStale(button: Element | null = null, at = performance.now()): boolean {
  const isPressStale = isStale(at, button);
  if (isPressStale) reportStalePress();
  else {
    changedAt = -Infinity;
    isPainted = true;
  }
  return isPressStale;
}

function wordsOf(button: Element): string {
  return button.textContent.trim();
}
