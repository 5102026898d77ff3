/* eslint-disable @typescript-eslint/no-require-imports -- dependency-cruiser reads CommonJS */
/** The subjects of the rules, lowest first: each imports only itself and those before it. */
const SUBJECTS = [
  'figures',
  'elements',
  'order',
  'decks',
  'board',
  'cards',
  'monsters',
  'book',
  'attack',
  'round',
  'campaign',
  'scenario',
  'statistics',
];

/** The layers of `shared`, lowest first. */
const LAYERS = {
  ground: '^shared/(cases|ids|oneLine|random|result|vocabulary|rulebook)\\.ts$|^shared/rulebook/',
  map: '^shared/map/',
  content: '^shared/content/',
  game: '^shared/(state|events|refusals|patch)\\.ts$|^shared/(events|refusals|schemas)/',
  rules: '^shared/rules/',
  commands: '^shared/commands/',
  importing: '^shared/importing/',
  exporting: '^shared/exporting/',
  seats: '^shared/seats/',
  api: '^shared/api/',
};
/**
 * Layers that may use each other's types, because refusals contain content problems and content problems are
 * refusals.
 */
const KNOWN_BY_TYPE = ['ground', 'map', 'content', 'game'];

/** The folders of electron, lowest first. The entry points are above all of them. */
const ELECTRON_FOLDERS = ['format', 'session', 'library', 'servers', 'desktop'];
const ENTRIES = '^electron/(main|preload|browserHost)\\.ts$';

/** The folders of a library, lowest first. */
const LIBRARY_FOLDERS = [
  'disk',
  'saving',
  'repairing',
  'opening',
  'transfer',
  'content',
  'work',
  'copies',
];

/**
 * The folders of the renderer, lowest first. The scripts of the two pages are above all of them.
 */
const PLACES = require('./places.cjs').filter((place) => place !== '');

/** The files of a folder, without those of nested places. */
function placeFiles(place) {
  const inner = PLACES.filter((other) => other.startsWith(`${place}/`));
  const names = inner.map((other) => other.slice(place.length + 1));
  return names.length === 0
    ? `^renderer/${place}/`
    : `^renderer/${place}/(?!(${names.join('|')})/)`;
}

/** The schemas' modules, which the renderer may import only as types. */
const SCHEMAS = '^node_modules/zod/|^shared/(schemas|content/schemas)/';
const SHAPES = '^shared/commands/(shapes|fields)\\.ts$';

const TESTS = '\\.test\\.ts$|^(shared|electron)/testing/';

/** Rules that forbid the files of each name in `all`, which match `pattern`, to import those of later names. */
const forbidLaterNames = (all, name, pattern, type = {}) =>
  all.slice(0, -1).map((one, floor) => ({
    name: name(one),
    severity: 'error',
    from: { path: pattern(one), pathNot: TESTS },
    to: {
      path: all
        .slice(floor + 1)
        .map(pattern)
        .join('|'),
      ...type[one],
    },
  }));

