/**
 * Repairs a campaign with damaged files: finds the newest consistent state, quarantines damaged files under
 * new names and reports what was done.
 */
import { copyFile, lstat, rename } from 'node:fs/promises';
import type { OpenNotice } from '#shared/api/api';
import { goodBackups } from '../saving/backups';
import { quarantineName, isRegular, replaceFile } from '../disk/files';
import { MAX_JOURNAL_BYTES, newestJournalFirst } from '../saving/readBytes';
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
  createOrSwap,
  renameUnchanged,
  type Identity,
} from '../disk/swap';
import { isConsistent } from './consistency';
import { relink } from './relink';
import { NOTHING, readRemains, withHistory, type JournalRemains, type Remains } from './remains';
import type { Save } from '../saving/checkpoint';
import { furthestStart, startsFrom, type IsUsable, type Start } from './starts';

export interface Recovery {
  readonly save: Save;
  readonly notice: OpenNotice;
}

/** Null if no state can be used. In that case no file is changed. */
export async function recover(
  remains: Remains,
  isGood: IsUsable,
  now: Date,
): Promise<Recovery | null> {
  const { paths } = remains;
  const known = await identityOf(paths.journal);
  const history = await identityOf(paths.history);
  const found = await readRemains(paths.journal);
  const isForeign = remains.save && found.heading && remains.save.id !== found.heading.id;
  const journal = isForeign ? NOTHING : await withHistory(found, remains);
  const starts = await startsFrom(remains, journal.headings);
  const isSound: IsUsable = (save) => isGood(save) && isConsistent(journal, save);
  const reached =
    furthestStart(starts, journal.lines, isSound) ?? furthestStart(starts, journal.lines, isGood);
  if (!reached) return null;
  const best = { ...reached, save: withLongestPlayed(reached.save, journal) };
  const isJournalConsistent = isConsistent(journal, best.save);
  const whole = isJournalConsistent ? saveOfIntactJournal(journal, best.save) : null;
  const isCopied = await isCopyable(paths.journal).catch(() => false);
  const asides = await quarantine(remains, journal, whole === null ? known : null, now);
  if (whole) return { save: whole, notice: noticeOf(best.start, true, asides) };
  const past = isJournalConsistent ? linesUpTo(journal, best.save) : null;
  // A journal that appears only now belongs to another process.
  await finishSwaps(paths.journal, newestJournalFirst);
  const there = await identityOf(paths.journal);
  if (!there && isCopied && asides.journal) throw new LostError(paths.journal);
  if (there && (there.ino !== known?.ino || there.size !== known.size))
    throw new LostError(paths.journal);
  const save = past ? await rewriteJournal(paths, best.save, past, there) : null;
  const begun = save ?? (await startJournal(paths.journal, best.save, there));
  // The new journal contains the lines of the history, or does not continue it.
  if (!save || journal.isMerged) await quarantineHistory(paths.history, history, now);
  return { save: begun, notice: noticeOf(best.start, save !== null, asides) };
}

/** Sets the longest playing time in any line, even if not all steps can be restored. */
function withLongestPlayed(save: Save, { headings, lines }: JournalRemains): Save {
  const found = [...headings, ...lines.map(({ line }) => line)];
  const longestPlayed = (max: number, { played = 0 }) => Math.max(max, played);
  return { ...save, ...playedField(found.reduce(longestPlayed, save.played ?? 0)) };
}

/** The save at the end of an intact journal; null = the journal must be repaired. */
function saveOfIntactJournal({ heading, lines, intact }: JournalRemains, save: Save): Save | null {
  if (heading?.schema !== save.schema || !intact) return null;
  const line = lines.at(-1)?.line;
  if (save.seq !== (line?.seq ?? heading.seq)) return null;
  const { head, redo } = line && intact.last ? linksAfter(line, intact.last) : heading;
  return { ...save, id: heading.id, head, redo, end: intact.end };
}

