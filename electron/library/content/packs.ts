/** Installs, edits and removes the content packs of a library. Each is a file or a folder. */
import { basename, join } from 'node:path';
import type { PackEntry, PackText } from '#shared/api/api';
import type { PackFile } from '#shared/content/types';
import type { Refusal } from '#shared/refusals';
import { recordOf } from '#shared/content/reading/untrusted';
import { ok, refuse, type Result } from '#shared/result';
import { formatJson, readPlayerFolder } from './playerFiles';
import { findPacks, sortByRequirements, type FoundPack, type UnreadablePack } from './packFiles';
import { storedPack, PackStore, type StoredPack, type PackStoreOptions } from './packStore';

/** Maximum number of packs. */
const MAX_PACKS = 50;

export interface PacksOptions extends PackStoreOptions<readonly PackFile[]> {
  /** Called after packs were added, removed or changed. */
  readonly changed: () => Promise<void>;
}

export class Packs extends PackStore<readonly PackFile[]> {
  readonly #changed: () => Promise<void>;
  /** Paths and stamps of everything the last scan found in the folder. */
  #stamps = '';

  constructor(library: string, options: PacksOptions) {
    super(library, 'packs', options);
    this.#changed = options.changed;
  }

  /** Adds a pack. An installed pack with the same id is replaced only if `replace` is true. */
  import(files: readonly PackText[], replace: boolean): Promise<Result<PackEntry>> {
    return this.queue(async () => {
      const read = this.options.content.parse(files, this.packs());
      if (!read.ok) return read;
      const pack = read.value;
      const before = this.stored.get(pack.id);
      if (before && formatJson(before.pack) === formatJson(pack)) return this.entryResult(before);
      if (before && !replace) {
        const { name, edition = null } = before.pack;
        const newEdition = pack.edition ?? null;
        return refuse({ code: 'packIsInstalled', name, edition, newEdition });
      }
      return this.#store(pack, before ?? null);
    });
  }

  /** Without an id: adds a pack. With an id: replaces the version with the stamp `seen`. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<PackEntry>> {
    return this.queue(async () => {
      const before = id === null ? null : this.findUnchanged(id, seen);
      if (before && !before.ok) return before;
      const read = this.options.content.read(input, this.packs());
      if (!read.ok) return read;
      const there = this.stored.get(read.value.id);
      if (there && there !== before?.value) return idIsTaken(there);
      if (before && read.value.id !== before.value.pack.id) {
        return refuse(this.outdatedEdit(before.value.pack));
      }
      return this.#store(read.value, before?.value ?? null);
    });
  }

  /**
   * The installed packs among these ids and the packs they require, for the export of a campaign.
   */
  forExport(ids: ReadonlySet<string>): Promise<readonly unknown[]> {
    return this.queue(() => {
      const taken = new Set(ids);
      for (const { id, requires = [] } of this.packs().toReversed()) {
        if (taken.has(id)) for (const needed of requires) taken.add(needed);
      }
      return this.packs().filter(({ id }) => taken.has(id));
    });
  }

  /**
   * Adds the packs of an imported campaign. An installed pack is never replaced; if the campaign uses another
   * version of it or an unusable pack, the import is refused. All are checked before any is written.
   */
  importWithCampaign(
    files: readonly unknown[],
    used: readonly { readonly id: string }[],
  ): Promise<Result<null>> {
    const inUse = new Set(used.map(({ id }) => id));
    return this.queue(async () => {
      const coming: PackFile[] = [];
      for (const file of files) {
        const read = this.#packToAdd(file, coming, inUse);
        if (!read.ok) return read;
        if (read.value) coming.push(read.value);
      }
      if (this.stored.size + this.damaged.length + coming.length > MAX_PACKS) {
        return refuse({ code: 'tooManyPacks', limit: MAX_PACKS });
      }
      for (const pack of coming) {
        const written = await this.#store(pack, null);
        if (!written.ok) return written;
      }
      return ok(null);
    });
  }

