import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canSandbox } from './sandbox.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standee-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A PATH whose `unshare` exits with this code. */
function system(code: number): { path: string } {
  writeFileSync(join(folder, 'unshare'), `#!/bin/sh\nexit ${String(code)}\n`, { mode: 0o755 });
  return { path: folder };
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('A system that allows user namespaces allows the sandbox', () => {
  expect(canSandbox(folder, system(0))).toBe(true);
  expect(canSandbox(folder, system(1))).toBe(false);
});

test.runIf(isLinux)('A system without the program to try with is left to Electron', () => {
  expect(canSandbox(folder, { path: folder })).toBe(true);
});

test.runIf(isLinux && process.getuid?.() === 0)('A helper of root allows the sandbox', () => {
  const helper = join(folder, 'chrome-sandbox');
  writeFileSync(helper, '');
  chownSync(helper, 0, 0);
  chmodSync(helper, 0o755);
  expect(canSandbox(folder, system(1))).toBe(false);
  chmodSync(helper, 0o4755);
  expect(canSandbox(folder, system(1))).toBe(true);
});
