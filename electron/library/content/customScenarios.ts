/** Stores custom scenarios: packs with one scenario, each in a file of its own (short form: asPack.ts). */
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PackEntry, PackText } from '#shared/api/api';
import {
  fileOfPack,
  isCustomScenario,
  withName,
  newCustomScenarioId,
} from '#shared/content/customScenarios/asPack';
import type { CustomScenarioNames } from '#shared/content/customScenarios/read';
import type { PackFile } from '#shared/content/types';
import { id as asId, type ScenarioId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import { fileNameFrom, freeName, shorten } from '../disk/fileNames';
import { readPlayerFolder } from './playerFiles';
import { findScenarios, type FoundPack } from './packFiles';
import { storedPack, PackStore, type StoredPack, type PackStoreOptions } from './packStore';

/** Maximum number of custom scenarios. */
const MAX_SCENARIOS = 500;
const MAX_TITLE_LENGTH = 60;
/** Placeholder id until a new scenario is written. */
const NO_ID = asId<ScenarioId>('own-new');

interface AddOptions {
  /** If the title is taken: refuse, or append a number to it. */
  readonly sameTitle: 'refuse' | 'number';
  readonly wanted?: ScenarioId | null;
}

export class CustomScenarios extends PackStore<CustomScenarioNames> {
  constructor(library: string, options: PackStoreOptions<CustomScenarioNames>) {
    super(library, 'scenarios', options);
  }

  /** Reloads all scenarios after the content they may refer to has changed. */
  reload(): Promise<void> {
    return this.queue(() => {
      this.stored = new Map();
      return this.rescan();
    });
  }

  /** Without an id: adds a scenario. With an id: replaces the version with the stamp `seen`. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<PackEntry>> {
    return this.queue(async () => {
      if (id === null) return this.#add(input, { sameTitle: 'refuse' });
      const before = this.findUnchanged(id, seen);
      if (!before.ok) return before;
      const read = this.options.content.read(input, { id: asId<ScenarioId>(id) });
      if (!read.ok) return read;
      const { name } = read.value;
      if (this.#hasTitle(name, id)) return refuse({ code: 'titleIsTaken', title: name });
      return this.#changeUnplayed(before.value, () => this.#writeScenario(read.value));
    });
  }

  remove(id: string, seen: string): Promise<Result<null>> {
    return this.queue(async () => {
      const before = this.findUnchanged(id, seen);
      if (!before.ok) return before;
      return this.#changeUnplayed(before.value, () => this.removeFiles(before.value));
    });
  }

  /** Adds a scenario from a file. A scenario without a title gets the file name. */
  import([file]: readonly PackText[]): Promise<Result<PackEntry>> {
    return this.queue(async () => {
      const { path, text } = file ?? { path: '', text: '' };
      const read = this.options.content.parse([{ path, text }], {
        title: titleFrom(path),
        id: NO_ID,
      });
      if (!read.ok) return read;
      return this.#add(fileOfPack(read.value), { sameTitle: 'number', wanted: idIn(text) });
    });
  }

  duplicate(id: string): Promise<Result<PackEntry>> {
    return this.queue(async () => {
      const stored = this.find(id);
      return stored.ok ? this.#add(fileOfPack(stored.value.pack), { sameTitle: 'number' }) : stored;
    });
  }

  /** The stored files of these ids, for the export of a campaign. */
  forExport(ids: ReadonlySet<string>): Promise<readonly unknown[]> {
    return this.queue(() =>
      this.packs()
        .filter(({ id }) => ids.has(id))
        .map(fileOfPack),
    );
  }

  /**
   * Adds the scenarios of an imported campaign under their ids. An installed one is never replaced; if the
   * campaign is playing another version of it, the import is refused. All are checked before any is written.
   */
  importWithCampaign(files: readonly unknown[], playing: string | null): Promise<Result<null>> {
    return this.queue(async () => {
      const toAdd: PackFile[] = [];
      for (const file of files) {
        const read = await this.#packToAdd(file, playing);
        if (!read.ok) return read;
        if (read.value) toAdd.push(read.value);
      }
      if (this.stored.size + this.damaged.length + toAdd.length > MAX_SCENARIOS) return tooMany();
      for (const pack of toAdd) {
        const written = await this.#writeScenario(
          withName(pack, pack.id, this.#freeTitle(pack.name)),
        );
        if (!written.ok) return written;
      }
      return ok(null);
    });
  }

  protected unknownId(id: string): Refusal {
    const path = this.#pathOf(id);
    return this.damaged.some((file) => file.path === path)
      ? this.damagedRefusal(path)
      : { code: 'noSuchCustomScenario', scenario: id };
  }

  protected outdatedEdit({ name }: PackFile): Refusal {
    return { code: 'customScenarioChanged', title: name };
  }

  protected damagedRefusal(path: string): Refusal {
    return { code: 'customScenarioIsDamaged', path };
  }

  protected fileName({ name }: PackFile): string {
    return fileNameFrom(name);
  }

  protected async rescan(): Promise<void> {
    const read = (await findScenarios(this.folder, this.options.report)).map((found) =>
      'problems' in found ? found : this.#readFound(found),
    );
    this.stored = new Map(read.flatMap((one) => ('pack' in one ? [[one.pack.id, one]] : [])));
    this.damaged = read.filter((one) => 'problems' in one);
    this.#show();
  }

  #readFound(found: FoundPack) {
    const { path, files, stamp } = found;
    const id = basename(path, '.json');
    const known = this.stored.get(id);
    if (known?.stamp === stamp) return storedPack(found, known.pack);
    if (!isCustomScenario(id))
      return { path, problems: [{ path: 'id', code: 'wrongShape' } as const] };
    const read = this.options.content.parse(files, { id: asId<ScenarioId>(id) });
    if (read.ok) return storedPack(found, read.value);
    const { refusal } = read;
    return { path, problems: refusal.code === 'contentIsWrong' ? refusal.problems : [] };
  }

  #show(without?: string): void {
    this.options.content.show(this.packs().filter(({ id }) => id !== without));
  }

  /** The pack to add for a scenario of an imported campaign; null = none. */
  async #packToAdd(file: unknown, playing: string | null): Promise<Result<PackFile | null>> {
    const id = idOf(file);
    const read = this.options.content.read(file, { id: id ?? NO_ID });
    // Only the scenario in play must be readable; others are skipped.
    const isInPlay = id === playing;
    if (!read.ok) return isInPlay ? read : ok(null);
    if (id === null) return ok(null);
    const here = this.stored.get(id)?.pack;
    const isNew = !here && !(await this.#isTaken(id));
    if (isNew) return read;
    const isSame = here && isDeepStrictEqual(withoutTitle(here), withoutTitle(read.value));
    if (isSame || !isInPlay) return ok(null);
    return here
      ? refuse({ code: 'customScenarioDiffers', title: here.name })
      : refuse({ code: 'customScenarioIsDamaged', path: this.#pathOf(id) });
  }

  async #add(input: unknown, { sameTitle, wanted }: AddOptions): Promise<Result<PackEntry>> {
    if (this.stored.size + this.damaged.length >= MAX_SCENARIOS) return tooMany();
    const read = this.options.content.read(input, { id: NO_ID });
    if (!read.ok) return read;
    const { name } = read.value;
    if (sameTitle === 'refuse' && this.#hasTitle(name)) {
      return refuse({ code: 'titleIsTaken', title: name });
    }
    const title = this.#freeTitle(name);
    const id = wanted && !(await this.#isTaken(wanted)) ? wanted : await this.#newId(title);
    return this.#writeScenario(withName(read.value, id, title));
  }

  #writeScenario(pack: PackFile): Promise<Result<PackEntry>> {
    return this.write(pack, this.#pathOf(pack.id));
  }

  async #newId(title: string): Promise<ScenarioId> {
    for (;;) {
      const id = newCustomScenarioId(title, Math.random);
      if (!(await this.#isTaken(id))) return id;
    }
  }

  /** True if a file has this id. Damaged files count, so that they are not overwritten. */
  async #isTaken(id: ScenarioId): Promise<boolean> {
    const files = (await readPlayerFolder(this.folder, this.options.report)) ?? [];
    return this.stored.has(id) || files.some(({ name }) => name.toLowerCase() === `${id}.json`);
  }

  #hasTitle(title: string, except?: string): boolean {
    const wanted = title.toLowerCase();
    return this.packs().some(({ id, name }) => id !== except && name.toLowerCase() === wanted);
  }

  #freeTitle(title: string): string {
    return freeName(title, MAX_TITLE_LENGTH, (name) => this.#hasTitle(name));
  }

  /**
   * Changes a scenario unless a campaign is playing it. The scenario is hidden meanwhile, so that nobody
   * starts it.
   */
  async #changeUnplayed<T>(
    before: StoredPack,
    change: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { id, name: title } = before.pack;
    const isPlayed = async () => {
      const campaigns = (await this.options.using()).get(id);
      return campaigns && refuse({ code: 'customScenarioIsPlayed', title, campaigns });
    };
    const played = await isPlayed();
    if (played) return played;
    this.#show(id);
    try {
      return (await isPlayed()) ?? (await change());
    } finally {
      this.#show();
    }
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

function tooMany() {
  return refuse({ code: 'tooManyCustomScenarios', limit: MAX_SCENARIOS });
}

function withoutTitle(pack: PackFile): PackFile {
  return withName(pack, pack.id, '');
}

/** The title of a file without one: 'The Mill (2)' for 'The Mill (2).json'. */
function titleFrom(fileName: string): string {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.json$/i, '');
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}<>&]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shorten(plain, MAX_TITLE_LENGTH).trim() || 'Untitled';
}

/** The id in an exported file. Campaigns exported with the scenario refer to it by that id. */
function idIn(text: string): ScenarioId | null {
  return idOf(JSON.parse(text.replace(/^\uFEFF/, '')));
}

function idOf(file: unknown): ScenarioId | null {
  const { id } = (file ?? {}) as { id?: unknown };
  return typeof id === 'string' && isCustomScenario(id) ? asId<ScenarioId>(id) : null;
}
