/** The last lines of `npm test`: failures, the command to repeat them, and the counts. */
import { basename } from 'node:path';
import { wordOf } from './steps.mjs';
import { counts, duration } from './wording.mjs';

/** Maximum files that the command names. */
const MAX_FILES = 6;

/** The command that runs a failed step again, with its failed files only if they are known. */
function commandFor(step) {
  const files = [...new Set(step.failures.map(({ file }) => basename(file, '.test.ts')))];
  const named = files.length <= MAX_FILES && !files.includes('') ? files : [];
  return ['npm test --', wordOf(step), ...(named.length > 0 ? named : step.filters)].join(' ');
}

const nameOfTest = ({ file, name }) => [file, name].filter(Boolean).join(' › ');

function aboutFailed(step) {
  const tests = step.failures.map((test) => `      ${nameOfTest(test)}`);
  return [`  ${step.name}${step.state === 'not run' ? ' (did not run)' : ''}`, ...tests];
}

function aboutRetried(steps) {
  const tests = steps.flatMap(({ retried }) => retried);
  if (tests.length === 0) return [];
  const lines = tests.map((test) => `  ${nameOfTest(test)}`);
  return ['', 'Passed only on a second try:', ...lines];
}

/** Adds up the counts of all steps. A check counts as one; the build counts only if it fails. */
function total(steps) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    for (const state of Object.keys(sum)) sum[state] += step[state];
    if (!step.hasTests && !step.isFirst && step.state === 'passed') sum.passed += 1;
  }
  return sum;
}

export function closingLines(steps, { seconds, stopped }) {
  const failed = steps.filter(({ state }) => state === 'failed' || state === 'not run');
  const commands = [...new Set(failed.map(commandFor))];
  const ended = stopped ? `Stopped by ${stopped}` : failed.length > 0 ? 'Failed' : 'All passed';
  return [
    ...aboutRetried(steps),
    ...(failed.length > 0 ? ['', 'Failed:', ...failed.flatMap(aboutFailed)] : []),
    ...(failed.length > 0 ? ['', 'To run only this again:', ...commands.map((c) => `  ${c}`)] : []),
    '',
    `${ended} after ${duration(seconds)}.`,
    counts(total(steps)),
  ];
}
