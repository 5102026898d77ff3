/** The rules answer within seconds; what waits for disks, locks and processes stands apart. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');

const seeds = ['build/seed.ts'];

/** Tests that leave nothing behind: files share the modules that one of them has loaded. */
const quick = {
  environment: 'node',
  pool: 'threads',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
} as const;

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
          name: 'screens',
          setupFiles: seeds,
          include: ['{renderer,build}/**/*.test.ts'],
          exclude: ['build/e2e/**', 'build/desktop/e2e/**'],
        },
      },
      {
        root,
        test: {
          name: 'disk',
          expect: { poll: { timeout: 30_000 } },
          include: ['electron/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: seeds,
        },
      },
    ],
  },
});
