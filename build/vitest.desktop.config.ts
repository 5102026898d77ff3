/** The built desktop app: on Electron where its binary is, else on the stand-in. */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['build/desktop/e2e/**/*.test.ts'],
    environment: 'node',
    // Two wait for their windows in turns; the modules of the tests are read once.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A machine that stalls gets one more try; the report says which test needed it.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
