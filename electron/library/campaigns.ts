/**
 * The campaigns of a library folder: lists, opens, reloads and closes them. A campaign that another
 * process played meanwhile is reloaded.
 */
import { lstat, readdir } from 'node:fs/promises';
import type {
  BackupListing,
  CampaignEntry,
  CampaignKey,
  Snapshot,
  TrashEntry,
  TrashListing,
} from '#shared/api/api';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Clocks } from '../session/gameClock';
import { Session, type Play } from '../session/session';
import { codeOf, fileFailure, saveFailure } from './disk/failures';
import { exists, findForeign } from './disk/files';
import { freeFileName, freeName } from './disk/names';
import { pathsOf } from './disk/paths';
import type { Identity } from './disk/swap';
import { migrateSave } from '../format/migrations';
import { closeInOrder, ownVersionOf, exportSourceOf, type CampaignInPlay } from './openCampaign';
import { backupListing, campaignsAmong, entryOf, entryOnDisk, type Words } from './opening/entries';
import { containsLine } from './opening/containsLine';
import { openCampaignFile, type OpenedFile } from './opening/open';
import { isPlayable } from './opening/playable';
import { readBackup } from './saving/backups';
import type { FileOptions } from './saving/campaignFile';
import { readSave } from './saving/checkpoint';
import type { PortableCampaign } from './travelling/exportFile';
import { trashedPaths, trashEntries, uselessInTrash } from './travelling/trash';

type NewestLine = Awaited<ReturnType<Session['newestLine']>>;

function isGone(open: Result<unknown>): boolean {
  return !open.ok && open.refusal.code === 'noSuchCampaign';
}

/** Maximum length of a campaign name, in characters. */
const MAX_NAME_LENGTH = 60;

export interface CampaignsOptions extends FileOptions, Pick<Clocks, 'ticks'> {
  /**
   * Saves our version of a campaign that another process changed as a campaign of its own.
   * `session` is null if the other process deleted it.
   */
  readonly saveConflictCopy: (session: Session | null, side: PortableCampaign) => void;
}

export class Campaigns {
  readonly folder: string;
  readonly #rules: Words & { readonly play: Play };
  readonly #options: CampaignsOptions;
  readonly #open = new Map<CampaignKey, Promise<Result<CampaignInPlay>>>();
  readonly #onOpen = new Set<(session: Session) => void>();

  constructor(folder: string, rules: Words & { readonly play: Play }, options: CampaignsOptions) {
    this.folder = folder;
    this.#rules = rules;
    this.#options = options;
  }

  /** All campaigns, the most recently played first. */
  async entries(): Promise<readonly CampaignEntry[]> {
    const keys = await this.#keys();
    const entries = await Promise.all(keys.map((key) => this.entry(key)));
    return entries.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  }

  /** Calls `listener` for every campaign that gets opened. */
  onOpen(listener: (session: Session) => void): void {
    this.#onOpen.add(listener);
  }

  opened(key: CampaignKey): Promise<Result<CampaignInPlay>> {
    const known = this.#open.get(key);
    return known ? this.#stillOpen(key, known) : this.#register(key, this.#openFile(key));
  }

  /** The open campaign, without checking for another process; null = it is not open. */
  async held(key: CampaignKey): Promise<CampaignInPlay | null> {
    const opened = await this.#open.get(key);
    return opened?.ok ? opened.value : null;
  }

