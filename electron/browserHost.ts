/**
 * Standee in the browser: takes the library, serves the app on this machine and prints its address.
 * Arguments: --library FOLDER, --port NUMBER (0 = any free one), --open (in the default browser),
 * --share (with the devices of the likely network, as soon as a campaign is opened),
 * --network ADDRESS (one more address of this computer to share on).
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import type { Refusal, SaveFailure } from '#shared/refusals';
import { hostOf } from './companion';
import { appFiles, libraryFolder } from './folders';
import { leadingTo } from './http';
import { codeOf } from './library/disk/failures';
import { replaceFile } from './library/disk/files';
import { Library } from './library/library';
import { rulesFrom, type TableRules } from './rules';
import type { SharingNow } from '#shared/sharing';
import { removeRunning, runningAddress, writeRunning } from './running';
import { readServerMemory, writeServerMemory } from './serverMemory';
import { Workers } from './work/workers';
import { adaptersOf } from './sharing/adapters';
import { shareFrom } from './sharing/shareFiles';
import { startTableServer, type TableServer } from './tableServer';

/** In the library folder: leads the browser in, once. */
const OPENING_PAGE = '.open.html';

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

function readWishes(args: readonly string[]): Wishes | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        library: { type: 'string' },
        port: { type: 'string' },
        open: { type: 'boolean', default: false },
        share: { type: 'boolean', default: false },
        network: { type: 'string' },
      },
    });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      throw new Error(`--port ${String(values.port)} is no port`);
    }
    const library = values.library ? resolve(values.library) : libraryFolder();
    const { open: isOpened, share, network = null } = values;
    return { library, port, open: isOpened, share, network };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

function tellShared(now: SharingNow | null): void {
  say(
    now
      ? `Other devices open ${now.origin} and type ${now.word} (the menu has it as a code).`
      : 'Nothing is shared: this computer is on no network.',
  );
}

/**
 * Opens the browser at a page that only this user can read and that leads there: other users of this
 * machine can read command lines.
 */
async function show(address: string, wishes: Wishes): Promise<void> {
  if (!wishes.open) return;
  const page = join(wishes.library, OPENING_PAGE);
  await replaceFile(page, leadingTo(address));
  // A machine without a browser is no trouble: the address is printed.
  const opening = await open(page).catch(() => null);
  opening?.on('error', () => undefined);
}

async function serve(library: Library, rules: TableRules, wishes: Wishes): Promise<TableServer> {
  const memory = await readServerMemory(library.folder);
  const files = appFiles(import.meta.dirname);
  const { network } = wishes;
  const named = network === null ? [] : [{ name: '--network', address: network }];
  const share = {
    ...shareFrom(files, rules, complain),
    adapters: () => [...named, ...adaptersOf()],
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
    await rm(join(library.folder, OPENING_PAGE), { force: true }).catch(complain);
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
  if (!wishes) {
    process.exitCode = 2;
    return;
  }
  const files = appFiles(import.meta.dirname);
  const rules = rulesFrom(files.content);
  const work = new Workers(files.worker, files.content);
  const opened = await Library.open(wishes.library, rules, { report: complain, work });
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
    process.stderr.write(`Port ${String(wishes.port)} is taken by another program.\n`);
    process.exitCode = 1;
    return;
  }
  endOnSignal(server, library);
  await writeRunning(wishes.library, server, complain);
  say(`Standee is running: open ${server.address} in your browser (once; Ctrl-C ends it).`);
  await show(server.address, wishes).catch(complain);
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
