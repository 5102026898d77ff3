/**
 * `npm test`: everything that has to hold before a change lands, on a fresh checkout too. Two steps
 * go at a time, each prints in its turn; goes on after a failed step and says at the end what failed.
 * Arguments name the steps to run.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  checkNode,
  ensureChromium,
  ensurePoppler,
  install,
  node,
  root,
  SetUpError,
} from './setup.mjs';

const results = join(root, 'test-results');
const resultsOf = (run) => join(results, `${run}.json`);

const vitest = (run, config, ...more) => [
  'node_modules/vitest/vitest.mjs',
  [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsOf(run)}`,
    ...more,
  ],
];
const unit = (project) => vitest(project, 'build/vitest.config.ts', '--project', project);

/** What checks note about files they have seen, so that only changed ones are looked at again. */
const cache = (check) => `node_modules/.cache/standee/${check}`;
const tsc = (folder) => [
  'node_modules/@typescript/native/bin/tsc',
  ['-p', folder, '--incremental', '--tsBuildInfoFile', cache(`${folder.replace('/', '-')}.json`)],
];

const BUILD = 'build';
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location'];

const STEPS = [
  { name: 'types of shared', command: tsc('shared') },
  { name: 'types of electron', command: tsc('electron') },
  { name: 'types of build and tests', command: tsc('build') },
  { name: 'types of the desktop stand-in', command: tsc('build/desktop') },
  {
    name: 'types of renderer',
    command: [
      'node_modules/svelte-check/bin/svelte-check',
      [
        '--tsconfig',
        'renderer/tsconfig.json',
        '--tsgo-experimental-api',
        '--fail-on-warnings',
        '--output',
        'human',
      ],
    ],
  },
  {
    name: 'lint',
    command: [
      'node_modules/eslint/bin/eslint.js',
      ['.', '--max-warnings', '0', ...cached, cache('eslint.json')],
    ],
  },
  {
    name: 'format',
    command: [
      'node_modules/prettier/bin/prettier.cjs',
      ['--check', '--log-level', 'warn', '.', ...cached, cache('prettier.json')],
    ],
  },
  {
    name: 'import rules',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', 'build/checks/imports.cjs', 'shared', 'electron', 'renderer'],
    ],
  },
  { name: 'names of types', command: ['build/checks/typeNames.mjs', []] },
  { name: 'opening sentences', command: ['build/checks/openings.mjs', []] },
  { name: 'repeated styles', command: ['build/checks/styles.mjs', []] },
  {
    name: 'unused code',
    command: ['node_modules/knip/bin/knip.js', ['--config', 'build/checks/knip.json']],
  },
  {
    name: 'code unused outside of tests',
    command: [
      'node_modules/knip/bin/knip.js',
      [
        ...['--config', 'build/checks/knip.json', '--production'],
        ...['--include', 'files,exports', '--exclude', 'types'],
      ],
    ],
  },
  { name: 'unit tests of the rules', command: unit('rules') },
  { name: 'unit tests of the screens', command: unit('screens') },
  { name: 'unit tests of the disk', command: unit('disk'), isLong: true },
  { name: BUILD, command: ['build/build.mjs', ['changed']], isFirst: true },
  {
    name: 'end-to-end tests',
    command: vitest('end-to-end', 'build/vitest.e2e.config.ts'),
    drivesApp: true,
    isLong: true,
  },
  {
    name: 'desktop tests',
    command: vitest('desktop', 'build/vitest.desktop.config.ts'),
    drivesApp: true,
    isLong: true,
  },
];

/** What runs now. */
const children = new Set();
/** Whether a signal ended the run: no step begins any more. */
let isStopped = false;

function descendants(pid) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [];
  const visit = (parent) => {
    for (const [child, ppid] of rows) {
      if (ppid !== parent) continue;
      visit(child);
      found.push(child);
    }
  };
  visit(pid);
  return found;
}

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** Ends the running step with everything it started (browsers and servers included). */
function stopEverything(signal) {
  isStopped = true;
  console.error(`\nStopped by ${signal}.`);
  const pids =
    process.platform === 'win32'
      ? []
      : [...children].flatMap(({ pid }) => (pid ? [...descendants(pid), pid] : []));
  signalAll(pids, 'SIGTERM');
  setTimeout(() => {
    signalAll(pids, 'SIGKILL');
    process.exit(130);
  }, 1500);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => stopEverything(signal));

