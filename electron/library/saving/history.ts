/**
 * The history file of a campaign: journals that were folded away, whole and one after the other. So
 * everything stands at the same place of the campaign as before, and undo finds it there.
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
import { decodeHeading, isSealed, type Heading } from '../../format/line';
import { linesAmong, newestJournalFirst } from './bytes';
import { Journal, type MayComeBack } from './journal';

/** The history that reaches up to a journal; null where there is none that fits. */
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

/** The headings of all journals that were folded away, the oldest first; damaged ones are left out. */
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

interface KeepOptions {
  readonly now: Date;
  readonly writer?: Writer | undefined;
}

interface FoldOptions extends KeepOptions {
  readonly mayComeBack: MayComeBack;
  /** The history that is open, which another program may have replaced or taken away meanwhile. */
  readonly older: Journal | null;
}

interface Folded {
  readonly history: Journal;
  /** Set where the open history could not be gone on with; `setAside` is where its file lies now. */
  readonly lost: Pick<Mended, 'setAside'> | null;
}

interface Mended {
  readonly history: Journal;
  /** Where the torn end lies now; null = nothing was there. */
  readonly setAside: string | null;
}

/**
 * Adds a whole journal to the history; resolves when all of it is on the disk. A file of the history is
 * touched only after a look at the journal: whoever has lost that takes nothing from its new owner.
 */
export async function foldAway(
  path: string,
  journal: Journal,
  options: FoldOptions,
): Promise<Folded> {
  const { older } = options;
  const { history, lost } = await historyFor(path, journal, options);
  try {
    for await (const bytes of journal.chunks(history.end)) await history.append(bytes);
    return { history, lost: older && lost };
  } catch (error) {
    await history.close();
    throw error;
  }
}

async function historyFor(path: string, journal: Journal, options: FoldOptions): Promise<Folded> {
  const { older } = options;
  const there = await identityOf(path);
  const found = await openFitting(path, journal, options);
  if (found) return { history: found, lost: null };
  const isOlderSound = older !== null && (await older.isSound());
  const mended = isOlderSound ? null : await keepWhole(path, journal, options);
  if (mended) return { history: mended.history, lost: mended };
  const setAside = await putAside(path, there, journal, options);
  const back = isOlderSound ? await putBack(path, older, journal, options) : null;
  if (back) return { history: back, lost: null };
  return { history: await begin(path, journal, options), lost: { setAside } };
}

/** The file that is there, where it goes as far back as the one that is open and up to the journal. */
async function openFitting(
  path: string,
  journal: Journal,
  options: FoldOptions,
): Promise<Journal | null> {
  if (!(await exists(path))) return null;
  const history = await Journal.open(path, options.writer);
  const first = options.older?.heading.base ?? Infinity;
  if (!history || history.heading.base > first || !reachesTo(history, journal)) {
    await history?.close();
    return null;
  }
  return closeOnError(history, () => fitting(history, journal, options));
}

/** What stands in a history beyond the journal's beginning is left out, and kept; null = nothing is before. */
async function fitting(
  history: Journal,
  journal: Journal,
  { now }: FoldOptions,
): Promise<Journal | null> {
  // An earlier attempt may have come to nothing halfway.
  if (await isBeginning(history, journal)) return history;
  const { base } = journal.heading;
  if (history.heading.base >= base) {
    await history.close();
    return null;
  }
  await holdsStill(journal);
  await copyFile(history.path, quarantineName(history.path, 'foreign', now));
  return replacedBy(history, await history.bytesUpTo(base));
}

/** A history with other content under its name, where nobody has written into it meanwhile. */
async function replacedBy(history: Journal, content: Buffer): Promise<Journal> {
  const replaced = await history.replaced(content);
  return closeOnError(replaced, async () => {
    await history.close();
    return replaced;
  });
}

/** Whoever has lost the journal may be looking at the history of another process. */
async function holdsStill(journal: Journal): Promise<void> {
  if ((await journal.standing()) !== 'ours') throw new LostError(journal.path);
}

async function putAside(
  path: string,
  known: Identity | null,
  journal: Journal,
  { now }: KeepOptions,
): Promise<string | null> {
  if (!known) return null;
  await holdsStill(journal);
  const aside = quarantineName(path, 'foreign', now);
  if (!(await renameUnchanged(path, known, aside))) throw new LostError(path);
  return aside;
}

/** The one that is open comes back to its place. */
async function putBack(
  path: string,
  older: Journal,
  journal: Journal,
  options: FoldOptions,
): Promise<Journal | null> {
  await older.keepInPlace(options.mayComeBack);
  const there = await identityOf(path);
  const back = await openFitting(path, journal, options);
  if (!back) await putAside(path, there, journal, options);
  return back;
}

/**
 * Of a history that ends before the journal begins all whole lines stay in their places; the torn end lies
 * in a file of its own, and blanks stand for what is missing. Null where nothing of it can be kept.
 */
export async function keepWhole(
  path: string,
  journal: Journal,
  { now, writer }: KeepOptions,
): Promise<Mended | null> {
  const history = await Journal.open(path, writer);
  return history && closeOnError(history, () => mended(history, journal, now));
}

async function mended(history: Journal, journal: Journal, now: Date): Promise<Mended | null> {
  const { id, base } = journal.heading;
  if (history.heading.id !== id || history.end >= base) {
    await history.close();
    return null;
  }
  const whole = await endOfWhole(history);
  const torn = await history.bytesFrom(whole);
  await holdsStill(journal);
  const setAside = torn.length === 0 ? null : quarantineName(history.path, 'torn', now);
  if (setAside !== null) await replaceFile(setAside, torn);
  const missing = Buffer.alloc(base - whole, ' ');
  missing[missing.length - 1] = 0x0a;
  const content = Buffer.concat([await history.bytesUpTo(whole), missing]);
  return { history: await replacedBy(history, content), setAside };
}

/** Where the last line ends that is as it was written. */
async function endOfWhole(history: Journal): Promise<number> {
  let whole = history.start;
  for await (const { bytes, at } of linesAmong(history.chunks(history.start), history.start)) {
    if (isSealed(bytes)) whole = at + bytes.length;
  }
  return whole;
}

/** Whether what stands in the history beyond the journal's beginning is the journal's, too. */
async function isBeginning(history: Journal, journal: Journal): Promise<boolean> {
  const { base } = journal.heading;
  if (history.end > journal.end) return false;
  let at = base;
  for await (const bytes of history.chunks(base)) {
    if (!bytes.equals(await journal.bytes(at, bytes.length))) return false;
    at += bytes.length;
  }
  return true;
}

async function begin(
  path: string,
  journal: Journal,
  { writer, mayComeBack }: FoldOptions,
): Promise<Journal> {
  const { base } = journal.heading;
  const made = await createFile(path, await journal.bytes(base, journal.start - base));
  // Another process has begun one of its own.
  const history = made && (await Journal.open(path, writer));
  if (!history) throw new LostError(path);
  return closeOnError(history, async () => {
    if (await mayComeBack()) return history;
    // Whoever slept before it was made would have another one's campaign come back.
    await removeOwn(path, (one) => isUnchanged(one, made));
    throw new LostError(path);
  });
}
