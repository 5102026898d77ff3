/** Messages of `npm test` and `npm start` when something is missing. Both run as separate processes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkWritable, root } from '../setup.mjs';
import { whyNotMemory } from './memory.mjs';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'standee bad ä-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function runTest(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'build/test.mjs'), ...words],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, stdout, stderr };
}

test('a word that names nothing is refused with the words there are', () => {
  const { status, stdout, stderr } = runTest(['scrns']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/“scrns” names no step\. Choose from: .*check, .*rules, .*end-to-end/);
});

test('the checks of one word run, and are counted alone on the last line', () => {
  const { status, stdout } = runTest(['openings']);
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed, 0 skipped');
});

describe.skipIf(process.platform === 'win32')('without', () => {
  /** A PATH with only Node and a shell. */
  function bareMachine(...programs: readonly string[]): NodeJS.ProcessEnv {
    const PATH = scratch();
    symlinkSync(process.execPath, join(PATH, 'node'));
    for (const name of ['sh', ...programs]) symlinkSync('/bin/sh', join(PATH, name));
    return { PATH, STANDEE_CHROMIUM: '' };
  }

  // On macOS browsers are in other folders.
  test.skipIf(process.platform === 'darwin')('Chromium', () => {
    const { status, stderr } = runTest(['end-to-end'], bareMachine());
    expect(status).toBe(1);
    expect(stderr).toContain('Could not find Chromium or Chrome');
    expect(stderr).toContain('npm test -- check rules screens disk');
  });

  test('the Chromium that STANDEE_CHROMIUM names', () => {
    const { status, stderr } = runTest(['desktop'], { STANDEE_CHROMIUM: '/nowhere' });
    expect(status).toBe(1);
    expect(stderr).toContain('STANDEE_CHROMIUM is /nowhere, but that file does not exist.');
  });

  test('Poppler', () => {
    const env = { ...bareMachine(), STANDEE_CHROMIUM: process.execPath };
    const { status, stderr } = runTest(['end-to-end'], env);
    expect(status).toBe(1);
    expect(stderr).toContain('Could not find pdftotext');
  });
});

test.runIf(process.platform === 'linux')('Electron itself is not tested without a display', () => {
  const { status, stderr } = runTest(['desktop'], { STANDEE_RUNTIME: 'electron', DISPLAY: '' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no display, and STANDEE_RUNTIME=electron needs one.');
});

test('a folder that cannot be written to is refused', () => {
  expect(() => checkWritable(join(scratch(), 'gone'))).toThrow(/^Standee cannot write to .*gone/);
});

test('tests use the disk and say why if memory is full', () => {
  expect(whyNotMemory('/dev/nothing')).toBe('there is no /dev/nothing');
});

describe('an older Node', () => {
  test.each(['test', 'start', 'build', 'dev', 'package'])('is refused by %s.mjs', (name) => {
    const folder = scratch();
    const old = 'Object.defineProperty(process.versions, "node", { value: "18.20.8" });';
    const script = `${old} import(${JSON.stringify(join(root, 'build', `${name}.mjs`))});`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Standee needs Node\.js 20\.19 or newer\. This is 18\.20\.8\./);
  });
});

test('unavailable packages are reported after the message of npm', () => {
  const folder = join(scratch(), 'a checkout');
  mkdirSync(folder);
  for (const name of ['build/test', 'build/test.mjs', 'build/setup.mjs', 'build/nodeVersion.mjs'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name));
  const { status, stderr } = spawnSync(process.execPath, ['build/test.mjs', 'openings'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_cache: join(folder, 'cache'),
      npm_config_offline: 'true',
    },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Could not install the packages: npm failed (see above).');
});
