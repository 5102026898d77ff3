/**
 * Ignores the Enter after a number whose last digit has already finished it: a habit that is not meant for
 * the newly focused element.
 */

const HABIT = 600;

/** To be called with the event that finished the number. */
export function dropHabitualEnter({ timeStamp: finished }: Pick<Event, 'timeStamp'>): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerdown', () => listening.abort(), options);
  window.addEventListener(
    'keydown',
    (event) => {
      listening.abort();
      const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== 'Enter' || !isBare || event.timeStamp - finished > HABIT) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
}
