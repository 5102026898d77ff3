/** A library: a folder with campaigns, packs and custom scenarios, and the operations on them. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type {
  CampaignCopy,
  TrashEntry,
  CampaignEntry,
  CampaignKey,
} from '#shared/api/campaignFiles';
import type { ImportOffer } from '#shared/importing/reading/report';
import type { ExportedParty } from '#shared/exporting/report';
import type { Game } from '#shared/state';
import type { CharacterId } from '#shared/ids';
import type { Content } from '#shared/content/content';
import type { Command } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import type { Clocks } from '../session/gameClock';
import type { Session } from '../session/session';
import { Queue } from '../session/queue';
import { encodeCharacter } from './characterFiles';
import { Campaigns } from './campaigns';
import type { FileOptions } from './saving/fileOptions';
import { makeFolder, type Writer } from './disk/files';
import type { EntryReaders } from './campaignEntries';
import {
  FILE_ENDING,
  MAX_FILE_BYTES,
  importRefusal,
  readImport,
  type CampaignBytes,
  type WholeExport,
} from './transfer/exportFile';
import { saveFailure } from './disk/failures';
import { tidyLeftovers } from './disk/leftovers';
import { lockLibrary, type Lock } from './disk/lock';
import { fileNameFrom } from './disk/fileNames';
import { makePrivate } from './disk/permissions';
import { LostError } from './disk/swap';
import { NewCampaigns } from './newCampaigns';
import type { CustomScenarioNames } from '#shared/content/customScenarios/read';
import type { PackFile } from '#shared/content/types';
import { CustomScenarios } from './content/customScenarios';
import { Packs } from './content/packs';
import type { PackContent } from './content/packStore';
import { pathsOf } from './disk/paths';
import { importStepOf, type ImportRules, type NewCampaign } from './transfer/importStep';
import { playTimeOf } from '#shared/rules/scenario/playTime';
import { jobsOnThisThread, type Jobs } from './transfer/jobs';
import { moveToTrash, takeFromTrash, tidyTrash } from './transfer/trash';

/** The rules a library needs to create, play and read games. */
export interface Rules extends EntryReaders, ImportRules {
  readonly customScenarios: PackContent<CustomScenarioNames>;
  readonly packs: PackContent<readonly PackFile[]>;
  /** Printed content together with the packs of a game. */
  readonly content: (game: Game) => Content;
  /** A game in the format of another app. `seconds` is the time played so far. */
  readonly writeForeignExport: (game: Game, seconds: number) => ExportedParty;
}

export interface LibraryOptions {
  readonly now?: () => Date;
  /** Monotonic clock for the playing time. The default clock does not advance. */
  readonly ticks?: Clocks['ticks'];
  readonly writer?: Writer;
  /** Locks the folder for this process. */
  readonly take?: typeof lockLibrary;
  /** Runs imports and exports. The default runs them on this thread. */
  readonly work?: Jobs;
  /** Called with errors of background saves and backups. */
  readonly report?: (error: unknown) => void;
}

type RenameCampaign = Command & { readonly type: 'renameCampaign' };

export class Library {
  readonly folder: string;
  readonly campaigns: Campaigns;
  readonly scenarios: CustomScenarios;
  readonly packs: Packs;
  readonly work: Jobs;
  readonly #rules: Rules;
  readonly #lock: Lock;
  readonly #options: FileOptions;
  readonly #newCampaigns: NewCampaigns;
  /** Campaigns are created one at a time, so that two never get the same name. */
  readonly #queue = new Queue();
  readonly #onChange = new Set<() => void>();

