/**
 * Decides whether a press was meant for the current page. A change by another screen is seen only after it is
 * painted, and understood a moment later. Clicks, keys and taps on the map all use it.
 */
import type { Attachment } from 'svelte/attachments';

/** Minimum reaction time of a player, in milliseconds. */
const REACTION_MILLISECONDS = 400;

/** Time of the last change by another screen, on the clock of events. */
let changedAt = -Infinity;
let isPainted = true;
/** Texts of the buttons at the last time when all such changes had been seen. */
let seen: ReadonlyMap<Element, string> = new Map();
const watched = new Set<Element>();
let reportLatePress = (): void => undefined;

/** A press on this button is only late if its text has changed. */
export const watchText: Attachment = (button) => {
  watched.add(button);
  return () => watched.delete(button);
};

/** Reports late presses until the returned function is called. */
export function sayLatePresses(words: () => void): () => void {
  reportLatePress = words;
  return () => (reportLatePress = () => undefined);
}

/**
 * To be called before the page shows a change by another screen; if it may be shown already (`isEarlier`),
 * the current texts were not seen.
 */
export function noteChangeElsewhere(isEarlier = false): void {
  const now = performance.now();
  if (isEarlier) seen = new Map();
  else if (!isTooLate(now)) seen = new Map([...watched].map((each) => [each, wordsOf(each)]));
  changedAt = now;
  isPainted = false;
  requestAnimationFrame(() => (isPainted = true));
}

/** Whether a press at this time was aimed at the state before a change by another screen. */
export function isTooLate(at: number, button: Element | null = null): boolean {
  if (isPainted && at - changedAt >= REACTION_MILLISECONDS) return false;
  return button === null || seen.get(button) !== wordsOf(button);
}

/**
 * The same for the current press; true = it has been reported and must be ignored. Changes by an accepted
 * press are the player's own and do not delay the next one.
 */
export function cameTooLate(button: Element | null = null, at = performance.now()): boolean {
  const isLate = isTooLate(at, button);
  if (isLate) reportLatePress();
  else {
    changedAt = -Infinity;
    isPainted = true;
  }
  return isLate;
}

function wordsOf(button: Element): string {
  return button.textContent.trim();
}
