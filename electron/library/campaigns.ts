/** Which campaigns lie in a folder and which of them are open; one that another process went on with is read anew. */
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
import { codeOf, fileFailed, saveFailed } from './disk/failures';
import { exists, foreignIn } from './disk/files';
import { freeFileName, freeName } from './disk/names';
import { pathsOf } from './disk/paths';
import type { Identity } from './disk/swap';
import { migrateSave } from '../format/migrations';
import { closeInOrder, sideOf, writtenOf, type CampaignInPlay } from './openCampaign';
import { backupListing, campaignsAmong, entryOf, entryOnDisk, type Words } from './opening/entries';
import { isHeldIn } from './opening/containsLine';
import { openCampaignFile, type OpenedFile } from './opening/open';
import { isPlayable } from './opening/playable';
import { readBackup } from './saving/backups';
import type { FileOptions } from './saving/campaignFile';
import { readSave } from './saving/checkpoint';
import type { Travelling } from './travelling/exportFile';
import { trashedPaths, trashEntries, uselessInTrash } from './travelling/trash';

type NewestLine = Awaited<ReturnType<Session['newestLine']>>;

function isGone(opened: Result<unknown>): boolean {
  return !opened.ok && opened.refusal.code === 'noSuchCampaign';
}

/** Longest name a campaign can have, in characters. */
const LONGEST_NAME = 60;

export interface CampaignsOptions extends FileOptions, Pick<Clocks, 'ticks'> {
  /**
   * Makes a campaign of what was held of one that another process went on with; null = that one was
   * deleted.
   */
  readonly keepSide: (session: Session | null, side: Travelling) => void;
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

