/** The files of an open campaign: journal, history, save and backups. */
import { isDeepStrictEqual } from 'node:util';
import type { OpenNotice } from '#shared/api/api';
import type { BackupReason } from '#shared/api/campaignFiles';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Batch, Store } from '../../session/store';
import { backupReasonFor } from './backups';
import { LostError, type Identity } from '../disk/swap';
import { saveFailure } from '../disk/failures';
import { lineBatch } from './lineBatch';
import { headingAfter, moveToHistory } from './compaction';
import type { Journal } from './journal';
import { encodeHeading, nextFence, playedField } from '../../format/line';
import type { JournalState, Line, LinePlace } from '../../format/line';
import type { Paths } from '../disk/paths';
import type { Save } from './checkpoint';
import { CampaignOwnership } from './campaignOwnership';
import type { FileOptions } from './fileOptions';
import { NewestSave } from './newestSave';
import { visitLines } from './visitLines';
import { allLinesOf } from './allLines';
import { copyJournal } from './journalCopy';
import { TallyFile } from './tallyFile';

/** Maximum bytes of a journal that a new owner rewrites. A larger one is compacted instead. */
const MAX_REWRITTEN_BYTES = 1024 * 1024;

/** The open files of a campaign; `history` is null before the first compaction. */
export interface Files {
  readonly journal: Journal;
  readonly history: Journal | null;
}

export class CampaignFile implements Store {
  readonly paths: Paths;
  /** The campaign's random id. */
  readonly id: string;
  readonly tallies: TallyFile;
  /** Called when steps were lost during play, with the path of the quarantined file. */
  onOlderStepsLost: (setAside: string | null) => void = () => undefined;
  readonly #options: FileOptions;
  #journal: Journal;
  #history: Journal | null;
  readonly #newest: NewestSave;
  /** The running compaction, or the last one. All other operations wait for it. */
  #compaction: Promise<void> = Promise.resolve();
  readonly #ownership: CampaignOwnership;

