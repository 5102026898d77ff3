/**
 * Configures the tests of the built desktop app: on Electron if its binary is there, otherwise on the
 * stand-in.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['build/desktop/e2e/**/*.test.ts'],
    environment: 'node',
    // Two files run at a time, because they mostly wait for windows. Modules are loaded once.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A machine that stalls gets one more try. The report names each test that needed it.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
