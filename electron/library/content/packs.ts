/** The content packs of a library: a file or a folder each, in a folder of their own. */
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type {
  DamagedPack,
  ExportedScenario,
  OpenedPack,
  PackCounts,
  PackEntry,
  PackListing,
  PackText,
} from '#shared/api';
import type { PackFile } from '#shared/content/types';
import { ok, refuse, type Result } from '#shared/result';
import { saveFailed } from '../disk/failures';
import { encode, jsonFilesIn, removeOwnFile, Turns, writeOwnFile } from './ownFiles';
import { findPacks, inOrderOfNeed, type FoundPack, type UnreadablePack } from './packFiles';

const FOLDER = 'packs';
/** Enough for every pack there is. */
const MOST = 50;

/** The content's side: how packs are read, and who gets to see them. */
export interface PackContent {
  readonly parse: (files: readonly PackText[], others: readonly PackFile[]) => Result<PackFile>;
  readonly read: (input: unknown, others: readonly PackFile[]) => Result<PackFile>;
  /** From now on rules and screens know these and no others. */
  readonly show: (packs: readonly PackFile[]) => void;
}

export interface PacksOptions {
  readonly content: PackContent;
  /** Names of the campaigns that use each pack. */
  readonly using: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Told after packs have come, gone or changed. */
  readonly changed: () => Promise<void>;
  readonly isOurs: () => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

interface Kept {
  readonly pack: PackFile;
  readonly stamp: string;
  readonly changedAt: string;
  readonly path: string;
  readonly isFolder: boolean;
}

export class Packs {
  readonly folder: string;
  readonly #options: PacksOptions;
  readonly #turns = new Turns();
  #kept: ReadonlyMap<string, Kept> = new Map();
  #damaged: readonly DamagedPack[] = [];
  /** Everything that lay in the folder when it was read. */
  #stamps = '';

  constructor(library: string, options: PacksOptions) {
    this.folder = join(library, FOLDER);
    this.#options = options;
  }

  /** Reads the folder; what cannot be used is reported and left alone. */
  load(): Promise<void> {
    return this.#turns.take(() => this.#load());
  }

  /** Looks at the folder again, since files may have been put there by hand. */
  list(): Promise<PackListing> {
    return this.#turns.take(async () => {
      await this.#load();
      const using = await this.#options.using();
      const packs = [...this.#kept.values()].map((kept) => this.#entry(kept, using));
      return {
        folder: this.folder,
        packs: packs.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        damaged: this.#damaged,
      };
    });
  }

