/**
 * Entry of the browser host: opens the library, serves the app on this computer and prints the address of the
 * page. Its command-line options are in startOptions.ts.
 */
import { resolve } from 'node:path';
import open from 'open';
import type { Refusal, SaveFailure } from '#shared/refusals';
import { hostOf } from './servers/host';
import { appFiles, libraryFolder } from './servers/folders';
import { codeOf } from './library/disk/failures';
import { Library } from './library/library';
import { removeOpeningPage, writeOpeningPage } from './servers/browser/openingPage';
import { rulesFrom, type TableRules } from './library/gameRules';
import type { SharingNow } from '#shared/api/sharing';
import { removeRunning, loginLinkOfRunningHost, writeRunning } from './servers/browser/runningHost';
import { readSavedServer, writeSavedServer } from './servers/browser/savedServer';
import { Workers } from './library/work/workers';
import { adaptersWith } from './servers/sharing/adapters';
import { shareFrom } from './servers/shareFiles';
import { BROWSER_OPTIONS, helpText, readOptions, unknownOptions } from './servers/startOptions';
import { startTableServer, type TableServer } from './servers/table/tableServer';

/** First port to try. The browser keeps the player's settings per port, so the port should stay the same. */
const USUAL_PORT = 7463;

interface StartOptions {
  readonly library: string;
  /** Null = the usual port, or any free one if the usual one is taken. */
  readonly port: number | null;
  readonly open: boolean;
  /** True = share the first campaign that is opened. */
  readonly share: boolean;
  /** Another address of this computer to share on, listed first; null = none. */
  readonly network: string | null;
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function printError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

/** Returns null after printing an error or the help; the host does not start then. */
function readStartOptions(args: readonly string[]): StartOptions | null {
  const read = readOptions(args, BROWSER_OPTIONS);
  const { startOptions: options, unknown } =
    typeof read === 'string' ? { startOptions: {}, unknown: [] } : read;
  const port = options.port === undefined ? null : Number(options.port);
  const isPort = port === null || (Number.isInteger(port) && port >= 0 && port <= 65_535);
  let problem = typeof read === 'string' ? read : null;
  if (unknown.length > 0) problem ??= unknownOptions(unknown);
  if (!isPort) problem ??= `--port ${String(options.port)} is not a port number from 0 to 65535.`;
  if (problem !== null) {
    process.stderr.write(`${problem} Options:\n${helpText(BROWSER_OPTIONS)}`);
    process.exitCode = 2;
    return null;
  }
  if (options.help) {
    process.stdout.write(`Standee in the browser.\n${helpText(BROWSER_OPTIONS)}`);
    return null;
  }
  const library = options.library ? resolve(options.library) : libraryFolder();
  const { open: isOpened = false, share = false, network = null } = options;
  return { library, port, open: isOpened, share, network };
}

function printSharing(now: SharingNow | null): void {
  print(
    now
      ? `On other devices, open ${now.origin} and enter the code ${now.joinCode} (or scan the QR code in the menu).`
      : 'Sharing did not start: this computer is not connected to a network. Connect it, then start sharing in the menu.',
  );
}

async function openInBrowser(address: string, startOptions: StartOptions): Promise<void> {
  if (!startOptions.open) return;
  const page = await writeOpeningPage(startOptions.library, address);
  // If no browser can be started, the player can still use the printed address.
  const opening = await open(page).catch(() => null);
  opening?.on('error', () => undefined);
}

async function serve(
  library: Library,
  rules: TableRules,
  startOptions: StartOptions,
): Promise<TableServer> {
  const saved = await readSavedServer(library.folder);
  const files = appFiles(import.meta.dirname);
  const share = {
    ...shareFrom(files, rules, printError),
    adapters: () => adaptersWith(startOptions.network),
    ...(startOptions.share ? { atOnce: printSharing } : {}),
  };
  const host = hostOf(library, files.version, { share, report: printError });
  const start = (port: number) =>
    startTableServer({
      api: host,
      onUpdate: (listener) => host.onUpdate(listener),
      onSharing: (listener) => host.onSharing(listener),
      renderer: files.renderer,
      content: files.content,
      contentFile: rules.contentFile,
      port,
      key: saved.key,
      report: printError,
    });
  const ports =
    startOptions.port === null ? [saved.port ?? USUAL_PORT, USUAL_PORT, 0] : [startOptions.port];
  const server = await startOnFreePort(ports, start);
  // Saved before the address is printed, so that no browser gets a cookie for a key that a crash would lose.
  await writeSavedServer(library.folder, { key: saved.key, port: server.port }).catch(printError);
  return {
    ...server,
    close: async () => {
      await host.stopSharing();
      await server.close();
      await host.finishCopies();
    },
  };
}

/** Starts on the first free port of the list. */
async function startOnFreePort(
  [port = 0, ...others]: readonly number[],
  start: (port: number) => Promise<TableServer>,
): Promise<TableServer> {
  try {
    return await start(port);
  } catch (error) {
    const isTaken = codeOf(error) === 'EADDRINUSE' || codeOf(error) === 'EACCES';
    if (!isTaken || others.length === 0) throw error;
    return startOnFreePort(others, start);
  }
}

/** Shuts down on Ctrl-C and other signals: the server first, so that no new calls arrive. */
function endOnSignal(server: TableServer, library: Library): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await removeRunning(library.folder, server).catch(printError);
    await removeOpeningPage(library.folder);
    await server.close();
    await library.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        printError(error);
        process.exit(1);
      });
    });
  }
}

