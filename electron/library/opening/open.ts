/**
 * Opens a campaign: applies the journal's lines to the save, repairs damaged files and migrates older ones.
 */
import { isDeepStrictEqual } from 'node:util';
import type { OpenNotice } from '#shared/api/api';
import { applyPatch } from '#shared/patch';
import { ok, refuse, type Result } from '#shared/result';
import { mostImportant } from '../../session/notices';
import type { Opened } from '../../session/store';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import { CampaignFile, type Files } from '../saving/campaignFile';
import type { FileOptions } from '../saving/fileOptions';
import { DISK_WRITER, closeOnError } from '../disk/files';
import { saveFailure } from '../disk/failures';
import { finishSwaps, identityOf, LostError } from '../disk/swap';
import { repairHistory, openHistory } from '../saving/history';
import { copyIfDamaged } from '../saving/damagedLines';
import { isOfNewerFormat, newestJournalFirst } from '../saving/readBytes';
import { Journal, type Found, type Scan } from '../saving/journal';
import { linksAfter, playedField } from '../../format/line';
import { migrateSave } from '../../format/migrations';
import type { Paths } from '../disk/paths';
import { migrateCampaign } from './migrateCampaign';
import { matchesJournal } from './matchesJournal';
import { isPlayable } from './playable';
import { isTornTail, recover, quarantineHistory, removeTornTail } from '../repairing/repair';
import { readSave, writeSave, type Save } from '../saving/checkpoint';

/** Maximum attempts while another process writes the same files. */
const MAX_TRIES = 5;

/** Requests are looked up in this many of the newest bytes of a campaign. */
const REQUESTS_WITHIN = 256 * 1024;

export interface OpenedFile extends Opened {
  readonly file: CampaignFile;
}

/** Opens a campaign, repairing its files if necessary. */
export async function openCampaignFile(
  paths: Paths,
  options: FileOptions,
): Promise<Result<OpenedFile>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openFile(paths, options);
    } catch (error) {
      // Another process has changed the files, so the new ones are opened.
      if (error instanceof LostError && tries < MAX_TRIES) continue;
      if (error instanceof LostError) {
        return refuse({ code: 'libraryIsLocked', path: paths.journal });
      }
      return saveFailure(error, paths.save);
    }
  }
}

/** A save and a journal that belong together. `isBehind`: the save on disk is older. */
interface MatchingFiles {
  readonly journal: Journal;
  readonly save: Save;
  readonly notice: OpenNotice | null;
  readonly isBehind: boolean;
}

async function openFile(paths: Paths, options: FileOptions): Promise<Result<OpenedFile>> {
  await finishSwaps(paths.journal, newestJournalFirst);
  const read = await readSave(paths.save);
  if (read.kind === 'newer') return refuse({ code: 'saveIsNewer', path: paths.save });
  for (const path of [paths.journal, paths.history]) {
    if (await isOfNewerFormat(path)) return refuse({ code: 'saveIsNewer', path });
  }
  const save = read.kind === 'good' ? read.save : null;
  const sound = save && (await openMatching(paths, save, options, null));
  if (sound && isUsable(sound.save, options)) return ok(await assemble(paths, sound, options));
  await sound?.journal.close();
  // A valid save whose game cannot be read counts as damaged.
  const usable = sound || !save || !isUsable(save, options) ? null : save;
  const isSaveDamaged = read.kind !== 'missing' && usable === null;
  const recovered = await recover(
    { paths, save: usable, isSaveDamaged },
    (state) => isUsable(state, options),
    options.now(),
  );
  if (!recovered) return refuse({ code: 'saveIsDamaged', path: paths.save });
  const { notice } = recovered;
  const untold = mostImportant(recovered.save.untold ?? null, notice) ?? undefined;
  const saved = { ...recovered.save, untold };
  await writeSave(paths.save, saved);
  const repaired = await openMatching(paths, saved, options, notice);
  // Another process has just replaced the files.
  if (!repaired) throw new LostError(paths.journal);
  return ok(await assemble(paths, repaired, options));
}

/** True if the game in a save is playable, after migration if necessary. */
function isUsable(save: Save, { readGame }: FileOptions): boolean {
  const game = readGame(migrateSave(save));
  return game !== null && isPlayable(game);
}

/**
 * The normal case: save and journal belong together, and at most the last line is torn. Null = repair is
 * needed.
 */
async function openMatching(
  paths: Paths,
  written: Save,
  options: FileOptions,
  notice: OpenNotice | null,
): Promise<MatchingFiles | null> {
  const journal = await Journal.open(paths.journal, options.writer ?? DISK_WRITER);
  return journal && closeOnError(journal, () => replay(journal, written, options, notice));
}

async function replay(
  journal: Journal,
  written: Save,
  { readGame, now }: FileOptions,
  notice: OpenNotice | null,
): Promise<MatchingFiles | null> {
  const save = saveOrHeading(journal, written);
  const scan = (await matchesJournal(journal, save, readGame))
    ? await journal.scan(save.end)
    : null;
  const followed = scan && applyLines(save, scan);
  // A journal that ends before the save is damaged.
  if (!scan || !followed || followed.seq < written.seq) {
    await journal.close();
    return null;
  }
  if (scan.badAt === null) {
    const isBehind = followed.seq !== save.seq || notice !== null;
    return { journal, save: { ...followed, end: journal.end }, notice, isBehind };
  }
  if (!isTornTail(scan.found, scan.badAt, await journal.bytesFrom(scan.badAt))) {
    await journal.close();
    return null;
  }
  const whole = await removeTornTail(journal, scan.badAt, now());
  await closeOnError(whole, () => journal.close());
  const cut: OpenNotice = notice ?? { kind: 'tornTailCut' };
  return { journal: whole, save: { ...followed, end: whole.end }, notice: cut, isBehind: true };
}

