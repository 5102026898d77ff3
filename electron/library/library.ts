/** The folder of all campaigns, and the ones that are open. */
import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type {
  BackupEntry,
  CampaignEntry,
  CampaignKey,
  MoveInOffer,
  Snapshot,
  TrashEntry,
} from '#shared/api';
import { faultOfCommand, readCommand, type Command } from '#shared/commands/shapes';
import type { MovedIn } from '#shared/movingIn/secretariat';
import { patchBetween } from '#shared/patch';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { Session, type Play } from '../session';
import { arrive } from './travelling/arrival';
import { readBackup } from './saving/backups';
import type { CampaignFile, FileOptions } from './saving/campaignFile';
import { exists, makeFolder, type Writer } from './disk/files';
import { backupEntries, campaignsAmong, entryOf, entryOnDisk, type Words } from './opening/entries';
import {
  FILE_ENDING,
  importRefusal,
  readExport,
  readImport,
  writeExport,
  type Travelling,
} from './travelling/exportFile';
import { codeOf, fileFailed, saveFailed } from './disk/failures';
import { lockLibrary, type Lock } from './disk/lock';
import { makeCampaign, placeCampaign, unmakeCampaign } from './opening/making';
import { SCHEMA, upToDate } from './format/migrations';
import { fileNameFrom, freeFileName, shortened } from './disk/names';
import { openCampaignFile } from './opening/open';
import type { OwnScenarioNames } from '#shared/content/readOwnScenario';
import type { PackFile } from '#shared/content/types';
import { OwnScenarios } from './content/ownScenarios';
import { Packs } from './content/packs';
import type { PackContent } from './content/packStore';
import { pathsOf } from './disk/paths';
import { isPlayable } from './opening/playable';
import { readSave } from './saving/checkpoint';
import { moveToTrash, takeFromTrash, tidyTrash, trashEntries } from './travelling/trash';

/** The game's side of a library: how to begin, play and read one. */
export interface Rules extends Words {
  readonly empty: Game;
  readonly play: Play;
  readonly own: PackContent<OwnScenarioNames>;
  readonly packs: PackContent<readonly PackFile[]>;
  /** The parties in the export of another program, as campaigns of ours. */
  readonly readMoveIn: (text: string) => Result<readonly MovedIn[]>;
}

export interface LibraryOptions {
  readonly now?: () => Date;
  readonly writer?: Writer;
  /** How a library is taken for this process. */
  readonly take?: typeof lockLibrary;
  /** Told of saves and backups that failed while play went on. */
  readonly report?: (error: unknown) => void;
}

type NewCampaign = Command & { readonly type: 'newCampaign' };
type RenameCampaign = Command & { readonly type: 'renameCampaign' };

/** Longest name a campaign can have, in characters. */
const LONGEST_NAME = 60;

/** An export file by its name and what is in it. */
export interface CampaignBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

interface Open {
  readonly session: Session;
  readonly file: CampaignFile;
}

