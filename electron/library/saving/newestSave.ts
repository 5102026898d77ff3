/** Writes the newest state of an open campaign to its save and backups. */
import { rmdir, unlink } from 'node:fs/promises';
import type { BackupReason } from '#shared/api/campaignFiles';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { saveFailure } from '../disk/failures';
import type { Paths } from '../disk/paths';
import { LostError, removeOwn } from '../disk/swap';
import { backUp } from './backups';
import { readSave, writeSave, type Save } from './checkpoint';
import { SaveSchedule } from './saveSchedule';

/** Access to the campaign's other files. */
interface FileAccess {
  readonly now: () => Date;
  /** Called with errors of saves and backups. Play continues, because the journal has everything. */
  readonly report: (error: unknown) => void;
  /** False once the campaign's files must no longer be written. */
  readonly isStillOurs: () => Promise<boolean>;
  /** True if another process removed the campaign during a write. */
  readonly isRemoved: () => Promise<boolean>;
  /**
   * Restores missing files, because a save without its journal cannot be used. Throws if another process owns
   * them.
   */
  readonly ensureFiles: () => Promise<void>;
}

export class NewestSave {
  readonly #paths: Paths;
  readonly #files: FileAccess;
  #save: Save<Game>;
  readonly #schedule: SaveSchedule;
  /** Queue of saves and backups. */
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(paths: Paths, save: Save<Game>, files: FileAccess) {
    this.#paths = paths;
    this.#files = files;
    this.#save = save;
    this.#schedule = new SaveSchedule(save, () => void this.flush());
  }

  get save(): Save<Game> {
    return this.#save;
  }

  change(changes: Partial<Save<Game>>): void {
    this.#save = { ...this.#save, ...changes };
  }

  /** Schedules a save. */
  schedule(): void {
    this.#schedule.schedule();
  }

  updateClock(played: Partial<Save<Game>>): void {
    this.change(played);
    this.#schedule.updateClock(this.#save);
  }

  /** Marks the save on disk as outdated or missing, so that it is written again. */
  markOutdated(): void {
    this.#schedule.markOutdated();
  }

  /** Queues a write. Never fails; errors are reported. */
  write(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      try {
        if (!this.#isClosed && (await this.#files.isStillOurs())) await work();
      } catch (error) {
        // The next step tries again. If it fails too, its refusal shows the player the disk problem.
        this.#files.report(error);
      }
    });
    return this.#writing;
  }

  /** Writes the save if it is older than the game. */
  flush(): Promise<void> {
    this.#schedule.stop();
    return this.write(async () => {
      const save = this.#save;
      if (this.#schedule.isWritten(save)) return;
      await this.#files.ensureFiles();
      await writeSave(this.#paths.save, save);
      await this.#removeIfLost(save);
      this.#schedule.markWritten(save);
    });
  }

  async #removeIfLost({ id, seq }: Save): Promise<void> {
    if (!(await this.#files.isRemoved())) return;
    await removeOwn(this.#paths.save, async (path) => {
      const read = await readSave(path);
      return read.kind === 'good' && read.save.id === id && read.save.seq <= seq;
    });
    throw new LostError(this.#paths.save);
  }

  /** Writes a backup of the current state. Never fails: errors are reported. */
  backUp(reason: BackupReason): Promise<void> {
    const save = this.#save;
    return this.write(() => this.#backUpOf(save, reason));
  }

  /** Writes a backup of the current state, or returns a refusal. */
  async backUpOrRefuse(reason: BackupReason): Promise<Result<void>> {
    try {
      await this.#backUpOf(this.#save, reason);
      return ok(undefined);
    } catch (error) {
      return saveFailure(error, this.#paths.backups);
    }
  }

  async #backUpOf(save: Save<Game>, reason: BackupReason): Promise<void> {
    const { backups } = this.#paths;
    const settled = await backUp(backups, save, reason, this.#files.now());
    if (settled === null || !(await this.#files.isRemoved())) return;
    await unlink(settled);
    await rmdir(backups);
    throw new LostError(backups);
  }

  /** Cancels the scheduled save. */
  stop(): void {
    this.#schedule.stop();
  }

  /** Resolves when all queued writes are done or have failed. */
  whenWritten(): Promise<void> {
    return this.#writing;
  }

  close(): void {
    this.#isClosed = true;
  }
}
