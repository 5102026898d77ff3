/** Damages a journal and a save in every way, each on a fresh copy of the same campaign. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '#shared/api/api';
import type { Game } from '#shared/state';
import { GAME, newTable, openGameLibrary, playTable } from '../table';
import { check, FaultTally, type FaultRow } from './rows';

type Which = 'json' | 'journal' | 'history';

interface Damage {
  readonly fault: string;
  readonly which: Which;
  /** Null = the file is missing; 'folder' = a folder has its name. */
  readonly make: (bytes: Buffer) => Buffer | null | 'folder';
}

/** A campaign of two and a half scenarios. Its save is outdated, as after a crash. */
interface Original {
  readonly folder: string;
  /** All states that the campaign ever had, newest last. */
  readonly games: readonly Game[];
}

export async function damageFiles(folder: string, everyByte: boolean): Promise<FaultRow[]> {
  const original = await makeOriginal(join(folder, 'original'));
  const rows = new Map<string, FaultTally>();
  for (const damage of await damages(original.folder, everyByte)) {
    const tally = rows.get(damage.fault) ?? new FaultTally(damage.fault);
    rows.set(damage.fault, tally);
    await tally.count(damage.fault, () => openDamaged(join(folder, 'copy'), original, damage));
  }
  return [...rows.values()].map((tally) => tally.row());
}

async function makeOriginal(folder: string): Promise<Original> {
  let library = await openGameLibrary(folder);
  const games: Game[] = [];
  const session = await newTable(library);
  session.onUpdate(() => games.push(session.game));
  games.push(session.game);
  await playTable(session, 40);
  await library.close();
  const behind = await readFile(join(folder, 'Test.json'));
  library = await openGameLibrary(folder);
  const again = await library.openCampaign('Test');
  if (!again.ok) throw new Error('the original does not open');
  const { value } = again;
  value.onUpdate(() => games.push(value.game));
  await playTable(value, 5, 40);
  await library.close();
  await writeFile(join(folder, 'Test.json'), behind);
  return { folder, games };
}

async function damages(folder: string, everyByte: boolean): Promise<readonly Damage[]> {
  const files: readonly Which[] = ['json', 'journal', 'history'];
  const all = await Promise.all(
    files.map(async (which) => {
      const bytes = await readFile(join(folder, `Test.${which}`));
      return [
        ...cuts(which, bytes, everyByte),
        ...flips(which, bytes, everyByte),
        ...unusualDamages(which),
      ];
    }),
  );
  return all.flat();
}

/** Truncates the file at every byte of the last two lines, or at some of them. */
function cuts(which: Which, bytes: Buffer, everyByte: boolean): readonly Damage[] {
  const last = bytes.lastIndexOf(0x0a, bytes.length - 2);
  const from = bytes.lastIndexOf(0x0a, last - 1) + 1;
  const step = everyByte ? 1 : Math.max(1, Math.floor((bytes.length - from) / 4));
  const places: number[] = [];
  for (let at = from; at < bytes.length; at += step) places.push(at);
  return places.map((at) => ({
    fault: `${nameOf(which)} cut at a byte of its last two lines`,
    which,
    make: (whole) => whole.subarray(0, at),
  }));
}

function flips(which: Which, bytes: Buffer, everyByte: boolean): readonly Damage[] {
  return Array.from({ length: everyByte ? 200 : 2 }, () => {
    const at = Math.floor(Math.random() * bytes.length);
    return {
      fault: `${nameOf(which)} with a flipped byte`,
      which,
      make: (whole) => {
        const flipped = Buffer.from(whole);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
        return flipped;
      },
    } satisfies Damage;
  });
}

