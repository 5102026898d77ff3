/** Packs in one folder of the library: how they are read, listed, opened, written and taken away. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  DamagedPack,
  HandedPack,
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
import { encode, removeOwnFile, writeOwnFile } from './playerFiles';
import type { FoundPack } from './packFiles';

/** The content's side: how packs are read, and who gets to see them. */
export interface PackContent<Beside> {
  readonly parse: (files: readonly PackText[], beside: Beside) => Result<PackFile>;
  readonly read: (input: unknown, beside: Beside) => Result<PackFile>;
  /** From now on rules and screens know these and no others. */
  readonly show: (packs: readonly PackFile[]) => void;
}

export interface PackStoreOptions<Beside> {
  readonly content: PackContent<Beside>;
  /** Names of the campaigns that use each, after all that was asked for is answered. */
  readonly using: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** False where the library is not ours any more; then nothing is changed. */
  readonly isOurs: () => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

export interface Kept {
  readonly pack: PackFile;
  readonly stamp: string;
  readonly changedAt: string;
  readonly path: string;
  readonly isFolder: boolean;
}

export function keptFrom({ path, isFolder, stamp, changedAt }: FoundPack, pack: PackFile): Kept {
  return { pack, stamp, changedAt, path, isFolder };
}

export abstract class PackStore<Beside> {
  readonly folder: string;
  protected kept: ReadonlyMap<string, Kept> = new Map();
  protected damaged: readonly DamagedPack[] = [];
  protected readonly options: PackStoreOptions<Beside>;
  readonly #turns = new Queue();

  constructor(library: string, folder: PackFolder, options: PackStoreOptions<Beside>) {
    this.folder = join(library, folder);
    this.options = options;
  }

  /** Looks at the folder, since files may have been put there by hand; what cannot be used stays. */
  protected abstract look(): Promise<void>;
  /** Why there is nothing under this id. */
  protected abstract noneOf(id: string): Refusal;
  /** Why one is not replaced by what was made of an earlier one. */
  protected abstract changedSince(pack: PackFile): Refusal;
  protected abstract isDamaged(path: string): Refusal;
  protected abstract fileName(pack: PackFile): string;

  load(): Promise<void> {
    return this.inTurn(() => Promise.resolve());
  }

  list(): Promise<PackListing> {
    return this.inTurn(async () => {
      const using = await this.options.using();
      const packs = [...this.kept.values()].map((kept) => this.#entry(kept, using));
      return {
        folder: this.folder,
        packs: packs.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        damaged: this.damaged,
      };
    });
  }

  open(id: string): Promise<Result<OpenedPack>> {
    return this.inTurn(() => {
      const kept = this.found(id);
      if (!kept.ok) return kept;
      const { pack, stamp } = kept.value;
      return ok({ pack, stamp });
    });
  }

  export(id: string): Promise<Result<HandedPack>> {
    return this.inTurn(() => {
      const kept = this.found(id);
      if (!kept.ok) return kept;
      const { pack } = kept.value;
      return ok({ fileName: `${this.fileName(pack)}.json`, text: encode(fileOfPack(pack)) });
    });
  }

  /** Resolves when all changes are done. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** One thing after the other, each with what is in the folder by then. */
  protected inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#turns.run(async () => {
      await this.look();
      return work();
    });
  }

  protected packs(): readonly PackFile[] {
    return [...this.kept.values()].map(({ pack }) => pack);
  }

  protected found(id: string): Result<Kept> {
    const kept = this.kept.get(id);
    return kept ? ok(kept) : refuse(this.noneOf(id));
  }

  protected seen(id: string, seen: string | null): Result<Kept> {
    const kept = this.found(id);
    if (!kept.ok || kept.value.stamp === seen) return kept;
    return refuse(this.changedSince(kept.value.pack));
  }

  /** Names of the others that cannot do without this one. */
  protected requiring(id: string): readonly string[] {
    const others = this.packs().filter(({ requires = [] }) => requires.some((one) => one === id));
    return others.map(({ name }) => name);
  }

  protected async listed(kept: Kept): Promise<Result<PackEntry>> {
    return ok(this.#entry(kept, await this.options.using()));
  }

  /** Writes one as a file; a folder it was in so far would only be in the way. */
  protected async write(
    pack: PackFile,
    path: string,
    folder: string | null = null,
  ): Promise<Result<PackEntry>> {
    const written = await writeOwnFile(path, encode(fileOfPack(pack)), this.options.isOurs);
    if (!written.ok) return written;
    if (folder !== null) await removeFolder(folder);
    await this.look();
    const kept = this.kept.get(pack.id);
    return kept ? this.listed(kept) : refuse(this.isDamaged(path));
  }

  protected async drop({ path, isFolder }: Kept): Promise<Result<null>> {
    if (!(await this.options.isOurs())) return refuse({ code: 'libraryIsLocked', path });
    const removed = isFolder ? await removeFolder(path) : await removeOwnFile(path);
    if (removed.ok) await this.look();
    return removed;
  }

  #entry(
    { pack, stamp, changedAt }: Kept,
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
      requires: requires.map((each) => this.kept.get(each)?.pack.name ?? each),
      requiredBy: this.requiring(id),
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
