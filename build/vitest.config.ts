/**
 * Configures the unit tests: fast tests of rules and screens, and tests that wait for disks, locks and
 * processes.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');

const seeds = ['build/seed.ts'];

/** Vitest stores compiled sources in this folder, and hangs if it cannot write there. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds after which a test counts as hung, long enough for a busy machine. */
const HANG_MS = 10 * 60_000;

/** Tests without side effects, so their files can share loaded modules. */
const shared = {
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: HANG_MS / 2 } },
  experimental: { fsModuleCache: isWritable(resolve(root, 'node_modules')) },
} as const;
const quick = { ...shared, pool: 'threads' } as const;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: { ...quick, name: 'rules', setupFiles: seeds, include: ['shared/**/*.test.ts'] },
      },
      {
        root,
        plugins: [svelte(), drawnIcons()],
        test: {
          ...quick,
          // The plugins of this project read other files than the one they compile.
          experimental: { fsModuleCache: false },
          name: 'screens',
          setupFiles: seeds,
          include: ['{renderer,build}/**/*.test.ts'],
          exclude: ['build/e2e/**', 'build/desktop/e2e/**'],
        },
      },
      {
        root,
        test: {
          // Users and signals belong to the whole process, so these tests cannot run in threads.
          ...shared,
          pool: 'forks',
          name: 'disk',
          include: ['electron/**/*.test.ts'],
          setupFiles: seeds,
        },
      },
    ],
  },
});
