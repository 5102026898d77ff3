/**
 * The history file of a campaign: all compacted journals, one after the other. Each line keeps its place in
 * the campaign, so undo finds it there.
 */
import { copyFile } from 'node:fs/promises';
import {
  quarantineName,
  DISK_WRITER,
  exists,
  closeOnError,
  replaceFile,
  type Writer,
} from '../disk/files';
import {
  createFile,
  finishSwaps,
  identityOf,
  isUnchanged,
  LostError,
  removeOwn,
  renameUnchanged,
  type Identity,
} from '../disk/swap';
import { decodeHeading, hasValidChecksum, type Heading } from '../../format/line';
import { linesAmong, newestJournalFirst } from './readBytes';
import type { MayRestore } from './fileOwnership';
import { Journal } from './journal';

/** Opens the history if it reaches up to the beginning of the journal or further; null if there is none. */
export async function openHistory(
  path: string,
  journal: Journal,
  writer: Writer = DISK_WRITER,
): Promise<Journal | null> {
  if (journal.heading.base === 0) return null;
  await finishSwaps(path, newestJournalFirst);
  const history = await Journal.open(path, writer);
  if (history && reachesTo(history, journal)) return history;
  await history?.close();
  return null;
}

function reachesTo({ heading, end }: Journal, journal: Journal): boolean {
  const { id, base } = journal.heading;
  return heading.id === id && heading.base <= base && end >= base;
}

/** The valid headings of all compacted journals, oldest first. */
export async function headingsOf(
  history: Pick<Journal, 'heading' | 'start' | 'chunks'>,
): Promise<readonly Heading[]> {
  const found = [history.heading];
  for await (const { bytes } of linesAmong(history.chunks(history.start), history.start)) {
    const heading = decodeHeading(bytes);
    if (heading) found.push(heading);
  }
  return found;
}

interface RepairOptions {
  readonly now: Date;
  readonly writer?: Writer | undefined;
}

interface CompactionOptions extends RepairOptions {
  readonly mayRestore: MayRestore;
  /** The open history. Another program may have replaced or removed its file meanwhile. */
  readonly older: Journal | null;
}

interface CompactionResult {
  readonly history: Journal;
  /** Not null if the open history could not be continued. `setAside` is the path of the quarantined file. */
  readonly lost: Pick<RepairedHistory, 'setAside'> | null;
}

interface RepairedHistory {
  readonly history: Journal;
  /** Path of the quarantined torn end; null = there was none. */
  readonly setAside: string | null;
}

/**
 * Appends a whole journal to the history. Resolves when all of it is on disk. The history is changed only
 * after a check that the journal is still ours, so a former owner cannot damage it.
 */
export async function appendToHistory(
  path: string,
  journal: Journal,
  options: CompactionOptions,
): Promise<CompactionResult> {
  const { older } = options;
  const { history, lost } = await continueHistory(path, journal, options);
  try {
    for await (const bytes of journal.chunks(history.end)) await history.append(bytes);
    return { history, lost: older && lost };
  } catch (error) {
    await history.close();
    throw error;
  }
}

async function continueHistory(
  path: string,
  journal: Journal,
  options: CompactionOptions,
): Promise<CompactionResult> {
  const { older } = options;
  const there = await identityOf(path);
  const found = await openIfMatching(path, journal, options);
  if (found) return { history: found, lost: null };
  const isOlderSound = older !== null && (await older.isSound());
  const repaired = isOlderSound ? null : await repairHistory(path, journal, options);
  if (repaired) return { history: repaired.history, lost: repaired };
  const setAside = await quarantine(path, there, journal, options);
  const back = isOlderSound ? await restore(path, older, journal, options) : null;
  if (back) return { history: back, lost: null };
  return { history: await createHistory(path, journal, options), lost: { setAside } };
}

/** The history file on disk, if it reaches as far back as the open one and up to the journal. */
async function openIfMatching(
  path: string,
  journal: Journal,
  options: CompactionOptions,
): Promise<Journal | null> {
  if (!(await exists(path))) return null;
  const history = await Journal.open(path, options.writer);
  const first = options.older?.heading.base ?? Infinity;
  if (!history || history.heading.base > first || !reachesTo(history, journal)) {
    await history?.close();
    return null;
  }
  return closeOnError(history, () => cutAtJournal(history, journal, options));
}

