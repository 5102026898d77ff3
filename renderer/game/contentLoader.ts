/** Loads content on demand. */
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

/** Returns one content file by name, parsed. Throws if it is not available. */
export type FetchFile = (file: string) => Promise<unknown>;

const NO_PACKS: readonly PackFile[] = [];

/** The list of all scenarios, including custom ones. */
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
  readonly #asked = new Map<string, Promise<void>>();

  /**
   * `grows`: a scenario's file grows during play. `bundle`: a file with everything all screens need,
   * by file name; null = none.
   */
  constructor(fetchFile: FetchFile, { grows = false, bundle = null }: LoaderOptions = {}) {
    this.#fetch = fetchFile;
    this.#grows = grows;
    this.#bundle = bundle;
  }

  /** Loads the files every screen needs. */
  async loadCore(): Promise<Content> {
    await this.#loadBundle();
    await Promise.all([...CORE_FILES, PACKS_FILE].map((file) => this.#load(file)));
    return this.#content();
  }

  /** The bundle has everything but the list of scenarios, which belongs to the library. */
  async #loadBundle(): Promise<void> {
    const isAsked = CORE_FILES.some((file) => this.#asked.has(file));
    if (this.#bundle === null || isAsked) return;
    const libraryFiles = Promise.all([INDEX, PACKS_FILE].map((file) => this.#load(file)));
    const files = (await this.#fetch(this.#bundle)) as Readonly<Record<string, unknown>>;
    for (const file of CORE_FILES.filter((each) => each !== INDEX && each in files)) {
      this.#files.set(file, files[file]);
      this.#asked.set(file, Promise.resolve());
    }
    await libraryFiles;
  }

  /** Loads more. The result is a new object, so that everything derived from it updates. */
  async loadScenario(id: string): Promise<Content> {
    const file = scenarioFile(id);
    // A custom scenario may have changed a moment ago.
    if (isCustomScenario(id)) await this.#loadAnew([INDEX, file]);
    else if (!isPrintedScenario(id)) await this.#loadAnew([PACKS_FILE]);
    else if (this.#grows) await this.#loadAnew([file]);
    // Scenarios of packs come and go with their packs.
    if (isPrintedScenario(id) || isCustomScenario(id)) await this.#load(file);
    return this.#content();
  }

  /** Loads the card lines of these classes; classes of packs come with their packs. */
  async loadCardLines(classIds: readonly string[]): Promise<Content> {
    const source = withEnvelopes(this.#source(), ALL_ENVELOPES);
    const printed = contentWithPacks(source, [], []);
    const wanted = classIds.filter((id) => printed.class(id)).map(cardLinesFile);
    await Promise.all(wanted.map((file) => this.#load(file)));
    return this.#content();
  }

  /** Fetches the players' scenarios and packs again. */
  async refreshOwn(): Promise<Content> {
    await this.#loadAnew([INDEX, PACKS_FILE]);
    return this.#content();
  }

  /** Loads the content of envelopes. Only a campaign that has solved them asks for it. */
  async loadEnvelopes(opened: readonly string[]): Promise<void> {
    await Promise.all(opened.map((each) => this.#load(envelopeFile(each))));
  }

  /**
   * The loaded content with these packs and envelopes. Also registers the names of all packs: those for the
   * players' edition, and those of conditions.
   */
  contentFor(inUse: readonly string[] | 'all', opened: readonly string[] = []): Content {
    const packs = this.#packs();
    const files = this.#source();
    const source = withEnvelopes(files, opened);
    // Uses the names printed in the players' edition where known.
    const edition = editionNames();
    edition?.learn([...packs, ...envelopesIn(files, opened)]);
    const withNames = edition ? (named: ContentSource) => edition.translate(named) : undefined;
    learnConditions(contentWithPacks(source, packs, 'all', withNames).conditions());
    return contentWithPacks(source, packs, inUse, withNames);
  }

  /** Loads one file that screens need only sometimes, and returns all content. */
  async load(file: string): Promise<Content> {
    await this.#load(file);
    return this.#content();
  }

  /** The previous file stays if the new one is not available. */
  async #loadAnew(files: readonly string[]): Promise<void> {
    const fresh = await Promise.all(files.map((file) => this.#fetch(file)));
    files.forEach((file, index) => {
      this.#files.set(file, fresh[index]);
      this.#asked.set(file, Promise.resolve());
    });
  }

  #content(): Content {
    return this.contentFor('all');
  }

  /** A copy: later files do not change content that was returned earlier. */
  #source(): ContentSource {
    const files = new Map(this.#files);
    return (file) => files.get(file);
  }

  #packs(): readonly PackFile[] {
    return (this.#files.get(PACKS_FILE) ?? NO_PACKS) as readonly PackFile[];
  }

  /** A file that failed to load is requested again next time. */
  #load(file: string): Promise<void> {
    const asked = this.#asked.get(file);
    if (asked) return asked;
    const loading = this.#fetch(file).then(
      (parsed) => void this.#files.set(file, parsed),
      (error: unknown) => {
        this.#asked.delete(file);
        throw error;
      },
    );
    this.#asked.set(file, loading);
    return loading;
  }
}

/** The content of the table's own page. */
export function tableContentLoader(): ContentLoader {
  return new ContentLoader(fetchFrom('./content/'), { bundle: 'core.json' });
}

/** Content files below an address of this page. */
export function fetchFrom(folder: string): FetchFile {
  return async (file) => {
    const response = await fetch(new URL(folder + file, location.href));
    if (!response.ok) throw new Error(`The content file ${file} could not be loaded.`);
    return response.json();
  };
}
