/** The scenarios of the players' own: one file each, in a folder of the library. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type {
  DamagedScenario,
  ExportedScenario,
  OpenedScenario,
  OwnScenarioEntry,
  OwnScenarioListing,
} from '#shared/api';
import { isOwnScenario, newOwnScenarioId } from '#shared/content/ownContent';
import type { OwnScenarioNames } from '#shared/content/readOwnScenario';
import type { OwnScenarioFile } from '#shared/content/types';
import { id as asId, type ScenarioId } from '#shared/ids';
import { ok, refuse, type Result } from '#shared/result';
import { fileNameFrom } from '../disk/names';
import {
  encode,
  jsonFilesIn,
  readOwnFile,
  removeOwnFile,
  stampOf,
  Turns,
  writeOwnFile,
} from './ownFiles';

const FOLDER = 'scenarios';
/** Enough for years of making them. */
const MOST = 500;
/** No good file is as large; a larger one is not even read into memory. */
const LARGEST_FILE = 1_000_000;
const LONGEST_TITLE = 60;

/** The content's side: how own scenarios are read, and who gets to see them. */
export interface OwnContent {
  readonly read: (input: unknown, names?: OwnScenarioNames) => Result<OwnScenarioFile>;
  readonly parse: (text: string, names?: OwnScenarioNames) => Result<OwnScenarioFile>;
  /** From now on rules and screens know these and no others. */
  readonly show: (scenarios: readonly OwnScenarioFile[]) => void;
}

export interface OwnScenariosOptions {
  readonly content: OwnContent;
  /** Names of the campaigns that play each scenario, after all that was asked for is answered. */
  readonly playing: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** False where the library is not ours any more; then nothing is written. */
  readonly isOurs: () => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

interface Kept {
  readonly scenario: OwnScenarioFile;
  readonly stamp: string;
  readonly changedAt: string;
}

export class OwnScenarios {
  readonly folder: string;
  readonly #options: OwnScenariosOptions;
  #kept: ReadonlyMap<string, Kept> = new Map();
  #damaged: readonly DamagedScenario[] = [];
  readonly #turns = new Turns();

  constructor(library: string, options: OwnScenariosOptions) {
    this.folder = join(library, FOLDER);
    this.#options = options;
  }

  /** Reads the folder; what cannot be used is reported and left alone. */
  load(): Promise<void> {
    return this.#turns.take(() => this.#load());
  }

