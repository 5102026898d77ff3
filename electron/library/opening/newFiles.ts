/** Creates the files of new and imported campaigns. */
import { rmdir, unlink } from 'node:fs/promises';
import type { Command } from '#shared/commands/shapes';
import { patchBetween } from '#shared/patch';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { FileOptions } from '../saving/fileOptions';
import { LostError, createOrSwap, removeOwn } from '../disk/swap';
import { saveFailure } from '../disk/failures';
import { Journal } from '../saving/journal';
import {
  encodeLine,
  linksAfter,
  playedField,
  type CommandLine,
  type JournalState,
} from '../../format/line';
import type { Paths } from '../disk/paths';
import { readRemains } from '../repairing/remains';
import { startJournal } from '../repairing/repair';
import { backupsIn } from '../saving/backups';
import { readSave, writeSave } from '../saving/checkpoint';

/** A validated campaign from a file. */
export interface ImportedCampaign {
  readonly journal: Buffer;
  readonly state: JournalState<Game>;
  /** Seconds the campaign was played. */
  readonly played: number | undefined;
  /** Number of the campaign's first steps that are not in the file. */
  readonly missing: number;
}

interface FirstStep extends Outcome<Game> {
  readonly command: Command;
  readonly before: Game;
}

/** Creates the files of a new campaign with its first line; they must not exist. */
export async function makeCampaign(
  paths: Paths,
  id: string,
  { command, before, next, events }: FirstStep,
  { writer, now }: Pick<FileOptions, 'writer' | 'now'>,
): Promise<Result<void>> {
  const first: CommandLine = {
    seq: 1,
    at: now().toISOString(),
    request: null,
    kind: 'command',
    command,
    events,
    patch: patchBetween(before, next),
    inverse: patchBetween(next, before),
    parent: null,
  };
  return allOrNothing(paths, { id, seq: first.seq }, async () => {
    const start = { schema: SCHEMA, id, seq: 0, head: null, redo: null, changedAt: first.at };
    const { end } = await startJournal(paths.journal, { ...start, game: before, end: 0 }, null);
    const bytes = encodeLine(first);
    const journal = await Journal.open(paths.journal, writer);
    if (!journal) throw new Error('a journal that was just written cannot be read');
    try {
      await journal.append(bytes);
    } finally {
      await journal.close();
    }
    const place = { at: end, length: bytes.length };
    const state = { game: next, seq: first.seq, ...linksAfter(first, place) };
    await writeSave(paths.save, { ...start, ...state, end: end + bytes.length });
  });
}

/** Creates the files of an imported campaign; they must not exist. */
export async function writeImported(
  paths: Paths,
  id: string,
  { journal, state, played }: ImportedCampaign,
  now: Date,
): Promise<Result<void>> {
  return allOrNothing(paths, { id, seq: state.seq }, async () => {
    await createOrSwap(paths.journal, null, journal);
    const rest = { schema: SCHEMA, id, changedAt: now.toISOString(), end: journal.length };
    await writeSave(paths.save, { ...state, ...rest, ...playedField(played) });
  });
}

/** Random id and number of steps of files that were just created. */
type CreatedFiles = Pick<JournalState, 'seq'> & { readonly id: string };

/**
 * Removes the files of a campaign whose creation failed. They stay if another process has played the campaign
 * or has created its own under that name. Never fails.
 */
export async function removeNewFiles(paths: Paths, created: CreatedFiles): Promise<void> {
  const { journal, save, backups } = paths;
  const isOurs = ({ id, seq }: CreatedFiles) => id === created.id && seq <= created.seq;
  const isOurSave = async (path: string) => {
    const read = await readSave(path);
    return read.kind === 'good' && isOurs(read.save);
  };
  const isOurJournal = async (path: string) => {
    const { heading, lines } = await readRemains(path);
    const seq = lines.at(-1)?.line.seq ?? heading?.seq;
    return heading !== null && seq !== undefined && isOurs({ id: heading.id, seq });
  };
  try {
    if (!(await removeOwn(journal, isOurJournal))) return;
    await removeOwn(save, isOurSave);
    // A backup is never changed after it is written.
    for (const path of await backupsIn(backups)) if (await isOurSave(path)) await unlink(path);
    await rmdir(backups);
  } catch {
    // Files that cannot be removed appear in the campaign list.
  }
}

/** Runs `make`. If it fails, removes the files again, because they would appear as a damaged campaign. */
async function allOrNothing(
  paths: Paths,
  created: CreatedFiles,
  make: () => Promise<void>,
): Promise<Result<void>> {
  try {
    await make();
    return ok(undefined);
  } catch (error) {
    // The files belong to a campaign that another process has created under this name.
    if (error instanceof LostError) {
      return refuse({ code: 'libraryIsLocked', path: paths.journal });
    }
    await removeNewFiles(paths, created);
    return saveFailure(error, paths.journal);
  }
}
