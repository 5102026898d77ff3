/**
 * Configures the end-to-end tests: real server, real files, one real Chromium per worker, one library per
 * file.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['build/e2e/**/*.test.ts'],
    environment: 'node',
    // Files start in order, longest first. Two of three workers mostly wait for their pages.
    maxWorkers: 3,
    isolate: false,
    // Only a test that hangs takes this long, even on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // A machine that stalls gets one more try. The report names each test that needed it.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
