/** Writes durations and counts in words. */

export function duration(seconds) {
  const whole = Math.round(seconds);
  if (whole < 60) return `${String(whole)} s`;
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** The remaining time, rounded, for the end of a line; empty if it is unknown. */
export function timeLeft(seconds) {
  if (seconds === null || seconds <= 0) return '';
  if (seconds < 60) return ` · about ${String(Math.max(5, Math.ceil(seconds / 5) * 5))} s left`;
  return ` · about ${String(Math.ceil(seconds / 60))} min left`;
}

export const counts = ({ passed, failed, skipped }) =>
  `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;

/** The counts of a step, without those that are zero. */
export const stepCounts = (step) =>
  ['passed', 'failed', 'skipped']
    .filter((state) => state === 'passed' || step[state] > 0)
    .map((state) => `${String(step[state])} ${state}`)
    .join(', ');