/** Cuts a history at the place where the journal begins, and keeps a copy; null = nothing would be left. */
async function cutAtJournal(
  history: Journal,
  journal: Journal,
  { now }: CompactionOptions,
): Promise<Journal | null> {
  // An interrupted compaction may have appended part of the journal.
  if (await isPrefixOf(history, journal)) return history;
  const { base } = journal.heading;
  if (history.heading.base >= base) {
    await history.close();
    return null;
  }
  await assertOurs(journal);
  await copyFile(history.path, quarantineName(history.path, 'foreign', now));
  return replaceContent(history, await history.bytesUpTo(base));
}

/** Replaces the content of a history unless another process has written to it. */
async function replaceContent(history: Journal, content: Buffer): Promise<Journal> {
  const replaced = await history.replaceWith(content);
  return closeOnError(replaced, async () => {
    await history.close();
    return replaced;
  });
}

/** Throws if the journal is not ours. In that case the history is not ours either. */
async function assertOurs(journal: Journal): Promise<void> {
  if ((await journal.ownership()) !== 'ours') throw new LostError(journal.path);
}

async function quarantine(
  path: string,
  known: Identity | null,
  journal: Journal,
  { now }: RepairOptions,
): Promise<string | null> {
  if (!known) return null;
  await assertOurs(journal);
  const aside = quarantineName(path, 'foreign', now);
  if (!(await renameUnchanged(path, known, aside))) throw new LostError(path);
  return aside;
}

/** Writes the open history to its path again. */
async function restore(
  path: string,
  older: Journal,
  journal: Journal,
  options: CompactionOptions,
): Promise<Journal | null> {
  await older.ensureFile(options.mayRestore);
  const there = await identityOf(path);
  const back = await openIfMatching(path, journal, options);
  if (!back) await quarantine(path, there, journal, options);
  return back;
}

/**
 * Repairs a history that ends before the journal begins: keeps its valid lines at their places, quarantines
 * the torn end and fills the gap with blanks. Null if no line can be kept.
 */
export async function repairHistory(
  path: string,
  journal: Journal,
  { now, writer }: RepairOptions,
): Promise<RepairedHistory | null> {
  const history = await Journal.open(path, writer);
  return history && closeOnError(history, () => cutTornEnd(history, journal, now));
}

async function cutTornEnd(
  history: Journal,
  journal: Journal,
  now: Date,
): Promise<RepairedHistory | null> {
  const { id, base } = journal.heading;
  if (history.heading.id !== id || history.end >= base) {
    await history.close();
    return null;
  }
  const whole = await endOfValidLines(history);
  const torn = await history.bytesFrom(whole);
  await assertOurs(journal);
  const setAside = torn.length === 0 ? null : quarantineName(history.path, 'torn', now);
  if (setAside !== null) await replaceFile(setAside, torn);
  const missing = Buffer.alloc(base - whole, ' ');
  missing[missing.length - 1] = 0x0a;
  const content = Buffer.concat([await history.bytesUpTo(whole), missing]);
  return { history: await replaceContent(history, content), setAside };
}

/** The end of the last valid line. */
async function endOfValidLines(history: Journal): Promise<number> {
  let whole = history.start;
  for await (const { bytes, at } of linesAmong(history.chunks(history.start), history.start)) {
    if (hasValidChecksum(bytes)) whole = at + bytes.length;
  }
  return whole;
}

/** True if the part of the history after the journal's beginning is a prefix of the journal. */
async function isPrefixOf(history: Journal, journal: Journal): Promise<boolean> {
  const { base } = journal.heading;
  if (history.end > journal.end) return false;
  let at = base;
  for await (const bytes of history.chunks(base)) {
    if (!bytes.equals(await journal.bytes(at, bytes.length))) return false;
    at += bytes.length;
  }
  return true;
}

async function createHistory(
  path: string,
  journal: Journal,
  { writer, mayRestore }: CompactionOptions,
): Promise<Journal> {
  const { base } = journal.heading;
  const made = await createFile(path, await journal.bytes(base, journal.start - base));
  // Null if another process has started a history.
  const history = made && (await Journal.open(path, writer));
  if (!history) throw new LostError(path);
  return closeOnError(history, async () => {
    if (await mayRestore()) return history;
    // This process may have slept. Then the file must not bring back a campaign that another process deleted.
    await removeOwn(path, (one) => isUnchanged(one, made));
    throw new LostError(path);
  });
}