async function main(): Promise<void> {
  const startOptions = readStartOptions(process.argv.slice(2));
  if (!startOptions) return;
  const files = appFiles(import.meta.dirname);
  const rules = rulesFrom(files.content);
  const work = new Workers(files.worker, files.content);
  const opened = await Library.open(startOptions.library, rules, {
    report: printError,
    work,
    ticks: () => performance.now(),
  });
  if (!opened.ok) {
    await explainRefusal(opened.refusal, startOptions);
    return;
  }
  const library = opened.value;
  let server: TableServer;
  try {
    server = await serve(library, rules, startOptions);
  } catch (error) {
    await library.close();
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    process.stderr.write(
      `Port ${String(startOptions.port)} is in use by another program. Choose another with --port.\n`,
    );
    process.exitCode = 1;
    return;
  }
  endOnSignal(server, library);
  await writeRunning(startOptions.library, server, printError);
  print(
    `Standee is running. Open ${server.newAddress()} in your browser (the link works once). Press Ctrl-C to stop.`,
  );
  await openInBrowser(server.newAddress(), startOptions).catch(printError);
}

/** Retries because the other Standee may still be starting. */
async function waitForAddress(library: string): Promise<string | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    const address = await loginLinkOfRunningHost(library);
    if (address !== null) return address;
    await new Promise((waited) => setTimeout(waited, 300));
  }
  return null;
}

/** For each reason why a library cannot be opened: the cause and a remedy. */
const CAUSES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full. Free some space, then start again.',
  notAllowed:
    'you do not have permission to write there. Check the folder’s permissions, then start again.',
  gone: 'the folder does not exist and cannot be created. Check that its drive is connected.',
  other: 'the disk reported an error. Check the disk, then start again.',
};

async function explainRefusal(refusal: Refusal, startOptions: StartOptions): Promise<void> {
  const { code } = refusal;
  const address = code === 'libraryIsLocked' ? await waitForAddress(startOptions.library) : null;
  if (address !== null) {
    print(`Standee is already running. Open ${address} in your browser.`);
    await openInBrowser(
      (await loginLinkOfRunningHost(startOptions.library)) ?? address,
      startOptions,
    ).catch(printError);
    return;
  }
  process.exitCode = 1;
  process.stderr.write(
    code === 'libraryIsLocked'
      ? `Another Standee is using the library ${startOptions.library}. Close it, then start again.\n`
      : `Could not open the library ${startOptions.library}: ${CAUSES[refusal.code === 'saveFailed' ? refusal.reason : 'other']}\n`,
  );
}

await main().catch((error: unknown) => {
  printError(error);
  process.exit(1);
});
