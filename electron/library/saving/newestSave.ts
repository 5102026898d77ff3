/** The newest state of a campaign that is played, and its way into the save and its backups. */
import { rmdir, unlink } from 'node:fs/promises';
import type { BackupReason } from '#shared/api/api';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { saveFailure } from '../disk/failures';
import type { Paths } from '../disk/paths';
import { LostError, removeOwn } from '../disk/swap';
import { backUp } from './backups';
import { readSave, writeSave, type Save } from './checkpoint';
import { DueSave } from './dueSave';

/** What it has to know of the files around it. */
interface Around {
  readonly now: () => Date;
  /** Told of saves and backups that failed; play goes on, because the journal has everything. */
  readonly report: (error: unknown) => void;
  /** Whether the campaign may still be written. */
  readonly isStillOurs: () => Promise<boolean>;
  /** Whether another process took the campaign away while we wrote: what we wrote would be half of one. */
  readonly isTakenAway: () => Promise<boolean>;
  /** A save without its journal would be half a campaign. Throws where that is another process's. */
  readonly keepFiles: () => Promise<void>;
}

export class NewestSave {
  readonly #paths: Paths;
  readonly #around: Around;
  #save: Save<Game>;
  readonly #due: DueSave;
  /** Saves and backups, one after the other. */
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(paths: Paths, save: Save<Game>, around: Around) {
    this.#paths = paths;
    this.#around = around;
    this.#save = save;
    this.#due = new DueSave(save, () => void this.flush());
  }

  get save(): Save<Game> {
    return this.#save;
  }

  change(changes: Partial<Save<Game>>): void {
    this.#save = { ...this.#save, ...changes };
  }

  /** It is written in a while. */
  soon(): void {
    this.#due.soon();
  }

  /** The clock went on, whether anything was done or not. */
  clockWent(played: Partial<Save<Game>>): void {
    this.change(played);
    this.#due.clockWent(this.#save);
  }

  /** What was written holds no more, or is gone: it is to be written anew. */
  forget(): void {
    this.#due.forget();
  }

  /** Does it after what is being written. Never fails; failures are reported. */
  write(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      try {
        if (!this.#isClosed && (await this.#around.isStillOurs())) await work();
      } catch (error) {
        // With the next line it is tried again; what ails the disk, that line tells the player.
        this.#around.report(error);
      }
    });
    return this.#writing;
  }

  /** Writes the save, if it is behind. */
  flush(): Promise<void> {
    this.#due.stop();
    return this.write(async () => {
      const save = this.#save;
      if (this.#due.isWritten(save)) return;
      await this.#around.keepFiles();
      await writeSave(this.#paths.save, save);
      await this.#takeBack(save);
      this.#due.written(save);
    });
  }

  async #takeBack({ id, seq }: Save): Promise<void> {
    if (!(await this.#around.isTakenAway())) return;
    await removeOwn(this.#paths.save, async (path) => {
      const read = await readSave(path);
      return read.kind === 'good' && read.save.id === id && read.save.seq <= seq;
    });
    throw new LostError(this.#paths.save);
  }

  /** Writes a backup of the state as it is now. Never fails; failures are reported. */
  backUp(reason: BackupReason): Promise<void> {
    const save = this.#save;
    return this.write(() => this.#backUpOf(save, reason));
  }

  /** Writes a backup of the newest state, or says why that could not be done. */
  async keepState(reason: BackupReason): Promise<Result<void>> {
    try {
      await this.#backUpOf(this.#save, reason);
      return ok(undefined);
    } catch (error) {
      return saveFailure(error, this.#paths.backups);
    }
  }

  async #backUpOf(save: Save<Game>, reason: BackupReason): Promise<void> {
    const { backups } = this.#paths;
    const written = await backUp(backups, save, reason, this.#around.now());
    if (written === null || !(await this.#around.isTakenAway())) return;
    await unlink(written);
    await rmdir(backups);
    throw new LostError(backups);
  }

  /** Nothing is written by itself any more. */
  stop(): void {
    this.#due.stop();
  }

  /** Resolves when all that is to be written so far is there, or has failed. */
  written(): Promise<void> {
    return this.#writing;
  }

  close(): void {
    this.#isClosed = true;
  }
}
