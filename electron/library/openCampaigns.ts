/**
 * Opens, reloads and closes the campaigns of a library folder. If another process has played a campaign, it
 * is reloaded.
 */
import { readdir } from 'node:fs/promises';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import type { Clocks } from '../session/gameClock';
import { Session, type PlayCommand } from '../session/session';
import { closeCampaign, ownVersionOf, type CampaignInPlay } from './campaignInPlay';
import { codeOf, saveFailure } from './disk/failures';
import { pathsOf } from './disk/paths';
import type { Identity } from './disk/swap';
import { containsLine } from './opening/containsLine';
import { campaignsAmong } from './campaignEntries';
import { openCampaignFile, type OpenedFile } from './opening/open';
import type { FileOptions } from './saving/fileOptions';
import type { PortableCampaign } from './transfer/exportFile';
import { trashedPaths } from './transfer/trash';

type NewestLine = Awaited<ReturnType<Session['newestLine']>>;

function isGone(open: Result<unknown>): boolean {
  return !open.ok && open.refusal.code === 'noSuchCampaign';
}

export interface CampaignsOptions extends FileOptions, Pick<Clocks, 'ticks'> {
  /**
   * Adds our version of a campaign that another process changed, as a new campaign. `session` is null if the
   * other process deleted it.
   */
  readonly saveConflictCopy: (session: Session | null, side: PortableCampaign) => void;
}

export class OpenCampaigns {
  readonly folder: string;
  readonly #play: PlayCommand;
  readonly #options: CampaignsOptions;
  readonly #open = new Map<CampaignKey, Promise<Result<CampaignInPlay>>>();
  readonly #onOpen = new Set<(session: Session) => void>();

  constructor(folder: string, play: PlayCommand, options: CampaignsOptions) {
    this.folder = folder;
    this.#play = play;
    this.#options = options;
  }

  /** Calls `listener` for every campaign that is opened. */
  onOpen(listener: (session: Session) => void): void {
    this.#onOpen.add(listener);
  }

  open(key: CampaignKey): Promise<Result<CampaignInPlay>> {
    const known = this.#open.get(key);
    return known ? this.#stillOpen(key, known) : this.#register(key, this.#openFile(key));
  }

  /** The open campaign, without a check for changes of other processes; null = it is not open. */
  async ifOpen(key: CampaignKey): Promise<CampaignInPlay | null> {
    const opened = await this.#open.get(key);
    return opened?.ok ? opened.value : null;
  }

  protected isOpen(key: CampaignKey): boolean {
    return this.#open.has(key);
  }