/** The journal's heading as a save, if the save on disk is from before the last compaction or migration. */
function saveOrHeading({ heading, start }: Journal, save: Save): Save {
  const isOlder = save.schema < heading.schema;
  const isCompacted = save.seq <= heading.seq && save.end <= heading.base;
  if (heading.id !== save.id || !(isOlder || isCompacted)) return save;
  const { schema, id, seq, head, redo, game } = heading;
  const played = playedField(longerPlayed(save, heading));
  const state = { seq, head, redo, game, ...played };
  return { ...save, schema, id, ...state, end: start };
}

/** The longer playing time of two, because the clock never goes back. */
function longerPlayed(one: Pick<Save, 'played'>, other: Pick<Save, 'played'>): number {
  return Math.max(one.played ?? 0, other.played ?? 0);
}

/** Applies the lines after a save; null if a line is missing. */
function applyLines(save: Save, { found }: Scan): Save | null {
  let next = save;
  for (const { line, place } of found) {
    if (line.seq !== next.seq + 1) return null;
    try {
      const game = applyPatch(next.game, line.patch);
      const played = playedField(longerPlayed(next, line));
      const links = linksAfter(line, place);
      next = { ...next, game, seq: line.seq, changedAt: line.at, ...played, ...links };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return next;
}

async function assemble(
  paths: Paths,
  sound: MatchingFiles,
  options: FileOptions,
): Promise<OpenedFile> {
  const isOld = sound.save.schema < SCHEMA;
  const { journal, save } = await closeOnError(sound.journal, () =>
    isOld ? migrateCampaign(paths, sound, options) : Promise.resolve(sound),
  );
  const found = await closeOnError(journal, () => openOrRepairHistory(paths, journal, options));
  const { history } = found;
  const game = options.readGame(save.game);
  if (!game) throw new Error('a game that was found good is not');
  const file = new CampaignFile(paths, { journal, history }, { ...save, game }, options);
  try {
    return await startFile(file, { journal, ...found, game }, { ...sound, save }, options);
  } catch (error) {
    await file.abandon().catch(options.report);
    throw error;
  }
}

interface FoundHistory {
  readonly history: Journal | null;
  /** True if steps of the history are missing. `setAside` is the path of the quarantined file. */
  readonly isDamaged: boolean;
  readonly setAside: string | null;
}

/** The history before the journal, without a torn end; `history` is null if there is none. */
async function openOrRepairHistory(
  { history: path }: Paths,
  journal: Journal,
  { now, writer }: FileOptions,
): Promise<FoundHistory> {
  const there = await identityOf(path);
  const history = await openHistory(path, journal, writer);
  const isDamaged = journal.heading.base > 0 && !history;
  const repaired = isDamaged ? await repairHistory(path, journal, { now: now(), writer }) : null;
  if (!isDamaged || repaired) return { history, isDamaged, setAside: null, ...repaired };
  return { history, isDamaged, setAside: await quarantineHistory(path, there, now()) };
}

/** Starts background repairs and saves, and determines the notice for the players. */
async function startFile(
  file: CampaignFile,
  { journal, history, isDamaged, setAside, game }: Files & FoundHistory & { readonly game: Game },
  { save, isBehind, notice }: MatchingFiles,
  options: FileOptions,
): Promise<OpenedFile> {
  // Not awaited, because players need not wait for the save and the backup.
  if (isBehind) void file.flush();
  void file.backUp('open');
  const damage = await copyIfDamaged(journal, options);
  const isJournalDamaged = damage !== null;
  const areStepsLost = isDamaged || isJournalDamaged;
  // Reading the game has added fields that an older version did not write.
  const isCompleted = !isDeepStrictEqual(game, save.game);
  // Compaction writes intact files, so the notice appears only once.
  if ((isDamaged && !history) || isJournalDamaged || isCompleted)
    void file.compact(isJournalDamaged);
  void file.claim();
  const lost: OpenNotice | null = areStepsLost
    ? { kind: 'olderStepsLost', setAside: setAside ?? damage?.setAside ?? null }
    : null;
  const news = notice ?? lost;
  const shown = mostImportant(save.untold ?? null, news);
  if (news) file.saveNotice(shown);
  const { seq, head, redo, played = 0, isClockStopped = false } = save;
  const state = { game, seq, head, redo };
  const requests = await requestsIn(journal, history);
  return { file, state, played, isClockStopped, notice: shown, requests };
}

async function requestsIn(journal: Journal, history: Journal | null): Promise<Opened['requests']> {
  const found: Found[] = [...(await journal.newest(REQUESTS_WITHIN))];
  const missing = REQUESTS_WITHIN - (journal.end - journal.start);
  if (history && missing > 0) found.unshift(...(await history.newest(missing)));
  return found.flatMap(({ line, place }) =>
    line.request === null ? [] : [[line.request, place] as const],
  );
}
