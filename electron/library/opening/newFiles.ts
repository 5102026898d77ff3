/** Files of campaigns that were not there before. */
import { rmdir, unlink } from 'node:fs/promises';
import type { Command } from '#shared/commands/shapes';
import { patchBetween } from '#shared/patch';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { FileOptions } from '../saving/campaignFile';
import { LostError, putFile, removeOwn } from '../disk/swap';
import { saveFailure } from '../disk/failures';
import { Journal } from '../saving/journal';
import {
  encodeLine,
  linksAfter,
  playedField,
  type CommandLine,
  type Held,
} from '../../format/line';
import type { Paths } from '../disk/paths';
import { readRemains } from '../repairing/remains';
import { startJournal } from '../repairing/repair';
import { backupsIn } from '../saving/backups';
import { readSave, writeSave } from '../saving/checkpoint';

/** A campaign from outside that may go into the library. */
export interface Arrived {
  readonly journal: Buffer;
  readonly held: Held<Game>;
  /** Seconds the campaign was played. */
  readonly played: number | undefined;
  /** How many of its first steps did not come along. */
  readonly missing: number;
}

/** The first step of a campaign. */
interface Begun extends Outcome<Game> {
  readonly command: Command;
  readonly before: Game;
}

/** Makes the files of a new campaign with its first line; they must not exist. */
export async function makeCampaign(
  paths: Paths,
  id: string,
  { command, before, next, events }: Begun,
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
  return wholeOrNotAtAll(paths, { id, seq: first.seq }, async () => {
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
    const held = { game: next, seq: first.seq, ...linksAfter(first, place) };
    await writeSave(paths.save, { ...start, ...held, end: end + bytes.length });
  });
}

/** Makes the files of a campaign that came from outside; they must not exist. */
export async function placeCampaign(
  paths: Paths,
  id: string,
  { journal, held, played }: Arrived,
  now: Date,
): Promise<Result<void>> {
  return wholeOrNotAtAll(paths, { id, seq: held.seq }, async () => {
    await putFile(paths.journal, null, journal);
    const rest = { schema: SCHEMA, id, changedAt: now.toISOString(), end: journal.length };
    await writeSave(paths.save, { ...held, ...rest, ...playedField(played) });
  });
}

/** What was made of a campaign: its own random id, and how many steps. */
type Made = Pick<Held, 'seq'> & { readonly id: string };

/**
 * Takes away the files of a campaign that was just made and came to nothing. Where another process has
 * gone on with it meanwhile, or has one of its own under that name, all of them stay. Never fails.
 */
export async function unmakeCampaign(paths: Paths, made: Made): Promise<void> {
  const { journal, save, backups } = paths;
  const isOurs = ({ id, seq }: Made) => id === made.id && seq <= made.seq;
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
    // Nobody writes a backup a second time.
    for (const path of await backupsIn(backups)) if (await isOurSave(path)) await unlink(path);
    await rmdir(backups);
  } catch {
    // What the disk does not let go is found as what it is; no folder stays that is not empty.
  }
}

/** Half a campaign is none: it would come back as a damaged one. */
async function wholeOrNotAtAll(
  paths: Paths,
  made: Made,
  make: () => Promise<void>,
): Promise<Result<void>> {
  try {
    await make();
    return ok(undefined);
  } catch (error) {
    // Another process was faster with a campaign of this name: that one is not ours to take away.
    if (error instanceof LostError) {
      return refuse({ code: 'libraryIsLocked', path: paths.journal });
    }
    await unmakeCampaign(paths, made);
    return saveFailure(error, paths.journal);
  }
}
