/** Builds the screens. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');

/**
 * The game's content stays JSON files that are fetched on demand, so that no start parses maps. What every screen
 * needs, the files of the folder itself, lies in `core.json` once more and comes in one.
 */
function contentFiles(): Plugin {
  const from = resolve(root, 'shared/content/data');
  const to = resolve(root, 'dist/content');
  return {
    name: 'standee-content-files',
    apply: 'build',
    closeBundle() {
      if (!existsSync(from)) return;
      cpSync(from, to, { recursive: true });
      const core = readdirSync(from)
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file, JSON.parse(readFileSync(resolve(from, file), 'utf8'))] as const);
      writeFileSync(resolve(to, 'core.json'), JSON.stringify(Object.fromEntries(core)));
    },
  };
}

/** The first screen does without what lies over screens, and without fields and tables. */
const PANELS = {
  packages:
    '(bits-ui|@floating-ui|svelte-toolbelt|runed|tabbable|style-to-object|inline-style-parser)/',
  pieces: String.raw`(?!Announcer|Button|FocusWords|IconButton|Menu\.|NextStep|Notice|SkipLink)[A-Z]\w+\.svelte`,
};

/** Scripts of what all screens stand on, few and large: each request costs more than some bytes too many. */
const SCRIPTS = [
  // Nothing here waits for words: what the words of a language use must never be in a script that does.
  {
    name: 'base',
    priority: 1,
    test: new RegExp(
      [
        `node_modules/(?!${PANELS.packages})`,
        'rolldown/runtime',
        // Styles of the first screen.
        String.raw`(App|FirstStart|TopBar|ScreenView|UndoButton)\.svelte\?.*type=style`,
        '~icons/lucide/',
        `renderer/ui/(?!${PANELS.pieces})`,
        String.raw`renderer/(text|client)/[^/]+\.ts`,
        // The page asks for it before its language is chosen: not where words are.
        'renderer/screens/firstScreens',
        String.raw`renderer/(start|content|keys|lastOpen|modality|messages|palette|printing|route|settings|sharedTable)\.`,
        String.raw`shared/(ids|result|api/calls|vocabulary)\.ts`,
        String.raw`shared/content/(content|packs/packs|customScenarios/asPack|boxNames)\.ts`,
      ].join('|'),
    ),
  },
  {
    name: 'panels',
    test: new RegExp(`node_modules/${PANELS.packages}|renderer/ui/${PANELS.pieces}`),
  },
  {
    name: 'frame',
    test: /renderer\/(text\/app\/(first|app|controls|palette)|text\/library\/library|pieces\/takingSteps|pieces\/header\/UndoButton|screens\/(TopBar|ScreenView))\.(ts|svelte)/,
  },
  // The rules wait for no words, either.
  { name: 'rules', test: /\/shared\// },
];

export default defineConfig({
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [svelte(), drawnIcons(), contentFiles()],
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
        codeSplitting: { groups: SCRIPTS },
      },
    },
  },
});
