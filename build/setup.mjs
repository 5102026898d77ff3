/**
 * First step of `npm start` and `npm test`. It uses plain Node without packages, because a fresh
 * checkout has none yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

export const root = resolve(import.meta.dirname, '..');

/** npm's list of installed packages, which it writes after a complete installation. */
const INSTALLED = join(root, 'node_modules/.package-lock.json');
const BUILD_STAMP = join(root, 'dist/.stamp');
const SOURCES = ['shared', 'electron', 'renderer'];
const SOURCE_FILES = [
  'build/vite.renderer.ts',
  'build/vite.electron.ts',
  'build/vite.preload.ts',
  'build/vite.worker.ts',
  'svelte.config.js',
  'package.json',
  'package-lock.json',
];

/** Something is missing on this machine that Standee cannot install. The message is for the player. */
export class SetUpError extends Error {}

/** Runs a program in the project's folder; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', failed);
    // Waits until all output was read.
    child.on('close', (code, signal) => done(signal ? 1 : (code ?? 1)));
    options.onstart?.(child);
  });
}

/** Runs the program of an installed package with the current Node. */
export function node(script, args, options) {
  return run(process.execPath, [join(root, script), ...args], options);
}

/** Rejects a read-only checkout, because packages, build and caches are stored in it. */
export function checkWritable(folder = root) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error.code === 'EROFS' ? 'the file system is read-only' : 'you may not write there';
    throw new SetUpError(
      `Standee cannot write to ${folder}: ${why}. It keeps its packages and its build there. ` +
        'Copy the checkout to a folder of your own and try again.',
    );
  }
}

/** Prints a line every ten seconds if no terminal shows npm's progress bar. */
function printProgress(what) {
  let seconds = 0;
  return setInterval(() => {
    seconds += 10;
    if (!process.stdout.isTTY) console.log(`  still ${what} (${String(seconds)} s) …`);
  }, 10_000);
}

/** True if npm has installed the packages of the lockfile. Optional ones may be for other systems. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { optional, integrity }]) =>
      path === '' || optional || installed[path]?.integrity === integrity,
  );
}

/** Installs the packages of the lockfile if they are not installed. */
export async function install() {
  if (isInstalled()) return;
  checkWritable();
  console.log('Installing packages (once, about a minute) …');
  const working = printProgress('installing packages');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--progress', '--loglevel=error'],
    // On Windows `npm` is a script, which only a shell can start.
    { shell: command === 'npm' && process.platform === 'win32' },
  ).catch(() => 1);
  clearInterval(working);
  if (code !== 0) {
    throw new SetUpError(
      'Could not install the packages: npm failed (see above). Check that the npm registry is reachable, then try again.',
    );
  }
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (!entry.name.endsWith('.test.ts')) yield path;
  }
}

/** A hash of all files that the build reads. */
function sourcesStamp() {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.flatMap((folder) => [...filesUnder(join(root, folder))]),
    ...SOURCE_FILES.map((file) => join(root, file)),
  ].sort();
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const COMPRESSED = /\.(js|css|json|html|svg)$/;
/** Minimum bytes; smaller files do not get smaller by compression. */
const MIN_BYTES = 1000;

/** Writes a compressed file beside each text file, for devices on the network. */
function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!COMPRESSED.test(file) || statSync(path).size < MIN_BYTES) continue;
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

/** Builds renderer, main process, browser host and preload if their sources have changed. */
export async function build({ force = false, quiet = true } = {}) {
  const stamp = sourcesStamp();
  if (!force && existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp) return;
  checkWritable();
  console.log('Building Standee …');
  const started = Date.now();
  for (const part of ['renderer', 'electron', 'preload', 'worker']) {
    const code = await node('node_modules/vite/bin/vite.js', [
      'build',
      '-c',
      `build/vite.${part}.ts`,
      ...(quiet ? ['--logLevel', 'error'] : []),
    ]);
    if (code !== 0) throw new SetUpError(`Could not build the ${part} part (see above).`);
    console.log(`  ${part} is built`);
  }
  if ((await node('node_modules/tsx/dist/cli.mjs', ['build/content-schema.ts'])) !== 0) {
    throw new SetUpError('Could not write the JSON Schemas (see above).');
  }
  for (const folder of ['renderer', 'content']) compress(join(root, 'dist', folder));
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, stamp);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(0)} seconds.`);
}

/** Rejects desktop tests on Electron itself if there is no display. */
export function checkDisplay() {
  const { STANDEE_RUNTIME, DISPLAY } = process.env;
  if (STANDEE_RUNTIME !== 'electron' || process.platform !== 'linux' || DISPLAY) return;
  throw new SetUpError(
    'There is no display, and STANDEE_RUNTIME=electron needs one. Start the tests with xvfb-run, ' +
      'or use STANDEE_RUNTIME=stand-in.',
  );
}

const WITHOUT_BROWSER = 'Everything else runs without it: npm test -- check rules screens disk';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const BROWSER_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
};

function onPath(program) {
  const found = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Path of the Chromium for the end-to-end tests; null = none found. */
export function findChromium() {
  const named = process.env.STANDEE_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetUpError(
      `STANDEE_CHROMIUM is ${named}, but that file does not exist. Correct or unset it.`,
    );
  }
  const known = (BROWSER_PLACES[process.platform] ?? []).find((path) => existsSync(path));
  if (known) return known;
  if (process.platform === 'win32') return null;
  return BROWSERS.map(onPath).find(Boolean) ?? null;
}

/** Installs packages with the system's package manager if that needs no confirmation. */
async function aptInstall(what, packages) {
  if (process.platform !== 'linux' || !onPath('apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : onPath('sudo') ? ['sudo', '-n'] : null;
  if (!prefix) return;
  console.log(`The end-to-end and desktop tests need ${what}. Installing it with apt-get …`);
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    return run(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  const working = printProgress(`installing ${what}`);
  await apt('update').catch(() => 1);
  await apt('install', '-y', '--no-install-recommends', ...packages).catch(() => 1);
  clearInterval(working);
}

/** Finds a Chromium, or installs one with the system's package manager. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await aptInstall('Chromium', ['chromium', POPPLER]);
  const installed = findChromium();
  if (installed) return installed;
  throw new SetUpError(
    'Could not find Chromium or Chrome, which the end-to-end and desktop tests need. Install one ' +
      '(on Debian: apt-get install chromium) or set STANDEE_CHROMIUM to its path. ' +
      WITHOUT_BROWSER,
  );
}

const POPPLER = 'poppler-utils';

function findPoppler() {
  return spawnSync('pdftotext', ['-v']).error === undefined;
}

/** Finds the program that reads printed sheets, or installs it with the system's package manager. */
export async function ensurePoppler() {
  if (findPoppler()) return;
  await aptInstall('poppler', [POPPLER]);
  if (findPoppler()) return;
  throw new SetUpError(
    'Could not find pdftotext, which the end-to-end and desktop tests read PDFs with. Install ' +
      'Poppler (on Debian: apt-get install poppler-utils, on macOS: brew install poppler). ' +
      WITHOUT_BROWSER,
  );
}