  open(id: string): Promise<Result<OpenedPack>> {
    return this.#turns.take(async () => {
      await this.#load();
      const kept = this.#found(id);
      if (!kept.ok) return kept;
      const { pack, stamp } = kept.value;
      return ok({ pack, stamp });
    });
  }

  /** Adds the pack of a file or folder; one that is there is only replaced when that is wanted. */
  import(files: readonly PackText[], replace: boolean): Promise<Result<PackEntry>> {
    return this.#turns.take(async () => {
      await this.#load();
      const read = this.#options.content.parse(files, this.#packs());
      if (!read.ok) return read;
      const pack = read.value;
      const before = this.#kept.get(pack.id);
      if (before && encode(before.pack) === encode(pack)) return this.#listed(before);
      if (before && !replace) {
        const { name, edition = null } = before.pack;
        return refuse({
          code: 'packIsInstalled',
          name,
          edition,
          newEdition: pack.edition ?? null,
        });
      }
      return this.#write(pack, before ?? null);
    });
  }

  /** Without an id a new one; otherwise what was seen is replaced. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<PackEntry>> {
    return this.#turns.take(async () => {
      await this.#load();
      const before = id === null ? null : this.#seen(id, seen);
      if (before && !before.ok) return before;
      const read = this.#options.content.read(input, this.#packs());
      if (!read.ok) return read;
      const there = this.#kept.get(read.value.id);
      if (there && there !== before?.value) {
        return refuse({
          code: 'contentIsWrong',
          problems: [{ path: 'id', code: 'idIsTaken', id: there.pack.id, of: there.pack.name }],
        });
      }
      if (before && read.value.id !== before.value.pack.id) {
        return refuse({ code: 'packChanged', name: before.value.pack.name });
      }
      return this.#write(read.value, before?.value ?? null);
    });
  }

  export(id: string): Promise<Result<ExportedScenario>> {
    return this.#turns.take(async () => {
      await this.#load();
      const kept = this.#found(id);
      if (!kept.ok) return kept;
      return ok({ fileName: `${kept.value.pack.id}.json`, text: encode(kept.value.pack) });
    });
  }

  /**
   * A pack that campaigns use goes only `anyway`: they keep everything and say what is missing. One
   * that another pack requires stays.
   */
  remove(id: string, seen: string, anyway: boolean): Promise<Result<null>> {
    return this.#turns.take(async () => {
      await this.#load();
      const before = this.#seen(id, seen);
      if (!before.ok) return before;
      const { pack, path, isFolder } = before.value;
      const by = this.#requiring(id);
      if (by.length > 0) return refuse({ code: 'packIsRequired', name: pack.name, by });
      const campaigns = (await this.#options.using()).get(id) ?? [];
      if (campaigns.length > 0 && !anyway) {
        return refuse({ code: 'packIsUsed', name: pack.name, campaigns });
      }
      if (!(await this.#options.isOurs())) return refuse({ code: 'libraryIsLocked', path });
      const removed = isFolder ? await removeFolder(path) : await removeOwnFile(path);
      if (!removed.ok) return removed;
      await this.#load();
      return ok(null);
    });
  }

  /** Resolves when all changes are done. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  // ------------------------------------------------------------------------------ what is there

  async #load(): Promise<void> {
    const found = await findPacks(this.folder, this.#options.report);
    const stamps = JSON.stringify(found.map((each) => [each.path, 'stamp' in each && each.stamp]));
    if (stamps === this.#stamps) return;
    this.#stamps = stamps;
    const damaged: UnreadablePack[] = found.filter((each) => 'problems' in each);
    const readable = found.filter((each): each is FoundPack => 'files' in each);
    const { ordered, circle } = inOrderOfNeed(readable);
    const through = circle.flatMap(({ id }) => id ?? []);
    for (const { path } of circle) {
      damaged.push({ path, problems: [{ path: 'requires', code: 'circle', through }] });
    }
    this.#kept = new Map();
    for (const each of ordered.slice(0, MOST)) {
      const read = this.#readFound(each);
      if (read.ok)
        this.#kept = new Map([...this.#kept, [read.value.id, { ...each, pack: read.value }]]);
      else if (read.refusal.code === 'contentIsWrong') {
        damaged.push({ path: each.path, problems: read.refusal.problems });
      }
    }
    for (const { path } of ordered.slice(MOST)) {
      damaged.push({ path, problems: [{ path: '', code: 'tooManyParts', limit: MOST }] });
    }
    this.#damaged = damaged;
    this.#options.content.show(this.#packs());
    await this.#options.changed();
  }

  /** A second file with the id of another one is no replacement for it. */
  #readFound({ files, id }: FoundPack): Result<PackFile> {
    const there = id === null ? undefined : this.#kept.get(id);
    if (!there) return this.#options.content.parse(files, this.#packs());
    const taken = {
      path: 'id',
      code: 'idIsTaken',
      id: there.pack.id,
      of: there.pack.name,
    } as const;
    return refuse({ code: 'contentIsWrong', problems: [taken] });
  }

  #packs(): readonly PackFile[] {
    return [...this.#kept.values()].map(({ pack }) => pack);
  }

  #requiring(id: string): readonly string[] {
    const others = this.#packs().filter(({ requires = [] }) => requires.some((one) => one === id));
    return others.map(({ name }) => name);
  }

  #found(id: string): Result<Kept> {
    const kept = this.#kept.get(id);
    return kept ? ok(kept) : refuse({ code: 'noSuchPack', pack: id });
  }

  #seen(id: string, seen: string | null) {
    const kept = this.#found(id);
    if (!kept.ok || kept.value.stamp === seen) return kept;
    return refuse({ code: 'packChanged', name: kept.value.pack.name });
  }

  async #listed(kept: Kept): Promise<Result<PackEntry>> {
    return ok(this.#entry(kept, await this.#options.using()));
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
      requires: requires.map((each) => this.#kept.get(each)?.pack.name ?? each),
      requiredBy: this.#requiring(id),
    };
  }

  // ------------------------------------------------------------------------------ changes

  async #write(pack: PackFile, before: Kept | null): Promise<Result<PackEntry>> {
    if (!before && this.#kept.size + this.#damaged.length >= MOST) {
      return refuse({ code: 'tooManyPacks', limit: MOST });
    }
    const broken = this.#brokenBy(pack);
    if (broken.length > 0) return refuse({ code: 'packIsRequired', name: pack.name, by: broken });
    const path = before && !before.isFolder ? before.path : await this.#freePath(pack.id);
    const written = await writeOwnFile(path, encode(pack), this.#options.isOurs);
    if (!written.ok) return written;
    // The file has all of it now; left beside it the folder would only be in the way.
    if (before?.isFolder) await removeFolder(before.path);
    await this.#load();
    const kept = this.#kept.get(pack.id);
    return kept ? this.#listed(kept) : refuse({ code: 'packIsDamaged', path });
  }

  /** Names of packs that could not be used any more beside this one. */
  #brokenBy(pack: PackFile): readonly string[] {
    const others = this.#packs().filter(({ id }) => id !== pack.id);
    return others
      .filter(({ requires = [] }) => requires.includes(pack.id))
      .filter((each) => !this.#options.content.read(each, [...others, pack]).ok)
      .map(({ name }) => name);
  }

  /** A damaged file keeps its name. */
  async #freePath(id: string): Promise<string> {
    const taken = new Set(
      (await jsonFilesIn(this.folder, this.#options.report)).map((name) => name.toLowerCase()),
    );
    let name = `${id}.json`;
    for (let number = 2; taken.has(name); number += 1) name = `${id}-${String(number)}.json`;
    return join(this.folder, basename(name));
  }
}

async function removeFolder(path: string): Promise<Result<null>> {
  try {
    await rm(path, { recursive: true });
    return ok(null);
  } catch (error) {
    return saveFailed(error, path);
  }
}

function countsOf(pack: PackFile): PackCounts {
  return {
    monsters: pack.monsters?.length ?? 0,
    abilityDecks: pack.abilityDecks?.length ?? 0,
    classes: pack.classes?.length ?? 0,
    items: pack.items?.length ?? 0,
    scenarios: pack.scenarios?.length ?? 0,
    tiles: pack.tiles?.length ?? 0,
  };
}
