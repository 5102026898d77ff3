/** Opening a campaign: the usual way, and where its files are damaged with what can be had of it. */
import { isDeepStrictEqual } from 'node:util';
import type { OpenNotice } from '#shared/api/api';
import { applyPatch } from '#shared/patch';
import { ok, refuse, type Result } from '#shared/result';
import { moreImportant } from '../../session/notices';
import type { Opened } from '../../session/store';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import { CampaignFile, type FileOptions, type Files } from '../saving/campaignFile';
import { DISK_WRITER, closeOnError } from '../disk/files';
import { saveFailure } from '../disk/failures';
import { finishSwaps, identityOf, LostError } from '../disk/swap';
import { keepWhole, openHistory } from '../saving/history';
import { harmOf } from '../saving/damagedLines';
import { isOfNewerFormat, newestJournalFirst } from '../saving/bytes';
import { Journal, type Found, type Scan } from '../saving/journal';
import { linksAfter, playedField } from '../../format/line';
import { migrateSave } from '../../format/migrations';
import type { Paths } from '../disk/paths';
import { migrateCampaign } from './migrateCampaign';
import { isSaveOf } from './matchesJournal';
import { isPlayable } from './playable';
import { isTornTail, recover, setHistoryAside, withoutTornTail } from '../repairing/repair';
import { readSave, writeSave, type Save } from '../saving/checkpoint';

/** How often a campaign is opened that others write at the same time. */
const TRIES = 5;

/** Newest bytes of a campaign that are looked through for requests that may come again. */
const REQUESTS_WITHIN = 256 * 1024;

export interface OpenedFile extends Opened {
  readonly file: CampaignFile;
}

/** Opens a campaign; where its files are damaged, with what can be had of it. */
export async function openCampaignFile(
  paths: Paths,
  options: FileOptions,
): Promise<Result<OpenedFile>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openFile(paths, options);
    } catch (error) {
      // What another process did meanwhile is what is opened then.
      if (error instanceof LostError && tries < TRIES) continue;
      if (error instanceof LostError) {
        return refuse({ code: 'libraryIsLocked', path: paths.journal });
      }
      return saveFailure(error, paths.save);
    }
  }
}

/** What a sound pair of save and journal comes to. */
interface Sound {
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
  const sound = save && (await openSound(paths, save, options, null));
  if (sound && isUsable(sound.save, options)) return ok(await assemble(paths, sound, options));
  await sound?.journal.close();
  // A good save of a shape that no longer reads is as damaged as one that cannot be read.
  const usable = sound || !save || !isUsable(save, options) ? null : save;
  const isSaveDamaged = read.kind !== 'missing' && usable === null;
  const recovered = await recover(
    { paths, save: usable, isSaveDamaged },
    (state) => isUsable(state, options),
    options.now(),
  );
  if (!recovered) return refuse({ code: 'saveIsDamaged', path: paths.save });
  const { notice } = recovered;
  const untold = moreImportant(recovered.save.untold ?? null, notice) ?? undefined;
  const saved = { ...recovered.save, untold };
  await writeSave(paths.save, saved);
  const mended = await openSound(paths, saved, options, notice);
  // What was written just now is another process's by now.
  if (!mended) throw new LostError(paths.journal);
  return ok(await assemble(paths, mended, options));
}

/** Whether the game in a save can be played on, brought up to the newest shape if need be. */
function isUsable(save: Save, { readGame }: FileOptions): boolean {
  const game = readGame(migrateSave(save));
  return game !== null && isPlayable(game);
}

/** The usual way: the save fits the journal and at most the last line is torn. Null = it does not. */
async function openSound(
  paths: Paths,
  written: Save,
  options: FileOptions,
  notice: OpenNotice | null,
): Promise<Sound | null> {
  const journal = await Journal.open(paths.journal, options.writer ?? DISK_WRITER);
  return journal && closeOnError(journal, () => soundIn(journal, written, options, notice));
}

async function soundIn(
  journal: Journal,
  written: Save,
  { readGame, now }: FileOptions,
  notice: OpenNotice | null,
): Promise<Sound | null> {
  const save = newerOf(journal, written);
  const scan = (await isSaveOf(journal, save, readGame)) ? await journal.scan(save.end) : null;
  const followed = scan && follow(save, scan);
  // A journal of a newer version that does not reach up to the save is a damaged one.
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
  const whole = await withoutTornTail(journal, scan.badAt, now());
  await closeOnError(whole, () => journal.close());
  const cut: OpenNotice = notice ?? { kind: 'tornTailCut' };
  return { journal: whole, save: { ...followed, end: whole.end }, notice: cut, isBehind: true };
}