  /**
   * The pack to add for a pack of an imported campaign; null = none. A pack that the campaign only used
   * earlier is optional.
   */
  #packToAdd(
    file: unknown,
    coming: readonly PackFile[],
    inUse: ReadonlySet<string>,
  ): Result<PackFile | null> {
    const id = recordOf(file)?.['id'];
    const isNeeded = typeof id === 'string' && inUse.has(id);
    const here = typeof id === 'string' ? this.stored.get(id)?.pack : undefined;
    if (here && formatJson(here) === formatJson(file)) return ok(null);
    if (here && !isNeeded) return ok(null);
    if (here) return refuse({ code: 'packDiffers', ...versionsOf(here, file) });
    const read = this.options.content.read(file, [...this.packs(), ...coming]);
    return read.ok || isNeeded ? read : ok(null);
  }

  /**
   * Removes a pack. If campaigns use it, `anyway` must be true; they lose nothing and report the pack as
   * missing. A pack that another pack requires cannot be removed.
   */
  remove(id: string, seen: string, anyway: boolean): Promise<Result<null>> {
    return this.queue(async () => {
      const before = this.findUnchanged(id, seen);
      if (!before.ok) return before;
      const { name } = before.value.pack;
      const dependents = this.dependentsOf(id);
      if (dependents.length > 0) return refuse({ code: 'packIsRequired', name, by: dependents });
      const campaigns = (await this.options.using()).get(id) ?? [];
      if (campaigns.length > 0 && !anyway) return refuse({ code: 'packIsUsed', name, campaigns });
      return this.removeFiles(before.value);
    });
  }

  protected unknownId(id: string): Refusal {
    return { code: 'noSuchPack', pack: id };
  }

  protected outdatedEdit({ name }: PackFile): Refusal {
    return { code: 'packChanged', name };
  }

  protected damagedRefusal(path: string): Refusal {
    return { code: 'packIsDamaged', path };
  }

  protected fileName({ id }: PackFile): string {
    return id;
  }

  protected async rescan(): Promise<void> {
    const found = await findPacks(this.folder, this.options.report);
    const stamps = JSON.stringify(found.map((each) => [each.path, 'stamp' in each && each.stamp]));
    if (stamps === this.#stamps) return;
    this.#stamps = stamps;
    const damaged: UnreadablePack[] = found.filter((each) => 'problems' in each);
    const readable = found.filter((each): each is FoundPack => 'files' in each);
    const { ordered, circle } = sortByRequirements(readable);
    const through = circle.flatMap(({ id }) => id ?? []);
    for (const { path } of circle) {
      damaged.push({ path, problems: [{ path: 'requires', code: 'circle', through }] });
    }
    this.stored = new Map();
    for (const each of ordered.slice(0, MAX_PACKS)) {
      const read = this.#readFound(each);
      if (read.ok) {
        this.stored = new Map([...this.stored, [read.value.id, storedPack(each, read.value)]]);
      } else if (read.refusal.code === 'contentIsWrong') {
        damaged.push({ path: each.path, problems: read.refusal.problems });
      }
    }
    for (const { path } of ordered.slice(MAX_PACKS)) {
      damaged.push({ path, problems: [{ path: '', code: 'tooManyParts', limit: MAX_PACKS }] });
    }
    this.damaged = damaged;
    this.options.content.show(this.packs());
    await this.#changed();
  }

  /** Parses a found pack. A second file with the same id is refused. */
  #readFound({ files, id }: FoundPack): Result<PackFile> {
    const there = id === null ? undefined : this.stored.get(id);
    return there ? idIsTaken(there) : this.options.content.parse(files, this.packs());
  }

  async #store(pack: PackFile, before: StoredPack | null): Promise<Result<PackEntry>> {
    if (!before && this.stored.size + this.damaged.length >= MAX_PACKS) {
      return refuse({ code: 'tooManyPacks', limit: MAX_PACKS });
    }
    const broken = this.#packsBrokenBy(pack);
    if (broken.length > 0) return refuse({ code: 'packIsRequired', name: pack.name, by: broken });
    const path = before && !before.isFolder ? before.path : await this.#freePath(pack.id);
    return this.write(pack, path, before?.isFolder ? before.path : null);
  }

  /** Names of packs that this version would break. */
  #packsBrokenBy(pack: PackFile): readonly string[] {
    const others = this.packs().filter(({ id }) => id !== pack.id);
    return others
      .filter(({ requires = [] }) => requires.includes(pack.id))
      .filter((each) => !this.options.content.read(each, [...others, pack]).ok)
      .map(({ name }) => name);
  }

  /** A path for a new pack. The name of a damaged file counts as taken. */
  async #freePath(id: string): Promise<string> {
    const files = (await readPlayerFolder(this.folder, this.options.report)) ?? [];
    const taken = new Set(files.map(({ name }) => name.toLowerCase()));
    let name = `${id}.json`;
    for (let number = 2; taken.has(name); number += 1) name = `${id}-${String(number)}.json`;
    return join(this.folder, basename(name));
  }
}

function versionsOf(here: PackFile, file: unknown) {
  const { name, edition = null } = here;
  const coming = recordOf(file)?.['edition'];
  return { name, edition, newEdition: typeof coming === 'string' ? coming.slice(0, 20) : null };
}

function idIsTaken({ pack: { id, name } }: StoredPack) {
  return refuse({
    code: 'contentIsWrong',
    problems: [{ path: 'id', code: 'idIsTaken', id, of: name }],
  });
}
