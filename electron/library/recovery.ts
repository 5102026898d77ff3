/**
 * Opening a campaign whose files are not as they were left: find the newest state that is
 * consistent, put everything damaged aside under a new name, say what was done.
 */
import { copyFile, readFile, rename } from 'node:fs/promises';
import { applyPatch } from '#shared/patch';
import type { OpenNotice } from '#shared/api';
import { goodBackups } from './backups';
import { asideName, exists, replaceFile } from './disk';
import { codeOf } from './failures';
import { Journal, type Found } from './journal';
import {
  decodeHeading,
  decodeLine,
  encodeLine,
  linksAfter,
  type Heading,
  type Line,
  type Place,
} from './line';
import { SCHEMA } from './migrations';
import type { Paths } from './paths';
import { relink } from './relink';
import type { Save } from './save';

/** What was found of a campaign, before anything was touched. */
export interface Remains {
  readonly paths: Paths;
  readonly save: Save | null;
  /** The save is there and cannot be read. */
  readonly isSaveDamaged: boolean;
}

export interface Recovered {
  readonly save: Save;
  readonly notice: OpenNotice;
}

/** Whether the game in a save can be played on. */
type Check = (save: Save) => boolean;

/** A state to start from, and where it was found. */
interface Start {
  readonly from: 'save' | 'journal' | { readonly backup: string };
  readonly save: Save;
}

/** A start, and the state after all lines that follow it without a gap. */
interface Reached {
  readonly start: Start;
  readonly save: Save;
}

/** Null where nothing is left to go on from; then nothing was touched. */
export async function recover(
  remains: Remains,
  isGood: Check,
  now: Date,
): Promise<Recovered | null> {
  const { paths } = remains;
  const found = await readRemains(paths.journal);
  const isForeign = remains.save && found.heading && remains.save.id !== found.heading.id;
  const journal = isForeign ? NOTHING : await withHistory(found, remains);
  const best = furthest(await startsFrom(remains, journal.headings), journal.lines, isGood);
  if (!best) return null;
  const whole = wholeJournal(journal, best.save);
  const asides = await setAside(remains, whole === null, now);
  if (whole) return { save: whole, notice: noticeOf(best.start, true, asides) };
  const past = pastOf(journal, best.save.seq);
  const save = past ? await writePast(paths, best.save, past) : null;
  const begun = save ?? (await startJournal(paths.journal, best.save));
  // The new journal holds what was in there, or nothing that hangs together with it.
  if (!save || journal.isMerged) await setHistoryAside(paths.history, now);
  return { save: begun, notice: noticeOf(best.start, save !== null, asides) };
}

interface JournalRemains {
  /** The first one; null where it is damaged. */
  readonly heading: Heading | null;
  /** All good ones; a history has one for each journal that went into it. */
  readonly headings: readonly Heading[];
  /** Good lines in the order of `seq`, each once. */
  readonly lines: readonly Line[];
  /** Where the last line stands and where the file ends, if everything in it is as it should be. */
  readonly intact: { readonly last: Place | null; readonly end: number } | null;
  /** Whether the history was read, too. */
  readonly isMerged: boolean;
}

const NOTHING: JournalRemains = {
  heading: null,
  headings: [],
  lines: [],
  intact: null,
  isMerged: false,
};

/** A journal without its heading goes on from where the history ends. */
async function withHistory(
  journal: JournalRemains,
  { paths, save }: Remains,
): Promise<JournalRemains> {
  if (journal.heading) return journal;
  const history = await readRemains(paths.history);
  if (!history.heading || (save && save.id !== history.heading.id)) return journal;
  const lines = inOrder([...history.lines, ...journal.lines]);
  return { ...history, lines, intact: null, isMerged: true };
}