  constructor(paths: Paths, files: Files, save: Save<Game>, options: FileOptions) {
    this.paths = paths;
    this.#journal = files.journal;
    this.#history = files.history;
    this.id = save.id;
    this.tallies = new TallyFile(paths.tallies, save.id, {
      line: (place) => this.#lineAt(place),
      write: (work) => this.#newest.write(work),
      visitLines: async (after, visit) => {
        await this.#compaction;
        return visitLines({ journal: this.#journal, history: this.#history }, after, visit);
      },
    });
    this.#options = options;
    const ownership = new CampaignOwnership(save.id, options, () => this.#journal.ownership());
    this.#ownership = ownership;
    this.#newest = new NewestSave(paths, save, {
      now: options.now,
      report: options.report,
      isStillOurs: () => ownership.isStillOurs(),
      isRemoved: () => ownership.isRemoved(),
      ensureFiles: async () => {
        await this.#journal.ensureFile(ownership.mayRestore);
        await this.#ensureHistory();
      },
    });
  }

  /** ISO 8601. */
  get changedAt(): string {
    return this.#newest.save.changedAt;
  }

  /**
   * True if another process has replaced the campaign's files, or may have deleted them while it owned the
   * library. The state in memory is outdated then.
   */
  async isLost(): Promise<boolean> {
    await this.#compaction;
    return this.#ownership.isLost();
  }

  /** True if the line is in the files at its place. */
  async hasLine(place: LinePlace, line: Line): Promise<boolean> {
    return isDeepStrictEqual(await this.read(place), line);
  }

  /** Takes over the journal once in each lock term, by rewriting it with a higher fencing token. */
  claim(): Promise<Result<void>> {
    const claimed = this.#compaction
      .then(() => this.#claimNow())
      .then(ok, (error: unknown) => this.#refusalOf(error));
    this.#compaction = claimed.then(() => undefined);
    return claimed;
  }

  async #claimNow(): Promise<void> {
    if (!(await this.#options.isOurs())) return;
    if (this.#ownership.isClaimed) return;
    const term = this.#options.term();
    await this.#ensureFile();
    this.#ownership.verifiedIn(term);
    const { heading, start, end } = this.#journal;
    const top = encodeHeading({ ...heading, fence: nextFence(heading.fence) });
    const isSimple = top.length === start - heading.base && end - start < MAX_REWRITTEN_BYTES;
    // Opening has just checked every line and reported any damage.
    if (!isSimple) return this.#compactNow(!this.#ownership.wasClaimed);
    const lines = await this.#journal.bytesFrom(start);
    await this.#switchTo(Buffer.concat([top, lines]));
  }

  /** Replaces the journal file and continues with the new one. */
  async #switchTo(content: Buffer): Promise<void> {
    const old = this.#journal;
    this.#journal = await old.replaceWith(content);
    this.#ownership.claim();
    await old.close();
  }

  async batch(): Promise<Batch> {
    await this.#compaction;
    const claimed = await this.#ensureClaimed();
    const from = this.#journal.end;
    return lineBatch(from, (bytes) =>
      claimed.ok ? this.#append(bytes, from) : Promise.resolve(claimed),
    );
  }

  async #ensureClaimed(): Promise<Result<void>> {
    return this.#ownership.isClaimed ? ok(undefined) : this.claim();
  }

  /** Appends lines. Their links are only valid at place `from`. */
  async #append(bytes: Buffer, from: number): Promise<Result<void>> {
    try {
      if (!(await this.#options.isOurs())) {
        return refuse({ code: 'libraryIsLocked', path: this.paths.journal });
      }
      // The lock may have been lost and acquired again since the batch began.
      const claimed = await this.#ensureClaimed();
      if (!claimed.ok) return claimed;
      if (this.#journal.end !== from) return refuse({ code: 'stepChanged' });
      const wasGone = await this.#journal.append(bytes, this.#ownership.mayRestore);
      if (wasGone) await this.#restoreOthers();
      return ok(undefined);
    } catch (error) {
      return this.#refusalOf(error);
    }
  }

  /** Players see a change by another process as a conflict. */
  #refusalOf(error: unknown) {
    if (error instanceof LostError) return refuse({ code: 'stepChanged' });
    return saveFailure(error, this.paths.journal);
  }

  /** Throws if the journal belongs to another process or cannot be restored. */
  async #ensureFile(): Promise<void> {
    if (await this.#journal.ensureFile(this.#ownership.mayRestore)) await this.#restoreOthers();
  }

  /** After the journal was restored, save and history must be restored too. */
  async #restoreOthers(): Promise<void> {
    this.#newest.markOutdated();
    await this.#ensureHistory();
  }

  async #ensureHistory(): Promise<void> {
    const ensure = async () => {
      if ((await this.#history?.ownership()) === 'gone')
        await this.#history?.ensureFile(this.#ownership.mayRestore);
    };
    await ensure().catch(this.#options.report);
  }

  async read(place: LinePlace): Promise<Line | null> {
    await this.#compaction;
    return this.#lineAt(place);
  }

  async #lineAt(place: LinePlace): Promise<Line | null> {
    return (await this.#fileOf(place)?.read(place)) ?? null;
  }

  cachedLine(place: LinePlace): Line | null {
    return this.#fileOf(place)?.cachedLine(place) ?? null;
  }

  #fileOf({ at }: LinePlace): Journal | null {
    return at < this.#journal.heading.base ? this.#history : this.#journal;
  }

  /** All lines, as far back as the files have them without a gap. */
  async allLines() {
    await this.#compaction;
    return allLinesOf(this.#journal, this.#history);
  }

  /** Copies of the files' bytes, for another thread. */
  async copyBytes() {
    await this.#compaction;
    const [journal, history] = [this.#journal, this.#history];
    return {
      journal: await copyJournal(journal),
      history: history && (await copyJournal(history)),
    };
  }

  onAdvanced(state: JournalState<Game>, before: Game, at: string): void {
    this.#newest.change({ ...state, changedAt: at, end: this.#journal.end });
    const reason = backupReasonFor(before, state.game);
    if (reason) void this.#newest.backUp(reason);
    if (reason === 'scenarioEnd') void this.compact();
    else this.#newest.schedule();
  }

  onPlayed(seconds: number, isStopped: boolean): void {
    this.#newest.updateClock({ ...playedField(seconds), isClockStopped: isStopped || undefined });
  }

  saveNotice(notice: OpenNotice | null): void {
    this.#newest.change({ untold: notice ?? undefined });
    void this.flush();
  }

  /** Writes a backup of the current state. Never fails: errors are reported. */
  backUp(reason: BackupReason): Promise<void> {
    return this.#newest.backUp(reason);
  }

  /** Writes a backup of the current state, or returns a refusal. */
  backUpOrRefuse(reason: BackupReason): Promise<Result<void>> {
    return this.#newest.backUpOrRefuse(reason);
  }

  /**
   * Compaction: moves the journal's lines to the history file, and starts a new journal from the current
   * game. `isReported` = the player already knows about damaged lines.
   */
  compact(isReported = false): Promise<void> {
    this.#compaction = this.#compaction.then(() =>
      this.#newest.write(() => this.#compactNow(isReported)),
    );
    return this.#compaction.then(() => this.flush());
  }

  async #compactNow(isReported = false): Promise<void> {
    const [journal, older] = [this.#journal, this.#history];
    if ((await journal.ownership()) !== 'ours') return;
    const { mayRestore } = this.#ownership;
    const path = this.paths.history;
    const moving = { path, journal, older, mayRestore, isReported };
    const { history, lost } = await moveToHistory(moving, this.#options);
    this.#history = history;
    await older?.close();
    if (lost) this.onOlderStepsLost(lost.setAside);
    await this.#switchTo(headingAfter(journal, this.#newest.save));
    this.#newest.change({ end: this.#journal.end });
    this.#newest.markOutdated();
  }

  /** Writes the save if it is older than the game. */
  flush(): Promise<void> {
    return this.#newest.flush();
  }

  async close(): Promise<Identity> {
    await this.#compaction;
    await this.flush();
    const { identity } = this.#journal;
    await this.#closeFiles();
    return identity;
  }

  /** Closes files that another process owns, without writing anything. */
  async abandon(): Promise<void> {
    this.#newest.stop();
    await this.#compaction;
    await this.#newest.whenWritten();
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
