/** Loads content files on demand, and builds the content from them. */
import {
  cardLinesFile,
  CORE_FILES,
  PACKS_FILE,
  scenarioFile,
  type Content,
  type ContentSource,
} from '#shared/content/content';
import { ALL_ENVELOPES, envelopeFile, envelopesIn, withEnvelopes } from '#shared/content/envelopes';
import { isCustomScenario, isPrintedScenario } from '#shared/content/customScenarios/asPack';
import { contentWithPacks } from '#shared/content/packs/packs';
import type { PackFile } from '#shared/content/types';
import { editionNames } from '../words/helpers/box';
import { learnConditions } from '../words/helpers/ownConditions';

/** Fetches one content file by name and returns it parsed. Throws if it is not available. */
export type FetchFile = (file: string) => Promise<unknown>;

const NO_PACKS: readonly PackFile[] = [];

/** The file with the list of all scenarios, custom ones included. */
const INDEX = 'scenarioIndex.json';

interface LoaderOptions {
  readonly grows?: boolean;
  readonly bundle?: string | null;
}

export class ContentLoader {
  readonly #fetch: FetchFile;
  readonly #grows: boolean;
  readonly #bundle: string | null;
  readonly #files = new Map<string, unknown>();
  readonly #requested = new Map<string, Promise<void>>();

  /**
   * `grows` = the file of a scenario gets more content during play, as for guests. `bundle` = the
   * name of one file that contains the core files by name; null if there is none.
   */
  constructor(fetchFile: FetchFile, { grows = false, bundle = null }: LoaderOptions = {}) {
    this.#fetch = fetchFile;
    this.#grows = grows;
    this.#bundle = bundle;
  }

  /** Loads the files that every screen needs. */
  async loadCore(): Promise<Content> {
    await this.#loadBundle();
    await Promise.all([...CORE_FILES, PACKS_FILE].map((file) => this.#load(file)));
    return this.#content();
  }

  /**
   * Loads the core files from the bundle. The list of scenarios is not in it, because it depends on
   * the library.
   */
  async #loadBundle(): Promise<void> {
    const isAsked = CORE_FILES.some((file) => this.#requested.has(file));
    if (this.#bundle === null || isAsked) return;
    const libraryFiles = Promise.all([INDEX, PACKS_FILE].map((file) => this.#load(file)));
    const files = (await this.#fetch(this.#bundle)) as Readonly<Record<string, unknown>>;
    for (const file of CORE_FILES.filter((each) => each !== INDEX && each in files)) {
      this.#files.set(file, files[file]);
      this.#requested.set(file, Promise.resolve());
    }
    await libraryFiles;
  }

  /**
   * Loads a scenario. The returned content is a new object, so that everything derived from it
   * updates.
   */
  async loadScenario(id: string): Promise<Content> {
    const file = scenarioFile(id);
    // A custom scenario is always fetched again, because it may have changed.
    if (isCustomScenario(id)) await this.#reload([INDEX, file]);
    else if (!isPrintedScenario(id)) await this.#reload([PACKS_FILE]);
    else if (this.#grows) await this.#reload([file]);
    // Scenarios of packs are part of the file with the packs.
    if (isPrintedScenario(id) || isCustomScenario(id)) await this.#load(file);
    return this.#content();
  }

  /**
   * Loads the card lines of these classes. Those of pack classes are part of the file with the
   * packs.
   */
  async loadCardLines(classIds: readonly string[]): Promise<Content> {
    const source = withEnvelopes(this.#source(), ALL_ENVELOPES);
    const printed = contentWithPacks(source, [], []);
    const wanted = classIds.filter((id) => printed.class(id)).map(cardLinesFile);
    await Promise.all(wanted.map((file) => this.#load(file)));
    return this.#content();
  }

  /** Fetches the list of custom scenarios and the packs again. */
  async refreshOwn(): Promise<Content> {
    await this.#reload([INDEX, PACKS_FILE]);
    return this.#content();
  }

  /** Loads the content of envelopes, which the campaign must have solved. */
  async loadEnvelopes(opened: readonly string[]): Promise<void> {
    await Promise.all(opened.map((each) => this.#load(envelopeFile(each))));
  }

  /**
   * The loaded content with these packs and envelopes. It also registers the names that packs have
   * for the players' edition and for conditions.
   */
  contentFor(inUse: readonly string[] | 'all', opened: readonly string[] = []): Content {
    const packs = this.#packs();
    const files = this.#source();
    const source = withEnvelopes(files, opened);
    // Replaces English names by those of the players' edition, where they are known.
    const edition = editionNames();
    edition?.learn([...packs, ...envelopesIn(files, opened)]);
    const withNames = edition ? (named: ContentSource) => edition.translate(named) : undefined;
    learnConditions(contentWithPacks(source, packs, 'all', withNames).conditions());
    return contentWithPacks(source, packs, inUse, withNames);
  }

  /** Loads one file that only some screens need, and returns all content. */
  async load(file: string): Promise<Content> {
    await this.#load(file);
    return this.#content();
  }

  /** Fetches files again. If one of them is not available, the previous files stay in use. */
  async #reload(files: readonly string[]): Promise<void> {
    const fresh = await Promise.all(files.map((file) => this.#fetch(file)));
    files.forEach((file, index) => {
      this.#files.set(file, fresh[index]);
      this.#requested.set(file, Promise.resolve());
    });
  }

  #content(): Content {
    return this.contentFor('all');
  }

  /**
   * A copy of the loaded files, so that files loaded later do not change content that was already
   * returned.
   */
  #source(): ContentSource {
    const files = new Map(this.#files);
    return (file) => files.get(file);
  }

  #packs(): readonly PackFile[] {
    return (this.#files.get(PACKS_FILE) ?? NO_PACKS) as readonly PackFile[];
  }

  /** Loads a file once. A file that failed to load is requested again next time. */
  #load(file: string): Promise<void> {
    const asked = this.#requested.get(file);
    if (asked) return asked;
    const loading = this.#fetch(file).then(
      (parsed) => void this.#files.set(file, parsed),
      (error: unknown) => {
        this.#requested.delete(file);
        throw error;
      },
    );
    this.#requested.set(file, loading);
    return loading;
  }
}

/** The content loader of the table's own page. */
export function tableContentLoader(): ContentLoader {
  return new ContentLoader(fetchFrom('./content/'), { bundle: 'core.json' });
}

/** Fetches content files from a folder, relative to the address of this page. */
export function fetchFrom(folder: string): FetchFile {
  return async (file) => {
    const response = await fetch(new URL(folder + file, location.href));
    if (!response.ok) throw new Error(`The content file ${file} could not be loaded.`);
    return response.json();
  };
}