/**
 * Where the save was still to be written when the journal was folded away or brought up to a newer
 * version, the heading has it all.
 */
function newerOf({ heading, start }: Journal, save: Save): Save {
  const isOlder = save.schema < heading.schema;
  const isBegunAnew = save.seq <= heading.seq && save.end <= heading.base;
  if (heading.id !== save.id || !(isOlder || isBegunAnew)) return save;
  const { schema, id, seq, head, redo, game } = heading;
  const played = playedField(longer(save, heading));
  const held = { seq, head, redo, game, ...played };
  return { ...save, schema, id, ...held, end: start };
}

/** A clock is never turned back. */
function longer(one: Pick<Save, 'played'>, other: Pick<Save, 'played'>): number {
  return Math.max(one.played ?? 0, other.played ?? 0);
}

/** The save after the lines that follow it; null where they do not follow one another. */
function follow(save: Save, { found }: Scan): Save | null {
  let next = save;
  for (const { line, place } of found) {
    if (line.seq !== next.seq + 1) return null;
    try {
      const game = applyPatch(next.game, line.patch);
      const played = playedField(longer(next, line));
      const links = linksAfter(line, place);
      next = { ...next, game, seq: line.seq, changedAt: line.at, ...played, ...links };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return next;
}

async function assemble(paths: Paths, sound: Sound, options: FileOptions): Promise<OpenedFile> {
  const isOld = sound.save.schema < SCHEMA;
  const { journal, save } = await closeOnError(sound.journal, () =>
    isOld ? migrateCampaign(paths, sound, options) : Promise.resolve(sound),
  );
  const found = await closeOnError(journal, () => historyOf(paths, journal, options));
  const { history } = found;
  const game = options.readGame(save.game);
  if (!game) throw new Error('a game that was found good is not');
  const file = new CampaignFile(paths, { journal, history }, { ...save, game }, options);
  try {
    return await goOn(file, { journal, ...found, game }, { ...sound, save }, options);
  } catch (error) {
    await file.abandon().catch(options.report);
    throw error;
  }
}

interface FoundHistory {
  readonly history: Journal | null;
  /** Whether steps of it are missing, and where what could not be gone on with lies now. */
  readonly isHarmed: boolean;
  readonly setAside: string | null;
}

/** The history that goes up to the journal, without its end where only that is torn; null = there is none. */
async function historyOf(
  { history: path }: Paths,
  journal: Journal,
  { now, writer }: FileOptions,
): Promise<FoundHistory> {
  const there = await identityOf(path);
  const history = await openHistory(path, journal, writer);
  const isHarmed = journal.heading.base > 0 && !history;
  const mended = isHarmed ? await keepWhole(path, journal, { now: now(), writer }) : null;
  if (!isHarmed || mended) return { history, isHarmed, setAside: null, ...mended };
  return { history, isHarmed, setAside: await setHistoryAside(path, there, now()) };
}

/** What is found, told and mended at once of a campaign whose files are open. */
async function goOn(
  file: CampaignFile,
  { journal, history, isHarmed, setAside, game }: Files & FoundHistory & { readonly game: Game },
  { save, isBehind, notice }: Sound,
  options: FileOptions,
): Promise<OpenedFile> {
  // Neither save nor backup keeps the players waiting.
  if (isBehind) void file.flush();
  void file.backUp('open');
  const harm = await harmOf(journal, options);
  const isJournalHarmed = harm !== null;
  const areStepsLost = isHarmed || isJournalHarmed;
  // What an older version did not write yet is in the game that lines go on from.
  const isCompleted = !isDeepStrictEqual(game, save.game);
  // The next time there is nothing to say any more.
  if ((isHarmed && !history) || isJournalHarmed || isCompleted) void file.fold(isJournalHarmed);
  void file.claim();
  const lost: OpenNotice | null = areStepsLost
    ? { kind: 'olderStepsLost', setAside: setAside ?? harm?.setAside ?? null }
    : null;
  const news = notice ?? lost;
  const told = moreImportant(save.untold ?? null, news);
  if (news) file.saveNotice(told);
  const { seq, head, redo, played = 0, isClockStopped = false } = save;
  const held = { game, seq, head, redo };
  const requests = await requestsIn(journal, history);
  return { file, held, played, isClockStopped, notice: told, requests };
}

async function requestsIn(journal: Journal, history: Journal | null): Promise<Opened['requests']> {
  const found: Found[] = [...(await journal.newest(REQUESTS_WITHIN))];
  const missing = REQUESTS_WITHIN - (journal.end - journal.start);
  if (history && missing > 0) found.unshift(...(await history.newest(missing)));
  return found.flatMap(({ line, place }) =>
    line.request === null ? [] : [[line.request, place] as const],
  );
}
