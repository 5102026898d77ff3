/** Reads and writes the seconds and test counts of the last run, by step, for estimates. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileIn = (root) => join(root, 'node_modules/.cache/standee/last-run.json');

/** The last run; empty if its file is missing or damaged. */
export function readLastRun(root) {
  try {
    const { steps } = JSON.parse(readFileSync(fileIn(root), 'utf8'));
    const isSound = ([, step]) => Number.isFinite(step?.seconds) && Number.isFinite(step.tests);
    return new Map(Object.entries(steps).filter(isSound));
  } catch {
    return new Map();
  }
}

export function writeLastRun(root, steps) {
  try {
    mkdirSync(dirname(fileIn(root)), { recursive: true });
    writeFileSync(fileIn(root), JSON.stringify({ steps: Object.fromEntries(steps) }));
  } catch {
    // Estimates are optional. Another check reports a full disk.
  }
}

/** Finished share of a step, from 0 to 1: by the number of tests in the last run, otherwise by files. */
export function shareDone({ passed, failed, skipped, filesDone, files, filters }, last) {
  const done = passed + failed + skipped;
  if (last?.tests > 0 && filters.length === 0) return Math.min(1, done / last.tests);
  return files > 0 ? filesDone / files : 0;
}

/**
 * Seconds until all steps are done, by the last run; null if a step was not in it. A waiting step goes to the
 * first free lane.
 */
export function secondsLeft(progress, lastRun, lanes, now) {
  const open = progress.filter(({ state }) => state === 'waiting' || state === 'running');
  if (open.some(({ name, filters }) => filters.length > 0 || !lastRun.has(name))) return null;
  const free = Array.from({ length: lanes }, () => 0);
  const take = (seconds) => {
    free[free.indexOf(Math.min(...free))] += seconds;
  };
  for (const step of open.filter(({ state }) => state === 'running')) {
    const last = lastRun.get(step.name);
    const share = last.tests > 0 ? shareDone(step, last) : (now - step.began) / 1000 / last.seconds;
    take(last.seconds * Math.max(0, 1 - share));
  }
  for (const step of open) if (step.state === 'waiting') take(lastRun.get(step.name).seconds);
  return Math.max(...free);
}