  #register(
    key: CampaignKey,
    opening: Promise<Result<CampaignInPlay>>,
  ): Promise<Result<CampaignInPlay>> {
    this.#open.set(key, opening);
    const forget = () => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    // A failure is forgotten, because opening may succeed the next time.
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
    if (now !== known) return this.open(key);
    // While the other process owns the library, our version stays in memory.
    if (!(await this.#options.isOurs())) return this.refuseLocked();
    if (this.#open.get(key) !== known) return this.open(key);
    const reopened = this.#register(key, this.#reopen(key, opened.value));
    // If reloading fails, the version in memory is the only copy of our steps.
    const restore = () => {
      if (!this.#open.has(key)) this.#open.set(key, known);
    };
    reopened.then((now) => now.ok || isGone(now) || restore(), restore);
    return reopened;
  }

  /** Reloads a campaign from disk. Our steps that are missing there are saved in a conflict copy. */
  async #reopen(key: CampaignKey, lost: CampaignInPlay): Promise<Result<CampaignInPlay>> {
    await lost.session.whenSettled();
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
   * Drops a campaign that another process deleted. Our steps that are not in the trash are saved in a copy.
   */
  async #dropDeleted(lost: CampaignInPlay, newest: NewestLine): Promise<void> {
    const { session, file } = lost;
    const isWhole = await this.#isElsewhere(session.key, file.id, newest);
    const side = isWhole ? null : await ownVersionOf(lost, session.game, session.newest.seq);
    await file.abandon().catch(this.#options.report);
    // Every screen asks for a snapshot, which reports that the campaign is gone.
    session.startOver({ kind: 'playedElsewhere', kept: null });
    if (side) this.#options.saveConflictCopy(null, side);
  }

  /** True if the campaign, up to its newest line, is in the trash or under another name. */
  async #isElsewhere(key: CampaignKey, id: string, newest: NewestLine): Promise<boolean> {
    const keys = (await this.keys()).filter((other) => other !== key);
    const others = keys.map((other) => pathsOf(this.folder, other));
    for (const paths of [...(await trashedPaths(this.folder)), ...others]) {
      if (await containsLine(paths, id, newest).catch(() => false)) return true;
    }
    return false;
  }

  /** Checks all open campaigns, because another process may have owned the library meanwhile. */
  async recheck(): Promise<void> {
    for (const key of [...this.#open.keys()]) {
      const opened = await this.open(key).catch(this.#options.report);
      if (opened?.ok) void opened.value.file.claim();
    }
  }

  async #openFile(key: CampaignKey): Promise<Result<CampaignInPlay>> {
    const paths = pathsOf(this.folder, key);
    try {
      if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      if (!(await this.#options.isOurs())) return this.refuseLocked();
      const opened = await openCampaignFile(paths, {
        ...this.#options,
        isElsewhere: (id) => this.#isElsewhere(key, id, null),
      });
      return opened.ok ? ok(await this.#start(key, opened.value)) : opened;
    } catch (error) {
      return saveFailure(error, paths.journal);
    }
  }

  async #start(key: CampaignKey, opened: OpenedFile): Promise<CampaignInPlay> {
    const { file } = opened;
    try {
      const session = await Session.open(key, file, opened, this.#play, this.#options);
      file.onOlderStepsLost = (setAside) => session.startOver({ kind: 'olderStepsLost', setAside });
      for (const listener of this.#onOpen) listener(session);
      return { session, file };
    } catch (error) {
      await file.abandon().catch(this.#options.report);
      throw error;
    }
  }

  /** Only a name found in the folder is ever joined to a path. */
  async has(key: CampaignKey): Promise<boolean> {
    return (await this.keys()).includes(key);
  }

  protected async keys(): Promise<readonly CampaignKey[]> {
    return campaignsAmong(await this.fileNames());
  }

  protected async fileNames(): Promise<readonly string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    }
  }

  /**
   * Called when the lock is lost. Screens of open campaigns ask for a snapshot, which is refused with the
   * reason.
   */
  async lockIsLost(): Promise<void> {
    if (!(await this.whyNotOurs())) return this.recheck();
    for (const opening of [...this.#open.values()]) {
      const opened = await opening.catch(this.#options.report);
      if (opened?.ok) opened.value.session.startOver(null);
    }
  }

  /** The refusal while another process owns the library; null = this process owns it. */
  async whyNotOurs(): Promise<Refusal | null> {
    return (await this.#options.isOurs()) ? null : this.refuseLocked().refusal;
  }

  refuseLocked() {
    return refuse({ code: 'libraryIsLocked', path: this.folder });
  }

  /**
   * Closes a campaign, runs a task on its files, and delays reopening until the task is done. The task gets
   * the identity of the closed journal; null = the campaign was not open.
   */
  async withClosed<T>(
    key: CampaignKey,
    task: (journal: Identity | null) => Promise<T>,
  ): Promise<T> {
    const opened = await this.#open.get(key);
    this.#open.set(key, Promise.resolve(refuse({ code: 'noSuchCampaign', campaign: key })));
    try {
      return await task(opened?.ok ? await closeCampaign(opened.value) : null);
    } finally {
      this.#open.delete(key);
    }
  }

  /** Waits for pending requests, writes saves and closes all campaigns. */
  async close(): Promise<void> {
    for (const opening of this.#open.values()) {
      const opened = await opening;
      // An error in one campaign does not prevent the others from closing.
      if (opened.ok) await closeCampaign(opened.value).catch(this.#options.report);
    }
    this.#open.clear();
  }
}
