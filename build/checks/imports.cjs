/** The chapters of the rules, ground floor first: each may import those before it, none after. */
const CHAPTERS = [
  'table',
  'decks',
  'board',
  'attack',
  'rooms',
  'monsters',
  'round',
  'campaign',
  'scenario',
  'statistics',
];

/** The rooms of a library, ground floor first: each may import those before it, none after. */
const LIBRARY = ['disk', 'format', 'saving', 'repairing', 'opening', 'travelling'];

/**
 * Who may import whom (ARCHITECTURE.md), for dependency-cruiser.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '\\.test\\.ts$|^shared/testing/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two rooms that need each other are one room, or need a third; types count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-nothing-outside',
      severity: 'error',
      comment: 'The game is pure TypeScript; its schema package is the only one it uses.',
      from: { path: '^shared/', pathNot: TESTS },
      to: { pathNot: '^shared/|^node_modules/zod/' },
    },
    {
      name: 'schemas-stay-at-the-boundary',
      severity: 'error',
      comment: 'Rules, board and readers run in the renderer, which does not carry the schemas.',
      from: {
        path: '^shared/(rules|map)/|^shared/content/[^/]+\\.ts$',
        pathNot: `${TESTS}|^shared/content/(schemas|jsonSchema)\\.ts$`,
      },
      to: { path: '^node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-and-map-know-no-commands',
      severity: 'error',
      from: { path: '^shared/(rules|map)/', pathNot: TESTS },
      to: { path: '^shared/(commands/|api\\.ts)' },
    },
    ...CHAPTERS.slice(0, -1).map((chapter, floor) => ({
      name: `rules-of-${chapter}-know-no-chapter-above`,
      severity: 'error',
      from: { path: `^shared/rules/${chapter}/`, pathNot: TESTS },
      to: { path: `^shared/rules/(${CHAPTERS.slice(floor + 1).join('|')})/` },
    })),
    ...LIBRARY.slice(0, -1).map((room, floor) => ({
      name: `library-${room}-knows-no-room-above`,
      severity: 'error',
      from: { path: `^electron/library/${room}/`, pathNot: TESTS },
      to: { path: `^electron/library/(${LIBRARY.slice(floor + 1).join('|')})/` },
    })),
    {
      name: 'map-is-pure-geometry',
      severity: 'error',
      from: { path: '^shared/map/', pathNot: TESTS },
      to: { path: '^shared/rules/' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { pathNot: `${TESTS}|^build/` },
      to: { path: TESTS },
    },
    {
      name: 'electron-and-renderer-are-apart',
      severity: 'error',
      from: { path: '^electron/' },
      to: { path: '^(renderer|build)/' },
    },
    {
      name: 'renderer-and-electron-are-apart',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(electron|build)/' },
    },
    {
      name: 'no-node-in-renderer',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'session-and-files-know-no-electron',
      severity: 'error',
      comment: 'The same session serves both hosts.',
      from: { path: '^electron/(session|tableServer|http|liveScreens|browserHost|library/)' },
      to: { path: '(^|/)node_modules/electron(/|$)|^electron$' },
    },
    {
      name: 'session-knows-no-files',
      severity: 'error',
      from: { path: '^electron/session\\.ts$' },
      to: { dependencyTypes: ['core'], path: '^(node:)?fs' },
    },
    {
      name: 'ui-knows-nothing-of-the-game',
      severity: 'error',
      from: { path: '^renderer/ui/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared|renderer/(?!ui/))' },
    },
    {
      name: 'words-of-a-language-wait-for-nothing',
      severity: 'error',
      comment: 'Scripts wait for words, so what these use is their language or needs no words.',
      from: { path: '^renderer/text/.+\\.[a-z]{2}\\.ts$' },
      to: {
        pathNot: '^renderer/text/[^/]+\\.ts$|^renderer/text/.+\\.[a-z]{2}\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'paper-knows-no-screen',
      severity: 'error',
      from: { path: '^renderer/print/' },
      to: { path: '^renderer/(screens|client)/' },
    },
    {
      name: 'pieces-have-no-client',
      severity: 'error',
      from: { path: '^renderer/pieces/' },
      to: { path: '^renderer/(screens|print|client|game\\.svelte)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'electron/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'default'],
    },
  },
};
