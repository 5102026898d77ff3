/** The campaigns of a library folder: list, names, backups and trash. */
import { lstat } from 'node:fs/promises';
import type { Snapshot } from '#shared/api/api';
import type {
  BackupListing,
  TrashEntry,
  TrashListing,
  CampaignEntry,
  CampaignKey,
} from '#shared/api/campaignFiles';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { PlayCommand } from '../session/session';
import { fileFailure } from './disk/failures';
import { exists, findForeign } from './disk/files';
import { freeFileName, freeName } from './disk/fileNames';
import { pathsOf } from './disk/paths';
import { migrateSave } from '../format/migrations';
import { exportSourceOf } from './campaignInPlay';
import { OpenCampaigns, type CampaignsOptions } from './openCampaigns';
import { backupListing, entryOf, entryOnDisk, type EntryReaders } from './campaignEntries';
import { isPlayable } from './opening/playable';
import { readBackup } from './saving/backups';
import { readSave } from './saving/checkpoint';
import { trashEntries, unrestorableInTrash } from './transfer/trash';

/** Maximum characters of a campaign name. */
const MAX_NAME_LENGTH = 60;

export class Campaigns extends OpenCampaigns {
  readonly #rules: EntryReaders;
  readonly #readGame: CampaignsOptions['readGame'];

  constructor(
    folder: string,
    rules: EntryReaders & { readonly play: PlayCommand },
    options: CampaignsOptions,
  ) {
    super(folder, rules.play, options);
    this.#rules = rules;
    this.#readGame = options.readGame;
  }

  /** Entries of all campaigns, the most recently played first. */
  async entries(): Promise<readonly CampaignEntry[]> {
    const keys = await this.keys();
    const entries = await Promise.all(keys.map((key) => this.entry(key)));
    return entries.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  }

  /** Path of the campaign's save or, if it is missing, of its journal, history or backups. */
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

  /** The trash, including files in it that cannot be restored. */
  async trashListing(): Promise<TrashListing> {
    return { entries: await this.trash(), unrestorable: await unrestorableInTrash(this.folder) };
  }

  async backups(key: CampaignKey): Promise<Result<BackupListing>> {
    const { backups, tallies } = pathsOf(this.folder, key);
    try {
      if (!(await this.has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      const listing = await backupListing(backups, this.#rules);
      const foreign = await findForeign([backups, tallies]);
      return ok({ ...listing, unrestorable: [...new Set([...listing.unrestorable, ...foreign])] });
    } catch (error) {
      return fileFailure(error, backups);
    }
  }

  /** Restores a backup after writing a backup of the current state. */
  async restoreBackup(key: CampaignKey, id: string): Promise<Result<Snapshot>> {
    const opened = await this.open(key);
    if (!opened.ok) return opened;
    const { session, file } = opened.value;
    return session.restore(async () => {
      const save = await readBackup(file.paths.backups, id).catch(() => null);
      const game = save && this.#rules.readGame(migrateSave(save));
      if (!save || !game || !isPlayable(game)) return refuse({ code: 'noSuchBackup', backup: id });
      const backedUp = await file.backUpOrRefuse('beforeRestore');
      if (!backedUp.ok) return backedUp;
      const isOfCampaign = save.id === file.id && save.schema === SCHEMA;
      return ok({ game, seq: save.seq, head: isOfCampaign ? save.head : null });
    });
  }

  /** True if a campaign other than `except` has this name, ignoring case. */
  async hasName(name: string, except: CampaignKey | null = null): Promise<boolean> {
    const others = (await this.entries()).filter(({ key }) => key !== except);
    return others.some((entry) => entry.name.toLowerCase() === name.toLowerCase());
  }

  /** The wanted name, with a number added if it is taken. */
  async freeName(wanted: string): Promise<string> {
    const taken = new Set((await this.entries()).map(({ name }) => name.toLowerCase()));
    return freeName(wanted, MAX_NAME_LENGTH, (name) => taken.has(name.toLowerCase()));
  }

  async freeKey(name: string): Promise<CampaignKey> {
    const files = await this.fileNames();
    const taken = files.map((file) =>
      file.replace(/\.(json|journal|history|backups|tallies)$/, ''),
    );
    return freeFileName(name, taken);
  }

  async exportSource(key: CampaignKey): ReturnType<typeof exportSourceOf> {
    const opened = await this.open(key);
    return opened.ok ? exportSourceOf(opened.value) : opened;
  }

  async entry(key: CampaignKey): Promise<CampaignEntry> {
    const held = await this.ifOpen(key);
    if (!held) return entryOnDisk(key, pathsOf(this.folder, key), this.#rules);
    const { session, file } = held;
    return entryOf(key, session.game, file.changedAt, this.#rules);
  }

  /** Groups campaign names by keys of their newest games, for example by the ids of their packs. */
  async campaignNamesBy(
    keysOf: (game: Game) => readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = await this.keys();
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
    if (!this.isOpen(key)) {
      const paths = pathsOf(this.folder, key);
      const read = await readSave(paths.save).catch(() => null);
      const journal = await lstat(paths.journal).catch(() => null);
      // After a crash the journal can be ahead of the save. Opening the campaign applies its lines.
      if (read?.kind === 'good' && journal?.size === read.save.end)
        return this.#readGame(migrateSave(read.save));
    }
    const opened = await this.open(key);
    if (!opened.ok) return null;
    await opened.value.session.whenSettled();
    return opened.value.session.game;
  }
}
