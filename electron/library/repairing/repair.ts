/**
 * Opening a campaign whose files are not as they were left: find the newest state that is
 * consistent, put everything damaged aside under a new name, say what was done.
 */
import { copyFile, lstat, rename } from 'node:fs/promises';
import type { OpenNotice } from '#shared/api/api';
import { goodBackups } from '../saving/backups';
import { quarantineName, isRegular, replaceFile } from '../disk/files';
import { LARGEST_JOURNAL, newestJournalFirst } from '../saving/bytes';
import { Journal, type Found } from '../saving/journal';
import {
  encodeHeading,
  FIRST_FENCE,
  linksAfter,
  playedField,
  type Heading,
  type Line,
} from '../../format/line';
import type { Paths } from '../disk/paths';
import {
  finishSwaps,
  identityOf,
  LostError,
  putFile,
  renameUnchanged,
  type Identity,
} from '../disk/swap';
import { isOnCourse } from './course';
import { relink } from './relink';
import { NOTHING, readRemains, withHistory, type JournalRemains, type Remains } from './remains';
import type { Save } from '../saving/checkpoint';
import { furthest, startsFrom, type Check, type Start } from './starts';

export interface Recovered {
  readonly save: Save;
  readonly notice: OpenNotice;
}

/** Null where nothing is left to go on from; then nothing was touched. */
export async function recover(
  remains: Remains,
  isGood: Check,
  now: Date,
): Promise<Recovered | null> {
  const { paths } = remains;
  const known = await identityOf(paths.journal);
  const history = await identityOf(paths.history);
  const found = await readRemains(paths.journal);
  const isForeign = remains.save && found.heading && remains.save.id !== found.heading.id;
  const journal = isForeign ? NOTHING : await withHistory(found, remains);
  const starts = await startsFrom(remains, journal.headings);
  const isSound: Check = (save) => isGood(save) && isOnCourse(journal, save);
  const reached =
    furthest(starts, journal.lines, isSound) ?? furthest(starts, journal.lines, isGood);
  if (!reached) return null;
  const best = { ...reached, save: withClock(reached.save, journal) };
  const hangsTogether = isOnCourse(journal, best.save);
  const whole = hangsTogether ? wholeJournal(journal, best.save) : null;
  const isCopied = await isCopyable(paths.journal).catch(() => false);
  const asides = await setAside(remains, journal, whole === null ? known : null, now);
  if (whole) return { save: whole, notice: noticeOf(best.start, true, asides) };
  const past = hangsTogether ? pastOf(journal, best.save) : null;
  // One that was no file is out of the way; one that comes meanwhile is another process's.
  await finishSwaps(paths.journal, newestJournalFirst);
  const there = await identityOf(paths.journal);
  if (!there && isCopied && asides.journal) throw new LostError(paths.journal);
  if (there && (there.ino !== known?.ino || there.size !== known.size))
    throw new LostError(paths.journal);
  const save = past ? await writePast(paths, best.save, past, there) : null;
  const begun = save ?? (await startJournal(paths.journal, best.save, there));
  // The new journal holds what was in there, or nothing that hangs together with it.
  if (!save || journal.isMerged) await setHistoryAside(paths.history, history, now);
  return { save: begun, notice: noticeOf(best.start, save !== null, asides) };
}

/** The clock of a campaign stands where it stood last, however far its steps can be followed. */
function withClock(save: Save, { headings, lines }: JournalRemains): Save {
  const kept = [...headings, ...lines.map(({ line }) => line)];
  const longest = (most: number, { played = 0 }) => Math.max(most, played);
  return { ...save, ...playedField(kept.reduce(longest, save.played ?? 0)) };
}

/** The save that stands at the end of a journal that needs no repair; null = it does need one. */
function wholeJournal({ heading, lines, intact }: JournalRemains, save: Save): Save | null {
  if (heading?.schema !== save.schema || !intact) return null;
  const line = lines.at(-1)?.line;
  if (save.seq !== (line?.seq ?? heading.seq)) return null;
  const { head, redo } = line && intact.last ? linksAfter(line, intact.last) : heading;
  return { ...save, id: heading.id, head, redo, end: intact.end };
}

