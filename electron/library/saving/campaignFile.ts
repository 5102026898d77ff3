/** One campaign on disk while it is played: its journal, its history, its save, its backups. */
import { isDeepStrictEqual } from 'node:util';
import type { BackupReason } from '#shared/api';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Batch, Store } from '../../store';
import { backsUpAt, backUp } from './backups';
import type { Writer } from '../disk/files';
import { LostError } from '../disk/swap';
import { saveFailed } from '../disk/failures';
import { foldAway, headingsOf } from './history';
import type { Journal } from './journal';
import { encodeHeading, encodeLine, nextFence, playedBy } from '../format/line';
import type { Heading, Held, Line, LinePlace } from '../format/line';
import { SCHEMA } from '../format/migrations';
import type { Paths } from '../disk/paths';
import { writeSave, type Save } from './checkpoint';
import { passLines } from './passages';
import { TallyFile } from './tallyFile';

/** A larger journal is folded away by its new owner instead of being written anew. */
const LARGEST_REWRITTEN = 1024 * 1024;

/** The save follows when nobody has played for so long, in milliseconds ... */
const QUIET = 1000;
/** ... but never later than this after the first line it lacks. */
const LATEST = 10_000;

/** Seconds of play that a crash may take from the clock, where nothing was done meanwhile. */
const CLOCK_SAVED_EVERY = 60;

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

/** The open files of a campaign; `history` is null where nothing was folded away yet. */
export interface Files {
  readonly journal: Journal;
  readonly history: Journal | null;
}

/** Lines without a gap, and what they start from. */
interface Stretch {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

function wholeAfter(heading: Heading, all: readonly Line[]): Stretch | null {
  const lines = all.filter(({ seq }) => seq > heading.seq);
  const isWhole = lines.every(({ seq }, index) => seq === heading.seq + index + 1);
  return isWhole ? { heading, lines } : null;
}

export class CampaignFile implements Store {
  readonly paths: Paths;
  readonly tallies: TallyFile;
  readonly #options: FileOptions;
  readonly #id: string;
  #journal: Journal;
  #history: Journal | null;
  #latest: Save<Game>;
  #savedSeq = -1;
  #savedPlayed: number;
  #savedStopped: boolean | undefined;
  #timer: NodeJS.Timeout | null = null;
  #unsavedSince = 0;
  /** Saves and backups, one after the other. */
  #writing: Promise<void> = Promise.resolve();
  /** While the journal is folded away nothing else is done with it. */
  #folding: Promise<void> = Promise.resolve();
  /** Whether the journal's fence is ours; before it is, nothing is appended. */
  #isClaimed = false;
  #isClosed = false;

  constructor(paths: Paths, files: Files, save: Save<Game>, options: FileOptions) {
    this.paths = paths;
    this.#journal = files.journal;
    this.#history = files.history;
    this.#id = save.id;
    this.tallies = new TallyFile(paths.tallies, save.id, {
      line: (place) => this.#lineAt(place),
      write: (work) => this.#write(work),
      pass: async (after, tell) => {
        await this.#folding;
        return passLines({ journal: this.#journal, history: this.#history }, after, tell);
      },
    });
    this.#latest = save;
    this.#savedPlayed = save.played ?? 0;
    this.#savedStopped = save.isClockStopped;
    this.#options = options;
  }

  /** The campaign's own random id. */
  get id(): string {
    return this.#id;
  }

  /** ISO 8601. */
  get changedAt(): string {
    return this.#latest.changedAt;
  }

  /**
   * Whether another process has gone on with this campaign in files of its own, so that nothing
   * that is held of it here is true any more.
   */
  async isLost(): Promise<boolean> {
    await this.#folding;
    // What ails the disk, the next line tells the player.
    return (await this.#journal.standing().catch(() => 'ours')) === 'other';
  }

  /** Whether a line of ours stands where it did, in what another process goes on with. */
  async holds(place: LinePlace, line: Line): Promise<boolean> {
    return isDeepStrictEqual(await this.read(place), line);
  }

  /** Makes the journal ours by a higher fence in a file of its own, whoever had it before. */
  claim(): Promise<Result<void>> {
    const claimed = this.#folding.then(async () => {
      try {
        await this.#claimNow();
        return ok(undefined);
      } catch (error) {
        return this.#refusalOf(error);
      }
    });
    this.#folding = claimed.then(() => undefined);
    return claimed;
  }

  async #claimNow(): Promise<void> {
    if (this.#isClaimed || !(await this.#options.isOurs())) return;
    const { heading, start, end } = this.#journal;
    const top = encodeHeading({ ...heading, fence: nextFence(heading.fence) });
    const isSimple = top.length === start - heading.base && end - start < LARGEST_REWRITTEN;
    if (!isSimple) return this.#foldNow();
    const lines = await this.#journal.bytesFrom(start);
    await this.#begin(Buffer.concat([top, lines]));
  }

  /** Goes on in a new journal file, in place of the one that is known. */
  async #begin(content: Buffer): Promise<void> {
    const old = this.#journal;
    this.#journal = await old.replaced(content);
    this.#isClaimed = true;
    await old.close();
  }

