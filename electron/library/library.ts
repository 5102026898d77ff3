/** A library: a folder of campaigns, packs and own scenarios, and all that is done with them. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { CampaignCopy, CampaignEntry, CampaignKey, TrashEntry } from '#shared/api/api';
import type { MoveInOffer } from '#shared/movingIn/reading/report';
import type { Command } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import type { Clocks } from '../session/gameClock';
import type { Session } from '../session/session';
import { Queue } from '../session/queue';
import { Campaigns } from './campaigns';
import type { FileOptions } from './saving/campaignFile';
import { makeFolder, type Writer } from './disk/files';
import type { Words } from './opening/entries';
import {
  FILE_ENDING,
  LARGEST_FILE,
  importRefusal,
  readImport,
  type CampaignBytes,
  type Exported,
} from './travelling/exportFile';
import { saveFailed } from './disk/failures';
import { tidyLeftovers } from './disk/leftovers';
import { lockLibrary, type Lock } from './disk/lock';
import { fileNameFrom } from './disk/names';
import { makePrivate } from './disk/rights';
import { LostError } from './disk/swap';
import { Newcomers } from './newCampaigns';
import type { OwnScenarioNames } from '#shared/content/customScenarios/read';
import type { PackFile } from '#shared/content/types';
import { OwnScenarios } from './content/customScenarios';
import { Packs } from './content/packs';
import type { PackContent } from './content/packStore';
import { pathsOf } from './disk/paths';
import { moveInOf, type MoveInRules, type NewCampaign } from './travelling/moveInStep';
import { workHere, type Work } from './travelling/work';
import { moveToTrash, takeFromTrash, tidyTrash } from './travelling/trash';

/** The game's side of a library: how to begin, play and read one. */
export interface Rules extends Words, MoveInRules {
  readonly own: PackContent<OwnScenarioNames>;
  readonly packs: PackContent<readonly PackFile[]>;
}

export interface LibraryOptions {
  readonly now?: () => Date;
  /** The steady clock of campaigns that are played; stands still where it is not given. */
  readonly ticks?: Clocks['ticks'];
  readonly writer?: Writer;
  /** How a library is taken for this process. */
  readonly take?: typeof lockLibrary;
  /** Who does what takes long; right here where it is not given. */
  readonly work?: Work;
  /** Told of saves and backups that failed while play went on. */
  readonly report?: (error: unknown) => void;
}

type RenameCampaign = Command & { readonly type: 'renameCampaign' };

export class Library {
  readonly folder: string;
  readonly campaigns: Campaigns;
  readonly scenarios: OwnScenarios;
  readonly packs: Packs;
  readonly work: Work;
  readonly #rules: Rules;
  readonly #lock: Lock;
  readonly #options: FileOptions;
  readonly #newcomers: Newcomers;
  /** Campaigns are made one after the other, so that two never get one name. */
  readonly #making = new Queue();
  readonly #onChange = new Set<() => void>();

