/** Migrates a campaign from an older schema version and keeps as many of its steps as possible. */
import { isDeepStrictEqual } from 'node:util';
import { faultOfCommand, readCommand } from '#shared/commands/shapes';
import { applyPatch, patchBetween, type Patch } from '#shared/patch';
import { SCHEMA } from '#shared/vocabulary';
import { quarantineName, closeOnError, replaceFile } from '../disk/files';
import type { Paths } from '../disk/paths';
import { identityOf, renameUnchanged } from '../disk/swap';
import { encodeHeading, FIRST_FENCE, type Heading, type Line } from '../../format/line';
import { migrate, migrateStep, migrateSave } from '../../format/migrations';
import { relink } from '../repairing/relink';
import { journalOfState } from '../repairing/repair';
import { backUp } from '../saving/backups';
import { writeSave, type Save } from '../saving/checkpoint';
import { openHistory } from '../saving/history';
import { type Journal, type Found } from '../saving/journal';

interface CampaignFiles {
  readonly journal: Journal;
  readonly save: Save;
}

/** Writes the migrated files. The older files stay under other names. */
export async function migrateCampaign(
  paths: Paths,
  { journal, save }: CampaignFiles,
  { now }: { readonly now: () => Date },
): Promise<CampaignFiles> {
  await backUp(paths.backups, save, 'migration', now());
  const what = `schema${String(save.schema)}`;
  const old = quarantineName(paths.journal, what, now());
  await replaceFile(old, await journal.bytesFrom(journal.heading.base));
  const history = await identityOf(paths.history);
  const whole = await migrateLines(paths, journal, save);
  const begun = whole ?? migrateStateOnly(save);
  // The older history is moved away only after the new journal has all steps.
  const reopened = await journal.replaceWith(begun.bytes);
  return closeOnError(reopened, async () => {
    await journal.close();
    if (history)
      await renameUnchanged(paths.history, history, quarantineName(paths.history, what, now()));
    await writeSave(paths.save, begun.save);
    return { journal: reopened, save: begun.save };
  });
}

interface NewJournal {
  readonly bytes: Buffer;
  readonly save: Save;
}

function migrateStateOnly(save: Save): NewJournal {
  return journalOfState({ ...save, schema: SCHEMA, game: migrateSave(save) });
}

/** The new journal with all steps; null if they do not lead to the save. */
async function migrateLines(
  paths: Paths,
  journal: Journal,
  save: Save,
): Promise<NewJournal | null> {
  const history = await openHistory(paths.history, journal);
  try {
    const { found } = await journal.scan(journal.start);
    const before = history ? (await history.scan(history.start)).found : [];
    const whole = history && (await oneJournal(history.heading, [...before, ...found], save));
    return whole ?? (await oneJournal(journal.heading, found, save));
  } finally {
    await history?.close();
  }
}

async function oneJournal(
  { id, ...heading }: Heading,
  found: readonly Found[],
  save: Save,
): Promise<NewJournal | null> {
  const past = migratePast(heading, found, save);
  if (!past) return null;
  const links = { head: null, redo: null };
  const start = { id, base: 0, fence: FIRST_FENCE, seq: past.seq, game: past.start };
  const first = encodeHeading({ journal: 1, schema: SCHEMA, ...start, ...links });
  const lookUp = () => Promise.resolve(null);
  const linked = await relink(past.lines, { at: first.length, links, lookUp });
  if (!linked) return null;
  const bytes = Buffer.concat([first, ...linked.bytes]);
  const { game } = past;
  return { bytes, save: { ...save, schema: SCHEMA, game, ...linked.links, end: bytes.length } };
}

interface MigratedLines {
  /** `seq` of the state before `lines`. */
  readonly seq: number;
  readonly start: unknown;
  readonly lines: readonly Line[];
  readonly game: unknown;
}

/**
 * Migrates each line. A command that this version does not know cannot be shown in the history: its effect is
 * applied, and `lines` begin after it.
 */
function migratePast(
  { schema, seq: first, game: begun }: Pick<Heading, 'schema' | 'seq' | 'game'>,
  found: readonly Found[],
  save: Save,
): MigratedLines | null {
  try {
    let old = begun;
    let seq = first;
    let game = migrate(old, schema);
    let start = { seq, game };
    const moments = new Map<number, Line>();
    const lines: Line[] = [];
    for (const { line, place } of found) {
      if (line.seq > save.seq) break;
      if (line.seq !== seq + 1) return null;
      old = applyPatch(old, line.patch);
      const next = migrate(old, schema);
      const step = line.kind === 'command' ? migrateStep(line, schema) : line;
      const fresh = withNewPatch(step, game, next, moments);
      if (line.kind === 'command') moments.set(place.at, fresh);
      [game, seq] = [next, line.seq];
      if (line.kind === 'command' && !isKnown(line.command)) {
        start = { seq, game };
        lines.length = 0;
      } else lines.push(fresh);
    }
    const isWhole = seq === save.seq && isDeepStrictEqual(old, save.game);
    return isWhole ? { seq: start.seq, start: start.game, lines, game } : null;
  } catch (error) {
    // A patch or a migration does not fit the game.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/** True if this version has a command of that type, even if the fields differ. */
function isKnown(command: unknown): boolean {
  return readCommand(command) !== null || faultOfCommand(command) !== 'type';
}

/**
 * The line with a new patch between two migrated games. Undo and redo lines use the patches of their moment.
 */
function withNewPatch(
  line: Line,
  before: unknown,
  after: unknown,
  moments: ReadonlyMap<number, Line>,
): Line {
  const patch = patchBetween(before, after);
  if (line.kind === 'command') {
    return { ...line, patch, inverse: patchBetween(after, before) };
  }
  if (line.kind === 'restore') return { ...line, patch };
  const moment = moments.get(line.moment.at);
  if (moment?.kind !== 'command') return { ...line, patch };
  const same = line.kind === 'undo' ? moment.inverse : moment.patch;
  return { ...line, patch: isPatchBetween(before, same, after) ? same : patch };
}

function isPatchBetween(before: unknown, patch: Patch, after: unknown): boolean {
  return isDeepStrictEqual(applyPatch(before, patch), after);
}
