/** Builds the screens. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');
/** The game itself; a checkout may lie in a folder of the same name. */
const SHARED = `${normalizePath(resolve(root, 'shared'))}/`;

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

/** The controls of the first screen. */
const FIRST = 'Announcer|Button|FocusWords|IconButton|Menu|NextStep|Notice|SkipLink';

/** The first screen does without what lies over screens, and without fields and tables. */
const PANELS = {
  packages:
    '(bits-ui|@floating-ui|svelte-toolbelt|runed|tabbable|style-to-object|inline-style-parser)/',
  controls: String.raw`renderer/ui/(?:\w+/)?(?!(?:${FIRST})\.)[A-Z]\w+\.svelte`,
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
        String.raw`renderer/ui/(?:\w+/)?(?:[a-z][^/]*|(?:${FIRST})\.svelte[^/]*)$`,
        String.raw`renderer/(client|words|words/helpers|app/page)/[^/]+\.ts`,
        String.raw`renderer/words/[a-z]{2}/language\.ts`,
        // The page asks for these before its language is chosen: not where words are.
        String.raw`renderer/app/(start|lastOpen|firstScreens)\.ts`,
        String.raw`renderer/(game/contentLoader|devices/sharing\.svelte)\.ts`,
        String.raw`shared/(ids|result|api/calls|vocabulary)\.ts`,
        String.raw`shared/content/(content|packs/packs|customScenarios/asPack|boxNames|envelopes)\.ts`,
      ].join('|'),
    ),
  },
  {
    name: 'panels',
    test: new RegExp(`node_modules/${PANELS.packages}|${PANELS.controls}`),
  },
  {
    name: 'frame',
    test: /renderer\/(words\/sentences\/first|game\/(takingSteps|UndoButton)|app\/(TopBar|ScreenView))\.(ts|svelte)/,
  },
  // The rules wait for no words, either.
  { name: 'rules', test: (id: string) => id.startsWith(SHARED) },
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
        // Files of words have the same names in every language.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const [, tag] = /renderer\/words\/([a-z]{2})\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${tag ? `${tag}-` : ''}${name}-[hash].js`;
        },
      },
    },
  },
});
