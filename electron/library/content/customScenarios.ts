/** The scenarios of the players' own: packs of one scenario, each in a file of its short form. */
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PackEntry, PackText } from '#shared/api/api';
import {
  fileOfPack,
  isOwnScenario,
  named,
  newOwnScenarioId,
} from '#shared/content/customScenarios/asPack';
import type { OwnScenarioNames } from '#shared/content/customScenarios/read';
import type { PackFile } from '#shared/content/types';
import { id as asId, type ScenarioId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import { fileNameFrom, freeName, shorten } from '../disk/names';
import { readOwnFolder } from './playerFiles';
import { findScenarios, type FoundPack } from './packFiles';
import { keptFrom, PackStore, type Kept, type PackStoreOptions } from './packStore';

/** Enough for years of making them. */
const MOST = 500;
const LONGEST_TITLE = 60;
/** Of one that gets its own when it is written. */
const NO_ID = asId<ScenarioId>('own-new');

interface Adding {
  readonly sameTitle: 'refuse' | 'number';
  readonly wanted?: ScenarioId | null;
}

export class OwnScenarios extends PackStore<OwnScenarioNames> {
  constructor(library: string, options: PackStoreOptions<OwnScenarioNames>) {
    super(library, 'scenarios', options);
  }

  /** Reads all of them anew, because what scenarios may name has changed. */
  loadAnew(): Promise<void> {
    return this.inTurn(() => {
      this.kept = new Map();
      return this.look();
    });
  }

  /** Without an id a new one; otherwise what was seen is replaced. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<PackEntry>> {
    return this.inTurn(async () => {
      if (id === null) return this.#add(input, { sameTitle: 'refuse' });
      const before = this.seen(id, seen);
      if (!before.ok) return before;
      const read = this.options.content.read(input, { id: asId<ScenarioId>(id) });
      if (!read.ok) return read;
      const { name } = read.value;
      if (this.#hasTitle(name, id)) return refuse({ code: 'titleIsTaken', title: name });
      return this.#changing(before.value, () => this.#put(read.value));
    });
  }

  remove(id: string, seen: string): Promise<Result<null>> {
    return this.inTurn(async () => {
      const before = this.seen(id, seen);
      if (!before.ok) return before;
      return this.#changing(before.value, () => this.drop(before.value));
    });
  }

  /** One more, from a file; its name is the title of a scenario that has none. */
  import([file]: readonly PackText[]): Promise<Result<PackEntry>> {
    return this.inTurn(async () => {
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
    return this.inTurn(async () => {
      const kept = this.found(id);
      return kept.ok ? this.#add(fileOfPack(kept.value.pack), { sameTitle: 'number' }) : kept;
    });
  }

  /** The files of those of these ids that are here, for a campaign to take along. */
  takenAlong(ids: ReadonlySet<string>): Promise<readonly unknown[]> {
    return this.inTurn(() =>
      this.packs()
        .filter(({ id }) => ids.has(id))
        .map(fileOfPack),
    );
  }

  /**
   * Keeps what a campaign has brought along under the ids it knows. One that is here stays as it
   * is; the campaign is refused where it is in the middle of another version of it. Nothing is
   * written before all of them are checked.
   */
  bring(files: readonly unknown[], playing: string | null): Promise<Result<null>> {
    return this.inTurn(async () => {
      const coming: PackFile[] = [];
      for (const file of files) {
        const read = await this.#brought(file, playing);
        if (!read.ok) return read;
        if (read.value) coming.push(read.value);
      }
      if (this.kept.size + this.damaged.length + coming.length > MOST) return tooMany();
      for (const pack of coming) {
        const written = await this.#put(named(pack, pack.id, this.#freeTitle(pack.name)));
        if (!written.ok) return written;
      }
      return ok(null);
    });
  }

  protected noneOf(id: string): Refusal {
    const path = this.#pathOf(id);
    return this.damaged.some((file) => file.path === path)
      ? this.isDamaged(path)
      : { code: 'noSuchOwnScenario', scenario: id };
  }

  protected changedSince({ name }: PackFile): Refusal {
    return { code: 'ownScenarioChanged', title: name };
  }

  protected isDamaged(path: string): Refusal {
    return { code: 'ownScenarioIsDamaged', path };
  }

  protected fileName({ name }: PackFile): string {
    return fileNameFrom(name);
  }

  protected async look(): Promise<void> {
    const read = (await findScenarios(this.folder, this.options.report)).map((found) =>
      'problems' in found ? found : this.#readFound(found),
    );
    this.kept = new Map(read.flatMap((one) => ('pack' in one ? [[one.pack.id, one]] : [])));
    this.damaged = read.filter((one) => 'problems' in one);
    this.#show();
  }

  #readFound(found: FoundPack) {
    const { path, files, stamp } = found;
    const id = basename(path, '.json');
    const known = this.kept.get(id);
    if (known?.stamp === stamp) return keptFrom(found, known.pack);
    if (!isOwnScenario(id))
      return { path, problems: [{ path: 'id', code: 'wrongShape' } as const] };
    const read = this.options.content.parse(files, { id: asId<ScenarioId>(id) });
    if (read.ok) return keptFrom(found, read.value);
    const { refusal } = read;
    return { path, problems: refusal.code === 'contentIsWrong' ? refusal.problems : [] };
  }

  #show(without?: string): void {
    this.options.content.show(this.packs().filter(({ id }) => id !== without));
  }

  /** What has to be kept of a scenario that comes with a campaign; null = nothing. */
  async #brought(file: unknown, playing: string | null): Promise<Result<PackFile | null>> {
    const id = idOf(file);
    const read = this.options.content.read(file, { id: id ?? NO_ID });
    // What it has played before is of use only where it can be read.
    if (!read.ok) return id === playing ? read : ok(null);
    if (id === null) return ok(null);
    const here = this.kept.get(id)?.pack;
    if (!here && !(await this.#isTaken(id))) return read;
    const isSame = here && isDeepStrictEqual(untitled(here), untitled(read.value));
    if (isSame || id !== playing) return ok(null);
    return here
      ? refuse({ code: 'ownScenarioDiffers', title: here.name })
      : refuse({ code: 'ownScenarioIsDamaged', path: this.#pathOf(id) });
  }

  async #add(input: unknown, { sameTitle, wanted }: Adding): Promise<Result<PackEntry>> {
    if (this.kept.size + this.damaged.length >= MOST) return tooMany();
    const read = this.options.content.read(input, { id: NO_ID });
    if (!read.ok) return read;
    const { name } = read.value;
    if (sameTitle === 'refuse' && this.#hasTitle(name)) {
      return refuse({ code: 'titleIsTaken', title: name });
    }
    const title = this.#freeTitle(name);
    const id = wanted && !(await this.#isTaken(wanted)) ? wanted : await this.#newId(title);
    return this.#put(named(read.value, id, title));
  }

  #put(pack: PackFile): Promise<Result<PackEntry>> {
    return this.write(pack, this.#pathOf(pack.id));
  }

  async #newId(title: string): Promise<ScenarioId> {
    for (;;) {
      const id = newOwnScenarioId(title, Math.random);
      if (!(await this.#isTaken(id))) return id;
    }
  }

  /** A damaged file keeps its name. */
  async #isTaken(id: ScenarioId): Promise<boolean> {
    const files = (await readOwnFolder(this.folder, this.options.report)) ?? [];
    return this.kept.has(id) || files.some(({ name }) => name.toLowerCase() === `${id}.json`);
  }

  #hasTitle(title: string, except?: string): boolean {
    const wanted = title.toLowerCase();
    return this.packs().some(({ id, name }) => id !== except && name.toLowerCase() === wanted);
  }

  #freeTitle(title: string): string {
    return freeName(title, LONGEST_TITLE, (name) => this.#hasTitle(name));
  }

  /**
   * Changes a scenario that nobody plays. While it is looked for who does, and until the change is
   * done, nobody can start it.
   */
  async #changing<T>(before: Kept, change: () => Promise<Result<T>>): Promise<Result<T>> {
    const { id, name: title } = before.pack;
    const isPlayed = async () => {
      const campaigns = (await this.options.using()).get(id);
      return campaigns && refuse({ code: 'ownScenarioIsPlayed', title, campaigns });
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
  return refuse({ code: 'tooManyOwnScenarios', limit: MOST });
}

function untitled(pack: PackFile): PackFile {
  return named(pack, pack.id, '');
}

/** 'The Mill (2)' of 'The Mill (2).json'. */
function titleFrom(fileName: string): string {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.json$/i, '');
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}<>&]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shorten(plain, LONGEST_TITLE).trim() || 'Untitled';
}

/** The id in a file that was exported from a library; campaigns that moved with it know it by that. */
function idIn(text: string): ScenarioId | null {
  return idOf(JSON.parse(text.replace(/^\uFEFF/, '')));
}

function idOf(file: unknown): ScenarioId | null {
  const { id } = (file ?? {}) as { id?: unknown };
  return typeof id === 'string' && isOwnScenario(id) ? asId<ScenarioId>(id) : null;
}
