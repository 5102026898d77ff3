/** Builds the main process of the desktop app and the browser host. */
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Packages that only the browser host uses, which runs where node_modules are. */
const OF_BROWSER_HOST = ['open'];
/** Faster parts that the server of web sockets does without. */
const NOT_NEEDED = ['bufferutil', 'utf-8-validate'];

/**
 * Main process and browser host: ES modules for Node. What the main process uses of packages is
 * built in, so that the desktop app is packed without node_modules.
 */
export default defineConfig({
  root,
  // CommonJS packages that are built in ask for their own place.
  define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' },
  ssr: { noExternal: true, external: [...OF_BROWSER_HOST, ...NOT_NEEDED] },
  build: {
    outDir: resolve(root, 'dist/electron'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    minify: false,
    license: { fileName: 'licences.md' },
    rollupOptions: {
      input: {
        main: resolve(root, 'electron/main.ts'),
        browserHost: resolve(root, 'electron/browserHost.ts'),
      },
      external: ['electron', ...builtinModules, /^node:/, ...OF_BROWSER_HOST, ...NOT_NEEDED],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
