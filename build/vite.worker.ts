/**
 * Builds the script of the worker thread as one CommonJS file without chunks, because the thread gets its
 * code as a text.
 */
import { resolve } from 'node:path';
import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  ssr: { noExternal: true },
  build: {
    outDir: resolve(root, 'dist/electron'),
    emptyOutDir: false,
    target: 'node20',
    ssr: resolve(root, 'electron/library/work/worker.ts'),
    minify: false,
    license: { fileName: 'worker.licences.md' },
    rollupOptions: {
      external: [...builtinModules, /^node:/],
      output: { format: 'cjs', entryFileNames: 'worker.cjs', codeSplitting: false },
    },
  },
});
