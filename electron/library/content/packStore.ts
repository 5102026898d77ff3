/** Loads, lists, writes and deletes the packs in one folder of the library. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  DamagedPack,
  ExportedPack,
  OpenedPack,
  PackCounts,
  PackEntry,
  PackFolder,
  PackListing,
  PackText,
} from '#shared/api/api';
import { fileOfPack } from '#shared/content/customScenarios/asPack';
import { COUNTED_PARTS } from '#shared/content/reading/limits';
import type { PackFile } from '#shared/content/types';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import { Queue } from '../../session/queue';
import { saveFailure } from '../disk/failures';
import { formatJson, removePlayerFile, writePlayerFile } from './playerFiles';
import type { FoundPack } from './packFiles';

/** Functions that read packs and publish them to rules and screens. */
export interface PackContent<Beside> {
  readonly parse: (files: readonly PackText[], beside: Beside) => Result<PackFile>;
  readonly read: (input: unknown, beside: Beside) => Result<PackFile>;
  /** Sets the packs that rules and screens use. */
  readonly show: (packs: readonly PackFile[]) => void;
}

export interface PackStoreOptions<Beside> {
  readonly content: PackContent<Beside>;
  /** Names of the campaigns that use each pack, by its id. Waits for pending requests. */
  readonly using: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** False if another process owns the library. Then nothing is written. */
  readonly isOurs: () => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

export interface StoredPack {
  readonly pack: PackFile;
  readonly stamp: string;
  readonly changedAt: string;
  readonly path: string;
  readonly isFolder: boolean;
}

export function storedPack(
  { path, isFolder, stamp, changedAt }: FoundPack,
  pack: PackFile,
): StoredPack {
  return { pack, stamp, changedAt, path, isFolder };
}

export abstract class PackStore<Beside> {
  readonly folder: string;
  protected stored: ReadonlyMap<string, StoredPack> = new Map();
  protected damaged: readonly DamagedPack[] = [];
  protected readonly options: PackStoreOptions<Beside>;
  readonly #queue = new Queue();

  constructor(library: string, folder: PackFolder, options: PackStoreOptions<Beside>) {
    this.folder = join(library, folder);
    this.options = options;
  }

  /** Reads the folder again, because players may have copied files there. Unusable files are left alone. */
  protected abstract rescan(): Promise<void>;
  /** Refusal for an unknown id. */
  protected abstract unknownId(id: string): Refusal;
  /** Refusal for an edit of a version that is not the newest. */
  protected abstract outdatedEdit(pack: PackFile): Refusal;
  protected abstract damagedRefusal(path: string): Refusal;
  protected abstract fileName(pack: PackFile): string;

  load(): Promise<void> {
    return this.queue(() => Promise.resolve());
  }

  list(): Promise<PackListing> {
    return this.queue(async () => {
      const using = await this.options.using();
      const packs = [...this.stored.values()].map((stored) => this.#entry(stored, using));
      return {
        folder: this.folder,
        packs: packs.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        damaged: this.damaged,
      };
    });
  }

  open(id: string): Promise<Result<OpenedPack>> {
    return this.queue(() => {
      const stored = this.find(id);
      if (!stored.ok) return stored;
      const { pack, stamp } = stored.value;
      return ok({ pack, stamp });
    });
  }

  export(id: string): Promise<Result<ExportedPack>> {
    return this.queue(() => {
      const stored = this.find(id);
      if (!stored.ok) return stored;
      const { pack } = stored.value;
      return ok({ fileName: `${this.fileName(pack)}.json`, text: formatJson(fileOfPack(pack)) });
    });
  }

  whenSettled(): Promise<void> {
    return this.#queue.whenSettled();
  }

  /** Queues a task; the folder is rescanned before each. */
  protected queue<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#queue.run(async () => {
      await this.rescan();
      return work();
    });
  }

  protected packs(): readonly PackFile[] {
    return [...this.stored.values()].map(({ pack }) => pack);
  }

  protected find(id: string): Result<StoredPack> {
    const stored = this.stored.get(id);
    return stored ? ok(stored) : refuse(this.unknownId(id));
  }

  protected findUnchanged(id: string, seen: string | null): Result<StoredPack> {
    const stored = this.find(id);
    if (!stored.ok || stored.value.stamp === seen) return stored;
    return refuse(this.outdatedEdit(stored.value.pack));
  }

  /** Names of the packs that require this one. */
  protected dependentsOf(id: string): readonly string[] {
    const others = this.packs().filter(({ requires = [] }) => requires.some((one) => one === id));
    return others.map(({ name }) => name);
  }

  protected async entryResult(stored: StoredPack): Promise<Result<PackEntry>> {
    return ok(this.#entry(stored, await this.options.using()));
  }

  /** Writes a pack as one file and removes the folder it was in before. */
  protected async write(
    pack: PackFile,
    path: string,
    folder: string | null = null,
  ): Promise<Result<PackEntry>> {
    const written = await writePlayerFile(path, formatJson(fileOfPack(pack)), this.options.isOurs);
    if (!written.ok) return written;
    if (folder !== null) await removeFolder(folder);
    await this.rescan();
    const stored = this.stored.get(pack.id);
    return stored ? this.entryResult(stored) : refuse(this.damagedRefusal(path));
  }

  protected async removeFiles({ path, isFolder }: StoredPack): Promise<Result<null>> {
    if (!(await this.options.isOurs())) return refuse({ code: 'libraryIsLocked', path });
    const removed = isFolder ? await removeFolder(path) : await removePlayerFile(path);
    if (removed.ok) await this.rescan();
    return removed;
  }

  #entry(
    { pack, stamp, changedAt }: StoredPack,
    using: ReadonlyMap<string, readonly string[]>,
  ): PackEntry {
    const { id, name, edition = null, author = null, about = null, requires = [] } = pack;
    return {
      id,
      name,
      edition,
      author,
      about,
      changedAt,
      stamp,
      counts: countsOf(pack),
      usedIn: using.get(id) ?? [],
      requires: requires.map((each) => this.stored.get(each)?.pack.name ?? each),
      requiredBy: this.dependentsOf(id),
    };
  }
}

async function removeFolder(path: string): Promise<Result<null>> {
  try {
    await rm(path, { recursive: true });
    return ok(null);
  } catch (error) {
    return saveFailure(error, path);
  }
}

function countsOf(pack: PackFile): PackCounts {
  const counts = COUNTED_PARTS.map((part) => [part, pack[part]?.length ?? 0]);
  return Object.fromEntries(counts) as PackCounts;
}