/** What steps print, one after the other as they are listed, the first that is not over as it comes. */
class Paper {
  #pages;

  constructor(names) {
    this.#pages = names.map((name) => ({ name, lines: [`\n── ${name}\n`], isOver: false }));
  }

  write(name, text) {
    this.#pages.find((page) => page.name === name)?.lines.push(text);
    this.#print();
  }

  end(name, text) {
    const page = this.#pages.find((one) => one.name === name);
    if (page) page.isOver = true;
    this.write(name, text);
  }

  #print() {
    for (const page of this.#pages) {
      for (const line of page.lines.splice(0)) process.stdout.write(line);
      if (!page.isOver) return;
    }
  }
}

async function runStep({ name, command: [script, args] }, paper) {
  const print = (chunk) => paper.write(name, chunk);
  return node(script, args, {
    // A group of its own, so that Ctrl-C reaches it through us only, and in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    onstart: (child) => {
      children.add(child);
      child.once('close', () => children.delete(child));
      child.stdout.on('data', print);
      child.stderr.on('data', print);
    },
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
}

/** Where Linux keeps files in memory, and how much of it tests may take, in bytes. */
const MEMORY = '/dev/shm';
const ROOM = 2 ** 31;

/**
 * Libraries of tests lie in memory where there is room: a host waits for the disk at every step, and
 * thousands of tests with it. `npm run faults` is for a real disk.
 */
function workInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return;
    const folder = mkdtempSync(join(MEMORY, 'standee-tests-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // Some tests act as somebody who may not do everything.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
  } catch {
    // Another system, or a machine that lets nobody write there.
  }
}

/** Steps at a time: one for each of two cores, although tests have workers of their own, which wait a lot. */
const LANES = Math.min(2, availableParallelism());

/** Takes all steps, as many at a time as there are lanes; resolves with the names of those that failed. */
async function takeAll(steps) {
  const paper = new Paper(steps.map(({ name }) => name));
  const codes = new Map();
  // What is waited for first, then what takes minutes, so that no lane is left with one of them.
  const rank = ({ isFirst, isLong }) => (isFirst ? 0 : isLong ? 1 : 2);
  const queue = [...steps].sort((one, other) => rank(one) - rank(other));
  let isBuilt = false;
  const shift = () => {
    const ready = queue.findIndex(({ drivesApp }) => isBuilt || !drivesApp);
    return queue.splice(Math.max(ready, 0), 1)[0];
  };
  const take = async (step) => {
    const started = Date.now();
    if (step.drivesApp && (await codes.get(BUILD)) !== 0) {
      paper.end(step.name, '   FAILED: there is nothing to test\n');
      return 1;
    }
    const code = await runStep(step, paper);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    paper.end(step.name, `   ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
    return code;
  };
  const lane = async () => {
    for (let step = shift(); step && !isStopped; step = shift()) {
      const code = take(step);
      codes.set(step.name, code);
      await code;
      if (step.name === BUILD) isBuilt = true;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const results = await Promise.all(steps.map(({ name }) => codes.get(name)));
  return steps.filter((_, index) => results[index] !== 0).map(({ name }) => name);
}

/** Counts of all test runs, as one closing line. */
function totals() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const file of readdirSync(results)) {
    if (!file.endsWith('.json')) continue;
    const report = JSON.parse(readFileSync(join(results, file), 'utf8'));
    sum.passed += report.numPassedTests;
    sum.failed +=
      report.numFailedTests + report.numFailedTestSuites * Number(report.numTotalTests === 0);
    sum.skipped += report.numPendingTests + report.numTodoTests;
  }
  return sum;
}

async function main() {
  checkNode();
  await install();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  workInMemory();
  const asked = process.argv.slice(2);
  const isAsked = ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word));
  const drivesApp = STEPS.some((step) => step.drivesApp && isAsked(step));
  if (drivesApp) {
    process.env.STANDEE_CHROMIUM = await ensureChromium();
    await ensurePoppler();
  }
  const failed = await takeAll(
    STEPS.filter((step) => isAsked(step) || (drivesApp && step.name === BUILD)),
  );
  const { passed, failed: failedTests, skipped } = totals();
  console.log(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}.`);
  console.log(`${passed} passed, ${failedTests} failed, ${skipped} skipped`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error) => {
  if (!(error instanceof SetUpError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
