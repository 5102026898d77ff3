/** The content packs of a library: a file or a folder each. */
import { basename, join } from 'node:path';
import type { PackEntry, PackText } from '#shared/api/api';
import type { PackFile } from '#shared/content/types';
import type { Refusal } from '#shared/refusals';
import { recordOf } from '#shared/content/reading/untrusted';
import { ok, refuse, type Result } from '#shared/result';
import { encode, readOwnFolder } from './playerFiles';
import { findPacks, inOrderOfNeed, type FoundPack, type UnreadablePack } from './packFiles';
import { keptFrom, PackStore, type Kept, type PackStoreOptions } from './packStore';

/** Enough for every pack there is. */
const MOST = 50;

export interface PacksOptions extends PackStoreOptions<readonly PackFile[]> {
  /** Told after packs have come, gone or changed. */
  readonly changed: () => Promise<void>;
}

export class Packs extends PackStore<readonly PackFile[]> {
  readonly #changed: () => Promise<void>;
  /** Everything that lay in the folder when it was read. */
  #stamps = '';

  constructor(library: string, options: PacksOptions) {
    super(library, 'packs', options);
    this.#changed = options.changed;
  }

  /** Adds the pack of a file or folder; one that is there is only replaced when that is wanted. */
  import(files: readonly PackText[], replace: boolean): Promise<Result<PackEntry>> {
    return this.inTurn(async () => {
      const read = this.options.content.parse(files, this.packs());
      if (!read.ok) return read;
      const pack = read.value;
      const before = this.kept.get(pack.id);
      if (before && encode(before.pack) === encode(pack)) return this.listed(before);
      if (before && !replace) {
        const { name, edition = null } = before.pack;
        const newEdition = pack.edition ?? null;
        return refuse({ code: 'packIsInstalled', name, edition, newEdition });
      }
      return this.#put(pack, before ?? null);
    });
  }

  /** Without an id a new one; otherwise what was seen is replaced. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<PackEntry>> {
    return this.inTurn(async () => {
      const before = id === null ? null : this.seen(id, seen);
      if (before && !before.ok) return before;
      const read = this.options.content.read(input, this.packs());
      if (!read.ok) return read;
      const there = this.kept.get(read.value.id);
      if (there && there !== before?.value) return idIsTaken(there);
      if (before && read.value.id !== before.value.pack.id) {
        return refuse(this.changedSince(before.value.pack));
      }
      return this.#put(read.value, before?.value ?? null);
    });
  }

  /** Those of these that are here, with those they need, for a campaign to take along. */
  takenAlong(ids: ReadonlySet<string>): Promise<readonly unknown[]> {
    return this.inTurn(() => {
      const taken = new Set(ids);
      for (const { id, requires = [] } of this.packs().toReversed()) {
        if (taken.has(id)) for (const needed of requires) taken.add(needed);
      }
      return this.packs().filter(({ id }) => taken.has(id));
    });
  }

  /**
   * Keeps what a campaign has brought along. One that is here stays as it is; the campaign is refused
   * where it plays with another version of it, or with one that cannot be used here. Nothing is
   * written before all of them are checked.
   */
  bring(
    files: readonly unknown[],
    used: readonly { readonly id: string }[],
  ): Promise<Result<null>> {
    const inUse = new Set(used.map(({ id }) => id));
    return this.inTurn(async () => {
      const coming: PackFile[] = [];
      for (const file of files) {
        const read = this.#brought(file, coming, inUse);
        if (!read.ok) return read;
        if (read.value) coming.push(read.value);
      }
      if (this.kept.size + this.damaged.length + coming.length > MOST) {
        return refuse({ code: 'tooManyPacks', limit: MOST });
      }
      for (const pack of coming) {
        const written = await this.#put(pack, null);
        if (!written.ok) return written;
      }
      return ok(null);
    });
  }