export class Library {
  readonly folder: string;
  readonly scenarios: OwnScenarios;
  readonly packs: Packs;
  readonly #rules: Rules;
  readonly #lock: Lock;
  readonly #options: FileOptions;
  readonly #open = new Map<CampaignKey, Promise<Result<Open>>>();
  readonly #onOpen = new Set<(session: Session) => void>();
  /** Campaigns are made one after the other, so that two never get one name. */
  #making: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, rules: Rules, lock: Lock, options: FileOptions) {
    this.folder = folder;
    this.#rules = rules;
    this.#lock = lock;
    this.#options = options;
    this.scenarios = new OwnScenarios(folder, {
      content: rules.own,
      using: () => this.#playing(),
      isOurs: options.isOurs,
      report: options.report,
    });
    this.packs = new Packs(folder, {
      content: rules.packs,
      using: () => this.#using(),
      // Scenarios of the players' own may name what packs add.
      changed: () => this.scenarios.loadAnew(),
      isOurs: options.isOurs,
      report: options.report,
    });
  }

  /** Takes the library for this process. Refused where another one has it or the disk says no. */
  static async open(
    folder: string,
    rules: Rules,
    {
      now = () => new Date(),
      writer,
      report = () => undefined,
      take = lockLibrary,
    }: LibraryOptions = {},
  ): Promise<Result<Library>> {
    try {
      await makeFolder(folder);
      let library: Library | null = null;
      const lock = await take(folder, () => {
        if (library) void library.#lookAgain();
      });
      if (!lock) return refuse({ code: 'libraryIsLocked', path: folder });
      await tidyTrash(folder, now()).catch(report);
      const { readGame } = rules;
      const options = { readGame, now, report, isOurs: () => lock.isHeld() };
      library = new Library(folder, rules, lock, writer ? { ...options, writer } : options);
      await library.packs.load();
      await library.scenarios.load();
      return ok(library);
    } catch (error) {
      return saveFailed(error, folder);
    }
  }

  /** Calls `listener` for every campaign that gets opened. */
  onOpen(listener: (session: Session) => void): void {
    this.#onOpen.add(listener);
  }

  /** All campaigns, the one played last first. */
  async entries(): Promise<readonly CampaignEntry[]> {
    const keys = campaignsAmong(await this.#fileNames());
    const entries = await Promise.all(keys.map((key) => this.#entry(key)));
    return entries.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  }

  /** Makes a campaign with its first moment, and opens it. */
  createCampaign(command: NewCampaign): Promise<Result<Session>> {
    return this.#inOrder(() => this.#create(command));
  }

  /** What would come over; nothing is made. */
  readMoveIn(text: string): Result<readonly MoveInOffer[]> {
    const read = this.#rules.readMoveIn(text);
    return read.ok ? ok(read.value.map(({ name, lines }) => ({ name, lines }))) : read;
  }

  /** Makes a campaign and moves a party of the export into it; both or nothing. */
  async moveIn(text: string, place: number, command: NewCampaign): Promise<Result<Session>> {
    const read = this.#rules.readMoveIn(text);
    if (!read.ok) return read;
    const found = read.value[place];
    if (!found) return refuse({ code: 'malformedCommand' });
    const { campaign, lines } = found;
    const move = { type: 'moveIn', program: 'gloomhavenSecretariat', campaign, lines } as const;
    const moving = readCommand(move);
    if (!moving) return refuse({ code: 'malformedCommand', field: faultOfCommand(move) });
    const begun = this.#rules.play(this.#rules.empty, command);
    if (!begun.ok) return begun;
    const tried = this.#rules.play(begun.value.next, moving);
    if (!tried.ok) return tried;
    const created = await this.createCampaign(command);
    if (!created.ok) return created;
    const sent = await created.value.send(moving, randomUUID());
    if (sent.ok) return created;
    // What was just begun and has nothing in it is nobody's.
    await this.deleteCampaign(created.value.key);
    return sent;
  }

  async openCampaign(key: CampaignKey): Promise<Result<Session>> {
    const opened = await this.#opened(key);
    return opened.ok ? ok(opened.value.session) : opened;
  }

  async exportCampaign(key: CampaignKey): Promise<Result<CampaignBytes>> {
    const travelling = await this.#travelling(key);
    if (!travelling.ok) return travelling;
    const scenarios = await this.scenarios.takenAlong(scenariosIn(travelling.value));
    const bytes = await writeExport({ ...travelling.value, scenarios }, this.#options.now());
    return ok({ name: `${fileNameFrom(travelling.value.name)}${FILE_ENDING}`, bytes });
  }

  /** Adds the campaign that a file holds. Nothing is written before all of it has been checked. */
  async importCampaign({ name: file, bytes }: CampaignBytes): Promise<Result<CampaignEntry>> {
    const read = await readExport(bytes);
    if (read.kind !== 'good') return refuse(importRefusal(read.kind, file));
    const added = await this.#inOrder(() => this.#add(read.campaign));
    return added ?? refuse({ code: 'fileIsDamaged', file });
  }

  /** The same for a file on this machine; one that is too large is never read. */
  async importFile(path: string): Promise<Result<CampaignEntry>> {
    const read = await readImport(path);
    return read.ok ? this.importCampaign({ name: basename(path), bytes: read.value }) : read;
  }

  /** A second campaign with the same history, under the same name with a number. */
  async duplicateCampaign(key: CampaignKey): Promise<Result<CampaignEntry>> {
    const travelling = await this.#travelling(key);
    if (!travelling.ok) return travelling;
    const added = await this.#inOrder(() => this.#add(travelling.value));
    return added ?? refuse({ code: 'saveIsDamaged', path: pathsOf(this.folder, key).journal });
  }

  renameCampaign(key: CampaignKey, command: RenameCampaign): Promise<Result<CampaignEntry>> {
    return this.#inOrder(async () => {
      const opened = await this.#opened(key);
      if (!opened.ok) return opened;
      const wanted = command.name.toLowerCase();
      const others = (await this.entries()).filter((entry) => entry.key !== key);
      if (others.some(({ name }) => name.toLowerCase() === wanted)) {
        return refuse({ code: 'nameIsTaken', name: command.name });
      }
      const renamed = await opened.value.session.send(command, randomUUID());
      return renamed.ok ? ok(await this.#entry(key)) : renamed;
    });
  }

  deleteCampaign(key: CampaignKey): Promise<Result<TrashEntry>> {
    return this.#inOrder(async () => {
      if (!(await this.#has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
      if (!(await this.#options.isOurs())) return this.#locked();
      const { name } = await this.#entry(key);
      const opened = await this.#open.get(key);
      // Nobody opens it again while its files move.
      const gone = refuse({ code: 'noSuchCampaign', campaign: key });
      this.#open.set(key, Promise.resolve(gone));
      try {
        if (opened?.ok) await closeInOrder(opened.value);
        return ok(await moveToTrash(this.folder, key, name, this.#options.now()));
      } catch (error) {
        return saveFailed(error, pathsOf(this.folder, key).save);
      } finally {
        this.#open.delete(key);
      }
    });
  }

  trash(): Promise<readonly TrashEntry[]> {
    return trashEntries(this.folder);
  }

  restoreFromTrash(id: string): Promise<Result<CampaignEntry>> {
    return this.#inOrder(async () => {
      const found = (await this.trash()).find((entry) => entry.id === id);
      if (!found) return refuse({ code: 'noSuchDeleted', entry: id });
      if (!(await this.#options.isOurs())) return this.#locked();
      const name = await this.#freeName(found.name);
      const key = await this.#freeKey(name);
      try {
        await takeFromTrash(this.folder, id, key);
      } catch (error) {
        return saveFailed(error, pathsOf(this.folder, key).save);
      }
      // What was damaged before it was deleted still is.
      return name === found.name ? ok(await this.#entry(key)) : this.#nameAnew(key, name);
    });
  }

  async backups(key: CampaignKey): Promise<Result<readonly BackupEntry[]>> {
    if (!(await this.#has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
    const { backups } = pathsOf(this.folder, key);
    try {
      return ok(await backupEntries(backups, this.#rules));
    } catch (error) {
      return fileFailed(error, backups);
    }
  }

  /** Goes back to a backup, after the present state was backed up. */
  async restoreBackup(key: CampaignKey, id: string): Promise<Result<Snapshot>> {
    const opened = await this.#opened(key);
    if (!opened.ok) return opened;
    const { session, file } = opened.value;
    return session.restore(async () => {
      const save = await readBackup(file.paths.backups, id).catch(() => null);
      const game = save && this.#rules.readGame(upToDate(save));
      if (!save || !game || !isPlayable(game)) return refuse({ code: 'noSuchBackup', backup: id });
      const kept = await file.keepState('beforeRestore');
      if (!kept.ok) return kept;
      const isOfThis = save.id === file.id && save.schema === SCHEMA;
      return ok({ game, seq: save.seq, head: isOfThis ? save.head : null });
    });
  }

  /** Where a campaign's save lies. */
  async pathOf(key: CampaignKey): Promise<Result<string>> {
    if (!(await this.#has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
    const { save, journal, history, backups } = pathsOf(this.folder, key);
    for (const path of [save, journal, history]) if (await exists(path)) return ok(path);
    return ok(backups);
  }

  /** Ends all sessions in order: what was asked for is answered, saves are written. */
  async close(): Promise<void> {
    await this.#making;
    await this.packs.settled();
    await this.scenarios.settled();
    for (const opening of this.#open.values()) {
      const opened = await opening;
      if (!opened.ok) continue;
      await closeInOrder(opened.value);
    }
    this.#open.clear();
    await this.#lock.release();
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const made = this.#making.then(work);
    this.#making = made.catch(() => undefined);
    return made;
  }

  async #travelling(key: CampaignKey): Promise<Result<Travelling>> {
    const opened = await this.#opened(key);
    return opened.ok ? this.#travellingOf(opened.value) : opened;
  }

  async #travellingOf({ session, file }: Open): Promise<Result<Travelling>> {
    try {
      return ok({ name: session.game.campaign.name, ...(await file.past()), scenarios: [] });
    } catch (error) {
      return saveFailed(error, file.paths.journal);
    }
  }

  /** Makes files of a campaign under a free name; null where it is none that could be played. */
  async #add(travelling: Travelling): Promise<Result<CampaignEntry> | null> {
    const id = randomUUID();
    const arrived = await arrive(travelling, id, this.#options.readGame);
    if (!arrived) return null;
    if (!(await this.#options.isOurs())) return this.#locked();
    const { campaign, scenario } = arrived.held.game;
    const brought = await this.scenarios.bring(travelling.scenarios, scenario?.scenario ?? null);
    if (!brought.ok) return brought;
    const name = await this.#freeName(campaign.name);
    const key = await this.#freeKey(name);
    const paths = pathsOf(this.folder, key);
    const placed = await placeCampaign(paths, id, arrived, this.#options.now());
    if (!placed.ok) return placed;
    const named = await this.#nameAnew(key, name);
    if (!named.ok) await this.#unmake(key);
    return named;
  }

  /** Takes away what was just added and cannot be had. */
  async #unmake(key: CampaignKey): Promise<void> {
    const opened = await this.#open.get(key);
    this.#open.delete(key);
    if (opened?.ok) await closeInOrder(opened.value);
    await unmakeCampaign(pathsOf(this.folder, key));
  }

  /** Gives a campaign the name it has to have here, as a step that can be seen and undone. */
  async #nameAnew(key: CampaignKey, name: string): Promise<Result<CampaignEntry>> {
    const opened = await this.#opened(key);
    if (!opened.ok) return opened;
    const { session } = opened.value;
    if (session.game.campaign.name !== name) {
      const renamed = await session.send({ type: 'renameCampaign', name }, randomUUID());
      if (!renamed.ok) return renamed;
    }
    return ok(await this.#entry(key));
  }

  /** A name that no campaign has, with a number where it is taken. */
  async #freeName(wanted: string): Promise<string> {
    const taken = new Set((await this.entries()).map(({ name }) => name.toLowerCase()));
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${String(number)}`;
      const name = `${shortened(wanted, LONGEST_NAME - end.length)}${end}`;
      if (!taken.has(name.toLowerCase())) return name;
    }
  }

  async #freeKey(name: string): Promise<CampaignKey> {
    const files = await this.#fileNames();
    const taken = files.map((file) => file.replace(/\.(json|journal|history|backups)$/, ''));
    return freeFileName(name, taken);
  }

  async #create(command: NewCampaign): Promise<Result<Session>> {
    const wanted = command.name.toLowerCase();
    if ((await this.entries()).some(({ name }) => name.toLowerCase() === wanted)) {
      return refuse({ code: 'nameIsTaken', name: command.name });
    }
    const before = this.#rules.empty;
    const played = this.#rules.play(before, command);
    if (!played.ok) return played;
    const { next, events } = played.value;
    const key = await this.#freeKey(command.name);
    const first = {
      seq: 1,
      at: this.#options.now().toISOString(),
      request: null,
      kind: 'command' as const,
      command,
      events,
      patch: patchBetween(before, next),
      inverse: patchBetween(next, before),
      parent: null,
    };
    if (!(await this.#options.isOurs())) return this.#locked();
    const paths = pathsOf(this.folder, key);
    const created = await makeCampaign(paths, randomUUID(), first, before, this.#options);
    return created.ok ? this.openCampaign(key) : created;
  }

  #locked() {
    return refuse({ code: 'libraryIsLocked', path: this.folder });
  }

  #opened(key: CampaignKey): Promise<Result<Open>> {
    const known = this.#open.get(key);
    return known ? this.#stillOpen(key, known) : this.#keep(key, this.#openFile(key));
  }

  #keep(key: CampaignKey, opening: Promise<Result<Open>>): Promise<Result<Open>> {
    this.#open.set(key, opening);
    const forget = () => {
      if (this.#open.get(key) === opening) this.#open.delete(key);
    };
    // A campaign that did not open may do so the next time.
    opening.then((opened) => opened.ok || forget(), forget);
    return opening;
  }

  /** What is open, read anew where another process has gone on with it. */
  async #stillOpen(key: CampaignKey, known: Promise<Result<Open>>): Promise<Result<Open>> {
    const opened = await known;
    if (!opened.ok || !(await opened.value.file.isLost())) return opened;
    const now = this.#open.get(key);
    if (now !== known) return this.#opened(key);
    // While the other one has the library, what we hold of ours stays where it is.
    if (!(await this.#options.isOurs())) return this.#locked();
    if (this.#open.get(key) !== known) return this.#opened(key);
    return this.#keep(key, this.#openAnew(key, opened.value));
  }

  /** Drops all that is held of a campaign and reads it from the disk; our own side is kept, too. */
  async #openAnew(key: CampaignKey, lost: Open): Promise<Result<Open>> {
    await lost.session.settled();
    const newest = await lost.session.newest();
    const anew = await this.#openFile(key);
    if (!anew.ok) return anew;
    const { session, file } = anew.value;
    const isWhole = !newest || (await file.holds(newest.place, newest.line));
    const side = isWhole ? null : await this.#travellingOf(lost);
    await lost.file.abandon().catch(this.#options.report);
    session.startOver({ kind: 'playedElsewhere', kept: null });
    if (side) void this.#inOrder(() => this.#keepSide(session, side));
    return anew;
  }

  /** Makes a campaign of what was held of one that another process went on with, and says so. */
  async #keepSide(session: Session, side: Result<Travelling>): Promise<void> {
    const added = side.ok ? await this.#add(side.value) : side;
    if (added?.ok) session.startOver({ kind: 'playedElsewhere', kept: added.value.name });
    else this.#options.report(new Error(`steps of ${session.key} could not be kept`));
  }

  /** Has a look at all that is open, because another process may have had the library meanwhile. */
  async #lookAgain(): Promise<void> {
    for (const key of [...this.#open.keys()]) await this.#opened(key).catch(this.#options.report);
  }

  async #openFile(key: CampaignKey): Promise<Result<Open>> {
    if (!(await this.#has(key))) return refuse({ code: 'noSuchCampaign', campaign: key });
    if (!(await this.#options.isOurs())) return this.#locked();
    const opened = await openCampaignFile(pathsOf(this.folder, key), this.#options);
    if (!opened.ok) return opened;
    const { file } = opened.value;
    const { play } = this.#rules;
    const session = await Session.open(key, file, opened.value, play, this.#options.now);
    for (const listener of this.#onOpen) listener(session);
    return ok({ session, file });
  }

  /** Only names that were listed are ever joined to a path. */
  async #has(key: CampaignKey): Promise<boolean> {
    return campaignsAmong(await this.#fileNames()).includes(key);
  }

  async #entry(key: CampaignKey): Promise<CampaignEntry> {
    const opened = await this.#open.get(key);
    if (!opened?.ok) return entryOnDisk(key, pathsOf(this.folder, key), this.#rules);
    const { session, file } = opened.value;
    return entryOf(key, session.game, file.changedAt, this.#rules);
  }

  /** Names of the campaigns that are in the middle of each scenario. */
  #playing(): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#campaignsBy(({ scenario }) => (scenario ? [scenario.scenario] : []));
  }

  /** Names of the campaigns that use each pack. */
  #using(): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#campaignsBy(({ campaign }) => campaign.packs.map(({ id }) => id));
  }

  async #campaignsBy(
    keysOf: (game: Game) => readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = campaignsAmong(await this.#fileNames());
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
      const journal = await stat(paths.journal).catch(() => null);
      // After a crash the journal is ahead of the save; opening the campaign makes up for it.
      if (read?.kind === 'good' && journal?.size === read.save.end)
        return this.#options.readGame(upToDate(read.save));
    }
    const opened = await this.#opened(key);
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
}

/** Scenarios that a campaign plays, or that undo can lead back into. */
function scenariosIn({ heading, lines }: Travelling): ReadonlySet<string> {
  const { scenario } = heading.game as Game;
  const started = lines.flatMap((line) =>
    line.kind === 'command' && line.command.type === 'startScenario' ? [line.command.scenario] : [],
  );
  return new Set([...(scenario ? [scenario.scenario] : []), ...started]);
}

/** What was asked for is answered, the save is written. */
async function closeInOrder({ session, file }: Open): Promise<void> {
  await session.settled();
  await file.close();
}
