/** One campaign on disk while it is played: its journal, its history, its save, its backups. */
import { isDeepStrictEqual } from 'node:util';
import type { BackupReason, OpenNotice } from '#shared/api/api';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Batch, Store } from '../../session/store';
import { backsUpAt } from './backups';
import type { Writer } from '../disk/files';
import { LostError, type Identity } from '../disk/swap';
import { saveFailure } from '../disk/failures';
import { gathering } from './lineBatch';
import { harmOf } from './damagedLines';
import { foldAway } from './history';
import type { Journal } from './journal';
import { encodeHeading, nextFence, playedField } from '../../format/line';
import type { Held, Line, LinePlace } from '../../format/line';
import type { Paths } from '../disk/paths';
import type { Save } from './checkpoint';
import { NewestSave } from './newestSave';
import { passLines } from './passages';
import { pastOf } from './allLines';
import { writtenIn } from './journalBytes';
import { TallyFile } from './tallyFile';

/** A larger journal is folded away by its new owner instead of being written anew. */
const LARGEST_REWRITTEN = 1024 * 1024;

export interface FileOptions {
  /** Gives the game back where it has the right shape. */
  readonly readGame: (input: unknown) => Game | null;
  readonly now: () => Date;
  readonly writer?: Writer;
  /** Told of saves and backups that failed; play goes on, because the journal has everything. */
  readonly report: (error: unknown) => void;
  /** False where the library is not ours any more; then nothing is written. */
  readonly isOurs: () => Promise<boolean>;
  /** How often the library was taken so far; between two times others may have had it. */
  readonly term: () => number;
  /** Whether a campaign lies in the trash, or under another name that it got as it came back. */
  readonly isElsewhere?: (id: string) => Promise<boolean>;
}

/** The open files of a campaign; `history` is null where nothing was folded away yet. */
export interface Files {
  readonly journal: Journal;
  readonly history: Journal | null;
}

export class CampaignFile implements Store {
  readonly paths: Paths;
  readonly tallies: TallyFile;
  /** Told of steps that were lost while play went on, and where their file lies now. */
  onOlderStepsLost: (setAside: string | null) => void = () => undefined;
  readonly #options: FileOptions;
  readonly #id: string;
  #journal: Journal;
  #history: Journal | null;
  readonly #newest: NewestSave;
  /** While the journal is folded away nothing else is done with it. */
  #folding: Promise<void> = Promise.resolve();
  /** Term of the library in which the files were found as they are known here. */
  #term: number;
  /** Term in which the journal got a fence of ours; before it has one, nothing is appended. */
  #claimedIn: number | null = null;

