/** The packs in one folder of the library, and the actions on them. */
import type { PackEntry, PackFolder, PackListing, PackText } from '#shared/api/api';
import type { Content } from '#shared/content/content';
import { OWN_LIMITS } from '#shared/content/customScenarios/problems';
import { LARGEST_PACK, MAX_PACK_FILES } from '#shared/content/reading/limits';
import { ok, type Result } from '#shared/result';
import { OWN } from '../../words/sentences/editor/editor';
import { FOLDER_WORDS, PACKS } from '../../words/sentences/editor/packs';
import { answerOf } from '../../game/answerOf';
import { exportPack } from '../../game/saveText';
import type { ContentScreenProps } from '../../game/screenProps';

/**
 * An imported pack that would replace an installed one: the texts of its files, and the editions of
 * the installed pack (`there`) and of the imported one (`coming`).
 */
interface Replacing {
  readonly files: readonly PackText[];
  readonly name: string;
  readonly there: string | null;
  readonly coming: string | null;
}

const FOLDERS = {
  packs: { words: PACKS, limit: LARGEST_PACK },
  scenarios: { words: OWN, limit: OWN_LIMITS.text },
} as const;

export class PackShelf {
  listed = $state.raw<PackListing | null>(null);
  /** The content with all packs of the library; null = not loaded yet. */
  known = $state.raw<Content | null>(null);
  removing = $state.raw<PackEntry | null>(null);
  replacing = $state.raw<Replacing | null>(null);
  readonly folder: PackFolder;
  readonly #screen: ContentScreenProps;

  constructor(folder: PackFolder, screen: ContentScreenProps) {
    this.folder = folder;
    this.#screen = screen;
  }

  get words() {
    return FOLDERS[this.folder].words;
  }

  async load(): Promise<void> {
    const { companion, loader, game, messages } = this.#screen;
    try {
      this.listed = await companion.packs.list(this.folder);
      // Needed to tell which items of characters would be missing.
      await loader.load('items.json');
      this.known = await loader.refreshOwn();
    } catch {
      messages.problem(this.words.failed);
    }
    void game?.printed.refresh();
  }

  /** Shows the result or the refusal, then the updated list. */
  async showResult<T>(call: Promise<Result<T>>, words: (value: T) => string): Promise<void> {
    const { messages, content } = this.#screen;
    const answered = call.then((answer) => (answer.ok ? ok({ done: answer.value }) : answer));
    const answer = await answerOf(answered, messages, this.known ?? content);
    if (answer) messages.good(words(answer.done));
    await this.load();
  }

  /** Imports the chosen files: a pack of one or more files, or custom scenarios of one file each. */
  async take(chosen: readonly File[]): Promise<void> {
    const { messages } = this.#screen;
    const { words, limit } = FOLDERS[this.folder];
    const packs = this.folder === 'packs' ? [chosen] : chosen.map((file) => [file]);
    for (const files of packs) {
      const read = await readPackFiles(files, limit);
      if (read.kind === 'tooLarge') messages.problem(words.tooLarge(limit, read.name));
      else if (read.kind === 'unreadable') messages.problem(FOLDER_WORDS.unreadable(read.name));
      else if (read.files.length > 0) await this.#import(read.files);
    }
  }

  async replace(): Promise<void> {
    const files = this.replacing?.files ?? [];
    this.replacing = null;
    await this.#add(this.#screen.companion.packs.import(this.folder, files, true));
  }

  async export({ id }: PackEntry): Promise<void> {
    await exportPack(this.#screen.companion, this.#screen.messages, this.folder, id);
  }

  /** Removes the pack that the open dialog asks about. */
  async remove(): Promise<void> {
    const pack = this.removing;
    this.removing = null;
    if (!pack) return;
    const { id, name, stamp, usedIn } = pack;
    const call = this.#screen.companion.packs.delete(this.folder, id, stamp, usedIn.length > 0);
    await this.showResult(call, () => FOLDER_WORDS.deleted(name));
  }

  async #import(files: readonly PackText[]): Promise<void> {
    const call = this.#screen.companion.packs.import(this.folder, files, false);
    const result = await call.catch(() => null);
    if (result && !result.ok && result.refusal.code === 'packIsInstalled') {
      const { name, edition, newEdition } = result.refusal;
      this.replacing = { files, name, there: edition, coming: newEdition };
    } else await this.#add(call);
  }

  #add(call: Promise<Result<PackEntry>>): Promise<void> {
    return this.showResult(call, ({ name }) => FOLDER_WORDS.imported(name));
  }
}

type ReadFiles =
  | { readonly kind: 'files'; readonly files: readonly PackText[] }
  | { readonly kind: 'tooLarge'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly name: string };

/**
 * Reads the text of a file, or of all JSON files in a folder with their relative paths. Together
 * they may have at most `limit` characters.
 */
async function readPackFiles(chosen: readonly File[], limit: number): Promise<ReadFiles> {
  const isFolder = chosen.some((file) => file.webkitRelativePath !== '');
  const files = isFolder ? chosen.filter((file) => file.name.endsWith('.json')) : chosen;
  const tooLarge = { kind: 'tooLarge', name: files[0]?.name ?? '' } as const;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  // A character has at most four bytes, so larger files are certainly too long.
  if (size > 4 * limit || files.length > MAX_PACK_FILES) return tooLarge;
  const texts: PackText[] = [];
  for (const file of files) {
    try {
      texts.push({ path: placeOf(file), text: await file.text() });
    } catch {
      return { kind: 'unreadable', name: file.name };
    }
  }
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  return length > limit ? tooLarge : { kind: 'files', files: texts };
}

/**
 * The path of a file in the pack: 'scenarios/mill.json' for 'my-pack/scenarios/mill.json' of a
 * chosen folder.
 */
function placeOf({ name, webkitRelativePath }: File): string {
  const [, ...inside] = webkitRelativePath.split('/');
  return inside.length > 0 ? inside.join('/') : name;
}
