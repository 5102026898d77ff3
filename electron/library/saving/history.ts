/**
 * The history file of a campaign: journals that were folded away, whole and one after the other. So
 * everything stands at the same place of the campaign as before, and undo finds it there.
 */
import { copyFile, rename } from 'node:fs/promises';
import { asideName, DISK_WRITER, exists, orClosed, replaceFile, type Writer } from '../disk/files';
import { decodeHeading, type Heading } from '../format/line';
import { linesAmong } from './bytes';
import { Journal } from './journal';

/** The history that reaches up to a journal; null where there is none that fits. */
export async function openHistory(
  path: string,
  journal: Journal,
  writer: Writer = DISK_WRITER,
): Promise<Journal | null> {
  if (journal.heading.base === 0) return null;
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
export async function headingsOf(history: Journal): Promise<readonly Heading[]> {
  const found = [history.heading];
  for await (const { bytes } of linesAmong(history.chunks(history.start), history.start)) {
    const heading = decodeHeading(bytes);
    if (heading) found.push(heading);
  }
  return found;
}

interface FoldOptions {
  readonly now: Date;
  /** The history that is open, which another program may have replaced or taken away meanwhile. */
  readonly older: Journal | null;
  readonly writer?: Writer | undefined;
}

interface Folded {
  readonly history: Journal;
  /** Set where the open history could not be gone on with; `setAside` is where its file lies now. */
  readonly lost: { readonly setAside: string | null } | null;
}

/** Adds a whole journal to the history; resolves when all of it is on the disk. */
export async function foldAway(
  path: string,
  journal: Journal,
  options: FoldOptions,
): Promise<Folded> {
  const { older } = options;
  const found = await openFitting(path, journal, options);
  const setAside = found ? null : await putAside(path, options);
  const kept = found ?? (await putBack(path, journal, options));
  const history = kept ?? (await begin(path, journal, options));
  try {
    for await (const bytes of journal.chunks(history.end)) await history.append(bytes);
    return { history, lost: older && !kept ? { setAside } : null };
  } catch (error) {
    await history.close();
    throw error;
  }
}

/** The file that is there, where it goes as far back as the one that is open and up to the journal. */
async function openFitting(
  path: string,
  journal: Journal,
  { now, older, writer }: FoldOptions,
): Promise<Journal | null> {
  if (!(await exists(path))) return null;
  const history = await Journal.open(path, writer);
  const first = older?.heading.base ?? Infinity;
  const isWhole = history !== null && history.heading.base <= first;
  if (isWhole && (await orClosed(history, () => isFitting(history, journal, now)))) return history;
  await history?.close();
  return null;
}

async function putAside(path: string, { now }: FoldOptions): Promise<string | null> {
  if (!(await exists(path))) return null;
  const aside = await asideName(path, 'foreign', now);
  await rename(path, aside);
  return aside;
}

/** The one that is open comes back to its place, where it is as it was written. */
async function putBack(
  path: string,
  journal: Journal,
  options: FoldOptions,
): Promise<Journal | null> {
  const { older } = options;
  if (!older || !(await older.isSound())) return null;
  await older.keepInPlace();
  const back = await openFitting(path, journal, options);
  if (!back) await putAside(path, options);
  return back;
}

/** Whether it goes up to the journal; what stands in it beyond that is cut off, and kept. */
async function isFitting(history: Journal, journal: Journal, now: Date): Promise<boolean> {
  if (!reachesTo(history, journal)) return false;
  // An earlier attempt may have come to nothing halfway.
  if (await isBeginning(history, journal)) return true;
  if (history.heading.base >= journal.heading.base) return false;
  await copyFile(history.path, await asideName(history.path, 'foreign', now));
  await history.cutAt(journal.heading.base);
  return true;
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

async function begin(path: string, journal: Journal, { writer }: FoldOptions): Promise<Journal> {
  const { base } = journal.heading;
  await replaceFile(path, await journal.bytes(base, journal.start - base));
  const history = await Journal.open(path, writer);
  if (!history) throw new Error('a history that was just begun cannot be read');
  return history;
}
