/**
 * Whether a press was meant for what the page shows now: what somebody else changed is not seen before
 * it is painted, and not understood in an instant. Clicks, keys and taps on the map ask the same.
 */
import type { Attachment } from 'svelte/attachments';

/** Nobody sees, understands and presses faster than this, in milliseconds. */
const REACTION_MILLISECONDS = 400;

/** When somebody else last changed what the screen shows, on the clock of events. */
let changedAt = -Infinity;
let isPainted = true;
/** What buttons said while all that others changed had been seen. */
let seen: ReadonlyMap<Element, string> = new Map();
const watched = new Set<Element>();
let say = (): void => undefined;

/** A press on this button is only late where its words have changed. */
export const promise: Attachment = (button) => {
  watched.add(button);
  return () => watched.delete(button);
};

/** Says what came too late, until the returned function is called. */
export function sayLatePresses(words: () => void): () => void {
  say = words;
  return () => (say = () => undefined);
}

/**
 * To be called before the page shows what somebody else changed; where it may show that already
 * (`isEarlier`), what its buttons say is not what was seen.
 */
export function noteChangeElsewhere(isEarlier = false): void {
  const now = performance.now();
  if (isEarlier) seen = new Map();
  else if (!isTooLate(now)) seen = new Map([...watched].map((each) => [each, wordsOf(each)]));
  changedAt = now;
  isPainted = false;
  requestAnimationFrame(() => (isPainted = true));
}

/** Whether a press at this time was aimed at what the screen showed before somebody else changed it. */
export function isTooLate(at: number, button: Element | null = null): boolean {
  if (isPainted && at - changedAt >= REACTION_MILLISECONDS) return false;
  return button === null || seen.get(button) !== wordsOf(button);
}

/**
 * The same for a press that is there now; true = it has been said, and nothing may be done. What a press
 * that was meant leads to is the player's own, and the next one need not wait for it.
 */
export function cameTooLate(button: Element | null = null, at = performance.now()): boolean {
  const isLate = isTooLate(at, button);
  if (isLate) say();
  else {
    changedAt = -Infinity;
    isPainted = true;
  }
  return isLate;
}

function wordsOf(button: Element): string {
  return button.textContent.trim();
}