  async batch(): Promise<Batch> {
    await this.#folding;
    const claimed = this.#isClaimed ? ok(undefined) : await this.claim();
    const pieces: Buffer[] = [];
    const from = this.#journal.end;
    let at = from;
    return {
      add: (line) => {
        const bytes = encodeLine(line);
        const place = { at, length: bytes.length };
        pieces.push(bytes);
        at += bytes.length;
        return place;
      },
      commit: async () => {
        if (!claimed.ok) return claimed;
        // Its lines say where they stand.
        if (this.#journal.end !== from) return refuse({ code: 'stepChanged' });
        return this.#append(Buffer.concat(pieces));
      },
    };
  }

  async #append(bytes: Buffer): Promise<Result<void>> {
    try {
      if (!(await this.#options.isOurs())) {
        return refuse({ code: 'libraryIsLocked', path: this.paths.journal });
      }
      const wasGone = await this.#journal.append(bytes);
      if (wasGone) await this.#putHistoryBack();
      return ok(undefined);
    } catch (error) {
      return this.#refusalOf(error);
    }
  }

  /** What another process has changed meanwhile is not what the player meant. */
  #refusalOf(error: unknown) {
    if (error instanceof LostError) return refuse({ code: 'stepChanged' });
    return saveFailed(error, this.paths.journal);
  }

  /** Whoever removed the journal and its folder has removed the history, too. */
  async #putHistoryBack(): Promise<void> {
    this.#savedSeq = -1;
    await this.#history?.keepInPlace().catch(this.#options.report);
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
  async past(): Promise<Stretch> {
    await this.#folding;
    const newer = (await this.#journal.scan(this.#journal.start)).found.map(({ line }) => line);
    const { heading } = this.#journal;
    if (!this.#history) return { heading, lines: newer };
    const older = (await this.#history.scan(this.#history.start)).found.map(({ line }) => line);
    const all = [...older.filter(({ seq }) => seq <= heading.seq), ...newer];
    const whole = wholeAfter(this.#history.heading, all);
    if (whole) return whole;
    for (const first of await headingsOf(this.#history)) {
      const found = wholeAfter(first, all);
      if (found) return found;
    }
    return { heading, lines: newer };
  }

  advanced(held: Held<Game>, before: Game, at: string): void {
    const rest = { schema: SCHEMA, id: this.#id, changedAt: at, end: this.#journal.end };
    const { isClockStopped } = this.#latest;
    this.#latest = { ...held, ...rest, ...playedBy(this.#latest.played), isClockStopped };
    const reason = backsUpAt(before, held.game);
    if (reason) void this.backUp(reason);
    if (reason === 'scenarioEnd') void this.fold();
    else this.#saveSoon();
  }

  /** The clock went on, whether anything was done or not. */
  played(seconds: number, isStopped: boolean): void {
    const isClockStopped = isStopped || undefined;
    this.#latest = { ...this.#latest, ...playedBy(seconds), isClockStopped };
    const isChanged = isClockStopped !== this.#savedStopped;
    if (isChanged || seconds - this.#savedPlayed >= CLOCK_SAVED_EVERY) this.#saveSoon();
  }

  /** Writes a backup of the state as it is now. Never fails; failures are reported. */
  backUp(reason: BackupReason): Promise<void> {
    const save = this.#latest;
    return this.#write(() => this.#backUpOf(save, reason));
  }

  /** Writes a backup of the newest state, or says why that could not be done. */
  async keepState(reason: BackupReason): Promise<Result<void>> {
    try {
      await this.#backUpOf(this.#latest, reason);
      return ok(undefined);
    } catch (error) {
      return saveFailed(error, this.paths.backups);
    }
  }

  #backUpOf(save: Save<Game>, reason: BackupReason): Promise<void> {
    return backUp(this.paths.backups, save, reason, this.#options.now());
  }

  /** Folds the journal away into the history file, so that it begins anew with the game as it is. */
  fold(): Promise<void> {
    this.#folding = this.#folding.then(() => this.#write(() => this.#foldNow()));
    return this.#folding.then(() => this.flush());
  }

  async #foldNow(): Promise<void> {
    const { writer, now } = this.#options;
    const old = this.#journal;
    if ((await old.standing()) !== 'ours') return;
    const older = this.#history;
    this.#history = await foldAway(this.paths.history, old, now(), writer);
    await older?.close();
    const { seq, head, redo, game, played } = this.#latest;
    const held = { seq, head, redo, game, ...playedBy(played) };
    const { id, fence } = old.heading;
    const base = old.end;
    const top = { journal: 1, schema: SCHEMA, id, base, ...held, fence: nextFence(fence) } as const;
    await this.#begin(encodeHeading(top));
    this.#latest = { ...this.#latest, end: this.#journal.end };
    this.#savedSeq = -1;
  }

  /** Writes the save, if it is behind. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#unsavedSince = 0;
    return this.#write(async () => {
      const save = this.#latest;
      const played = save.played ?? 0;
      const isAsSaved = played === this.#savedPlayed && save.isClockStopped === this.#savedStopped;
      if (save.seq === this.#savedSeq && isAsSaved) return;
      // A save without its journal would be half a campaign.
      if (await this.#journal.keepInPlace()) await this.#putHistoryBack();
      await writeSave(this.paths.save, save);
      this.#savedSeq = save.seq;
      this.#savedPlayed = played;
      this.#savedStopped = save.isClockStopped;
    });
  }

  async close(): Promise<void> {
    await this.#folding;
    await this.flush();
    await this.#closeFiles();
  }

  /** Lets go of files that another process goes on with; nothing is written any more. */
  async abandon(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#folding;
    await this.#writing;
    await this.#closeFiles();
  }

  async #closeFiles(): Promise<void> {
    this.#isClosed = true;
    try {
      await this.#history?.close();
    } finally {
      await this.#journal.close();
    }
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
        if (!this.#isClosed && (await this.#options.isOurs())) await work();
      } catch (error) {
        // With the next line it is tried again; what ails the disk, that line tells the player.
        this.#options.report(error);
      }
    });
    return this.#writing;
  }
}