function inOrder(lines: readonly Line[]): readonly Line[] {
  const bySeq = new Map(lines.map((line) => [line.seq, line]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

async function readRemains(path: string): Promise<JournalRemains> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (!['ENOENT', 'EISDIR'].includes(codeOf(error))) throw error;
    return NOTHING;
  }
  let heading: Heading | null = null;
  let last: Place | null = null;
  const headings: Heading[] = [];
  const found: Line[] = [];
  let pieces = 0;
  for (let at = 0; at < bytes.length; pieces += 1) {
    const lineEnd = bytes.indexOf(0x0a, at);
    const piece = bytes.subarray(at, lineEnd === -1 ? bytes.length : lineEnd + 1);
    const line = decodeLine(piece);
    const top = line ? null : decodeHeading(piece);
    if (at === 0) heading = top;
    if (top) headings.push(top);
    if (line) {
      found.push(line);
      last = { at: (heading?.base ?? 0) + at, length: piece.length };
    }
    at += piece.length;
  }
  const first = heading?.seq ?? 0;
  const isIntact =
    heading !== null &&
    found.length === pieces - 1 &&
    found.every((line, index) => line.seq === first + index + 1);
  const end = (heading?.base ?? 0) + bytes.length;
  const intact = isIntact ? { last, end } : null;
  return { heading, headings, lines: inOrder(found), intact, isMerged: false };
}

/** The save that stands at the end of a journal that needs no repair; null = it does need one. */
function wholeJournal({ heading, lines, intact }: JournalRemains, save: Save): Save | null {
  if (!heading || !intact) return null;
  const line = lines.at(-1);
  if (save.seq !== (line?.seq ?? heading.seq)) return null;
  const { head, redo } = line && intact.last ? linksAfter(line, intact.last) : heading;
  return { ...save, id: heading.id, head, redo, end: intact.end };
}

interface PastLines {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

/** All lines of a journal up to a state; null where one is missing. */
function pastOf({ heading, lines }: JournalRemains, seq: number): PastLines | null {
  if (!heading) return null;
  const wanted = lines.filter((line) => line.seq > heading.seq && line.seq <= seq);
  return wanted.length === seq - heading.seq ? { heading, lines: wanted } : null;
}

/** Newest state first, so that of two ways to the same end the one with the fewest lines wins. */
async function startsFrom(
  { paths, save }: Remains,
  headings: readonly Heading[],
): Promise<Start[]> {
  const starts: Start[] = save ? [{ from: 'save', save }] : [];
  const [first] = headings;
  for (const backup of await goodBackups(paths.backups)) {
    if (first && backup.save.id !== first.id) continue;
    starts.push({ from: { backup: backup.path }, save: backup.save });
  }
  for (const { schema, id, seq, head, redo, game } of headings) {
    if (schema > SCHEMA) continue;
    const at = { changedAt: new Date(0).toISOString(), end: 0 };
    starts.push({ from: 'journal', save: { schema, id, seq, head, redo, game, ...at } });
  }
  return starts;
}

function furthest(starts: readonly Start[], lines: readonly Line[], isGood: Check): Reached | null {
  let best: Reached | null = null;
  for (const start of starts) {
    const reached = follow(start, lines);
    if (best && reached.save.seq <= best.save.seq) continue;
    if (isGood(reached.save)) best = reached;
  }
  return best;
}

function follow(start: Start, lines: readonly Line[]): Reached {
  let { save } = start;
  for (const line of lines) {
    if (line.seq <= save.seq) continue;
    if (line.seq !== save.seq + 1) break;
    try {
      const game = applyPatch(save.game, line.patch);
      save = { ...save, game, seq: line.seq, changedAt: line.at };
    } catch (error) {
      // The line belongs to another course of the game.
      if (error instanceof RangeError) break;
      throw error;
    }
  }
  return { start, save };
}

interface Asides {
  readonly save: string | null;
  readonly journal: string | null;
}

async function setAside(remains: Remains, withJournal: boolean, now: Date): Promise<Asides> {
  const { paths } = remains;
  const asides: { save: string | null; journal: string | null } = { save: null, journal: null };
  if (withJournal && (await exists(paths.journal))) {
    asides.journal = await asideName(paths.journal, 'damaged', now);
    // A copy, so that a power cut right here leaves what was there; a folder cannot be copied so.
    await copyFile(paths.journal, asides.journal).catch((error: unknown) => {
      if (!['EISDIR', 'EPERM', 'ENOTSUP'].includes(codeOf(error))) throw error;
      return rename(paths.journal, asides.journal ?? '');
    });
  }
  if (remains.isSaveDamaged) {
    asides.save = await asideName(paths.save, 'damaged', now);
    await rename(paths.save, asides.save);
  }
  return asides;
}

/** Writes a journal anew, with all its lines; null where they do not hang together. */
async function writePast(
  paths: Paths,
  save: Save,
  { heading, lines }: PastLines,
): Promise<Save | null> {
  const { base, head, redo } = heading;
  const first = encodeLine(heading);
  const history = base === 0 ? null : await Journal.open(paths.history);
  try {
    const relinked = await relink(lines, {
      at: base + first.length,
      held: { head, redo },
      lookUp: async (place) => (await history?.read(place)) ?? null,
    });
    if (!relinked) return null;
    const bytes = Buffer.concat([first, ...relinked.bytes]);
    await replaceFile(paths.journal, bytes);
    return { ...save, id: heading.id, ...relinked.held, end: base + bytes.length };
  } finally {
    await history?.close();
  }
}

/** Puts a history that nothing leads to any more out of the way. */
export async function setHistoryAside(path: string, now: Date): Promise<string | null> {
  if (!(await exists(path))) return null;
  const aside = await asideName(path, 'damaged', now);
  await rename(path, aside);
  return aside;
}

/** A journal without a past: its heading holds the game. */
export async function startJournal(path: string, save: Save): Promise<Save> {
  const { id, schema, seq, game } = save;
  const links = { head: null, redo: null };
  const bytes = encodeLine({ journal: 1, schema, id, base: 0, seq, ...links, game });
  await replaceFile(path, bytes);
  return { ...save, ...links, end: bytes.length };
}

function noticeOf({ from }: Start, isHistoryKept: boolean, asides: Asides): OpenNotice {
  const setAside = asides.save ?? asides.journal;
  if (typeof from === 'object')
    return { kind: 'restoredFromBackup', setAside, backup: from.backup };
  if (from === 'save' && !isHistoryKept) return { kind: 'historyLost', setAside };
  return { kind: 'restoredFromJournal', setAside };
}

/** Whether not even a backup or a journal is left of a campaign whose save is damaged. */
export async function isHopeless(paths: Paths): Promise<boolean> {
  const journal = await Journal.open(paths.journal).catch(() => null);
  await journal?.close();
  return journal === null && (await goodBackups(paths.backups)).length === 0;
}

/** Cuts a line that was never finished off the end, after its bytes were put into a file of their own. */
export async function cutTornTail(journal: Journal, at: number, now: Date): Promise<void> {
  const aside = await asideName(journal.path, 'torn', now);
  await replaceFile(aside, await journal.bytesFrom(at));
  await journal.cutAt(at);
}

/** Whether what follows a bad line's first byte is only the rest of that line. */
export function isTornTail(found: readonly Found[], badAt: number, tail: Buffer): boolean {
  if (found.some(({ place }) => place.at >= badAt)) return false;
  const lineEnd = tail.indexOf(0x0a);
  return lineEnd === -1 || lineEnd === tail.length - 1;
}
