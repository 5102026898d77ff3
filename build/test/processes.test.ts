import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../setup.mjs';
import { endAll, runStep } from './processes.mjs';

/** A step that runs this script, in a folder whose name has spaces and umlauts. */
function aStep(script: string, more: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'standee step ä-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'step.mjs');
  writeFileSync(file, script);
  const lines: string[] = [];
  const messages: unknown[] = [];
  const step = { name: 'disk', command: [relative(root, file), folder], filters: [], ...more };
  const code = runStep(step, {
    line: (line: string) => lines.push(line),
    message: (message: unknown) => messages.push(message),
  });
  return { code, folder, lines, messages };
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('runStep', () => {
  test('hands on lines, filters and the exit code', async () => {
    const script = 'console.log(process.argv.at(-1)); console.error("b"); process.exitCode = 3;';
    const { code, lines } = aStep(script, { filters: ['board'] });
    expect(await code).toBe(3);
    expect(lines.toSorted()).toEqual(['b', 'board']);
  });

  test('forwards the counts of the reporter', async () => {
    const { code, messages } = aStep('process.send({ type: "end" });', { hasTests: true });
    expect(await code).toBe(0);
    expect(messages).toEqual([{ type: 'end' }]);
  });

  test.skipIf(process.platform === 'win32')('reports the signal or exit code', async () => {
    const { code, lines } = aStep('process.kill(process.pid, "SIGKILL");');
    expect(await code).toBe(1);
    expect(lines).toEqual(['disk was ended by SIGKILL.']);
  });
});

/** Starts a process in a group of its own, as browsers do. The process ignores SIGTERM. */
const STUBBORN = `
  import { spawn } from 'node:child_process';
  import { renameSync, writeFileSync } from 'node:fs';
  const folder = process.argv.at(-1);
  const wait = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("ready")';
  const child = spawn(process.execPath, ['-e', wait], { detached: true });
  child.stdout.on('data', () => {
    writeFileSync(folder + '/new', String(child.pid));
    renameSync(folder + '/new', folder + '/pid');
  });
`;

describe.skipIf(process.platform === 'win32')('endAll', () => {
  test('ends steps with everything that they started', async () => {
    const { code, folder } = aStep(STUBBORN);
    const file = join(folder, 'pid');
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true);
    const pid = Number(readFileSync(file, 'utf8'));
    expect(isAlive(pid)).toBe(true);
    await endAll();
    expect(await code).toBe(1);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});
