import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Main process and browser host: ES modules for Node; packages stay in node_modules. */
export default defineConfig({
  root,
  build: {
    outDir: resolve(root, 'dist/electron'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    minify: false,
    rollupOptions: {
      input: {
        main: resolve(root, 'electron/main.ts'),
        browserHost: resolve(root, 'electron/browserHost.ts'),
      },
      external: ['electron', ...builtinModules, /^node:/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
