/**
 * Trash for deleted campaigns: each has a folder in `trash` with a note. The note is written before and after
 * the files move, so an interrupted move is finished when the library is opened.
 */
import { readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { TrashEntry, CampaignKey } from '#shared/api/campaignFiles';
import {
  listFolder,
  exists,
  findForeign,
  makeFolder,
  makeLibraryFolder,
  uniqueNumber,
  readRegular,
  replaceFile,
  syncFolder,
} from '../disk/files';
import { isSafeFileName } from '../disk/fileNames';
import { pathsOf, type Paths } from '../disk/paths';
import { isUnchanged, LostError, renameIfFree, type Identity } from '../disk/swap';

const FOLDER = 'trash';
const NOTE = 'deleted.json';
const MAX_NOTE_BYTES = 64 * 1024;
const DAYS_IN_TRASH = 30;
const DAY = 24 * 60 * 60 * 1000;
/** Maximum days by which the system clock may jump ahead and be trusted. */
const MAX_CLOCK_JUMP_DAYS = 90;
/** Days for which a clock that has jumped must be consistent before it is trusted. */
const DISTRUST_DAYS = 7;

const noteShape = z.strictObject({
  key: z.string().refine(isSafeFileName),
  name: z.string().max(200),
  deletedAt: z.iso.datetime(),
  /** Place of its files ('kept' = in the trash), or direction of an unfinished move. */
  state: z.enum(['leaving', 'kept', 'returning']),
  /** The key it will have in the library after it is restored. */
  to: z.string().refine(isSafeFileName),
  /** The day on which the library was last opened. */
  seenAt: z.exactOptional(z.iso.datetime()),
  /** The campaign is kept until then, because the clock was not trusted. */
  doubtedUntil: z.exactOptional(z.iso.datetime()),
});
type Note = z.infer<typeof noteShape>;

/** Endings of the names of a campaign's files, quarantined ones included. */
const ENDING =
  /^(json|journal|history|backups|tallies)(\.(damaged|torn|foreign|swap|schema\d+)-[\dTZ-]+)?$/;

interface TrashedCampaign {
  readonly id: string;
  readonly note: Note;
}

interface DeletedCampaign {
  readonly key: CampaignKey;
  readonly name: string;
  /** Identity of its closed journal; null = it was not open. */
  readonly journal: Identity | null;
}

/**
 * Moves all files of a campaign to the trash. If another process has played the campaign meanwhile, moves
 * them back and throws `LostError`.
 */
export async function moveToTrash(
  library: string,
  { key, name, journal }: DeletedCampaign,
  now: Date,
): Promise<TrashEntry> {
  const deletedAt = now.toISOString();
  await makeLibraryFolder(join(library, FOLDER));
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
    const moved = join(library, FOLDER, id, `${nameInTrash(note)}.journal`);
    if (journal && (await exists(moved)) && !(await isUnchanged(moved, journal)))
      throw new LostError(moved);
  } catch (error) {
    await revert(library, { id, note });
    throw error;
  }
  return entryOf({ id, note });
}

/**
 * Reverts a failed deletion. Otherwise it would be finished later, when the campaign may have been played
 * again.
 */
async function revert(library: string, { id, note }: TrashedCampaign): Promise<void> {
  const returning: TrashedCampaign = { id, note: { ...note, state: 'returning' } };
  // The note is needed only if moving back fails, and the disk may be too full for it.
  await writeNote(library, id, returning.note).catch(() => undefined);
  await finish(library, returning).catch(() => undefined);
}

/** Deleted campaigns that can be restored, newest first. */
export async function trashEntries(library: string): Promise<readonly TrashEntry[]> {
  return (await listTrash(library))
    .filter(({ note }) => note.state === 'kept')
    .map(entryOf)
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
}

/** Paths of everything in the trash folder that cannot be restored, or of something else with its name. */
export async function unrestorableInTrash(library: string): Promise<readonly string[]> {
  const trash = join(library, FOLDER);
  const unrestorable = [...(await findForeign([trash]))];
  for (const entry of (await listFolder(trash)) ?? []) {
    if (entry.name.startsWith('.')) continue;
    const path = join(trash, entry.name);
    if (!entry.isDirectory()) unrestorable.push(path);
    else if (!(await readNote(library, entry.name))) {
      const note = join(path, NOTE);
      unrestorable.push((await exists(note)) ? note : path);
    }
  }
  return unrestorable;
}

/** Paths of the files of all deleted campaigns. */
export async function trashedPaths(library: string): Promise<readonly Paths[]> {
  return (await listTrash(library)).map(({ id, note }) =>
    pathsOf(join(library, FOLDER, id), nameInTrash(note)),
  );
}

/** Moves a campaign back into the library if the key `to` is free. */
export async function takeFromTrash(library: string, id: string, to: CampaignKey): Promise<void> {
  const trashed = (await listTrash(library)).find((one) => one.id === id);
  if (!trashed) throw new Error('only what is in the trash can be taken from it');
  const note: Note = { ...trashed.note, state: 'returning', to };
  await writeNote(library, id, note);
  const moved: Move[] = [];
  try {
    await finish(library, { id, note }, moved);
  } catch (error) {
    // The files move back, so the campaign stays in the trash.
    for (const { from, to } of moved) await renameIfFree(to, from).catch(() => undefined);
    await writeNote(library, id, trashed.note).catch(() => undefined);
    throw error;
  }
}