function unusualDamages(which: Which): readonly Damage[] {
  const kinds: readonly (readonly [string, Damage['make']])[] = [
    ['with a tail of zeros', (bytes) => Buffer.concat([bytes, Buffer.alloc(4096)])],
    ['whose end became zeros', (bytes) => Buffer.from(bytes).fill(0, bytes.length - 300)],
    ['with its last line twice', (bytes) => onLines(bytes, (all) => [...all, all.at(-1) ?? ''])],
    ['with two lines swapped', (bytes) => onLines(bytes, swapLast)],
    ['missing', () => null],
    ['empty', () => Buffer.alloc(0)],
    ['a folder', () => 'folder'],
    ['in UTF-16', (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le')],
    ['in Latin-1', (bytes) => Buffer.concat([bytes, Buffer.from('é', 'latin1')])],
  ];
  return kinds.map(([kind, make]) => ({ fault: `${nameOf(which)} ${kind}`, which, make }));
}

function nameOf(which: Which): string {
  return which === 'json' ? 'save' : which;
}

function onLines(bytes: Buffer, change: (all: string[]) => readonly string[]): Buffer {
  return Buffer.from(`${change(bytes.toString('utf8').split('\n').slice(0, -1)).join('\n')}\n`);
}

function swapLast(all: string[]): readonly string[] {
  const [one = '', other = ''] = all.splice(-2);
  return [...all, other, one];
}

async function openDamaged(
  folder: string,
  original: Original,
  { which, make }: Damage,
): Promise<'recovered' | 'refused'> {
  await rm(folder, { recursive: true, force: true });
  await cp(original.folder, folder, { recursive: true });
  const path = join(folder, `Test.${which}`);
  const whole = await readFile(path);
  const damaged = make(whole);
  if (damaged === null || damaged === 'folder') await rm(path);
  if (damaged === 'folder') await mkdir(path);
  if (damaged instanceof Buffer) await writeFile(path, damaged);
  const isChanged = !(damaged instanceof Buffer && damaged.equals(whole));
  const library = await openGameLibrary(folder);
  try {
    const opened = await library.openCampaign('Test');
    check(opened.ok, `refused: ${opened.ok ? '' : opened.refusal.code}`);
    if (!opened.ok) return 'refused';
    const snapshot = await opened.value.snapshot();
    checkState(snapshot, original, which);
    // If only the last line is missing, the loss leaves no trace. The history is read only later.
    const isTraceless = which === 'history' || (damaged !== null && endsInLine(damaged, whole));
    check(snapshot.notice !== null || !isChanged || isTraceless, 'the player was not notified');
    // A save without its line end is intact, and the next save replaces it.
    const isWhole = which === 'json' && isTraceless;
    if (isChanged && !isWhole && damaged instanceof Buffer)
      await checkPreserved(folder, which, damaged, snapshot);
    const played = await playTable(opened.value, 8, 1000);
    check(played.length > 3, 'play does not go on');
  } finally {
    await library.close();
  }
  await checkQuiet(folder);
  return 'recovered';
}

/**
 * Asserts the newest consistent state: a damaged save or history loses nothing, a damaged journal loses its
 * last lines.
 */
function checkState({ game }: Snapshot, { games }: Original, which: Which): void {
  check(GAME.readGame(game) !== null, 'the game is none');
  const index = games.findLastIndex((one) => isDeepStrictEqual(one, game));
  check(index >= 0, 'this state was never played');
  const newest = games.length - 1;
  if (which !== 'journal') check(index === newest, `state ${String(index)} of ${String(newest)}`);
  // The state in the save is never lost, whatever damage the journal has.
  else check(index >= newest - 5, `state ${String(index)} of ${String(newest)}`);
}

/** Asserts that the damaged bytes are preserved. */
async function checkPreserved(
  folder: string,
  which: Which,
  damaged: Buffer,
  { notice }: Snapshot,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('Test.'));
  // The save may have a temporary name at this moment.
  const files = names.filter((name) => !name.endsWith('.backups') && !/\.[0-9]+$/.test(name));
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name))));
  // Opening a journal rewrites only its heading.
  const lines = damaged.subarray(which === 'journal' ? damaged.indexOf(0x0a) + 1 : 0);
  const isKept = contents.some((one) => one.includes(lines));
  const isTail = files.some((name) => name.includes('.torn-'));
  check(isKept || isTail, `the damaged file is gone (${notice?.kind ?? 'no notice'})`);
}

function endsInLine(damaged: Buffer | 'folder', whole: Buffer): boolean {
  if (damaged === 'folder' || !whole.subarray(0, damaged.length).equals(damaged)) return false;
  // A save needs no line end.
  return damaged.at(-1) === 0x0a || damaged.length === whole.length - 1;
}

/** Asserts that a repaired campaign opens again without a notice. */
async function checkQuiet(folder: string): Promise<void> {
  const library = await openGameLibrary(folder);
  try {
    const opened = await library.openCampaign('Test');
    check(opened.ok, 'does not open a second time');
    if (opened.ok) check((await opened.value.snapshot()).notice === null, 'says it again');
  } finally {
    await library.close();
  }
}
