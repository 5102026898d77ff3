/**
 * Standee in the browser: takes the library, serves the app on this machine and prints its address.
 * Arguments: see startOptions.ts.
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
import { removeRunning, runningAddress, writeRunning } from './servers/browser/running';
import { readServerMemory, writeServerMemory } from './servers/browser/serverMemory';
import { Workers } from './library/work/workers';
import { adaptersWith } from './servers/sharing/adapters';
import { shareFrom } from './servers/shareFiles';
import { BROWSER_OPTIONS, helpText, readOptions } from './servers/startOptions';
import { startTableServer, type TableServer } from './servers/table/tableServer';

/** The first time, where it is free; then the one before. Always the same, so that the browser keeps what the table likes. */
const USUAL_PORT = 7463;

interface Wishes {
  readonly library: string;
  /** Null = the usual one, or any free one where that is taken. */
  readonly port: number | null;
  readonly open: boolean;
  /** The first campaign that is opened is shared on the likely network at once. */
  readonly share: boolean;
  /** One more address of this computer to share on, before all others; null = as the system says. */
  readonly network: string | null;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function complain(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

/** Null = nothing is to be started, and why was said. */
function readWishes(args: readonly string[]): Wishes | null {
  const read = readOptions(args, BROWSER_OPTIONS);
  const given = typeof read === 'string' ? {} : read;
  const port = given.port === undefined ? null : Number(given.port);
  const isPort = port === null || (Number.isInteger(port) && port >= 0 && port <= 65_535);
  const wrong =
    typeof read === 'string' ? read : isPort ? null : `--port ${String(given.port)} is no port.`;
  if (wrong !== null) {
    process.stderr.write(`${wrong} There is:\n${helpText(BROWSER_OPTIONS)}`);
    process.exitCode = 2;
    return null;
  }
  if (given.help) {
    process.stdout.write(`Standee in the browser.\n${helpText(BROWSER_OPTIONS)}`);
    return null;
  }
  const library = given.library ? resolve(given.library) : libraryFolder();
  const { open: isOpened = false, share = false, network = null } = given;
  return { library, port, open: isOpened, share, network };
}

function tellShared(now: SharingNow | null): void {
  say(
    now
      ? `Other devices open ${now.origin} and type ${now.word} (the menu has it as a code).`
      : 'Nothing is shared: this computer is on no network.',
  );
}

async function show(address: string, wishes: Wishes): Promise<void> {
  if (!wishes.open) return;
  const page = await writeOpeningPage(wishes.library, address);
  // A machine without a browser is no trouble: the address is printed.
  const opening = await open(page).catch(() => null);
  opening?.on('error', () => undefined);
}

async function serve(library: Library, rules: TableRules, wishes: Wishes): Promise<TableServer> {
  const memory = await readServerMemory(library.folder);
  const files = appFiles(import.meta.dirname);
  const share = {
    ...shareFrom(files, rules, complain),
    adapters: () => adaptersWith(wishes.network),
    ...(wishes.share ? { atOnce: tellShared } : {}),
  };
  const host = hostOf(library, files.version, { share });
  const start = (port: number) =>
    startTableServer({
      api: host,
      onUpdate: (listener) => host.onUpdate(listener),
      onSharing: (listener) => host.onSharing(listener),
      renderer: files.renderer,
      content: files.content,
      contentFile: rules.contentFile,
      port,
      key: memory.key,
      report: complain,
    });
  const ports = wishes.port === null ? [memory.port ?? USUAL_PORT, USUAL_PORT, 0] : [wishes.port];
  const server = await startOnOne(ports, start);
  // Kept before anybody has the address, so that no cookie is given out for a key that gets lost.
  await writeServerMemory(library.folder, { key: memory.key, port: server.port }).catch(complain);
  return {
    ...server,
    close: async () => {
      await host.stopSharing();
      await server.close();
    },
  };
}

/** Starts on the first of these ports that is free. */
async function startOnOne(
  [port = 0, ...others]: readonly number[],
  start: (port: number) => Promise<TableServer>,
): Promise<TableServer> {
  try {
    return await start(port);
  } catch (error) {
    const isTaken = codeOf(error) === 'EADDRINUSE' || codeOf(error) === 'EACCES';
    if (!isTaken || others.length === 0) throw error;
    return startOnOne(others, start);
  }
}

/** Ends in order on Ctrl-C and the like: the server first, so that nothing new comes in. */
function endOnSignal(server: TableServer, library: Library): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await removeRunning(library.folder, server).catch(complain);
    await removeOpeningPage(library.folder);
    await server.close();
    await library.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        complain(error);
        process.exit(1);
      });
    });
  }
}

async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2));
  if (!wishes) return;
  const files = appFiles(import.meta.dirname);
  const rules = rulesFrom(files.content);
  const work = new Workers(files.worker, files.content);
  const opened = await Library.open(wishes.library, rules, {
    report: complain,
    work,
    ticks: () => performance.now(),
  });
  if (!opened.ok) {
    await explain(opened.refusal, wishes);
    return;
  }
  const library = opened.value;
  let server: TableServer;
  try {
    server = await serve(library, rules, wishes);
  } catch (error) {
    await library.close();
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    process.stderr.write(
      `Port ${String(wishes.port)} is in use by another program. Choose another with --port.\n`,
    );
    process.exitCode = 1;
    return;
  }
  endOnSignal(server, library);
  await writeRunning(wishes.library, server, complain);
  say(`Standee is running: open ${server.newAddress()} in your browser (once; Ctrl-C ends it).`);
  await show(server.newAddress(), wishes).catch(complain);
}

/** Another one may have started a moment ago and have no address yet. */
async function waitForAddress(library: string): Promise<string | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    const address = await runningAddress(library);
    if (address !== null) return address;
    await new Promise((waited) => setTimeout(waited, 300));
  }
  return null;
}

/** Why a library cannot be used, and what can be done about it. */
const CAUSES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full. Make some room, then start again.',
  notAllowed: 'Standee may not write there. Check the rights of the folder, then start again.',
  gone: 'it is not there and cannot be made. Is its drive connected?',
  other: 'the disk gave an error. Check the disk, then start again.',
};

async function explain(refusal: Refusal, wishes: Wishes): Promise<void> {
  const { code } = refusal;
  const address = code === 'libraryIsLocked' ? await waitForAddress(wishes.library) : null;
  if (address !== null) {
    say(`Standee is already running: open ${address} in your browser.`);
    await show((await runningAddress(wishes.library)) ?? address, wishes).catch(complain);
    return;
  }
  process.exitCode = 1;
  process.stderr.write(
    code === 'libraryIsLocked'
      ? `Another Standee is using the library ${wishes.library}; close it first.\n`
      : `The library ${wishes.library} cannot be used: ${CAUSES[refusal.code === 'saveFailed' ? refusal.reason : 'other']}\n`,
  );
}

await main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