  #register(
    key: CampaignKey,
    opening: Promise<Result<CampaignInPlay>>,
  ): Promise<Result<CampaignInPlay>> {
    this.#open.set(key, opening);
    const forget = () => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    // Opening may succeed the next time, so a failure is not remembered.
    opening.then((opened) => opened.ok || forget(), forget);
    return opening;
  }

  /** An open campaign, reloaded if another process has changed it. */
  async #stillOpen(
    key: CampaignKey,
    known: Promise<Result<CampaignInPlay>>,
  ): Promise<Result<CampaignInPlay>> {
    const opened = await known;
    if (!opened.ok || !(await opened.value.file.isLost())) return opened;
    const now = this.#open.get(key);
    if (now !== known) return this.opened(key);
    // While the other process owns the library, our version stays in memory.
    if (!(await this.#options.isOurs())) return this.locked();
    if (this.#open.get(key) !== known) return this.opened(key);
    const reopened = this.#register(key, this.#reopen(key, opened.value));
    // If reloading fails, the version in memory is the only copy of our steps.
    const restore = () => {
      if (!this.#open.has(key)) this.#open.set(key, known);
    };
    reopened.then((now) => now.ok || isGone(now) || restore(), restore);
    return reopened;
  }

  /**
   * Reloads a campaign from the disk. Steps of ours that are missing there are saved as a conflict
   * copy.
   */
  async #reopen(key: CampaignKey, lost: CampaignInPlay): Promise<Result<CampaignInPlay>> {
    await lost.session.settled();
    const newest = await lost.session.newestLine();
    const { game } = lost.session;
    const { seq } = lost.session.newest;
    const reopened = await this.#openFile(key);
    if (isGone(reopened)) await this.#dropDeleted(lost, newest);
    if (!reopened.ok) return reopened;
    const { session, file } = reopened.value;
    try {
      const isAhead = session.newest.seq >= seq;
      const isWhole =
        (isAhead && (!newest || (await file.hasLine(newest.place, newest.line)))) ||
        (file.id !== lost.file.id && (await this.#isElsewhere(key, lost.file.id, newest)));
      const side = isWhole ? null : await ownVersionOf(lost, game, seq);
      await lost.file.abandon().catch(this.#options.report);
      session.startOver({ kind: 'playedElsewhere', kept: null });
      if (side) this.#options.saveConflictCopy(session, side);
      return reopened;
    } catch (error) {
      await file.abandon().catch(this.#options.report);
      throw error;
    }
  }

  /**
   * Drops a campaign that another process deleted; steps that are not in the trash are saved as a
   * copy.
   */
  async #dropDeleted(lost: CampaignInPlay, newest: NewestLine): Promise<void> {
    const { session, file } = lost;
    const isWhole = await this.#isElsewhere(session.key, file.id, newest);
    const side = isWhole ? null : await ownVersionOf(lost, session.game, session.newest.seq);
    await file.abandon().catch(this.#options.report);
    // Screens ask for a snapshot and learn that the campaign is gone.
    session.startOver({ kind: 'playedElsewhere', kept: null });
    if (side) this.#options.saveConflictCopy(null, side);
  }

  /** True if the campaign, up to its newest line, is in the trash or under another name. */
  async #isElsewhere(key: CampaignKey, id: string, newest: NewestLine): Promise<boolean> {
    const keys = (await this.#keys()).filter((other) => other !== key);
    const others = keys.map((other) => pathsOf(this.folder, other));
    for (const paths of [...(await trashedPaths(this.folder)), ...others]) {
      if (await containsLine(paths, id, newest).catch(() => false)) return true;
    }
    return false;
  }

  /** Path of the campaign's save, or of the next best file of it. */
  async pathOf(key: CampaignKey): Promise<Result<string>> {
    if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
    const { save, journal, history, backups } = pathsOf(this.folder, key);
    for (const path of [save, journal, history]) if (await exists(path)) return ok(path);
    return ok(backups);
  }

  /** Deleted campaigns that can be restored. */
  trash(): Promise<readonly TrashEntry[]> {
    return trashEntries(this.folder);
  }

  /** The trash, with the files in it that cannot be restored. */
  async trashListing(): Promise<TrashListing> {
    return { entries: await this.trash(), useless: await uselessInTrash(this.folder) };
  }

  async backups(key: CampaignKey): Promise<Result<BackupListing>> {
    const { backups, tallies } = pathsOf(this.folder, key);
    try {
      if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      const listing = await backupListing(backups, this.#rules);
      const foreign = await findForeign([backups, tallies]);
      return ok({ ...listing, useless: [...new Set([...listing.useless, ...foreign])] });
    } catch (error) {
      return fileFailure(error, backups);
    }
  }

  /** Restores a backup after backing up the current state. */
  async restoreBackup(key: CampaignKey, id: string): Promise<Result<Snapshot>> {
    const opened = await this.opened(key);
    if (!opened.ok) return opened;
    const { session, file } = opened.value;
    return session.restore(async () => {
      const save = await readBackup(file.paths.backups, id).catch(() => null);
      const game = save && this.#rules.readGame(migrateSave(save));
      if (!save || !game || !isPlayable(game)) return refuse({ code: 'noSuchBackup', backup: id });
      const backedUp = await file.backUpOrRefuse('beforeRestore');
      if (!backedUp.ok) return backedUp;
      const isOfThis = save.id === file.id && save.schema === SCHEMA;
      return ok({ game, seq: save.seq, head: isOfThis ? save.head : null });
    });
  }

  /** True if another campaign has this name, ignoring case. */
  async hasName(name: string, but: CampaignKey | null = null): Promise<boolean> {
    const others = (await this.entries()).filter(({ key }) => key !== but);
    return others.some((entry) => entry.name.toLowerCase() === name.toLowerCase());
  }

  /** The wanted name, with a number if it is taken. */
  async freeName(wanted: string): Promise<string> {
    const taken = new Set((await this.entries()).map(({ name }) => name.toLowerCase()));
    return freeName(wanted, MAX_NAME_LENGTH, (name) => taken.has(name.toLowerCase()));
  }

  async freeKey(name: string): Promise<CampaignKey> {
    const files = await this.#fileNames();
    const taken = files.map((file) =>
      file.replace(/\.(json|journal|history|backups|tallies)$/, ''),
    );
    return freeFileName(name, taken);
  }

  async exportSource(key: CampaignKey): ReturnType<typeof exportSourceOf> {
    const opened = await this.opened(key);
    return opened.ok ? exportSourceOf(opened.value) : opened;
  }

  /** Checks all open campaigns, because another process may have owned the library meanwhile. */
  async recheck(): Promise<void> {
    for (const key of [...this.#open.keys()]) {
      const opened = await this.opened(key).catch(this.#options.report);
      if (opened?.ok) void opened.value.file.claim();
    }
  }

  async #openFile(key: CampaignKey): Promise<Result<CampaignInPlay>> {
    const paths = pathsOf(this.folder, key);
    try {
      if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      if (!(await this.#options.isOurs())) return this.locked();
      const opened = await openCampaignFile(paths, {
        ...this.#options,
        isElsewhere: (id) => this.#isElsewhere(key, id, null),
      });
      return opened.ok ? ok(await this.#play(key, opened.value)) : opened;
    } catch (error) {
      return saveFailure(error, paths.journal);
    }
  }

  async #play(key: CampaignKey, opened: OpenedFile): Promise<CampaignInPlay> {
    const { file } = opened;
    try {
      const session = await Session.open(key, file, opened, this.#rules.play, this.#options);
      file.onOlderStepsLost = (setAside) => session.startOver({ kind: 'olderStepsLost', setAside });
      for (const listener of this.#onOpen) listener(session);
      return { session, file };
    } catch (error) {
      await file.abandon().catch(this.#options.report);
      throw error;
    }
  }

  /** Only listed names are ever joined to a path. */
  async has(key: CampaignKey): Promise<boolean> {
    return (await this.#keys()).includes(key);
  }

  async #keys(): Promise<readonly CampaignKey[]> {
    return campaignsAmong(await this.#fileNames());
  }

  async entry(key: CampaignKey): Promise<CampaignEntry> {
    const opened = await this.#open.get(key);
    if (!opened?.ok) return entryOnDisk(key, pathsOf(this.folder, key), this.#rules);
    const { session, file } = opened.value;
    return entryOf(key, session.game, file.changedAt, this.#rules);
  }

  /** Campaign names grouped by the keys of their newest games, for example the packs they use. */
  async namesBy(
    keysOf: (game: Game) => readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = await this.#keys();
    const games = await Promise.all(keys.map((key) => this.#gameOf(key)));
    const found = new Map<string, readonly string[]>();
    for (const game of games) {
      for (const key of game ? keysOf(game) : []) {
        found.set(key, [...(found.get(key) ?? []), game?.campaign.name ?? '']);
      }
    }
    return found;
  }

  /** The newest game of a campaign, open or not; null if it cannot be read. */
  async #gameOf(key: CampaignKey): Promise<Game | null> {
    if (!this.#open.has(key)) {
      const paths = pathsOf(this.folder, key);
      const read = await readSave(paths.save).catch(() => null);
      const journal = await lstat(paths.journal).catch(() => null);
      // After a crash the journal is ahead of the save; opening the campaign replays it.
      if (read?.kind === 'good' && journal?.size === read.save.end)
        return this.#options.readGame(migrateSave(read.save));
    }
    const opened = await this.opened(key);
    if (!opened.ok) return null;
    await opened.value.session.settled();
    return opened.value.session.game;
  }

  async #fileNames(): Promise<readonly string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    }
  }

  /**
   * Called when the lock is lost: screens of open campaigns ask for a snapshot and learn the
   * reason.
   */
  async lockIsLost(): Promise<void> {
    if (!(await this.whyNotOurs())) return this.recheck();
    for (const opening of [...this.#open.values()]) {
      const opened = await opening.catch(this.#options.report);
      if (opened?.ok) opened.value.session.startOver(null);
    }
  }

  /** A refusal while another process owns the library; null = this process owns it. */
  async whyNotOurs(): Promise<Refusal | null> {
    return (await this.#options.isOurs()) ? null : this.locked().refusal;
  }

  locked() {
    return refuse({ code: 'libraryIsLocked', path: this.folder });
  }

  /**
   * Closes a campaign, runs a task on its files and blocks reopening until the task is done. The
   * task gets the identity of the closed journal; null = the campaign was not open.
   */
  async withClosed<T>(
    key: CampaignKey,
    task: (journal: Identity | null) => Promise<T>,
  ): Promise<T> {
    const opened = await this.#open.get(key);
    this.#open.set(key, Promise.resolve(refuse({ code: 'noSuchCampaign', campaign: key })));
    try {
      return await task(opened?.ok ? await closeInOrder(opened.value) : null);
    } finally {
      this.#open.delete(key);
    }
  }

  /** Closes all campaigns after answering pending requests and writing saves. */
  async close(): Promise<void> {
    for (const opening of this.#open.values()) {
      const opened = await opening;
      // One failure does not keep the others from closing.
      if (opened.ok) await closeInOrder(opened.value).catch(this.#options.report);
    }
    this.#open.clear();
  }
}