interface JournalLines {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

/** All lines of a journal up to the state of a save; null if a line is missing or of another version. */
function linesUpTo({ heading, lines }: JournalRemains, { schema, seq }: Save): JournalLines | null {
  if (heading?.schema !== schema) return null;
  const wanted = lines.filter(({ line }) => line.seq > heading.seq && line.seq <= seq);
  if (wanted.some((found) => (found.schema ?? schema) !== schema)) return null;
  const past = wanted.map(({ line }) => line);
  return past.length === seq - heading.seq ? { heading, lines: past } : null;
}

/** False for anything but a file of plausible size. Such a thing is renamed instead of copied. */
async function isCopyable(path: string): Promise<boolean> {
  return (await isRegular(path)) && (await lstat(path)).size <= MAX_JOURNAL_BYTES;
}

interface Quarantined {
  readonly save: string | null;
  readonly journal: string | null;
}

async function quarantine(
  { paths, save, isSaveDamaged }: Remains,
  journal: JournalRemains,
  known: Identity | null,
  now: Date,
): Promise<Quarantined> {
  const asides: { save: string | null; journal: string | null } = { save: null, journal: null };
  if (known) {
    asides.journal = quarantineName(paths.journal, 'damaged', now);
    // Copied instead of moved, so that a power cut here leaves the file in place.
    if (await isCopyable(paths.journal)) await copyFile(paths.journal, asides.journal);
    else if (!(await renameUnchanged(paths.journal, known, asides.journal)))
      throw new LostError(paths.journal);
  }
  // The journal does not lead to this save, so the save is the only record of its history.
  if (isSaveDamaged || (save && !isConsistent(journal, save))) {
    asides.save = quarantineName(paths.save, 'damaged', now);
    await rename(paths.save, asides.save);
  }
  return asides;
}

/** Rewrites a journal with these lines; null if they cannot be linked. */
async function rewriteJournal(
  paths: Paths,
  save: Save,
  { heading, lines }: JournalLines,
  known: Identity | null,
): Promise<Save | null> {
  const { base, head, redo } = heading;
  const first = encodeHeading(heading);
  const history = base === 0 ? null : await Journal.open(paths.history);
  try {
    const relinked = await relink(lines, {
      at: base + first.length,
      links: { head, redo },
      lookUp: async (place) => (await history?.read(place)) ?? null,
    });
    if (!relinked) return null;
    const bytes = Buffer.concat([first, ...relinked.bytes]);
    await createOrSwap(paths.journal, known, bytes);
    return { ...save, id: heading.id, ...relinked.links, end: base + bytes.length };
  } finally {
    await history?.close();
  }
}

/** Quarantines an unused history if it is unchanged. */
export async function quarantineHistory(
  path: string,
  known: Identity | null,
  now: Date,
): Promise<string | null> {
  if (!known) return null;
  const aside = quarantineName(path, 'damaged', now);
  return (await renameUnchanged(path, known, aside)) ? aside : null;
}

/** A journal without lines: its heading contains the game. */
export function journalOfState(save: Save): { readonly bytes: Buffer; readonly save: Save } {
  const { id, schema, seq, game, played } = save;
  const links = { head: null, redo: null, ...playedField(played) };
  const top = { journal: 1, schema, id, base: 0, seq, ...links, game, fence: FIRST_FENCE } as const;
  const bytes = encodeHeading(top);
  return { bytes, save: { ...save, ...links, end: bytes.length } };
}

/** Writes a journal of this kind, replacing the known one. */
export async function startJournal(
  path: string,
  save: Save,
  known: Identity | null,
): Promise<Save> {
  const begun = journalOfState(save);
  await createOrSwap(path, known, begun.bytes);
  return begun.save;
}

function noticeOf({ from }: Start, isHistoryKept: boolean, asides: Quarantined): OpenNotice {
  const setAside = asides.save ?? asides.journal;
  if (typeof from === 'object')
    return { kind: 'restoredFromBackup', setAside, backup: from.backup };
  if (from === 'save' && !isHistoryKept) return { kind: 'historyLost', setAside };
  return { kind: 'restoredFromJournal', setAside };
}

/** True if neither journal, history nor backup of a campaign can be read. */
export async function isUnrecoverable({ journal, history, backups }: Paths): Promise<boolean> {
  for (const path of [journal, history]) {
    const opened = await Journal.open(path).catch(() => null);
    await opened?.close();
    if (opened) return false;
  }
  return (await goodBackups(backups)).length === 0;
}

/**
 * Removes an incomplete last line and quarantines its bytes. Replaces the file instead of truncating it,
 * because another process may be writing that line at this moment.
 */
export async function removeTornTail(journal: Journal, at: number, now: Date): Promise<Journal> {
  const aside = quarantineName(journal.path, 'torn', now);
  await replaceFile(aside, await journal.bytesFrom(at));
  return journal.replaceWith(await journal.bytesUpTo(at));
}

/** True if the bytes from `badAt` on are a single incomplete line. */
export function isTornTail(found: readonly Found[], badAt: number, tail: Buffer): boolean {
  if (found.some(({ place }) => place.at >= badAt)) return false;
  const lineEnd = tail.indexOf(0x0a);
  return lineEnd === -1 || lineEnd === tail.length - 1;
}