  /** All campaigns, the one played last first. */
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
    return known ? this.#stillOpen(key, known) : this.#keep(key, this.#openFile(key));
  }

  /** The same as it is held here, whether or not another process has gone on with it; null = it is not open. */
  async held(key: CampaignKey): Promise<CampaignInPlay | null> {
    const opened = await this.#open.get(key);
    return opened?.ok ? opened.value : null;
  }

  #keep(
    key: CampaignKey,
    opening: Promise<Result<CampaignInPlay>>,
  ): Promise<Result<CampaignInPlay>> {
    this.#open.set(key, opening);
    const forget = () => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    // A campaign that did not open may do so the next time.
    opening.then((opened) => opened.ok || forget(), forget);
    return opening;
  }

  /** What is open, read anew where another process has gone on with it. */
  async #stillOpen(
    key: CampaignKey,
    known: Promise<Result<CampaignInPlay>>,
  ): Promise<Result<CampaignInPlay>> {
    const opened = await known;
    if (!opened.ok || !(await opened.value.file.isLost())) return opened;
    const now = this.#open.get(key);
    if (now !== known) return this.opened(key);
    // While the other one has the library, what we hold of ours stays where it is.
    if (!(await this.#options.isOurs())) return this.locked();
    if (this.#open.get(key) !== known) return this.opened(key);
    const anew = this.#keep(key, this.#openAnew(key, opened.value));
    // What could not be read anew is still all that we have of our side.
    const keepOurs = () => {
      if (!this.#open.has(key)) this.#open.set(key, known);
    };
    anew.then((now) => now.ok || isGone(now) || keepOurs(), keepOurs);
    return anew;
  }

  /** Drops all that is held of a campaign and reads it from the disk; our own side is kept, too. */
  async #openAnew(key: CampaignKey, lost: CampaignInPlay): Promise<Result<CampaignInPlay>> {
    await lost.session.settled();
    const newest = await lost.session.newestLine();
    const { game } = lost.session;
    const { seq } = lost.session.newest;
    const anew = await this.#openFile(key);
    if (isGone(anew)) await this.#letGo(lost, newest);
    if (!anew.ok) return anew;
    const { session, file } = anew.value;
    try {
      const isAhead = session.newest.seq >= seq;
      const isWhole =
        (isAhead && (!newest || (await file.holds(newest.place, newest.line)))) ||
        (file.id !== lost.file.id && (await this.#isElsewhere(key, lost.file.id, newest)));
      const side = isWhole ? null : await sideOf(lost, game, seq);
      await lost.file.abandon().catch(this.#options.report);
      session.startOver({ kind: 'playedElsewhere', kept: null });
      if (side) this.#options.keepSide(session, side);
      return anew;
    } catch (error) {
      await file.abandon().catch(this.#options.report);
      throw error;
    }
  }

  /** Forgets a campaign that another process deleted, but for steps that this one did not know. */
  async #letGo(lost: CampaignInPlay, newest: NewestLine): Promise<void> {
    const { session, file } = lost;
    const isWhole = await this.#isElsewhere(session.key, file.id, newest);
    const side = isWhole ? null : await sideOf(lost, session.game, session.newest.seq);
    await file.abandon().catch(this.#options.report);
    // Screens that ask for it are told that it is gone.
    session.startOver({ kind: 'playedElsewhere', kept: null });
    if (side) this.#options.keepSide(null, side);
  }

  /** Whether a campaign, and a line of it, lies in the trash or under another name. */
  async #isElsewhere(key: CampaignKey, id: string, newest: NewestLine): Promise<boolean> {
    const keys = (await this.#keys()).filter((other) => other !== key);
    const others = keys.map((other) => pathsOf(this.folder, other));
    for (const paths of [...(await trashedPaths(this.folder)), ...others]) {
      if (await isHeldIn(paths, id, newest).catch(() => false)) return true;
    }
    return false;
  }

  /** Where a campaign's save lies. */
  async pathOf(key: CampaignKey): Promise<Result<string>> {
    if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
    const { save, journal, history, backups } = pathsOf(this.folder, key);
    for (const path of [save, journal, history]) if (await exists(path)) return ok(path);
    return ok(backups);
  }

  /** What was deleted and can still be had back. */
  trash(): Promise<readonly TrashEntry[]> {
    return trashEntries(this.folder);
  }

  /** The same, with what lies there and is none of that. */
  async trashListing(): Promise<TrashListing> {
    return { entries: await this.trash(), useless: await uselessInTrash(this.folder) };
  }

  async backups(key: CampaignKey): Promise<Result<BackupListing>> {
    const { backups, tallies } = pathsOf(this.folder, key);
    try {
      if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      const listing = await backupListing(backups, this.#rules);
      const foreign = await foreignIn([backups, tallies]);
      return ok({ ...listing, useless: [...new Set([...listing.useless, ...foreign])] });
    } catch (error) {
      return fileFailed(error, backups);
    }
  }

  /** Goes back to a backup, after the present state was backed up. */
  async restoreBackup(key: CampaignKey, id: string): Promise<Result<Snapshot>> {
    const opened = await this.opened(key);
    if (!opened.ok) return opened;
    const { session, file } = opened.value;
    return session.restore(async () => {
      const save = await readBackup(file.paths.backups, id).catch(() => null);
      const game = save && this.#rules.readGame(migrateSave(save));
      if (!save || !game || !isPlayable(game)) return refuse({ code: 'noSuchBackup', backup: id });
      const kept = await file.keepState('beforeRestore');
      if (!kept.ok) return kept;
      const isOfThis = save.id === file.id && save.schema === SCHEMA;
      return ok({ game, seq: save.seq, head: isOfThis ? save.head : null });
    });
  }

  /** Whether another campaign has a name; capitals do not count. */
  async hasName(name: string, but: CampaignKey | null = null): Promise<boolean> {
    const others = (await this.entries()).filter(({ key }) => key !== but);
    return others.some((entry) => entry.name.toLowerCase() === name.toLowerCase());
  }

  /** A name that no campaign has, with a number where it is taken. */
  async freeName(wanted: string): Promise<string> {
    const taken = new Set((await this.entries()).map(({ name }) => name.toLowerCase()));
    return freeName(wanted, LONGEST_NAME, (name) => taken.has(name.toLowerCase()));
  }

  async freeKey(name: string): Promise<CampaignKey> {
    const files = await this.#fileNames();
    const taken = files.map((file) =>
      file.replace(/\.(json|journal|history|backups|tallies)$/, ''),
    );
    return freeFileName(name, taken);
  }

  async written(key: CampaignKey): ReturnType<typeof writtenOf> {
    const opened = await this.opened(key);
    return opened.ok ? writtenOf(opened.value) : opened;
  }

  /** Has a look at all that is open, because another process may have had the library meanwhile. */
  async lookAgain(): Promise<void> {
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
      return saveFailed(error, paths.journal);
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

  /** Only names that were listed are ever joined to a path. */
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

  /** Names of the campaigns whose newest games have something, by what they have. */
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

  /** The newest game of a campaign, whether it is open or not; null where it cannot be had. */
  async #gameOf(key: CampaignKey): Promise<Game | null> {
    if (!this.#open.has(key)) {
      const paths = pathsOf(this.folder, key);
      const read = await readSave(paths.save).catch(() => null);
      const journal = await lstat(paths.journal).catch(() => null);
      // After a crash the journal is ahead of the save; opening the campaign makes up for it.
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

  /** The lock was found lost: screens of what is open ask for the whole, and hear who has the library. */
  async lockIsLost(): Promise<void> {
    if (!(await this.whyNotOurs())) return this.lookAgain();
    for (const opening of [...this.#open.values()]) {
      const opened = await opening.catch(this.#options.report);
      if (opened?.ok) opened.value.session.startOver(null);
    }
  }

  /** Null where the library is ours, or ours again. */
  async whyNotOurs(): Promise<Refusal | null> {
    return (await this.#options.isOurs()) ? null : this.locked().refusal;
  }

  locked() {
    return refuse({ code: 'libraryIsLocked', path: this.folder });
  }

  /**
   * Closes a campaign for a deed with its files, which is told of its journal as that was closed; null =
   * it was not open. Nobody opens it again before the deed is done.
   */
  async closedFor<T>(key: CampaignKey, deed: (journal: Identity | null) => Promise<T>): Promise<T> {
    const opened = await this.#open.get(key);
    this.#open.set(key, Promise.resolve(refuse({ code: 'noSuchCampaign', campaign: key })));
    try {
      return await deed(opened?.ok ? await closeInOrder(opened.value) : null);
    } finally {
      this.#open.delete(key);
    }
  }

  /** Closes all of them in order: what was asked for is answered, saves are written. */
  async close(): Promise<void> {
    for (const opening of this.#open.values()) {
      const opened = await opening;
      // One that does not close keeps the others from nothing.
      if (opened.ok) await closeInOrder(opened.value).catch(this.#options.report);
    }
    this.#open.clear();
  }
}
