/**
 * The stand-in for the Electron runtime: starts the unchanged main file of an app in Node. `electron`
 * resolves to the modules of this folder, and a Chromium shows the windows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import inspector from 'node:inspector';
import { connect } from 'node:net';
import Module, { createRequire, register } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, launch } from './app.mjs';
import { unpackArchive } from './asar.mjs';
import { StartError } from './chromium.mjs';
import { readFuses } from './fuses.mjs';
import { about, switches } from './state.mjs';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'];
const executable = realpathSync(process.argv[1] ?? join(import.meta.dirname, 'electron'));

function readSwitches(args) {
  for (const arg of args) {
    const [, name, value = ''] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name) switches.set(name, value);
  }
}

/** Folder of the app: beside a packed runtime, otherwise the first argument that is not a switch. */
function findApp(args, { onlyLoadAppFromAsar }) {
  const resources = join(import.meta.dirname, 'resources');
  const archive = join(resources, 'app.asar');
  if (existsSync(archive)) {
    return { folder: archive, files: unpackArchive(archive), isPackaged: true };
  }
  const packaged = join(resources, 'app');
  if (existsSync(packaged) && !onlyLoadAppFromAsar) return appIn(packaged, true);
  const path = args.find((arg) => !arg.startsWith('-'));
  if (path === undefined) throw new StartError('Which app? Usage: electron FOLDER [arguments]');
  const folder = resolve(path);
  if (!existsSync(folder)) throw new StartError(`Unable to find Electron app at ${folder}`);
  return appIn(statSync(folder).isDirectory() ? folder : dirname(folder), false);
}

/** `folder` is the path that the app sees; `files` is where its files are. */
const appIn = (folder, isPackaged) => ({ folder, files: folder, isPackaged });

function readPackage(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new StartError(`Unable to find Electron app at ${folder}`);
  const { productName, name, version, main = 'index.js' } = JSON.parse(readFileSync(file, 'utf8'));
  const entry = join(folder, main);
  if (!existsSync(entry)) {
    throw new StartError(`The app's main file ${entry} is missing. Is the app built?`);
  }
  return { entry, name: productName ?? name, version };
}

/** Version of Electron. A packed app cannot ask its package, so packing writes the version into our own. */
function versionOfElectron() {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  if (own.version) return own.version;
  const path = createRequire(import.meta.url).resolve('electron/package.json');
  return JSON.parse(readFileSync(path, 'utf8')).version;
}

/** Makes the Node process look like Electron's main process. */
function dressProcess(args, isPackaged) {
  process.argv = [executable, ...args];
  const versions = { ...process.versions, electron: versionOfElectron() };
  Object.defineProperty(process, 'versions', { value: Object.freeze(versions) });
  Object.defineProperty(process, 'type', { value: 'browser' });
  Object.defineProperty(process, 'resourcesPath', {
    value: join(dirname(executable), 'resources'),
  });
  if (!isPackaged) Object.defineProperty(process, 'defaultApp', { value: true });
}

/**
 * Node loads the parts of `fetch` at its first use. An inspector that attaches at that moment
 * interrupts this, and `Headers` stays undefined.
 */
function loadFetch() {
  return [performance, Headers, Request, Response].length;
}

async function replaceElectron() {
  register('./hooks.mjs', import.meta.url);
  const electron = await import('./electron.mjs');
  const loader = /** @type {any} */ (Module);
  const load = loader._load;
  loader._load = (request, ...rest) => (request === 'electron' ? electron : load(request, ...rest));
}

function fail(error) {
  if (error instanceof StartError) console.error(error.message);
  else console.error('A JavaScript error occurred in the main process\n', error);
  process.exit(1);
}

/**
 * Ends the app, with its Chromium, when the socket named by the tests closes: the tests were stopped or
 * killed.
 */
function endWithTests() {
  const socket = process.env['STANDEE_ENDS_WITH'];
  if (!socket) return;
  const end = () => process.kill(process.pid, 'SIGKILL');
  connect(socket).on('error', end).on('close', end).resume().unref();
}

/** `args` are those after the program's name. */
export async function start(args) {
  try {
    endWithTests();
    const fuses = readFuses(executable);
    if (fuses.runAsNode && process.env['ELECTRON_RUN_AS_NODE']) {
      process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
    }
    readSwitches(args);
    const { folder, files, isPackaged } = findApp(args, fuses);
    const { entry, ...names } = readPackage(files);
    Object.assign(about, { ...names, folder, isPackaged });
    dressProcess(args, isPackaged);
    await replaceElectron();
    // `--inspect` works as in Electron, and a connected debugger gets these modules.
    if (switches.has('inspect')) {
      loadFetch();
      inspector.open(Number(switches.get('inspect')) || 0);
    }
    // Electron prints nothing if the app handles its own errors.
    process.on('uncaughtException', (error) => {
      if (process.listenerCount('uncaughtException') === 1) fail(error);
    });
    for (const signal of SIGNALS) process.on(signal, () => app.quit());
    await import(pathToFileURL(entry).href);
    await launch();
  } catch (error) {
    fail(error);
  }
}
