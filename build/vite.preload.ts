/**
 * Builds the preload script as one CommonJS file, because a sandboxed preload cannot be an ES module or load
 * chunks.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  build: {
    outDir: resolve(root, 'dist/electron'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    license: { fileName: 'preload.licences.md' },
    lib: {
      entry: resolve(root, 'electron/preload.ts'),
      formats: ['cjs'],
      fileName: () => 'preload.cjs',
    },
    rollupOptions: { external: ['electron'] },
  },
});