/**
 * The allowed imports (ARCHITECTURE.md), for dependency-cruiser.
 * @type {import('dependency-cruiser').IConfiguration}
 */
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
        path: '^shared/(rules|map|seats|api|events|refusals|importing|exporting|commands|content)/',
        pathNot: `${TESTS}|${SHAPES}|^shared/importing/scenario/(steps|scenario)\\.ts$|^shared/content/(schemas/|(packs|customScenarios)/read(Errata)?\\.ts$)`,
      },
      to: { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-carries-no-schema',
      severity: 'error',
      from: { path: '^renderer/', pathNot: TESTS },
      to: { path: `${SCHEMAS}|${SHAPES}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-is-known-by-type-only',
      severity: 'error',
      comment: 'What hosts and screens say to each other is above all that they speak of.',
      from: { path: '^shared/(?!api/)', pathNot: TESTS },
      to: { path: '^shared/api/' },
    },
    ...forbidLaterNames(
      Object.keys(LAYERS),
      (layer) => `${layer}-knows-no-layer-above`,
      (layer) => LAYERS[layer],
      Object.fromEntries(
        KNOWN_BY_TYPE.map((layer) => [layer, { dependencyTypesNot: ['type-only'] }]),
      ),
    ),
    ...forbidLaterNames(
      SUBJECTS,
      (subject) => `rules-of-${subject}-know-no-subject-above`,
      (subject) => `^shared/rules/${subject}/`,
    ),
    ...forbidLaterNames(
      ELECTRON_FOLDERS,
      (room) => `electron-${room}-knows-no-room-above`,
      (room) => `^electron/${room}/`,
    ),
    {
      name: 'entry-points-stand-above-all',
      severity: 'error',
      from: { path: '^electron/[^/]+/', pathNot: TESTS },
      to: { path: ENTRIES },
    },
    ...forbidLaterNames(
      LIBRARY_FOLDERS,
      (room) => `library-${room}-knows-no-room-above`,
      (room) => `^electron/library/${room}/`,
    ),
    {
      name: 'servers-http-stands-alone',
      severity: 'error',
      comment: 'Both servers have it, so it knows neither.',
      from: { path: '^electron/servers/http/', pathNot: TESTS },
      to: { path: '^electron/servers/(?!http/)' },
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
      comment: 'But for the words that the main process says.',
      from: { path: '^electron/' },
      to: {
        path: '^(renderer|build)/',
        pathNot: '^renderer/words/(en/app/mainProcess|helpers/translation)\\.ts$',
      },
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
      from: {
        path: '^electron/(format|session|library|servers)/|^electron/browserHost\\.ts$',
      },
      to: { path: '(^|/)node_modules/electron(/|$)|^electron$' },
    },
    {
      name: 'session-knows-no-files',
      severity: 'error',
      from: { path: '^electron/(session|format)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'], path: '^(node:)?fs' },
    },
    {
      name: 'ui-knows-nothing-of-the-game',
      severity: 'error',
      from: { path: '^renderer/ui/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared|renderer/(?!ui/))' },
    },
    {
      name: 'client-is-for-the-game-and-the-app',
      severity: 'error',
      comment: 'Everything else asks the open campaign.',
      from: {
        path: '^renderer/',
        pathNot: `${TESTS}|^renderer/(client|game|app)/`,
      },
      to: { path: '^renderer/client/' },
    },
    {
      name: 'words-of-a-language-wait-for-nothing',
      severity: 'error',
      comment: 'Scripts wait for words, so what these use is their language or has no words.',
      from: { path: '^renderer/words/([a-z]{2})/' },
      to: {
        pathNot: ['^renderer/words/$1/', '^renderer/words/helpers/', '^shared/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'helpers-have-no-words',
      severity: 'error',
      from: { path: '^renderer/words/helpers/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^renderer/words/helpers/', '^shared/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-page-waits-for-no-words',
      severity: 'error',
      comment: 'The first script is read before the language is chosen.',
      from: {
        path: '^renderer/(app/page/|client/|app/(start|lastOpen|firstScreens)\\.ts|game/contentLoader\\.ts|devices/sharing\\.svelte\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^renderer/words/(sentences|en|de)/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'only-sentences-are-imported-of-words',
      severity: 'error',
      comment: 'A place never imports a language.',
      from: { path: '^renderer/', pathNot: `${TESTS}|^renderer/words/` },
      to: { path: '^renderer/words/[a-z]{2}/' },
    },
    ...PLACES.map((place, floor) => ({
      name: `renderer-${place.replaceAll('/', '-')}-knows-nothing-above`,
      severity: 'error',
      comment: 'Types of components are checked by build/checks/floors.mjs.',
      from: { path: placeFiles(place), pathNot: TESTS },
      to: { path: [...PLACES.slice(floor + 1).map(placeFiles), '^renderer/(main|seat)\\.ts$'] },
    })),
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
