/** Builds the pages: the table's, and the one for devices. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');
/** The project's own folder `shared`. A checkout may be inside another folder of that name. */
const SHARED = `${normalizePath(resolve(root, 'shared'))}/`;

/**
 * Serves content as JSON files that are loaded on demand, so that no start parses maps. The files directly in
 * the folder, which every screen needs, are also combined in `core.json`.
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

/** Controls that the first screen uses. */
const FIRST = 'Announcer|Button|FocusTooltip|IconButton|Menu|PrimaryStep|Notice|SkipLink';

/** Overlays, fields and tables, which the first screen does not use. */
const PANELS = {
  packages:
    '(bits-ui|@floating-ui|svelte-toolbelt|runed|tabbable|style-to-object|inline-style-parser)/',
  controls: String.raw`renderer/ui/(?:\w+/)?(?!(?:${FIRST})\.)[A-Z]\w+\.svelte`,
};

/**
 * Large scripts for what all screens use. They are few, because a request costs more than some bytes that are
 * not needed.
 */
const SCRIPTS = [
  // None of these scripts may import words, because words depend on the language.
  {
    name: 'base',
    priority: 1,
    test: new RegExp(
      [
        `node_modules/(?!${PANELS.packages})`,
        'rolldown/runtime',
        // Styles that the first screen uses.
        String.raw`(App|FirstStart|TopBar|ScreenView|UndoButton)\.svelte\?.*type=style`,
        '~icons/lucide/',
        String.raw`renderer/ui/(?:\w+/)?(?:[a-z][^/]*|(?:${FIRST})\.svelte[^/]*)$`,
        String.raw`renderer/(client|words|words/helpers|app/page)/[^/]+\.ts`,
        String.raw`renderer/words/[a-z]{2}/language\.ts`,
        // The page loads these scripts before its language is known, so they may not contain words.
        String.raw`renderer/app/(start|lastOpen|firstScreens)\.ts`,
        String.raw`renderer/(game/contentLoader|devices/sharing\.svelte)\.ts`,
        String.raw`shared/(ids|result|api/calls|vocabulary)\.ts`,
        String.raw`shared/content/(content|packs/packs|customScenarios/asPack|editionNames|envelopes)\.ts`,
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
  // The rules contain no words either.
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
      // The table's own page, and the page for devices.
      input: ['index.html', 'seat.html'].map((page) => resolve(root, 'renderer', page)),
      output: {
        codeSplitting: { groups: SCRIPTS },
        // Files of words have the same names in every language, so the language is added.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const [, tag] = /renderer\/words\/([a-z]{2})\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${tag ? `${tag}-` : ''}${name}-[hash].js`;
        },
      },
    },
  },
});