  /** The same anew, because what scenarios may name has changed. */
  loadAnew(): Promise<void> {
    return this.#turns.take(() => {
      this.#kept = new Map();
      return this.#load();
    });
  }

  /** Looks at the folder again, since files may have been put there by hand. */
  list(): Promise<OwnScenarioListing> {
    return this.#turns.take(async () => {
      await this.#load();
      const playing = await this.#options.playing();
      const entries = [...this.#kept.values()].map((kept) => entryOf(kept, playing));
      const scenarios = entries.sort((a, b) => a.title.localeCompare(b.title, 'en'));
      return { folder: this.folder, scenarios, damaged: this.#damaged };
    });
  }

  open(id: string): Promise<Result<OpenedScenario>> {
    return this.#turns.take(async () => {
      await this.#load();
      const kept = this.#found(id);
      if (!kept.ok) return kept;
      const { scenario, stamp } = kept.value;
      return ok({ scenario, stamp });
    });
  }

  /** Without an id a new one; otherwise what was seen is replaced. */
  save(input: unknown, id: string | null, seen: string | null): Promise<Result<OwnScenarioEntry>> {
    return this.#turns.take(async () => {
      await this.#load();
      if (id === null) return this.#add(input, { sameTitle: 'refuse' });
      const before = this.#seen(id, seen);
      if (!before.ok) return before;
      const read = this.#options.content.read(input, { id: before.value.scenario.id });
      if (!read.ok) return read;
      if (this.#hasTitle(read.value.title, id)) {
        return refuse({ code: 'titleIsTaken', title: read.value.title });
      }
      return this.#changing(before.value, () => this.#write(read.value));
    });
  }

  remove(id: string, seen: string): Promise<Result<null>> {
    return this.#turns.take(async () => {
      await this.#load();
      const before = this.#seen(id, seen);
      if (!before.ok) return before;
      return this.#changing(before.value, async () => {
        const removed = await removeOwnFile(this.#pathOf(id));
        if (!removed.ok) return removed;
        this.#kept = new Map([...this.#kept].filter(([known]) => known !== id));
        return ok(null);
      });
    });
  }

  import(text: string, fileName: string): Promise<Result<OwnScenarioEntry>> {
    return this.#turns.take(async () => {
      await this.#load();
      const title = titleFrom(fileName);
      const read = this.#options.content.parse(text, { title, id: asId<ScenarioId>('own-new') });
      if (!read.ok) return read;
      const wanted = idIn(text);
      return this.#add(read.value, { sameTitle: 'number', ...(wanted && { wanted }) });
    });
  }

  export(id: string): Promise<Result<ExportedScenario>> {
    return this.#turns.take(async () => {
      await this.#load();
      const kept = this.#found(id);
      if (!kept.ok) return kept;
      const { scenario } = kept.value;
      return ok({ fileName: `${fileNameFrom(scenario.title)}.json`, text: encode(scenario) });
    });
  }

  duplicate(id: string): Promise<Result<OwnScenarioEntry>> {
    return this.#turns.take(async () => {
      await this.#load();
      const kept = this.#found(id);
      return kept.ok ? this.#add(kept.value.scenario, { sameTitle: 'number' }) : kept;
    });
  }

  /** Those of these ids that are here, for a campaign to take along. */
  takenAlong(ids: ReadonlySet<string>): Promise<readonly OwnScenarioFile[]> {
    return this.#turns.take(async () => {
      await this.#load();
      const all = [...this.#kept.values()].map(({ scenario }) => scenario);
      return all.filter(({ id }) => ids.has(id));
    });
  }

  /**
   * Keeps what a campaign has brought along under the ids it knows. One that is here stays as it
   * is; the campaign is refused where it is in the middle of another version of it. Nothing is
   * written before all of them are checked.
   */
  bring(files: readonly unknown[], playing: string | null): Promise<Result<null>> {
    return this.#turns.take(async () => {
      await this.#load();
      const coming: OwnScenarioFile[] = [];
      for (const file of files) {
        const read = await this.#brought(file, playing);
        if (!read.ok) return read;
        if (read.value) coming.push(read.value);
      }
      if (this.#kept.size + this.#damaged.length + coming.length > MOST) {
        return refuse({ code: 'tooManyOwnScenarios', limit: MOST });
      }
      for (const scenario of coming) {
        const written = await this.#write({ ...scenario, title: this.#freeTitle(scenario.title) });
        if (!written.ok) return written;
      }
      return ok(null);
    });
  }

  /** Resolves when all changes are done. */
  async settled(): Promise<void> {
    await this.#turns.settled();
  }

  // ------------------------------------------------------------------------------ what is there

  async #load(): Promise<void> {
    const kept = new Map<string, Kept>();
    const damaged: DamagedScenario[] = [];
    for (const file of await this.#fileNames()) {
      const id = file.slice(0, -'.json'.length);
      const read = await this.#readFile(file, id);
      if (!read) continue;
      if ('problems' in read) damaged.push(read);
      else kept.set(id, read);
    }
    this.#kept = kept;
    this.#damaged = damaged;
    this.#show();
  }

  /** Null where the file went away meanwhile. */
  async #readFile(file: string, id: string): Promise<Kept | DamagedScenario | null> {
    const path = join(this.folder, file);
    const found = await readOwnFile(path, LARGEST_FILE, this.#options.report);
    if (found.kind === 'gone') return null;
    if (found.kind !== 'text') {
      const tooLarge = { path: '', code: 'tooLargeFile', limit: LARGEST_FILE } as const;
      const notJson = { path: '', code: 'notJson' } as const;
      return { path, problems: [found.kind === 'tooLarge' ? tooLarge : notJson] };
    }
    const { text, changedAt } = found;
    const stamp = stampOf(text);
    const known = this.#kept.get(id);
    if (known?.stamp === stamp) return { ...known, changedAt };
    if (!isOwnScenario(id)) return { path, problems: [{ path: 'id', code: 'wrongShape' }] };
    const read = this.#options.content.parse(text, { id: asId<ScenarioId>(id) });
    if (read.ok) return { scenario: read.value, stamp, changedAt };
    const { refusal } = read;
    return { path, problems: refusal.code === 'contentIsWrong' ? refusal.problems : [] };
  }

  #fileNames(): Promise<readonly string[]> {
    return jsonFilesIn(this.folder, this.#options.report);
  }

  #show(without?: string): void {
    const shown = [...this.#kept.values()].filter(({ scenario }) => scenario.id !== without);
    this.#options.content.show(shown.map(({ scenario }) => scenario));
  }

  #found(id: string): Result<Kept> {
    const kept = this.#kept.get(id);
    if (kept) return ok(kept);
    const path = this.#pathOf(id);
    if (this.#damaged.some((file) => file.path === path)) {
      return refuse({ code: 'ownScenarioIsDamaged', path });
    }
    return refuse({ code: 'noSuchOwnScenario', scenario: id });
  }

  #seen(id: string, seen: string | null): Result<Kept> {
    const kept = this.#found(id);
    if (!kept.ok || kept.value.stamp === seen) return kept;
    return refuse({ code: 'ownScenarioChanged', title: kept.value.scenario.title });
  }

  /** What has to be kept of a scenario that comes with a campaign; null = nothing. */
  async #brought(file: unknown, playing: string | null): Promise<Result<OwnScenarioFile | null>> {
    const id = idOf(file);
    const read = this.#options.content.read(file, { id: id ?? asId<ScenarioId>('own-new') });
    // What it has played before is of use only where it can be read.
    if (!read.ok) return id === playing ? read : ok(null);
    if (id === null) return ok(null);
    const here = this.#kept.get(id)?.scenario;
    if (!here && !(await this.#isTaken(id))) return read;
    const isSame = here && isDeepStrictEqual({ ...here, title: '' }, { ...read.value, title: '' });
    if (isSame || id !== playing) return ok(null);
    return here
      ? refuse({ code: 'ownScenarioDiffers', title: here.title })
      : refuse({ code: 'ownScenarioIsDamaged', path: this.#pathOf(id) });
  }

  // ------------------------------------------------------------------------------ changes

  async #add(
    input: unknown,
    { sameTitle, wanted }: { sameTitle: 'refuse' | 'number'; wanted?: ScenarioId },
  ): Promise<Result<OwnScenarioEntry>> {
    if (this.#kept.size + this.#damaged.length >= MOST) {
      return refuse({ code: 'tooManyOwnScenarios', limit: MOST });
    }
    const read = this.#options.content.read(input, { id: asId<ScenarioId>('own-new') });
    if (!read.ok) return read;
    const { title } = read.value;
    if (sameTitle === 'refuse' && this.#hasTitle(title)) {
      return refuse({ code: 'titleIsTaken', title });
    }
    const free = this.#freeTitle(title);
    const id = wanted && !(await this.#isTaken(wanted)) ? wanted : await this.#newId(free);
    return this.#write({ ...read.value, id, title: free });
  }

  async #newId(title: string): Promise<ScenarioId> {
    for (;;) {
      const id = newOwnScenarioId(title, Math.random);
      if (!(await this.#isTaken(id))) return id;
    }
  }

  /** A damaged file keeps its name. */
  async #isTaken(id: ScenarioId): Promise<boolean> {
    const names = (await this.#fileNames()).map((file) => file.toLowerCase());
    return this.#kept.has(id) || names.includes(`${id}.json`);
  }

  #hasTitle(title: string, except?: string): boolean {
    const wanted = title.toLowerCase();
    return [...this.#kept.values()].some(
      ({ scenario }) => scenario.id !== except && scenario.title.toLowerCase() === wanted,
    );
  }

  /** 'The Mill', then 'The Mill 2', 'The Mill 3' and so on. */
  #freeTitle(title: string): string {
    let free = title;
    for (let number = 2; this.#hasTitle(free); number += 1) {
      const end = ` ${String(number)}`;
      free = `${[...title]
        .slice(0, LONGEST_TITLE - end.length)
        .join('')
        .trimEnd()}${end}`;
    }
    return free;
  }

  /**
   * Changes a scenario that nobody plays. While it is looked for who does, and until the change is
   * done, nobody can start it.
   */
  async #changing<T>(before: Kept, change: () => Promise<Result<T>>): Promise<Result<T>> {
    const { id, title } = before.scenario;
    const played = (campaigns: readonly string[]) =>
      refuse({ code: 'ownScenarioIsPlayed', title, campaigns });
    const now = (await this.#options.playing()).get(id);
    if (now) return played(now);
    this.#show(id);
    try {
      const meanwhile = (await this.#options.playing()).get(id);
      return meanwhile ? played(meanwhile) : await change();
    } finally {
      this.#show();
    }
  }

  async #write(scenario: OwnScenarioFile): Promise<Result<OwnScenarioEntry>> {
    const path = this.#pathOf(scenario.id);
    const text = encode(scenario);
    const written = await writeOwnFile(path, text, this.#options.isOurs);
    if (!written.ok) return written;
    const changedAt = written.value;
    const kept = { scenario, stamp: stampOf(text), changedAt };
    this.#kept = new Map([...this.#kept, [scenario.id, kept]]);
    this.#show();
    return ok(entryOf(kept, await this.#options.playing()));
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

function entryOf(
  { scenario, stamp, changedAt }: Kept,
  playing: ReadonlyMap<string, readonly string[]>,
): OwnScenarioEntry {
  const { id, title } = scenario;
  return { id, title, changedAt, stamp, playedIn: playing.get(id) ?? [] };
}

/** 'The Mill (2)' of 'The Mill (2).json'. */
function titleFrom(fileName: string): string {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.json$/i, '');
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}<>&]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, LONGEST_TITLE).join('').trim() || 'Untitled';
}

/** The id in a file that was exported from a library; campaigns that moved with it know it by that. */
function idIn(text: string): ScenarioId | null {
  return idOf(JSON.parse(text.replace(/^\uFEFF/, '')));
}

function idOf(file: unknown): ScenarioId | null {
  const { id } = (file ?? {}) as { id?: unknown };
  return typeof id === 'string' && isOwnScenario(id) ? asId<ScenarioId>(id) : null;
}
