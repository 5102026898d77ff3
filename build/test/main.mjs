/** Runs `npm test`: sets up the machine, runs the steps, and reports. */
import { availableParallelism } from 'node:os';
import {
  checkDisplay,
  checkWritable,
  ensureChromium,
  ensurePoppler,
  install,
  root,
  SetUpError,
} from '../setup.mjs';
import { readLastRun, writeLastRun } from './lastRun.mjs';
import { useMemory } from './memory.mjs';
import { endAll, runStep } from './processes.mjs';
import { Report } from './report.mjs';
import { runAll } from './schedule.mjs';
import { choose, knownWords } from './steps.mjs';

/** Number of steps that run at the same time. Steps with tests have their own workers, which often wait. */
const LANES = Math.min(2, availableParallelism());
const TICK = 1000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const SIGNAL_NAMES = { SIGINT: 'Ctrl-C', SIGTERM: 'SIGTERM', SIGHUP: 'SIGHUP' };

/** Sets up everything that the steps need, before the first one starts. */
async function setUp(steps) {
  checkWritable();
  if (steps.some(({ name }) => name === 'desktop')) checkDisplay();
  await install();
  if (steps.some(({ drivesApp }) => drivesApp)) {
    process.env.STANDEE_CHROMIUM = await ensureChromium();
    await ensurePoppler();
  }
  if (steps.some(({ hasTests }) => hasTests)) useMemory();
}

async function runSteps(steps) {
  const lastRun = readLastRun(root);
  const report = new Report(steps, {
    out: process.stdout,
    now: () => performance.now(),
    lastRun,
    lanes: LANES,
  });
  const stop = new AbortController();
  const ended = stopOnSignal(stop);
  const ticking = setInterval(() => report.tick(), TICK);
  await runAll(steps, {
    lanes: LANES,
    signal: stop.signal,
    skip: ({ name }) => report.skip(name),
    run: async (step) => {
      const { name } = step;
      report.begin(name);
      const code = await runStep(step, {
        line: (text) => report.line(name, text),
        message: (message) => report.count(name, message),
      });
      if (!stop.signal.aborted) report.end(name, code);
      return code === 0;
    },
  });
  clearInterval(ticking);
  await ended();
  const signal = stop.signal.aborted ? stop.signal.reason : null;
  report.close(signal && SIGNAL_NAMES[signal]);
  if (signal) process.exit(SIGNALS[signal]);
  const all = [...report.steps.values()];
  for (const { name, state, filters, seconds, ...step } of all) {
    const tests = step.hasTests ? step.passed + step.failed + step.skipped : 0;
    if (filters.length === 0 && state === 'passed') lastRun.set(name, { seconds, tests });
  }
  writeLastRun(root, lastRun);
  process.exitCode = all.every(({ state }) => state === 'passed') ? 0 : 1;
}

/** On a signal, starts no further step and ends the running ones. Returns a function that waits for that. */
function stopOnSignal(stop) {
  let ended = Promise.resolve();
  const onSignal = (signal) => {
    if (stop.signal.aborted) return;
    stop.abort(signal);
    ended = endAll();
  };
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => onSignal(signal));
  // The reader has closed the pipe, as in `npm test | head`.
  process.stdout.on('error', () => onSignal('SIGHUP'));
  return () => ended;
}

export async function main(words) {
  const { chosen, unknown } = choose(words);
  try {
    if (unknown !== undefined) {
      throw new SetUpError(
        `“${unknown}” names no step. Choose from: ${knownWords().join(', ')}.\n` +
          'After a step with tests, add parts of file names: npm test -- end-to-end board',
      );
    }
    const known = readLastRun(root).size > 0;
    const what = chosen.length === 1 ? chosen[0].name : `${String(chosen.length)} steps`;
    console.log(`Standee: ${what}${known ? '' : ' (times are estimated from the second run on)'}`);
    await setUp(chosen);
    await runSteps(chosen);
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
