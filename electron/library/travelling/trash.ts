/**
 * Campaigns that were deleted: each in a folder of its own in `trash`, with a note that says what
 * it is. The note is written before and after files move, so that a move that was cut off is
 * brought to its end the next time.
 */
import { readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { CampaignKey, TrashEntry } from '#shared/api/api';
import {
  listFolder,
  exists,
  findForeign,
  makeFolder,
  makeOwnFolder,
  uniqueNumber,
  readRegular,
  replaceFile,
  syncFolder,
} from '../disk/files';
import { isSafeKey } from '../disk/names';
import { pathsOf, type Paths } from '../disk/paths';
import { isUnchanged, LostError, moveToFree, type Identity } from '../disk/swap';

const FOLDER = 'trash';
const NOTE = 'deleted.json';
const LARGEST_NOTE = 64 * 1024;
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** A clock that has gone on by so many days since it was last looked at may be wrong ... */
const DOUBTFUL_DAYS = 90;
/** ... and is believed after it has been right with itself for so many. */
const DOUBTED_DAYS = 7;

const noteShape = z.strictObject({
  key: z.string().refine(isSafeKey),
  name: z.string().max(200),
  deletedAt: z.iso.datetime(),
  /** Where its files are, or where they are on their way to. */
  state: z.enum(['leaving', 'kept', 'returning']),
  /** Key that it gets in the library again. */
  to: z.string().refine(isSafeKey),
  /** When the library was last opened with this in it, to the day. */
  seenAt: z.exactOptional(z.iso.datetime()),
  /** Until when the clock is not trusted to say that the days are over. */
  doubtedUntil: z.exactOptional(z.iso.datetime()),
});
type Note = z.infer<typeof noteShape>;

/** What belongs to a campaign besides its own files: what was put aside of them. */
const ENDING =
  /^(json|journal|history|backups|tallies)(\.(damaged|torn|foreign|swap|schema\d+)-[\dTZ-]+)?$/;

interface Kept {
  readonly id: string;
  readonly note: Note;
}

/** A campaign that is to be deleted. */
interface Leaving {
  readonly key: CampaignKey;
  readonly name: string;
  /** Its journal as it was closed; null = nobody here had it open. */
  readonly journal: Identity | null;
}

/**
 * Moves all files of a campaign to the trash. Throws `LostError` where another process has gone on with
 * it meanwhile; then it comes back.
 */
export async function moveToTrash(
  library: string,
  { key, name, journal }: Leaving,
  now: Date,
): Promise<TrashEntry> {
  const deletedAt = now.toISOString();
  await makeOwnFolder(join(library, FOLDER));
  const id = await freeId(library, `${deletedAt.replace(/[:.]/g, '-')} ${key}`);
  const note: Note = { key, name, deletedAt, state: 'leaving', to: key };
  await makeFolder(join(library, FOLDER, id));
  try {
    await writeNote(library, id, note);
  } catch (error) {
    await rmdir(join(library, FOLDER, id)).catch(() => undefined);
    throw error;
  }
  try {
    await finish(library, { id, note });
    const moved = join(library, FOLDER, id, `${nameWithin(note)}.journal`);
    if (journal && (await exists(moved)) && !(await isUnchanged(moved, journal)))
      throw new LostError(moved);
  } catch (error) {
    await goBack(library, { id, note });
    throw error;
  }
  return entryOf({ id, note });
}

/** A deletion that came to nothing is not made up for later, when the campaign was played on. */
async function goBack(library: string, { id, note }: Kept): Promise<void> {
  const returning: Kept = { id, note: { ...note, state: 'returning' } };
  // A full disk may not even take the note; what is moved back at once needs none.
  await writeNote(library, id, returning.note).catch(() => undefined);
  await finish(library, returning).catch(() => undefined);
}

/** What can be had back, the newest first. */
export async function trashEntries(library: string): Promise<readonly TrashEntry[]> {
  return (await keptIn(library))
    .filter(({ note }) => note.state === 'kept')
    .map(entryOf)
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
}

/** Paths of what lies in the trash, or has or had its place, and cannot be had back. */
export async function uselessInTrash(library: string): Promise<readonly string[]> {
  const trash = join(library, FOLDER);
  const useless = [...(await findForeign([trash]))];
  for (const entry of (await listFolder(trash)) ?? []) {
    if (entry.name.startsWith('.')) continue;
    const path = join(trash, entry.name);
    if (!entry.isDirectory()) useless.push(path);
    else if (!(await readNote(library, entry.name))) {
      const note = join(path, NOTE);
      useless.push((await exists(note)) ? note : path);
    }
  }
  return useless;
}

/** Where the files of what was deleted lie. */
export async function trashedPaths(library: string): Promise<readonly Paths[]> {
  return (await keptIn(library)).map(({ id, note }) =>
    pathsOf(join(library, FOLDER, id), nameWithin(note)),
  );
}

/** Moves a campaign back into the library, where `to` is free. */
export async function takeFromTrash(library: string, id: string, to: CampaignKey): Promise<void> {
  const kept = (await keptIn(library)).find((one) => one.id === id);
  if (!kept) throw new Error('only what is in the trash can be taken from it');
  const note: Note = { ...kept.note, state: 'returning', to };
  await writeNote(library, id, note);
  const moved: Move[] = [];
  try {
    await finish(library, { id, note }, moved);
  } catch (error) {
    // It stays where it was, and in the list of what can be had back.
    for (const { from, to } of moved) await moveToFree(to, from).catch(() => undefined);
    await writeNote(library, id, kept.note).catch(() => undefined);
    throw error;
  }
}

/**
 * Ends moves that were cut off, and lets go what is older than 30 days. A clock that is years ahead
 * for an evening must not empty the trash.
 */
export async function tidyTrash(library: string, now: Date): Promise<void> {
  for (const { id, note } of await keptIn(library)) {
    const seen = note.state === 'kept' ? seenAt(note, now) : note;
    if (note.state !== 'kept') await finish(library, { id, note });
    else if (isOver(seen, now)) await letGo(library, id);
    else if (seen !== note) await writeNote(library, id, seen);
  }
}

function isOver({ deletedAt, doubtedUntil = deletedAt }: Note, now: Date): boolean {
  const over = Math.max(Date.parse(deletedAt) + KEPT_DAYS * DAY, Date.parse(doubtedUntil));
  return over < now.getTime();
}

/** What is known of the clock after another look at it. */
function seenAt(note: Note, now: Date): Note {
  const days = (now.getTime() - Date.parse(note.seenAt ?? note.deletedAt)) / DAY;
  if (days >= 0 && days < 1) return note;
  const { doubtedUntil, ...rest } = note;
  const seen = { ...rest, seenAt: now.toISOString() };
  if (days > DOUBTFUL_DAYS) {
    return { ...seen, doubtedUntil: new Date(now.getTime() + DOUBTED_DAYS * DAY).toISOString() };
  }
  // A clock that was put back was wrong before; one that goes on steadily may still be.
  return days < 0 || doubtedUntil === undefined ? seen : { ...seen, doubtedUntil };
}

/** Another process may just be taking it back: it is looked at once more when it is out of the way. */
async function letGo(library: string, id: string): Promise<void> {
  const folder = join(library, FOLDER, id);
  const aside = `${folder} ${uniqueNumber()}`;
  await rename(folder, aside);
  const note = await readNote(library, basename(aside));
  if (note?.state === 'kept') await rm(aside, { recursive: true });
  else if (!(await exists(folder))) await rename(aside, folder);
}

/** `moved` is told of each file that was moved. */
async function finish(library: string, { id, note }: Kept, moved: Move[] = []): Promise<void> {
  const folder = join(library, FOLDER, id);
  const within = nameWithin(note);
  const isLeaving = note.state === 'leaving';
  const isWhole = isLeaving
    ? await moveFiles({ from: library, key: note.key, to: folder, newKey: within }, moved)
    : await moveFiles({ from: folder, key: within, to: library, newKey: note.to }, moved);
  // What found its name taken lies in the trash, and can be had back under another one.
  if (isLeaving || !isWhole) await writeNote(library, id, { ...note, state: 'kept' });
  else {
    await unlink(join(folder, NOTE));
    // Nothing but what is none of ours is left.
    await rmdir(folder).catch(() => undefined);
  }
  if (!isLeaving && moved.length === 0 && !isWhole) throw new LostError(join(library, note.to));
}

/** What its files are called in the trash: none like the note. */
function nameWithin({ key }: Note): string {
  return `${key}.json`.toLowerCase() === NOTE ? `${key} campaign` : key;
}

interface Move {
  readonly from: string;
  readonly to: string;
}

interface Moving extends Move {
  readonly key: string;
  readonly newKey: string;
}

/**
 * Moves the files of a campaign, and none over another one; false = not all. The journal goes first: where
 * its name is taken, the campaign of that name is another one, and nothing is put beside it.
 */
async function moveFiles({ from, key, to, newKey }: Moving, moved: Move[]): Promise<boolean> {
  const files = (await readdir(from)).filter((file) => file.startsWith(`${key}.`));
  const endings = files.map((file) => file.slice(key.length + 1)).filter((one) => ENDING.test(one));
  let isWhole = true;
  for (const ending of endings.sort((a, b) => Number(b === 'journal') - Number(a === 'journal'))) {
    const move = { from: join(from, `${key}.${ending}`), to: join(to, `${newKey}.${ending}`) };
    const isMoved = await moveToFree(move.from, move.to);
    if (isMoved) moved.push(move);
    else isWhole = false;
    if (!isMoved && ending === 'journal') break;
  }
  await syncFolder(to);
  await syncFolder(from);
  return isWhole;
}

async function freeId(library: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted} ${String(number)}`;
    if (!(await exists(join(library, FOLDER, id)))) return id;
  }
}

async function keptIn(library: string): Promise<readonly Kept[]> {
  const folders = (await listFolder(join(library, FOLDER))) ?? [];
  const ids = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = ids.map(async (id) => ({ id, note: await readNote(library, id) }));
  return (await Promise.all(read)).flatMap(({ id, note }) => (note ? [{ id, note }] : []));
}

/** Null for a folder that is not ours: it is left alone. */
async function readNote(library: string, id: string): Promise<Note | null> {
  try {
    const bytes = await readRegular(join(library, FOLDER, id, NOTE), LARGEST_NOTE);
    return noteShape.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function writeNote(library: string, id: string, note: Note): Promise<void> {
  return replaceFile(join(library, FOLDER, id, NOTE), `${JSON.stringify(note)}\n`);
}

function entryOf({ id, note: { name, deletedAt } }: Kept): TrashEntry {
  const keptUntil = new Date(Date.parse(deletedAt) + KEPT_DAYS * DAY).toISOString();
  return { id, name, deletedAt, keptUntil };
}
