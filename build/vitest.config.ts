/**
 * Unit tests: fast ones of rules and screens, and those that wait for disks, locks and processes.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');

const seeds = ['build/seed.ts'];

/** Vitest stores compiled sources there; without a writable folder it would hang. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds after which a test counts as hung, long enough for a busy machine. */
const HANGS = 10 * 60_000;

/** Tests without side effects share loaded modules between files. */
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
