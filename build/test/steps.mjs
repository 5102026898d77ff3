/** The steps of `npm test`, and the words that select them. */

/** Caches of the checks. They are keyed by content, so that only changed files are checked again. */
const CACHE = 'node_modules/.cache/standee';
const cacheOptions = (check) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `${CACHE}/${check}.json`],
];

const tsc = (folder) => [
  'node_modules/@typescript/native/bin/tsc',
  ...['-p', folder, '--incremental'],
  ...['--tsBuildInfoFile', `${CACHE}/${folder.replace('/', '-')}.json`],
];

const knip = (check, ...options) => [
  'node_modules/knip/bin/knip.js',
  ...['--config', 'build/checks/knip.json', ...options],
  ...['--cache', '--cache-location', `${CACHE}/${check}`],
];

const vitest = (config, ...options) => [
  'node_modules/vitest/vitest.mjs',
  ...['run', '--config', `build/${config}`, '--reporter', 'build/test/reporter.ts', ...options],
];
const unit = (project) => vitest('vitest.config.ts', '--project', project);

export const BUILD = 'build';
const TYPES = ['check', 'types'];

/**
 * The table of steps. A step runs when one of its words is given, or its name.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command script and arguments, for this Node
 * @property {readonly string[]} [words]
 * @property {boolean} [hasTests] whether it takes names of test files
 * @property {boolean} [isLong] takes minutes: begins before the short ones
 * @property {boolean} [isFirst] others wait for it
 * @property {boolean} [drivesApp] needs the build and a browser
 */

/** @type {readonly Step[]} */
export const STEPS = [
  { name: BUILD, command: ['build/build.mjs', 'changed'], isFirst: true },
  { name: 'types of shared', words: TYPES, command: tsc('shared') },
  { name: 'types of electron', words: TYPES, command: tsc('electron') },
  { name: 'types of build and tests', words: TYPES, command: tsc('build') },
  { name: 'types of the desktop stand-in', words: TYPES, command: tsc('build/desktop') },
  {
    name: 'types of renderer',
    words: TYPES,
    command: [
      'node_modules/svelte-check/bin/svelte-check',
      ...['--tsconfig', 'renderer/tsconfig.json', '--tsgo-experimental-api'],
      ...['--fail-on-warnings', '--output', 'human'],
    ],
  },
  {
    name: 'lint',
    words: ['check'],
    command: [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      ...cacheOptions('eslint'),
    ],
  },
  {
    name: 'format',
    words: ['check'],
    command: [
      'node_modules/prettier/bin/prettier.cjs',
      ...['--check', '--log-level', 'warn', '.', ...cacheOptions('prettier')],
    ],
  },
  {
    name: 'imports',
    words: ['check'],
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', 'build/checks/imports.cjs', 'shared', 'electron', 'renderer'],
      ...['--cache', `${CACHE}/imports`, '--cache-strategy', 'content'],
    ],
  },
  { name: 'floors', words: ['check'], command: ['build/checks/floors.mjs'] },
  { name: 'type names', words: ['check', 'names'], command: ['build/checks/typeNames.mjs'] },
  { name: 'openings', words: ['check'], command: ['build/checks/openings.mjs'] },
  { name: 'styles', words: ['check'], command: ['build/checks/styles.mjs'] },
  { name: 'words', words: ['check'], command: ['build/checks/words.mjs'] },
  {
    name: 'unused code',
    words: ['check', 'unused'],
    command: knip('unused'),
  },
  {
    name: 'code only tests use',
    words: ['check', 'unused'],
    command: knip('only-tests', '--production', '--include', 'files,exports', '--exclude', 'types'),
  },
  { name: 'rules', command: unit('rules'), hasTests: true },
  { name: 'screens', command: unit('screens'), hasTests: true },
  { name: 'disk', command: unit('disk'), hasTests: true, isLong: true },
  {
    name: 'end-to-end',
    command: vitest('vitest.e2e.config.ts'),
    hasTests: true,
    drivesApp: true,
    isLong: true,
  },
  {
    name: 'desktop',
    command: vitest('vitest.desktop.config.ts'),
    hasTests: true,
    drivesApp: true,
    isLong: true,
  },
];

/** Words that may follow `npm test --`: the steps' names and words that have no spaces. */
export function knownWords() {
  const words = STEPS.flatMap(({ name, words: own = [] }) => [...own, name]);
  return [...new Set(words)].filter((word) => !word.includes(' '));
}

/**
 * The shortest word that runs a step; the closing lines show it.
 * @param {{ readonly name: string, readonly words?: readonly string[] }} step
 */
export const wordOf = ({ name, words = [] }) => (name.includes(' ') ? words.at(-1) : name);

/**
 * Selects steps by words. After a step with tests, other words select its test files. Without words
 * all steps run. Returns the steps with their filters, or the unknown word.
 */
export function choose(words, steps = STEPS) {
  if (words.length === 0) return { chosen: steps.map((step) => ({ ...step, filters: [] })) };
  const filters = new Map();
  let filtered = [];
  for (const word of words) {
    const named = steps.filter(({ name, words: own = [] }) => name === word || own.includes(word));
    if (named.length > 0) {
      for (const { name } of named) if (!filters.has(name)) filters.set(name, []);
      filtered = named[0].hasTests ? [named[0].name] : [];
    } else if (filtered.length > 0 && !word.startsWith('-')) {
      for (const name of filtered) filters.get(name).push(word);
    } else {
      return { unknown: word };
    }
  }
  const drivesApp = steps.some((step) => step.drivesApp && filters.has(step.name));
  if (drivesApp && !filters.has(BUILD)) filters.set(BUILD, []);
  const chosen = steps.filter(({ name }) => filters.has(name));
  return { chosen: chosen.map((step) => ({ ...step, filters: filters.get(step.name) })) };
}