  private constructor(
    folder: string,
    rules: Rules,
    lock: Lock,
    options: FileOptions & Pick<Clocks, 'ticks'>,
    work: Work,
  ) {
    this.folder = folder;
    this.work = work;
    this.#rules = rules;
    this.#lock = lock;
    this.#options = options;
    const { isOurs, report } = options;
    this.campaigns = new Campaigns(folder, rules, {
      ...options,
      keepSide: (session, side) =>
        void this.#making.run(async () => {
          await this.#newcomers.keepSide(session, side);
          if (!session) for (const listener of this.#onChange) listener();
        }),
    });
    this.scenarios = new OwnScenarios(folder, {
      content: rules.own,
      using: () => this.campaigns.namesBy(({ scenario }) => (scenario ? [scenario.scenario] : [])),
      isOurs,
      report,
    });
    this.packs = new Packs(folder, {
      content: rules.packs,
      using: () => this.campaigns.namesBy(({ campaign }) => campaign.packs.map(({ id }) => id)),
      // Scenarios of the players' own may name what packs add.
      changed: () => this.scenarios.loadAnew(),
      isOurs,
      report,
    });
    this.#newcomers = new Newcomers(this, rules, options);
  }

  /** Takes the library for this process. Refused where another one has it or the disk says no. */
  static async open(
    folder: string,
    rules: Rules,
    {
      now = () => new Date(),
      ticks = () => 0,
      writer,
      report = () => undefined,
      take = lockLibrary,
      work = workHere(rules),
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
      return saveFailed(error, folder);
    }
  }

  /** Makes a campaign with its first moment, and opens it. */
  createCampaign(command: NewCampaign): Promise<Result<Session>> {
    return this.#make(() => this.#newcomers.begin(command));
  }

  /** Does something with campaigns when its turn has come; what the disk says against it is a refusal. */
  #make<T>(deed: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#making.run(async () => {
      const done = await deed().catch((error) => saveFailed(error, this.folder));
      if (done.ok) for (const listener of this.#onChange) listener();
      return done;
    });
  }

  /** Calls `listener` whenever a campaign came, went or got another name. */
  onChange(listener: () => void): void {
    this.#onChange.add(listener);
  }

  /** What would come over; nothing is made. */
  async readMoveIn(text: string): Promise<Result<readonly MoveInOffer[]>> {
    const read = await this.work.readMoveIn(text);
    return read.ok ? ok(read.value.map(({ name, lines }) => ({ name, lines }))) : read;
  }

  /** Makes a campaign and moves a party of the export into it; both or nothing. */
  async moveIn(text: string, place: number, command: NewCampaign): Promise<Result<Session>> {
    const read = await this.work.readMoveIn(text);
    if (!read.ok) return read;
    const moving = moveInOf(this.#rules, read.value, place, command);
    if (!moving.ok) return moving;
    const created = await this.createCampaign(command);
    if (!created.ok) return created;
    const sent = await created.value.send(moving.value, randomUUID());
    if (sent.ok) return created;
    // What was just begun and has nothing in it is nobody's.
    await this.deleteCampaign(created.value.key);
    return sent;
  }

  async openCampaign(key: CampaignKey): Promise<Result<Session>> {
    const opened = await this.campaigns.opened(key);
    return opened.ok ? ok(opened.value.session) : opened;
  }

  async exportCampaign(key: CampaignKey): Promise<Result<Exported>> {
    const written = await this.campaigns.written(key);
    if (!written.ok) return written;
    const now = this.#options.now();
    const made = await this.work.writeExport(written.value, now, async (needs) => ({
      scenarios: await this.scenarios.takenAlong(needs.scenarios),
      packs: await this.packs.takenAlong(needs.packs),
    }));
    if (!made.ok) return made;
    return ok({ name: `${fileNameFrom(written.value.name)}${FILE_ENDING}`, ...made.value });
  }

  /** Adds the campaign that a file holds. Nothing is written before all of it has been checked. */
  async importCampaign({ name: file, bytes }: CampaignBytes): Promise<Result<CampaignCopy>> {
    if (bytes.length > LARGEST_FILE) return refuse(importRefusal('tooLarge', file));
    const id = randomUUID();
    const read = await this.work.readArrival(bytes, id);
    if (!read.ok) return read;
    const { value } = read;
    if (value.kind !== 'good') return refuse(importRefusal(value.kind, file));
    const placed = await this.#make(() => this.#newcomers.place(id, value));
    return placed.ok ? ok({ ...placed.value, missing: value.arrived.missing }) : placed;
  }

  /** The same for a file on this machine; one that is too large is never read. */
  async importFile(path: string): Promise<Result<CampaignEntry>> {
    const read = await readImport(path);
    return read.ok ? this.importCampaign({ name: basename(path), bytes: read.value }) : read;
  }

  /** A second campaign with the same history, under the same name with a number. */
  async duplicateCampaign(key: CampaignKey): Promise<Result<CampaignCopy>> {
    const exported = await this.exportCampaign(key);
    return exported.ok ? this.importCampaign(exported.value) : exported;
  }

  renameCampaign(key: CampaignKey, command: RenameCampaign): Promise<Result<CampaignEntry>> {
    return this.#make(async () => {
      const opened = await this.campaigns.opened(key);
      if (!opened.ok) return opened;
      if (await this.campaigns.hasName(command.name, key)) {
        return refuse({ code: 'nameIsTaken', name: command.name });
      }
      const renamed = await opened.value.session.send(command, randomUUID());
      return renamed.ok ? ok(await this.campaigns.entry(key)) : renamed;
    });
  }

  deleteCampaign(key: CampaignKey): Promise<Result<TrashEntry>> {
    return this.#make(async () => {
      if (!(await this.campaigns.has(key)))
        return refuse({ code: 'noSuchCampaign', campaign: key });
      if (!(await this.#options.isOurs())) return this.campaigns.locked();
      const { name } = await this.campaigns.entry(key);
      try {
        const now = this.#options.now();
        return ok(
          await this.campaigns.closedFor(key, (journal) =>
            moveToTrash(this.folder, { key, name, journal }, now),
          ),
        );
      } catch (error) {
        if (error instanceof LostError) return refuse({ code: 'stepChanged' });
        return saveFailed(error, pathsOf(this.folder, key).save);
      }
    });
  }

  restoreFromTrash(id: string): Promise<Result<CampaignEntry>> {
    return this.#make(async () => {
      const found = (await this.campaigns.trash()).find((entry) => entry.id === id);
      if (!found) return refuse({ code: 'noSuchDeleted', entry: id });
      if (!(await this.#options.isOurs())) return this.campaigns.locked();
      const name = await this.campaigns.freeName(found.name);
      const key = await this.campaigns.freeKey(name);
      try {
        await takeFromTrash(this.folder, id, key);
      } catch (error) {
        if (error instanceof LostError) return this.campaigns.locked();
        return saveFailed(error, pathsOf(this.folder, key).save);
      }
      // What was damaged before it was deleted still is.
      if (name === found.name) return ok(await this.campaigns.entry(key));
      return this.#newcomers.nameAnew(key, name);
    });
  }

  /** Ends all sessions in order: what was asked for is answered, saves are written. */
  async close(): Promise<void> {
    // What was deleted elsewhere while we slept is not closed as if it were there.
    await this.campaigns.lookAgain();
    await this.#making.settled();
    await this.packs.settled();
    await this.scenarios.settled();
    await this.campaigns.close();
    await this.#lock.release();
  }
}
