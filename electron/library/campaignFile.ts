/** One campaign on disk: its journal, its save, its backups. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '#shared/state';
import type { OpenNotice } from '#shared/api';
import { ok, refuse, type Result } from '#shared/result';
import type { Batch, Opened, Store } from '../session';
import type { Arrived } from './arrival';
import { backUp, type BackupReason } from './backups';
import { asideName, DISK_WRITER, removeLeftovers, replaceFile, type Writer } from './disk';
import { saveFailed } from './failures';
import { Journal, type Scan } from './journal';
import { encodeLine, linksAfter, type Heading, type Held, type Line, type Place } from './line';
import { migrate, MIGRATIONS, SCHEMA } from './migrations';
import { cutTornTail, isTornTail, recover, startJournal, type Paths } from './recovery';
import { readSave, writeSave, type Save } from './save';
import { applyPatch } from '#shared/patch';

/** Newest bytes of a journal that are looked through for requests that may come again. */
const REQUESTS_WITHIN = 256 * 1024;
/** The save follows when nobody has played for so long, in milliseconds ... */
const QUIET = 1000;
/** ... but never later than this after the first line it lacks. */
const LATEST = 10_000;

export interface FileOptions {
  /** Gives the game back where it has the right shape. */
  readonly readGame: (input: unknown) => Game | null;
  readonly now: () => Date;
  readonly writer?: Writer;
  /** Told of saves and backups that failed; play goes on, because the journal has everything. */
  readonly report: (error: unknown) => void;
  /** False where the library is not ours any more; then nothing is written. */
  readonly isOurs: () => Promise<boolean>;
}

export interface OpenedFile extends Opened {
  readonly file: CampaignFile;
}

export function pathsOf(folder: string, key: string): Paths {
  return {
    save: join(folder, `${key}.json`),
    journal: join(folder, `${key}.journal`),
    backups: join(folder, `${key}.backups`),
  };
}

export class CampaignFile implements Store {
  readonly paths: Paths;
  readonly #journal: Journal;
  readonly #options: FileOptions;
  readonly #id: string;
  #latest: Save<Game>;
  #savedSeq: number;
  #timer: NodeJS.Timeout | null = null;
  #unsavedSince = 0;
  /** Saves and backups, one after the other. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(paths: Paths, journal: Journal, save: Save<Game>, options: FileOptions) {
    this.paths = paths;
    this.#journal = journal;
    this.#id = save.id;
    this.#latest = save;
    this.#savedSeq = -1;
    this.#options = options;
  }

  /** Makes the files of a new campaign; they must not exist. */
  static async create(
    paths: Paths,
    id: string,
    first: Line,
    before: Game,
    options: FileOptions,
  ): Promise<Result<void>> {
    try {
      const start = { schema: SCHEMA, id, seq: 0, head: null, redo: null, changedAt: first.at };
      const { end } = await startJournal(paths.journal, { ...start, game: before, end: 0 });
      const bytes = encodeLine(first);
      const journal = await Journal.open(paths.journal, options.writer);
      if (!journal) throw new Error('a journal that was just written cannot be read');
      try {
        await journal.append(bytes);
      } finally {
        await journal.close();
      }
      const place = { at: end, length: bytes.length };
      const game = applyPatch(before, first.patch);
      const held = { game, seq: first.seq, ...linksAfter(first, place) };
      await writeSave(paths.save, { ...start, ...held, end: end + bytes.length });
      return ok(undefined);
    } catch (error) {
      return saveFailed(error, paths.journal);
    }
  }

  /** Makes the files of a campaign that came from outside; they must not exist. */
  static async place(
    paths: Paths,
    id: string,
    { journal, held }: Arrived,
    now: Date,
  ): Promise<Result<void>> {
    try {
      await replaceFile(paths.journal, journal);
      const changedAt = now.toISOString();
      await writeSave(paths.save, {
        ...held,
        schema: SCHEMA,
        id,
        changedAt,
        end: journal.length,
      });
      return ok(undefined);
    } catch (error) {
      // Half a campaign is none: it is still whole where it came from.
      await Promise.all([paths.journal, paths.save].map((path) => rm(path, { force: true }))).catch(
        () => undefined,
      );
      return saveFailed(error, paths.save);
    }
  }

