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
import { relink } from './relink';
import type { Save } from './save';

/** Where the parts of a campaign lie. */
export interface Paths {
  readonly save: string;
  readonly journal: string;
  readonly backups: string;
}

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

type Check = (game: unknown) => boolean;

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
  isGame: Check,
  now: Date,
): Promise<Recovered | null> {
  const journal = await readRemains(remains.paths.journal);
  const isForeign = remains.save && journal.heading && remains.save.id !== journal.heading.id;
  const lines = isForeign ? [] : journal.lines;
  const starts = await startsFrom(remains, isForeign ? null : journal.heading);
  const best = furthest(starts, lines, isGame);
  if (!best) return null;
  const whole = lines.length > 0 ? wholeJournal(journal, best.save) : null;
  const asides = await setAside(remains, whole === null, now);
  if (whole) return { save: whole, notice: noticeOf(best.start, true, asides) };
  const history = isForeign ? null : historyOf(journal, best.save.seq);
  const { journal: path } = remains.paths;
  const save = history ? await writeHistory(path, best.save, history) : null;
  return {
    save: save ?? (await startJournal(path, best.save)),
    notice: noticeOf(best.start, save !== null, asides),
  };
}

interface JournalRemains {
  readonly heading: Heading | null;
  /** Good lines in the order of `seq`, each once. */
  readonly lines: readonly Line[];
  /** Where the last line stands and where the file ends, if everything in it is as it should be. */
  readonly intact: { readonly last: Place | null; readonly end: number } | null;
}

async function readRemains(path: string): Promise<JournalRemains> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (!['ENOENT', 'EISDIR'].includes(codeOf(error))) throw error;
    return { heading: null, lines: [], intact: null };
  }
  let heading: Heading | null = null;
  let last: Place | null = null;
  const found: Line[] = [];
  let pieces = 0;
  for (let at = 0; at < bytes.length; pieces += 1) {
    const lineEnd = bytes.indexOf(0x0a, at);
    const piece = bytes.subarray(at, lineEnd === -1 ? bytes.length : lineEnd + 1);
    if (at === 0) heading = decodeHeading(piece);
    const line = at === 0 && heading ? null : decodeLine(piece);
    if (line) {
      found.push(line);
      last = { at: (heading?.base ?? 0) + at, length: piece.length };
    }
    at += piece.length;
  }
  const bySeq = new Map(found.map((line) => [line.seq, line]));
  const lines = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const first = heading?.seq ?? 0;
  const isIntact =
    heading !== null &&
    found.length === pieces - 1 &&
    found.every((line, index) => line.seq === first + index + 1);
  const end = (heading?.base ?? 0) + bytes.length;
  return { heading, lines, intact: isIntact ? { last, end } : null };
}

/** The save that stands at the end of a journal that needs no repair; null = it does need one. */
function wholeJournal({ heading, lines, intact }: JournalRemains, save: Save): Save | null {
  const line = lines.at(-1);
  if (!heading || !intact?.last || line?.seq !== save.seq) return null;
  return { ...save, id: heading.id, ...linksAfter(line, intact.last), end: intact.end };
}

interface History {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

/** All lines of a journal up to a state; null where one is missing. */
function historyOf({ heading, lines }: JournalRemains, seq: number): History | null {
  if (!heading) return null;
  const wanted = lines.filter((line) => line.seq > heading.seq && line.seq <= seq);
  return wanted.length === seq - heading.seq ? { heading, lines: wanted } : null;
}

/** Newest state first, so that of two ways to the same end the one with the fewest lines wins. */
async function startsFrom({ paths, save }: Remains, heading: Heading | null): Promise<Start[]> {
  const starts: Start[] = save ? [{ from: 'save', save }] : [];
  for (const backup of await goodBackups(paths.backups)) {
    if (heading && backup.save.id !== heading.id) continue;
    starts.push({ from: { backup: backup.path }, save: backup.save });
  }
  if (heading && heading.schema <= SCHEMA) {
    const { schema, id, seq, head, redo, game } = heading;
    const at = { changedAt: new Date(0).toISOString(), end: 0 };
    starts.push({ from: 'journal', save: { schema, id, seq, head, redo, game, ...at } });
  }
  return starts;
}

function furthest(starts: readonly Start[], lines: readonly Line[], isGame: Check): Reached | null {
  let best: Reached | null = null;
  for (const start of starts) {
    const reached = follow(start, lines);
    if (best && reached.save.seq <= best.save.seq) continue;
    if (isGame(reached.save.game)) best = reached;
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
async function writeHistory(path: string, save: Save, history: History): Promise<Save | null> {
  const { heading } = history;
  const first = encodeLine({ ...heading, base: 0, head: null, redo: null });
  const nothing = { head: null, redo: null };
  const start = { at: first.length, held: nothing, lookUp: () => Promise.resolve(null) };
  const relinked = await relink(history.lines, start);
  if (!relinked) return null;
  const bytes = Buffer.concat([first, ...relinked.bytes]);
  await replaceFile(path, bytes);
  return { ...save, id: heading.id, ...relinked.held, end: bytes.length };
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