  private constructor(
    folder: string,
    rules: Rules,
    lock: Lock,
    options: FileOptions & Pick<Clocks, 'ticks'>,
    work: Jobs,
  ) {
    this.folder = folder;
    this.work = work;
    this.#rules = rules;
    this.#lock = lock;
    this.#options = options;
    const { isOurs, report } = options;
    this.campaigns = new Campaigns(folder, rules, {
      ...options,
      saveConflictCopy: (session, side) =>
        void this.#queue.run(async () => {
          await this.#newCampaigns.saveConflictCopy(session, side);
          if (!session) for (const listener of this.#onChange) listener();
        }),
    });
    this.scenarios = new CustomScenarios(folder, {
      content: rules.customScenarios,
      using: () =>
        this.campaigns.campaignNamesBy(({ scenario }) => (scenario ? [scenario.scenario] : [])),
      isOurs,
      report,
    });
    this.packs = new Packs(folder, {
      content: rules.packs,
      using: () =>
        this.campaigns.campaignNamesBy(({ campaign }) => campaign.packs.map(({ id }) => id)),
      // Custom scenarios may refer to content of packs.
      changed: () => this.scenarios.reload(),
      isOurs,
      report,
    });
    this.#newCampaigns = new NewCampaigns(this, rules, options);
  }

  /** Locks and opens a library. Refused if another process owns it or the disk fails. */
  static async open(
    folder: string,
    rules: Rules,
    {
      now = () => new Date(),
      ticks = () => 0,
      writer,
      report = () => undefined,
      take = lockLibrary,
      work = jobsOnThisThread(rules),
    }: LibraryOptions = {},
  ): Promise<Result<Library>> {
    let lock: Lock | null = null;
    try {
      await makeFolder(folder);
      let library: Library | null = null;
      const taken = await take(folder, () => void library?.campaigns.lockIsLost());
      if (!taken) return refuse({ code: 'libraryIsLocked', path: folder });
      lock = taken;
      await makePrivate(folder, report);
      await tidyTrash(folder, now()).catch(report);
      await tidyLeftovers(folder, now(), report);
      const options = {
        readGame: rules.readGame,
        now,
        ticks,
        report,
        isOurs: () => taken.isHeld(),
        term: () => taken.term(),
      };
      library = new Library(folder, rules, taken, writer ? { ...options, writer } : options, work);
      await library.packs.load();
      await library.scenarios.load();
      return ok(library);
    } catch (error) {
      await lock?.release().catch(report);
      return saveFailure(error, folder);
    }
  }

  /** Creates a campaign with its first moment and opens it. */
  createCampaign(command: NewCampaign): Promise<Result<Session>> {
    return this.#enqueue(() => this.#newCampaigns.create(command));
  }

  /** Queues a task that creates, renames or deletes campaigns. Turns disk errors into refusals. */
  #enqueue<T>(task: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#queue.run(async () => {
      const done = await task().catch((error) => saveFailure(error, this.folder));
      if (done.ok) for (const listener of this.#onChange) listener();
      return done;
    });
  }

  /** Calls `listener` whenever a campaign is added, removed or renamed. */
  onChange(listener: () => void): void {
    this.#onChange.add(listener);
  }

  /** The parties in an export of another app. Nothing is written. */
  async readForeignExport(text: string): Promise<Result<readonly ImportOffer[]>> {
    const read = await this.work.readForeignExport(text);
    return read.ok ? ok(read.value.map(({ name, lines }) => ({ name, lines }))) : read;
  }

  /**
   * Creates a campaign and imports a party of the export into it. If that fails, no campaign is
   * created.
   */
  async importForeign(text: string, party: number, command: NewCampaign): Promise<Result<Session>> {
    const read = await this.work.readForeignExport(text);
    if (!read.ok) return read;
    const moving = importStepOf(this.#rules, read.value, party, command);
    if (!moving.ok) return moving;
    const created = await this.createCampaign(command);
    if (!created.ok) return created;
    const sent = await created.value.send(moving.value, randomUUID());
    if (sent.ok) return created;
    // The new campaign is still empty, so it is deleted.
    await this.deleteCampaign(created.value.key);
    return sent;
  }

  /** A campaign in the format of another app. */
  async exportForeign(key: CampaignKey): Promise<Result<ExportedParty>> {
    const opened = await this.openCampaign(key);
    if (!opened.ok) return opened;
    const { game } = opened.value;
    const { played } = opened.value.clock('beat');
    return ok(this.#rules.writeForeignExport(game, playTimeOf(game, played).campaign));
  }

  /** The file of one character, as text. */
  async exportCharacter(key: CampaignKey, character: CharacterId): Promise<Result<string>> {
    const opened = await this.openCampaign(key);
    if (!opened.ok) return opened;
    const content = this.#rules.content(opened.value.game);
    return encodeCharacter(opened.value, character, content, this.#options.now());
  }

  async openCampaign(key: CampaignKey): Promise<Result<Session>> {
    const opened = await this.campaigns.open(key);
    return opened.ok ? ok(opened.value.session) : opened;
  }

  async exportCampaign(key: CampaignKey): Promise<Result<WholeExport>> {
    const stored = await this.campaigns.exportSource(key);
    if (!stored.ok) return stored;
    const now = this.#options.now();
    const made = await this.work.writeExport(stored.value, now, async (needs) => ({
      scenarios: await this.scenarios.forExport(needs.scenarios),
      packs: await this.packs.forExport(needs.packs),
    }));
    if (!made.ok) return made;
    return ok({ name: `${fileNameFrom(stored.value.name)}${FILE_ENDING}`, ...made.value });
  }

  /** Adds the campaign of an export file. The whole file is checked before anything is written. */
  async importCampaign({ name: file, bytes }: CampaignBytes): Promise<Result<CampaignCopy>> {
    if (bytes.length > MAX_FILE_BYTES) return refuse(importRefusal('tooLarge', file));
    const id = randomUUID();
    const read = await this.work.readImport(bytes, id);
    if (!read.ok) return read;
    const { value } = read;
    if (value.kind !== 'good') return refuse(importRefusal(value.kind, file));
    const placed = await this.#enqueue(() => this.#newCampaigns.add(id, value));
    return placed.ok ? ok({ ...placed.value, missing: value.imported.missing }) : placed;
  }

  /** Imports a file on this computer. A file that is too large is not read. */
  async importFile(path: string): Promise<Result<CampaignEntry>> {
    const read = await readImport(path);
    return read.ok ? this.importCampaign({ name: basename(path), bytes: read.value }) : read;
  }

  /** Copies a campaign with its history; the copy's name gets a number. */
  async duplicateCampaign(key: CampaignKey): Promise<Result<CampaignCopy>> {
    const exported = await this.exportCampaign(key);
    return exported.ok ? this.importCampaign(exported.value) : exported;
  }

  renameCampaign(key: CampaignKey, command: RenameCampaign): Promise<Result<CampaignEntry>> {
    return this.#enqueue(async () => {
      const opened = await this.campaigns.open(key);
      if (!opened.ok) return opened;
      if (await this.campaigns.hasName(command.name, key)) {
        return refuse({ code: 'nameIsTaken', name: command.name });
      }
      const renamed = await opened.value.session.send(command, randomUUID());
      return renamed.ok ? ok(await this.campaigns.entry(key)) : renamed;
    });
  }

  deleteCampaign(key: CampaignKey): Promise<Result<TrashEntry>> {
    return this.#enqueue(async () => {
      if (!(await this.campaigns.has(key)))
        return refuse({ code: 'noSuchCampaign', campaign: key });
      if (!(await this.#options.isOurs())) return this.campaigns.refuseLocked();
      const { name } = await this.campaigns.entry(key);
      try {
        const now = this.#options.now();
        return ok(
          await this.campaigns.withClosed(key, (journal) =>
            moveToTrash(this.folder, { key, name, journal }, now),
          ),
        );
      } catch (error) {
        if (error instanceof LostError) return refuse({ code: 'stepChanged' });
        return saveFailure(error, pathsOf(this.folder, key).save);
      }
    });
  }

  restoreFromTrash(id: string): Promise<Result<CampaignEntry>> {
    return this.#enqueue(async () => {
      const found = (await this.campaigns.trash()).find((entry) => entry.id === id);
      if (!found) return refuse({ code: 'noSuchDeleted', entry: id });
      if (!(await this.#options.isOurs())) return this.campaigns.refuseLocked();
      const name = await this.campaigns.freeName(found.name);
      const key = await this.campaigns.freeKey(name);
      try {
        await takeFromTrash(this.folder, id, key);
      } catch (error) {
        if (error instanceof LostError) return this.campaigns.refuseLocked();
        return saveFailure(error, pathsOf(this.folder, key).save);
      }
      // The restored campaign is not opened: it may be damaged.
      if (name === found.name) return ok(await this.campaigns.entry(key));
      return this.#newCampaigns.ensureName(key, name);
    });
  }

  /** Waits for pending requests, writes saves and closes all campaigns. */
  async close(): Promise<void> {
    // A campaign that another process deleted meanwhile must not be saved again.
    await this.campaigns.recheck();
    await this.#queue.whenSettled();
    await this.packs.whenSettled();
    await this.scenarios.whenSettled();
    await this.campaigns.close();
    await this.#lock.release();
  }
}