/**
 * Finishes interrupted moves, and deletes campaigns after 30 days. A system clock that is years ahead for one
 * evening must not empty the trash.
 */
export async function tidyTrash(library: string, now: Date): Promise<void> {
  for (const { id, note } of await listTrash(library)) {
    const seen = note.state === 'kept' ? seenAt(note, now) : note;
    if (note.state !== 'kept') await finish(library, { id, note });
    else if (isOver(seen, now)) await deleteForever(library, id);
    else if (seen !== note) await writeNote(library, id, seen);
  }
}

function isOver({ deletedAt, doubtedUntil = deletedAt }: Note, now: Date): boolean {
  const over = Math.max(Date.parse(deletedAt) + DAYS_IN_TRASH * DAY, Date.parse(doubtedUntil));
  return over < now.getTime();
}

/** The note with the current time of the system clock. */
function seenAt(note: Note, now: Date): Note {
  const days = (now.getTime() - Date.parse(note.seenAt ?? note.deletedAt)) / DAY;
  if (days >= 0 && days < 1) return note;
  const { doubtedUntil, ...rest } = note;
  const seen = { ...rest, seenAt: now.toISOString() };
  if (days > MAX_CLOCK_JUMP_DAYS) {
    return { ...seen, doubtedUntil: new Date(now.getTime() + DISTRUST_DAYS * DAY).toISOString() };
  }
  // A clock that was set back was wrong before. A clock that runs evenly may still be wrong.
  return days < 0 || doubtedUntil === undefined ? seen : { ...seen, doubtedUntil };
}

/**
 * Deletes a campaign for good. Its folder is renamed and checked again first, because another process may be
 * restoring the campaign.
 */
async function deleteForever(library: string, id: string): Promise<void> {
  const folder = join(library, FOLDER, id);
  const aside = `${folder} ${uniqueNumber()}`;
  await rename(folder, aside);
  const note = await readNote(library, basename(aside));
  if (note?.state === 'kept') await rm(aside, { recursive: true });
  else if (!(await exists(folder))) await rename(aside, folder);
}

/** Finishes a move. Each moved file is added to `moved`. */
async function finish(
  library: string,
  { id, note }: TrashedCampaign,
  moved: Move[] = [],
): Promise<void> {
  const folder = join(library, FOLDER, id);
  const within = nameInTrash(note);
  const isLeaving = note.state === 'leaving';
  const isWhole = isLeaving
    ? await moveFiles({ from: library, key: note.key, to: folder, newKey: within }, moved)
    : await moveFiles({ from: folder, key: within, to: library, newKey: note.to }, moved);
  // Files whose names are taken stay in the trash. They can be restored under another name.
  if (isLeaving || !isWhole) await writeNote(library, id, { ...note, state: 'kept' });
  else {
    await unlink(join(folder, NOTE));
    // Fails if files of others are in the folder, which then stays.
    await rmdir(folder).catch(() => undefined);
  }
  if (!isLeaving && moved.length === 0 && !isWhole) throw new LostError(join(library, note.to));
}

/** Name of the campaign's files in the trash; must differ from the name of the note. */
function nameInTrash({ key }: Note): string {
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
 * Moves the files of a campaign and overwrites none. False = not all were moved. The journal goes first: if
 * its name is taken, another campaign has that name and no file is moved.
 */
async function moveFiles({ from, key, to, newKey }: Moving, moved: Move[]): Promise<boolean> {
  const files = (await readdir(from)).filter((file) => file.startsWith(`${key}.`));
  const endings = files.map((file) => file.slice(key.length + 1)).filter((one) => ENDING.test(one));
  let isWhole = true;
  for (const ending of endings.sort((a, b) => Number(b === 'journal') - Number(a === 'journal'))) {
    const move = { from: join(from, `${key}.${ending}`), to: join(to, `${newKey}.${ending}`) };
    const isMoved = await renameIfFree(move.from, move.to);
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

async function listTrash(library: string): Promise<readonly TrashedCampaign[]> {
  const folders = (await listFolder(join(library, FOLDER))) ?? [];
  const ids = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = ids.map(async (id) => ({ id, note: await readNote(library, id) }));
  return (await Promise.all(read)).flatMap(({ id, note }) => (note ? [{ id, note }] : []));
}

/** Null for a folder that is not ours. */
async function readNote(library: string, id: string): Promise<Note | null> {
  try {
    const bytes = await readRegular(join(library, FOLDER, id, NOTE), MAX_NOTE_BYTES);
    return noteShape.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function writeNote(library: string, id: string, note: Note): Promise<void> {
  return replaceFile(join(library, FOLDER, id, NOTE), `${JSON.stringify(note)}\n`);
}

function entryOf({ id, note: { name, deletedAt } }: TrashedCampaign): TrashEntry {
  const keptUntil = new Date(Date.parse(deletedAt) + DAYS_IN_TRASH * DAY).toISOString();
  return { id, name, deletedAt, keptUntil };
}
