/** Real server, real files, one real Chromium for each worker: each file has a library of its own. */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['build/e2e/**/*.test.ts'],
    environment: 'node',
    // Files are handed out one by one, the longest first; two wait for their pages while one computes.
    maxWorkers: 3,
    isolate: false,
    // Only a test that hangs takes this long, also beside other busy processes.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // A machine that stalls gets one more try; the report says which test needed it.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
