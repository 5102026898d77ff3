/** Which files of packs and own scenarios lie in the folders of a library, and in which order they are read. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ContentProblem } from '#shared/content/reading/problem';
import { LARGEST_PACK, MAX_PACK_FILES } from '#shared/content/reading/limits';
import type { PackText } from '#shared/api/api';
import { readOwnFile, readOwnFolder, stampOf } from './playerFiles';

/** A file or a folder that says to be a pack. */
export interface FoundPack {
  readonly path: string;
  readonly isFolder: boolean;
  readonly files: readonly PackText[];
  readonly stamp: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** As far as it can be told before the pack is read. */
  readonly id: string | null;
  readonly requires: readonly string[];
}

export interface UnreadablePack {
  readonly path: string;
  readonly problems: readonly ContentProblem[];
}

type Report = (error: unknown) => void;

/** How large a file may be; larger ones are not even read into memory. */
interface Limits {
  readonly bytes: number;
  /** What is told. */
  readonly said: number;
}

/** Characters may take up to four bytes. */
const PACK: Limits = { bytes: 4 * LARGEST_PACK, said: LARGEST_PACK };
/** No good scenario is as large. */
const SCENARIO: Limits = { bytes: 1_000_000, said: 1_000_000 };

/** Every `.json` file of the folder of own scenarios; the name is the id. */
export async function findScenarios(
  folder: string,
  report: Report,
): Promise<readonly (FoundPack | UnreadablePack)[]> {
  const entries = await readOwnFolder(folder, report);
  if (entries === null) return [noPack(folder)];
  const found: (FoundPack | UnreadablePack)[] = [];
  for (const { name } of entries) {
    if (!name.endsWith('.json')) continue;
    const read = await filesOf(folder, [name], report, SCENARIO);
    if (!read) continue;
    const pack = packIn(join(folder, name), false, read);
    found.push('files' in pack ? { ...pack, stamp: stampOf(pack.files[0]?.text ?? '') } : pack);
  }
  return found;
}

/** Everything in the folder that may be a pack: `.json` files, and folders with a `pack.json`. */
export async function findPacks(
  folder: string,
  report: Report,
): Promise<readonly (FoundPack | UnreadablePack)[]> {
  const entries = await readOwnFolder(folder, report);
  if (entries === null) return [noPack(folder)];
  const found: (FoundPack | UnreadablePack)[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const { names, foreign } = await namesIn(path);
      const isPack = names.includes('pack.json');
      const read = isPack ? await filesOf(path, names, report) : null;
      if (read) found.push(packIn(path, true, read));
      else if (entry.name.endsWith('.json')) found.push(noPack(path));
      // Of a pack, what has the name of a file is named with it.
      const others = foreign.filter((name) => !isPack || !name.endsWith('.json'));
      found.push(...others.slice(0, MOST_FOREIGN).map((name) => noPack(join(path, name))));
    } else if (entry.isFile() && entry.name.endsWith('.json')) {
      const read = await filesOf(folder, [entry.name], report);
      if (read) found.push(packIn(path, false, read));
    } else if (!entry.isFile() && !entry.name.startsWith('.')) found.push(noPack(path));
  }
  return found;
}

/** What has the place of a pack and is neither a file nor a folder: it is named, and never opened. */
function noPack(path: string): UnreadablePack {
  return { path, problems: [{ path: '', code: 'notJson' }] };
}

/** More of them are not named one by one. */
const MOST_FOREIGN = 20;

interface Names {
  /** Paths of what is called a JSON file. */
  readonly names: readonly string[];
  /** Paths of what is neither a file nor a folder. */
  readonly foreign: readonly string[];
}

/** What lies in a folder pack, with '/' on every system. */
async function namesIn(folder: string): Promise<Names> {
  // Not by name alone: then links to folders would be followed, in circles too.
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

/** Null where the file went away meanwhile. */
async function filesOf(
  folder: string,
  names: readonly string[],
  report: Report,
  { bytes, said }: Limits = PACK,
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
  // Of all files together.
  let left = bytes;
  for (const name of names) {
    const place = names.length === 1 ? '' : name;
    const read = await readOwnFile(join(folder, name), left, report);
    if (read.kind === 'tooLarge') {
      problems.push({ path: place, code: 'tooLargeFile', limit: said });
    } else if (read.kind === 'unreadable') problems.push({ path: place, code: 'notJson' });
    else if (read.kind === 'text') {
      files.push({ path: name, text: read.text });
      left -= Buffer.byteLength(read.text);
      if (read.changedAt > changedAt) ({ changedAt } = read);
    }
  }
  return files.length + problems.length === 0 ? null : { files, changedAt, problems };
}

function packIn(path: string, isFolder: boolean, read: ReadFiles): FoundPack | UnreadablePack {
  if (read.problems.length > 0) return { path, problems: read.problems };
  const { files, changedAt } = read;
  const stamp = stampOf(JSON.stringify(files));
  const header = files.length === 1 ? files[0] : files.find((file) => file.path === 'pack.json');
  return { path, isFolder, files, stamp, changedAt, ...claimsOf(header?.text ?? '') };
}

/** What a header says of itself; the pack is looked at when its turn comes. */
function claimsOf(text: string): Pick<FoundPack, 'id' | 'requires'> {
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

/**
 * The packs in an order in which each comes after those it requires; `circle` are the ones that
 * require each other.
 */
export function inOrderOfNeed(packs: readonly FoundPack[]): {
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
