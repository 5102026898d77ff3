import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { signDrawings } from './signDrawings';

const root = resolve(import.meta.dirname, '..');

/** The game's content stays JSON files that are fetched on demand, so that no start parses maps. */
function contentFiles(): Plugin {
  const from = resolve(root, 'shared/content/data');
  return {
    name: 'standee-content-files',
    apply: 'build',
    closeBundle() {
      if (existsSync(from)) cpSync(from, resolve(root, 'dist/content'), { recursive: true });
    },
  };
}

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [svelte(), icons({ compiler: 'svelte' }), signDrawings(), contentFiles()],
  build: {
    outDir: resolve(root, 'dist/renderer'),
    emptyOutDir: true,
    target: 'es2023',
    license: { fileName: 'licences.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The table's own page, and that of the devices that share it.
      input: ['index.html', 'seat.html'].map((page) => resolve(root, 'renderer', page)),
      output: {
        // What the words of a language use must never be in a script that waits for these words.
        codeSplitting: { groups: [{ name: 'wording', test: /renderer\/text\/[^/]+\.ts$/ }] },
      },
    },
  },
});