  /** What has to be kept of a pack that comes with a campaign; null = nothing. */
  #brought(
    file: unknown,
    coming: readonly PackFile[],
    inUse: ReadonlySet<string>,
  ): Result<PackFile | null> {
    const id = recordOf(file)?.['id'];
    const isNeeded = typeof id === 'string' && inUse.has(id);
    const here = typeof id === 'string' ? this.kept.get(id)?.pack : undefined;
    if (here && encode(here) === encode(file)) return ok(null);
    // What it has played with before is of use only where there is room for it.
    if (here && !isNeeded) return ok(null);
    if (here) return refuse({ code: 'packDiffers', ...differing(here, file) });
    const read = this.options.content.read(file, [...this.packs(), ...coming]);
    return read.ok || isNeeded ? read : ok(null);
  }

  /**
   * A pack that campaigns use goes only `anyway`: they keep everything and say what is missing. One
   * that another pack requires stays.
   */
  remove(id: string, seen: string, anyway: boolean): Promise<Result<null>> {
    return this.inTurn(async () => {
      const before = this.seen(id, seen);
      if (!before.ok) return before;
      const { name } = before.value.pack;
      const by = this.requiring(id);
      if (by.length > 0) return refuse({ code: 'packIsRequired', name, by });
      const campaigns = (await this.options.using()).get(id) ?? [];
      if (campaigns.length > 0 && !anyway) return refuse({ code: 'packIsUsed', name, campaigns });
      return this.drop(before.value);
    });
  }

  protected noneOf(id: string): Refusal {
    return { code: 'noSuchPack', pack: id };
  }

  protected changedSince({ name }: PackFile): Refusal {
    return { code: 'packChanged', name };
  }

  protected isDamaged(path: string): Refusal {
    return { code: 'packIsDamaged', path };
  }

  protected fileName({ id }: PackFile): string {
    return id;
  }

  protected async look(): Promise<void> {
    const found = await findPacks(this.folder, this.options.report);
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
    this.kept = new Map();
    for (const each of ordered.slice(0, MOST)) {
      const read = this.#readFound(each);
      if (read.ok) {
        this.kept = new Map([...this.kept, [read.value.id, keptFrom(each, read.value)]]);
      } else if (read.refusal.code === 'contentIsWrong') {
        damaged.push({ path: each.path, problems: read.refusal.problems });
      }
    }
    for (const { path } of ordered.slice(MOST)) {
      damaged.push({ path, problems: [{ path: '', code: 'tooManyParts', limit: MOST }] });
    }
    this.damaged = damaged;
    this.options.content.show(this.packs());
    await this.#changed();
  }

  /** A second file with the id of another one is no replacement for it. */
  #readFound({ files, id }: FoundPack): Result<PackFile> {
    const there = id === null ? undefined : this.kept.get(id);
    return there ? idIsTaken(there) : this.options.content.parse(files, this.packs());
  }

  async #put(pack: PackFile, before: Kept | null): Promise<Result<PackEntry>> {
    if (!before && this.kept.size + this.damaged.length >= MOST) {
      return refuse({ code: 'tooManyPacks', limit: MOST });
    }
    const broken = this.#brokenBy(pack);
    if (broken.length > 0) return refuse({ code: 'packIsRequired', name: pack.name, by: broken });
    const path = before && !before.isFolder ? before.path : await this.#freePath(pack.id);
    return this.write(pack, path, before?.isFolder ? before.path : null);
  }

  /** Names of packs that could not be used any more beside this one. */
  #brokenBy(pack: PackFile): readonly string[] {
    const others = this.packs().filter(({ id }) => id !== pack.id);
    return others
      .filter(({ requires = [] }) => requires.includes(pack.id))
      .filter((each) => !this.options.content.read(each, [...others, pack]).ok)
      .map(({ name }) => name);
  }

  /** A damaged file keeps its name. */
  async #freePath(id: string): Promise<string> {
    const files = (await readOwnFolder(this.folder, this.options.report)) ?? [];
    const taken = new Set(files.map(({ name }) => name.toLowerCase()));
    let name = `${id}.json`;
    for (let number = 2; taken.has(name); number += 1) name = `${id}-${String(number)}.json`;
    return join(this.folder, basename(name));
  }
}

function differing(here: PackFile, file: unknown) {
  const { name, edition = null } = here;
  const coming = recordOf(file)?.['edition'];
  return { name, edition, newEdition: typeof coming === 'string' ? coming.slice(0, 20) : null };
}

function idIsTaken({ pack: { id, name } }: Kept) {
  return refuse({
    code: 'contentIsWrong',
    problems: [{ path: 'id', code: 'idIsTaken', id, of: name }],
  });
}
