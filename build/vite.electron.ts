/** Builds the desktop app's main process and the browser host. */
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Packages that only the browser host uses. It runs in a checkout, which has node_modules. */
const OF_BROWSER_HOST = ['open'];
/** Optional native parts of the WebSocket server, which Standee does not need. */
const NOT_NEEDED = ['bufferutil', 'utf-8-validate'];

/**
 * Both are ES modules for Node. Packages of the main process are bundled, so that the desktop app can be
 * packed without node_modules.
 */
export default defineConfig({
  root,
  // Some bundled CommonJS packages read their own path.
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
