/** The rules answer within seconds; what waits for disks, locks and processes stands apart. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');

const seeds = ['build/seed.ts'];

/** Sources that were made ready for Node are kept there; where they cannot be, Vitest would wait for ever. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ends a test that hangs, and none that is slow beside other work. In milliseconds. */
const HANGS = 10 * 60_000;

/** Tests that leave nothing behind: files share the modules that one of them has loaded. */
const shared = {
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: HANGS / 2 } },
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
          // Its plugins read more than the file that they change.
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
          // Users and signals are of a whole process.
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
