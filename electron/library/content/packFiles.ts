/**
 * Finds the files of packs and custom scenarios in a library and sorts packs by their dependencies.
 */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ContentProblem } from '#shared/content/reading/problem';
import { LARGEST_PACK, MAX_PACK_FILES } from '#shared/content/reading/limits';
import type { PackText } from '#shared/api/api';
import { readPlayerFile, readPlayerFolder, stampOf } from './playerFiles';

/** A file or folder that may be a pack. */
export interface FoundPack {
  readonly path: string;
  readonly isFolder: boolean;
  readonly files: readonly PackText[];
  readonly stamp: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Id from the header, which is not validated yet; null = none. */
  readonly id: string | null;
  readonly requires: readonly string[];
}

export interface UnreadablePack {
  readonly path: string;
  readonly problems: readonly ContentProblem[];
}

type Report = (error: unknown) => void;

/** Maximum size of a file; larger ones are not read. */
interface Limits {
  readonly bytes: number;
  /** The limit that the refusal shows: bytes for custom scenarios, characters for packs. */
  readonly reported: number;
}

/** A character has up to four bytes. */
const PACK_LIMITS: Limits = { bytes: 4 * LARGEST_PACK, reported: LARGEST_PACK };
/** Maximum bytes of a custom scenario. Far above any real one. */
const SCENARIO_LIMITS: Limits = { bytes: 1_000_000, reported: 1_000_000 };

/** Finds every `.json` file in the folder of custom scenarios; the file name is the id. */
export async function findScenarios(
  folder: string,
  report: Report,
): Promise<readonly (FoundPack | UnreadablePack)[]> {
  const entries = await readPlayerFolder(folder, report);
  if (entries === null) return [notAPack(folder)];
  const found: (FoundPack | UnreadablePack)[] = [];
  for (const { name } of entries) {
    if (!name.endsWith('.json')) continue;
    const read = await readPackFiles(folder, [name], report, SCENARIO_LIMITS);
    if (!read) continue;
    const pack = foundPackOf(join(folder, name), false, read);
    found.push('files' in pack ? { ...pack, stamp: stampOf(pack.files[0]?.text ?? '') } : pack);
  }
  return found;
}

/** Finds everything that may be a pack: `.json` files, and folders with a `pack.json`. */
export async function findPacks(
  folder: string,
  report: Report,
): Promise<readonly (FoundPack | UnreadablePack)[]> {
  const entries = await readPlayerFolder(folder, report);
  if (entries === null) return [notAPack(folder)];
  const found: (FoundPack | UnreadablePack)[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const { names, foreign } = await namesIn(path);
      const isPack = names.includes('pack.json');
      const read = isPack ? await readPackFiles(path, names, report) : null;
      if (read) found.push(foundPackOf(path, true, read));
      else if (entry.name.endsWith('.json')) found.push(notAPack(path));
      // Foreign `.json` entries inside a pack are reported with the pack.
      const others = foreign.filter((name) => !isPack || !name.endsWith('.json'));
      found.push(...others.slice(0, MAX_FOREIGN).map((name) => notAPack(join(path, name))));
    } else if (entry.isFile() && entry.name.endsWith('.json')) {
      const read = await readPackFiles(folder, [entry.name], report);
      if (read) found.push(foundPackOf(path, false, read));
    } else if (!entry.isFile() && !entry.name.startsWith('.')) found.push(notAPack(path));
  }
  return found;
}

/** Reports an entry that is neither a file nor a folder. Such an entry is never opened. */
function notAPack(path: string): UnreadablePack {
  return { path, problems: [{ path: '', code: 'notJson' }] };
}

/** Maximum foreign entries that are reported. */
const MAX_FOREIGN = 20;

interface FoundNames {
  /** Paths that end in `.json`. */
  readonly names: readonly string[];
  /** Paths of entries that are neither files nor folders. */
  readonly foreign: readonly string[];
}

/** Paths inside a folder pack, with '/' on every system. */
async function namesIn(folder: string): Promise<FoundNames> {
  // Links to folders are not followed, because they may form a circle.
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = found
    .filter((each) => !each.isDirectory())
    .map((each) => ({
      name: relative(folder, join(each.parentPath, each.name)).replaceAll('\\', '/'),
      isFile: each.isFile(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const foreign = all.filter(({ name, isFile }) => !isFile && !/(^|\/)\./.test(name));
  return {
    names: all.map(({ name }) => name).filter((name) => name.endsWith('.json')),
    foreign: foreign.map(({ name }) => name),
  };
}

interface ReadFiles {
  readonly files: readonly PackText[];
  readonly changedAt: string;
  readonly problems: readonly ContentProblem[];
}

/** The texts of a pack's files; null if the files disappeared meanwhile. */
async function readPackFiles(
  folder: string,
  names: readonly string[],
  report: Report,
  { bytes, reported: reported }: Limits = PACK_LIMITS,
): Promise<ReadFiles | null> {
  const files: PackText[] = [];
  const problems: ContentProblem[] = [];
  let changedAt = '';
  if (names.length > MAX_PACK_FILES) {
    return {
      files,
      changedAt,
      problems: [{ path: '', code: 'tooManyParts', limit: MAX_PACK_FILES }],
    };
  }
  // The limit applies to all files together.
  let left = bytes;
  for (const name of names) {
    const prefix = names.length === 1 ? '' : name;
    const read = await readPlayerFile(join(folder, name), left, report);
    if (read.kind === 'tooLarge') {
      problems.push({ path: prefix, code: 'tooLargeFile', limit: reported });
    } else if (read.kind === 'unreadable') problems.push({ path: prefix, code: 'notJson' });
    else if (read.kind === 'text') {
      files.push({ path: name, text: read.text });
      left -= Buffer.byteLength(read.text);
      if (read.changedAt > changedAt) ({ changedAt } = read);
    }
  }
  return files.length + problems.length === 0 ? null : { files, changedAt, problems };
}

function foundPackOf(path: string, isFolder: boolean, read: ReadFiles): FoundPack | UnreadablePack {
  if (read.problems.length > 0) return { path, problems: read.problems };
  const { files, changedAt } = read;
  const stamp = stampOf(JSON.stringify(files));
  const header = files.length === 1 ? files[0] : files.find((file) => file.path === 'pack.json');
  return { path, isFolder, files, stamp, changedAt, ...readHeader(header?.text ?? '') };
}

/** Id and requirements from a header. The pack itself is validated later. */
function readHeader(text: string): Pick<FoundPack, 'id' | 'requires'> {
  try {
    const { id, requires } = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
    const needed = Array.isArray(requires) ? (requires as readonly unknown[]) : [];
    return {
      id: typeof id === 'string' ? id : null,
      requires: needed.filter((each): each is string => typeof each === 'string'),
    };
  } catch {
    return { id: null, requires: [] };
  }
}

/** Sorts packs so that each comes after the packs it requires. `circle` has packs that require each other. */
export function sortByRequirements(packs: readonly FoundPack[]): {
  readonly ordered: readonly FoundPack[];
  readonly circle: readonly FoundPack[];
} {
  const ordered: FoundPack[] = [];
  let left = [...packs];
  for (;;) {
    const open = new Set(left.map(({ id }) => id));
    const ready = left.filter((pack) => !pack.requires.some((id) => open.has(id)));
    if (ready.length === 0) return { ordered, circle: left };
    ordered.push(...ready);
    left = left.filter((pack) => !ready.includes(pack));
  }
}
