/**
 * The stand-in for the Electron runtime: starts an app's main file as it is, in Node, with
 * `electron` being the modules of this folder and a Chromium that shows its windows.
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

/** Folder of the app: beside a packaged runtime, else the first argument that is no switch. */
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

/** `folder` is what the app is told; `files` is where its files can be read. */
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

/** Beside packed apps there is no package to ask, so packing writes it down in ours. */
function versionOfElectron() {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  if (own.version) return own.version;
  const path = createRequire(import.meta.url).resolve('electron/package.json');
  return JSON.parse(readFileSync(path, 'utf8')).version;
}

/** Makes Node look like the process that Electron runs a main file in. */
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
 * Node loads what `fetch` is made of at its first use. An inspector that looks in just then interrupts
 * that, and there is no `Headers` from then on.
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
 * Tests that are stopped in the middle, or are killed, close the socket that they name. Whatever they
 * started ends then, also what they had no time to hear of, and its Chromium with it.
 */
function endWithTests() {
  const socket = process.env['STANDEE_ENDS_WITH'];
  if (!socket) return;
  const end = () => process.kill(process.pid, 'SIGKILL');
  connect(socket).on('error', end).on('close', end).resume().unref();
}

/** `args` are those after the program's own name. */
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
    // As Electron does; who looks in from there gets its modules.
    if (switches.has('inspect')) {
      loadFetch();
      inspector.open(Number(switches.get('inspect')) || 0);
    }
    // Where the app hears of its mistakes itself, Electron says nothing.
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
