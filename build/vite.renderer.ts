/** Builds the screens. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { drawnIcons } from './drawnIcons';

const root = resolve(import.meta.dirname, '..');
/** The project's own folder; a checkout may be inside a folder of the same name. */
const SHARED = `${normalizePath(resolve(root, 'shared'))}/`;

/**
 * Content stays in JSON files that are fetched on demand, so that no start parses maps. The files
 * directly in the folder, which every screen needs, are also combined in `core.json`.
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
const FIRST = 'Announcer|Button|FocusTooltip|IconButton|Menu|NextStep|Notice|SkipLink';

/** The first screen needs no overlays, fields or tables. */
const PANELS = {
  packages:
    '(bits-ui|@floating-ui|svelte-toolbelt|runed|tabbable|style-to-object|inline-style-parser)/',
  controls: String.raw`renderer/ui/(?:\w+/)?(?!(?:${FIRST})\.)[A-Z]\w+\.svelte`,
};

/**
 * Few large scripts for what all screens use, because a request costs more than some unneeded
 * bytes.
 */
const SCRIPTS = [
  // None of these scripts imports words, which depend on the language.
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
        // The page loads these before its language is known, so they contain no words.
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
        // Files of words have the same names in every language.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const [, tag] = /renderer\/words\/([a-z]{2})\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${tag ? `${tag}-` : ''}${name}-[hash].js`;
        },
      },
    },
  },
});