  /** Opens a campaign; where its files are damaged, with what can be had of it. */
  static async open(paths: Paths, options: FileOptions): Promise<Result<OpenedFile>> {
    try {
      return await openFile(paths, options, CampaignFile.#make);
    } catch (error) {
      return saveFailed(error, paths.save);
    }
  }

  static readonly #make: Make = (paths, journal, save, options) =>
    new CampaignFile(paths, journal, save, options);

  /** ISO 8601. */
  get changedAt(): string {
    return this.#latest.changedAt;
  }

  batch(): Batch {
    const pieces: Buffer[] = [];
    let at = this.#journal.end;
    return {
      add: (line) => {
        const bytes = encodeLine(line);
        const place = { at, length: bytes.length };
        pieces.push(bytes);
        at += bytes.length;
        return place;
      },
      commit: () => this.#append(Buffer.concat(pieces)),
    };
  }

  async #append(bytes: Buffer): Promise<Result<void>> {
    try {
      if (!(await this.#options.isOurs())) {
        return refuse({ code: 'libraryIsLocked', path: this.paths.journal });
      }
      await this.#journal.append(bytes);
      return ok(undefined);
    } catch (error) {
      return saveFailed(error, this.paths.journal);
    }
  }

  read(place: Place): Promise<Line | null> {
    return this.#journal.read(place);
  }

  /** All that happened, as far back as it is kept. */
  async past(): Promise<{ readonly heading: Heading; readonly lines: readonly Line[] }> {
    const { found } = await this.#journal.scan(this.#journal.start);
    return { heading: this.#journal.heading, lines: found.map(({ line }) => line) };
  }

  advanced(held: Held<Game>, before: Game, at: string): void {
    const rest = { schema: SCHEMA, id: this.#id, changedAt: at, end: this.#journal.end };
    this.#latest = { ...held, ...rest };
    const reason = backsUpAt(before, held.game);
    if (reason) void this.backUp(reason);
    this.#saveSoon();
  }

  /** Writes a backup of the newest state. Never fails; failures are reported. */
  backUp(reason: BackupReason): Promise<void> {
    const save = this.#latest;
    return this.#write(() => backUp(this.paths.backups, save, reason, this.#options.now()));
  }

  /** Writes the save, if it is behind. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#unsavedSince = 0;
    return this.#write(async () => {
      const save = this.#latest;
      if (save.seq === this.#savedSeq) return;
      await writeSave(this.paths.save, save);
      this.#savedSeq = save.seq;
    });
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#journal.close();
  }

  #saveSoon(): void {
    const now = Date.now();
    if (this.#unsavedSince === 0) this.#unsavedSince = now;
    if (this.#timer) clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET, this.#unsavedSince + LATEST - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #write(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      try {
        if (await this.#options.isOurs()) await work();
      } catch (error) {
        // With the next line it is tried again; what ails the disk, that line tells the player.
        this.#options.report(error);
      }
    });
    return this.#writing;
  }
}

type Make = (
  paths: Paths,
  journal: Journal,
  save: Save<Game>,
  options: FileOptions,
) => CampaignFile;

/** What a sound pair of save and journal comes to. */
interface Sound {
  readonly journal: Journal;
  readonly save: Save;
  readonly notice: OpenNotice | null;
  readonly isBehind: boolean;
}

async function openFile(
  paths: Paths,
  options: FileOptions,
  make: Make,
): Promise<Result<OpenedFile>> {
  const read = await readSave(paths.save);
  if (read.kind === 'newer') return refuse({ code: 'saveIsNewer', path: paths.save });
  let save = read.kind === 'good' ? read.save : null;
  const isGame = (game: unknown) => options.readGame(game) !== null;
  let sound = save && (await openSound(paths, save, options, null));
  if (!sound || !isUsable(sound.save, options)) {
    await sound?.journal.close();
    const isSaveDamaged = read.kind !== 'missing';
    // A good save of a shape that no longer reads is as damaged as one that cannot be read.
    const isShapeWrong = sound !== null;
    const usable = isShapeWrong || !save || !isUsable(save, options) ? null : save;
    const recovered = await recover(
      { paths, save: usable, isSaveDamaged: isSaveDamaged && usable === null },
      isGame,
      options.now(),
    );
    if (!recovered) return refuse({ code: 'saveIsDamaged', path: paths.save });
    ({ save } = recovered);
    await writeSave(paths.save, save);
    sound = await openSound(paths, save, options, recovered.notice);
    if (!sound) return refuse({ code: 'saveIsDamaged', path: paths.save });
  }
  return ok(await assemble(paths, sound, options, make));
}

function isUsable(save: Save, { readGame }: FileOptions): boolean {
  return save.schema < SCHEMA || readGame(save.game) !== null;
}

/** The usual way: the save fits the journal and at most the last line is torn. Null = it does not. */
async function openSound(
  paths: Paths,
  save: Save,
  { writer = DISK_WRITER, now }: FileOptions,
  notice: OpenNotice | null,
): Promise<Sound | null> {
  const journal = await Journal.open(paths.journal, writer);
  if (!journal) return null;
  const fits = journal.heading.id === save.id && (await journal.isBoundary(save.end));
  const scan = fits ? await journal.scan(save.end) : null;
  const followed = scan && follow(save, scan);
  if (!scan || !followed) {
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
  await cutTornTail(journal, scan.badAt, now());
  const cut: OpenNotice = notice ?? { kind: 'tornTailCut' };
  return { journal, save: { ...followed, end: journal.end }, notice: cut, isBehind: true };
}

/** The save after the lines that follow it; null where they do not follow one another. */
function follow(save: Save, { found }: Scan): Save | null {
  let next = save;
  for (const { line, place } of found) {
    if (line.seq !== next.seq + 1) return null;
    try {
      const game = applyPatch(next.game, line.patch);
      next = { ...next, game, seq: line.seq, changedAt: line.at, ...linksAfter(line, place) };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return next;
}

async function assemble(
  paths: Paths,
  sound: Sound,
  options: FileOptions,
  make: Make,
): Promise<OpenedFile> {
  let { journal, save } = sound;
  if (save.schema < SCHEMA) ({ journal, save } = await bringUp(paths, sound, options));
  const game = options.readGame(save.game);
  if (!game) throw new Error('a game that was found good is not');
  const file = make(paths, journal, { ...save, game }, options);
  await removeLeftovers(paths.save);
  await removeLeftovers(paths.journal);
  // Neither save nor backup keeps the players waiting.
  if (sound.isBehind) void file.flush();
  void file.backUp('open');
  const requests = (await journal.newest(REQUESTS_WITHIN)).flatMap(({ line, place }) =>
    line.request === null ? [] : [[line.request, place] as const],
  );
  const { seq, head, redo } = save;
  return { file, held: { game, seq, head, redo }, notice: sound.notice, requests };
}

/** Takes a campaign to the newest shape. Its older steps stay in a file of their own. */
async function bringUp(
  paths: Paths,
  { journal, save }: Sound,
  { writer = DISK_WRITER, now }: FileOptions,
): Promise<{ journal: Journal; save: Save }> {
  await backUp(paths.backups, save, 'migration', now());
  const old = await asideName(paths.journal, `schema${String(save.schema)}`, now());
  await replaceFile(old, await journal.bytesFrom(journal.heading.base));
  await journal.close();
  const game = migrate(save.game, save.schema, SCHEMA, MIGRATIONS);
  const migrated = await startJournal(paths.journal, { ...save, schema: SCHEMA, game });
  await writeSave(paths.save, migrated);
  const reopened = await Journal.open(paths.journal, writer);
  if (!reopened) throw new Error('a journal that was just written cannot be read');
  return { journal: reopened, save: migrated };
}

export function backsUpAt(before: Game, after: Game): BackupReason | null {
  if (before.scenario === null && after.scenario !== null) return 'scenarioStart';
  const wasOver = before.scenario === null || before.scenario.phase.name === 'over';
  const isOver = after.scenario === null || after.scenario.phase.name === 'over';
  return !wasOver && isOver ? 'scenarioEnd' : null;
}