interface PastLines {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

/** All lines of a journal up to a state; null where one is missing or of another version. */
function pastOf({ heading, lines }: JournalRemains, { schema, seq }: Save): PastLines | null {
  if (heading?.schema !== schema) return null;
  const wanted = lines.filter(({ line }) => line.seq > heading.seq && line.seq <= seq);
  if (wanted.some((found) => (found.schema ?? schema) !== schema)) return null;
  const past = wanted.map(({ line }) => line);
  return past.length === seq - heading.seq ? { heading, lines: past } : null;
}

/** What is no file, or far too large for one of ours, is only moved. */
async function isCopyable(path: string): Promise<boolean> {
  return (await isRegular(path)) && (await lstat(path)).size <= LARGEST_JOURNAL;
}

interface Asides {
  readonly save: string | null;
  readonly journal: string | null;
}

async function setAside(
  { paths, save, isSaveDamaged }: Remains,
  journal: JournalRemains,
  known: Identity | null,
  now: Date,
): Promise<Asides> {
  const asides: { save: string | null; journal: string | null } = { save: null, journal: null };
  if (known) {
    asides.journal = quarantineName(paths.journal, 'damaged', now);
    // A copy, so that a power cut right here leaves what was there; only files can be copied so.
    if (await isCopyable(paths.journal)) await copyFile(paths.journal, asides.journal);
    else if (!(await renameUnchanged(paths.journal, known, asides.journal)))
      throw new LostError(paths.journal);
  }
  // A state that the lines do not lead to is all there is of what was played so.
  if (isSaveDamaged || (save && !isOnCourse(journal, save))) {
    asides.save = quarantineName(paths.save, 'damaged', now);
    await rename(paths.save, asides.save);
  }
  return asides;
}

/** Writes a journal anew, with all its lines; null where they do not hang together. */
async function writePast(
  paths: Paths,
  save: Save,
  { heading, lines }: PastLines,
  known: Identity | null,
): Promise<Save | null> {
  const { base, head, redo } = heading;
  const first = encodeHeading(heading);
  const history = base === 0 ? null : await Journal.open(paths.history);
  try {
    const relinked = await relink(lines, {
      at: base + first.length,
      held: { head, redo },
      lookUp: async (place) => (await history?.read(place)) ?? null,
    });
    if (!relinked) return null;
    const bytes = Buffer.concat([first, ...relinked.bytes]);
    await putFile(paths.journal, known, bytes);
    return { ...save, id: heading.id, ...relinked.held, end: base + bytes.length };
  } finally {
    await history?.close();
  }
}

/** Puts a history that nothing leads to any more out of the way, where it is the one that was read. */
export async function setHistoryAside(
  path: string,
  known: Identity | null,
  now: Date,
): Promise<string | null> {
  if (!known) return null;
  const aside = quarantineName(path, 'damaged', now);
  return (await renameUnchanged(path, known, aside)) ? aside : null;
}

/** A journal without a past: its heading holds the game. */
export function withoutPast(save: Save): { readonly bytes: Buffer; readonly save: Save } {
  const { id, schema, seq, game, played } = save;
  const links = { head: null, redo: null, ...playedField(played) };
  const top = { journal: 1, schema, id, base: 0, seq, ...links, game, fence: FIRST_FENCE } as const;
  const bytes = encodeHeading(top);
  return { bytes, save: { ...save, ...links, end: bytes.length } };
}

/** Begins such a journal, in place of the one that is known to be there. */
export async function startJournal(
  path: string,
  save: Save,
  known: Identity | null,
): Promise<Save> {
  const begun = withoutPast(save);
  await putFile(path, known, begun.bytes);
  return begun.save;
}

function noticeOf({ from }: Start, isHistoryKept: boolean, asides: Asides): OpenNotice {
  const setAside = asides.save ?? asides.journal;
  if (typeof from === 'object')
    return { kind: 'restoredFromBackup', setAside, backup: from.backup };
  if (from === 'save' && !isHistoryKept) return { kind: 'historyLost', setAside };
  return { kind: 'restoredFromJournal', setAside };
}

/** Whether not even a backup, a journal or a history is left of a campaign whose save is damaged. */
export async function isHopeless({ journal, history, backups }: Paths): Promise<boolean> {
  for (const path of [journal, history]) {
    const opened = await Journal.open(path).catch(() => null);
    await opened?.close();
    if (opened) return false;
  }
  return (await goodBackups(backups)).length === 0;
}

/**
 * A journal without the line at its end that was never finished, whose bytes go into a file of their own.
 * Not cut in its place: another process may just be writing it.
 */
export async function withoutTornTail(journal: Journal, at: number, now: Date): Promise<Journal> {
  const aside = quarantineName(journal.path, 'torn', now);
  await replaceFile(aside, await journal.bytesFrom(at));
  return journal.replaced(await journal.bytesUpTo(at));
}

/** Whether what follows a bad line's first byte is only the rest of that line. */
export function isTornTail(found: readonly Found[], badAt: number, tail: Buffer): boolean {
  if (found.some(({ place }) => place.at >= badAt)) return false;
  const lineEnd = tail.indexOf(0x0a);
  return lineEnd === -1 || lineEnd === tail.length - 1;
}