  constructor(paths: Paths, files: Files, save: Save<Game>, options: FileOptions) {
    this.paths = paths;
    this.#journal = files.journal;
    this.#history = files.history;
    this.#id = save.id;
    this.tallies = new TallyFile(paths.tallies, save.id, {
      line: (place) => this.#lineAt(place),
      write: (work) => this.#newest.write(work),
      visitLines: async (after, visit) => {
        await this.#folding;
        return passLines({ journal: this.#journal, history: this.#history }, after, visit);
      },
    });
    this.#options = options;
    this.#newest = new NewestSave(paths, save, {
      now: options.now,
      report: options.report,
      isStillOurs: () => this.#isStillOurs(),
      isTakenAway: async () =>
        !(await this.#mayComeBack()) && (await this.#journal.standing()) === 'gone',
      keepFiles: async () => {
        await this.#journal.keepInPlace(this.#mayComeBack);
        await this.#keepHistory();
      },
    });
    this.#term = options.term();
  }

  /** The campaign's own random id. */
  get id(): string {
    return this.#id;
  }

  /** ISO 8601. */
  get changedAt(): string {
    return this.#newest.save.changedAt;
  }

  /**
   * Whether another process has gone on with this campaign in files of its own, or may have taken
   * them away while it had the library, so that nothing that is held of it here is true any more.
   */
  async isLost(): Promise<boolean> {
    await this.#folding;
    // What ails the disk, the next line tells the player.
    const standing = await this.#journal.standing().catch(() => 'ours');
    if (standing === 'other') return true;
    return standing === 'gone' && !(await this.#mayComeBack());
  }

  /**
   * Whether what is gone was taken away by no other owner of the library, but by a sync program or a
   * person: where others may have had the library meanwhile, what they deleted is in the trash.
   */
  readonly #mayComeBack = async (): Promise<boolean> => {
    const { isOurs, term, isElsewhere } = this.#options;
    if (!(await isOurs())) return false;
    return this.#term === term() || !(await isElsewhere?.(this.#id));
  };

  /** Whether our files are still the campaign's. */
  async #isStillOurs(): Promise<boolean> {
    const { isOurs, term } = this.#options;
    if (!(await isOurs())) return false;
    if (this.#term === term() || (await this.#journal.standing()) === 'ours') return true;
    return this.#mayComeBack();
  }

  /** Whether a line of ours stands where it did, in what another process goes on with. */
  async holds(place: LinePlace, line: Line): Promise<boolean> {
    return isDeepStrictEqual(await this.read(place), line);
  }

  /** Makes the journal ours by a higher fence in a file of its own, whoever had it before, once in each term. */
  claim(): Promise<Result<void>> {
    const claimed = this.#folding
      .then(() => this.#claimNow())
      .then(ok, (error: unknown) => this.#refusalOf(error));
    this.#folding = claimed.then(() => undefined);
    return claimed;
  }

  async #claimNow(): Promise<void> {
    if (!(await this.#options.isOurs())) return;
    const term = this.#options.term();
    if (this.#claimedIn === term) return;
    await this.#keepInPlace();
    this.#term = term;
    const { heading, start, end } = this.#journal;
    const top = encodeHeading({ ...heading, fence: nextFence(heading.fence) });
    const isSimple = top.length === start - heading.base && end - start < LARGEST_REWRITTEN;
    // Whoever opened it has looked at every line just now.
    if (!isSimple) return this.#foldNow(this.#claimedIn === null);
    const lines = await this.#journal.bytesFrom(start);
    await this.#begin(Buffer.concat([top, lines]));
  }

  /** Goes on in a new journal file, in place of the one that is known. */
  async #begin(content: Buffer): Promise<void> {
    const old = this.#journal;
    this.#journal = await old.replaced(content);
    this.#claimedIn = this.#term;
    await old.close();
  }

  async batch(): Promise<Batch> {
    await this.#folding;
    const claimed = await this.#claimed();
    const from = this.#journal.end;
    return gathering(from, (bytes) =>
      claimed.ok ? this.#append(bytes, from) : Promise.resolve(claimed),
    );
  }

  async #claimed(): Promise<Result<void>> {
    return this.#claimedIn === this.#options.term() ? ok(undefined) : this.claim();
  }

  /** Adds lines that say where they stand. */
  async #append(bytes: Buffer, from: number): Promise<Result<void>> {
    try {
      if (!(await this.#options.isOurs())) {
        return refuse({ code: 'libraryIsLocked', path: this.paths.journal });
      }
      // Taken anew since the batch was begun.
      const claimed = await this.#claimed();
      if (!claimed.ok) return claimed;
      if (this.#journal.end !== from) return refuse({ code: 'stepChanged' });
      const wasGone = await this.#journal.append(bytes, this.#mayComeBack);
      if (wasGone) await this.#cameBack();
      return ok(undefined);
    } catch (error) {
      return this.#refusalOf(error);
    }
  }

  /** What another process has changed meanwhile is not what the player meant. */
  #refusalOf(error: unknown) {
    if (error instanceof LostError) return refuse({ code: 'stepChanged' });
    return saveFailure(error, this.paths.journal);
  }

  /** Throws where the journal is another process's, or cannot come back. */
  async #keepInPlace(): Promise<void> {
    if (await this.#journal.keepInPlace(this.#mayComeBack)) await this.#cameBack();
  }

  /** The save is to be written anew, too. */
  async #cameBack(): Promise<void> {
    this.#newest.forget();
    await this.#keepHistory();
  }

  /** Whoever removed the journal and its folder has removed the history, too. */
  async #keepHistory(): Promise<void> {
    const keep = async () => {
      if ((await this.#history?.standing()) === 'gone')
        await this.#history?.keepInPlace(this.#mayComeBack);
    };
    await keep().catch(this.#options.report);
  }

  async read(place: LinePlace): Promise<Line | null> {
    await this.#folding;
    return this.#lineAt(place);
  }

  async #lineAt(place: LinePlace): Promise<Line | null> {
    return (await this.#fileOf(place)?.read(place)) ?? null;
  }

  nearby(place: LinePlace): Line | null {
    return this.#fileOf(place)?.nearby(place) ?? null;
  }

  #fileOf({ at }: LinePlace): Journal | null {
    return at < this.#journal.heading.base ? this.#history : this.#journal;
  }

  /** All that happened, as far back as it is kept without a gap. */
  async past() {
    await this.#folding;
    return pastOf(this.#journal, this.#history);
  }

  /** The same as bytes, to be read elsewhere. */
  async written() {
    await this.#folding;
    const [journal, history] = [this.#journal, this.#history];
    return {
      journal: await writtenIn(journal),
      history: history && (await writtenIn(history)),
    };
  }

  advanced(held: Held<Game>, before: Game, at: string): void {
    this.#newest.change({ ...held, changedAt: at, end: this.#journal.end });
    const reason = backsUpAt(before, held.game);
    if (reason) void this.#newest.backUp(reason);
    if (reason === 'scenarioEnd') void this.fold();
    else this.#newest.soon();
  }

  /** The clock went on, whether anything was done or not. */
  played(seconds: number, isStopped: boolean): void {
    this.#newest.clockWent({ ...playedField(seconds), isClockStopped: isStopped || undefined });
  }

  saveNotice(notice: OpenNotice | null): void {
    this.#newest.change({ untold: notice ?? undefined });
    void this.flush();
  }

  /** Writes a backup of the state as it is now. Never fails; failures are reported. */
  backUp(reason: BackupReason): Promise<void> {
    return this.#newest.backUp(reason);
  }

  /** Writes a backup of the newest state, or says why that could not be done. */
  keepState(reason: BackupReason): Promise<Result<void>> {
    return this.#newest.keepState(reason);
  }

  /**
   * Folds the journal away into the history file, so that it begins anew with the game as it is.
   * `isTold` = the player knows already where lines of it are damaged.
   */
  fold(isTold = false): Promise<void> {
    this.#folding = this.#folding.then(() => this.#newest.write(() => this.#foldNow(isTold)));
    return this.#folding.then(() => this.flush());
  }

  async #foldNow(isTold = false): Promise<void> {
    const { writer, now } = this.#options;
    const old = this.#journal;
    if ((await old.standing()) !== 'ours') return;
    const older = this.#history;
    const harm = isTold ? null : await harmOf(old, this.#options);
    const folded = await foldAway(this.paths.history, old, {
      now: now(),
      older,
      writer,
      mayComeBack: this.#mayComeBack,
    });
    this.#history = folded.history;
    await older?.close();
    const lost = folded.lost ?? harm;
    if (lost) this.onOlderStepsLost(lost.setAside ?? harm?.setAside ?? null);
    const { seq, head, redo, game, played } = this.#newest.save;
    const held = { seq, head, redo, game, ...playedField(played) };
    const { id, fence } = old.heading;
    const base = old.end;
    const top = { journal: 1, schema: SCHEMA, id, base, ...held, fence: nextFence(fence) } as const;
    await this.#begin(encodeHeading(top));
    this.#newest.change({ end: this.#journal.end });
    this.#newest.forget();
  }

  /** Writes the save, if it is behind. */
  flush(): Promise<void> {
    return this.#newest.flush();
  }

  async close(): Promise<Identity> {
    await this.#folding;
    await this.flush();
    const { identity } = this.#journal;
    await this.#closeFiles();
    return identity;
  }

  /** Lets go of files that another process goes on with; nothing is written any more. */
  async abandon(): Promise<void> {
    this.#newest.stop();
    await this.#folding;
    await this.#newest.written();
    await this.#closeFiles();
  }

  async #closeFiles(): Promise<void> {
    this.#newest.close();
    try {
      await this.#history?.close();
    } finally {
      await this.#journal.close();
    }
  }
}
