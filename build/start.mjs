/**
 * `npm start`: installs and builds what is missing, then starts the desktop app, or the browser
 * host where there is no Electron binary or no display. Arguments: --browser, --desktop, --no-open, and
 * those of the host (see electron/servers/startOptions.ts).
 */
import './nodeVersion.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canSandbox } from './sandbox.mjs';
import { build, install, root, run, SetUpError } from './setup.mjs';

const RETRY_DOWNLOAD_AFTER = 24 * 60 * 60 * 1000;
const FAILED_DOWNLOAD = join(root, 'node_modules/.standee-no-electron');

const args = process.argv.slice(2);
const wants = (option) => args.includes(option);

function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function electronBinary() {
  const folder = join(root, 'node_modules/electron');
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const name = join(folder, 'path.txt');
  const file = existsSync(name) ? readFileSync(name, 'utf8') : 'electron';
  const path = join(override ?? join(folder, 'dist'), file);
  return existsSync(path) ? path : null;
}

/** Downloads Electron's binary, at most once a day after a failure. */
function downloadElectron() {
  const failedAt = existsSync(FAILED_DOWNLOAD) ? Number(readFileSync(FAILED_DOWNLOAD, 'utf8')) : 0;
  if (Date.now() - failedAt < RETRY_DOWNLOAD_AFTER && !wants('--desktop')) return;
  console.log('Downloading Electron, the desktop runtime (once) …');
  const download = spawnSync(process.execPath, [join(root, 'node_modules/electron/install.js')], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 120_000,
  });
  if (download.status !== 0) writeFileSync(FAILED_DOWNLOAD, String(Date.now()));
}

/** The reason why the desktop app cannot start here; null = it can. */
function desktopObstacle() {
  if (wants('--browser')) return 'you chose --browser';
  if (!hasDisplay() && !process.env.ELECTRON_OVERRIDE_DIST_PATH) return 'there is no display';
  if (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    !process.env.ELECTRON_OVERRIDE_DIST_PATH
  ) {
    return 'the desktop app cannot run as root';
  }
  if (!electronBinary()) downloadElectron();
  const binary = electronBinary();
  if (!binary) return 'Electron could not be downloaded';
  const isOverridden = Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH);
  if (process.platform === 'linux' && !isOverridden && !canSandbox(dirname(binary)))
    return 'this system forbids the sandbox of the desktop app (docs/installing.md)';
  return null;
}

async function startDesktop() {
  const rest = args.filter((arg) => arg !== '--desktop');
  let child;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child?.kill(signal));
  return run(electronBinary(), [root, ...rest], { onstart: (started) => (child = started) });
}

async function startBrowserHost(why) {
  console.log(`Standee runs in your browser, because ${why}.`);
  const own = ['--browser', '--desktop', '--no-open'];
  const rest = args.filter((arg) => !own.includes(arg));
  if (!wants('--no-open')) rest.unshift('--open');
  process.argv.splice(2, process.argv.length, ...rest);
  await import('../dist/electron/browserHost.js');
}

if (wants('--help')) {
  console.log('Options of npm start: --browser, --desktop, --no-open, and those of Standee:');
}
try {
  await install();
  await build();
  const obstacle = desktopObstacle();
  if (obstacle) await startBrowserHost(obstacle);
  else process.exitCode = await startDesktop();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
