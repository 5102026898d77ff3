/** Starts the processes of the steps, and ends them with the browsers and servers that they started. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { node } from '../setup.mjs';

const isWindows = process.platform === 'win32';
const CHECK_EVERY = 50;
const ENDS_WITHIN = 3000;

/** The running child processes. */
const children = new Set();

/**
 * Runs a step. `message` is called with the counts of its reporter, `line` with each printed line. Resolves
 * with its exit code.
 * @param {{ name: string, command: string[], filters: string[], hasTests?: boolean }} step
 */
export async function runStep({ name, command: [script, ...args], filters, hasTests = false }, on) {
  const lines = [];
  const code = await node(script, [...args, ...filters], {
    // In a process group of its own, Ctrl-C reaches the step only through us and in order.
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe', ...(hasTests ? ['ipc'] : [])],
    env: environment(name),
    onstart: (child) => {
      children.add(child);
      child.once('close', () => children.delete(child));
      child.once('exit', (_, signal) => {
        if (signal) on.line(`${name} was ended by ${signal}.`);
      });
      if (hasTests) child.on('message', on.message);
      for (const stream of [child.stdout, child.stderr]) {
        const reader = createInterface({ input: stream });
        reader.on('line', on.line);
        lines.push(new Promise((done) => reader.once('close', done)));
      }
    },
  });
  await Promise.all(lines);
  return code;
}

function environment(step) {
  const env = { ...process.env, STANDEE_STEP: step, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  if (process.stdout.isTTY) return { ...env, FORCE_COLOR: '1' };
  // Node prints a warning if both are set.
  delete env.FORCE_COLOR;
  return { ...env, NO_COLOR: '1' };
}

/** Pairs of process id and parent's id. */
function processes() {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return table
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).map(Number));
  }
  // Minimal systems do not have `ps`.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? [] : [[Number(pid), Number(parent)]];
      } catch {
        return []; // The process ended in the meantime.
      }
    });
}

/** The running ones among these processes, with all their descendants, youngest first. */
function withDescendants(pids) {
  const rows = processes();
  const alive = new Set(rows.map(([pid]) => pid));
  const found = new Set();
  const visit = (pid) => {
    if (found.has(pid)) return;
    for (const [child, parent] of rows) if (parent === pid) visit(child);
    if (alive.has(pid)) found.add(pid);
  };
  for (const pid of pids) visit(pid);
  return [...found];
}

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process ended in the meantime.
    }
  }
}

/** Ends all running processes: SIGTERM first, SIGKILL after three seconds. */
export async function endAll() {
  const pids = [...children].flatMap(({ pid }) => pid ?? []);
  if (isWindows) {
    for (const pid of pids) execFileSync('taskkill', ['/T', '/F', '/PID', String(pid)]);
    return;
  }
  // Descendants whose parent has ended stay in the list.
  let left = withDescendants(pids);
  signalAll(left, 'SIGTERM');
  for (let waited = 0; left.length > 0 && waited < ENDS_WITHIN; waited += CHECK_EVERY) {
    await wait(CHECK_EVERY);
    left = withDescendants(left);
  }
  signalAll(left, 'SIGKILL');
}
