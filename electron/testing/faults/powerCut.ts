/** Possible disk states after a power cut: everything synced, and any part of the rest. */
import { link, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DiskCall } from './recordedDisk';

type Ino = string;
type Naming = Extract<DiskCall, { kind: 'names' }>;

/** Bytes that a disk writes whole or not at all. */
const SECTOR = 512;

interface Content {
  safe: Buffer;
  readonly open: Extract<DiskCall, { kind: 'write' | 'truncate' }>[];
}

/**
 * What a power cut after these deeds may leave: writes that were not synced are there, lost or torn
 * at a sector, and names that were not synced with their folder are old or new, each by itself.
 */
export function afterPowerCut(
  deeds: readonly DiskCall[],
  random: () => number,
): ReadonlyMap<string, Buffer> {
  const contents = new Map<Ino, Content>();
  const contentOf = (ino: Ino): Content => {
    const content = contents.get(ino) ?? { safe: Buffer.alloc(0), open: [] };
    contents.set(ino, content);
    return content;
  };
  const names = new Map<string, Ino>();
  let open: Naming[] = [];
  const apply = ({ to }: Naming) => {
    for (const [path, ino] of to) {
      if (ino === null) names.delete(path);
      else names.set(path, ino);
    }
  };
  for (const deed of deeds) {
    if (deed.kind === 'write' || deed.kind === 'truncate') contentOf(deed.ino).open.push(deed);
    else if (deed.kind === 'sync') {
      const content = contentOf(deed.ino);
      for (const each of content.open.splice(0)) content.safe = changed(content.safe, each);
    } else if (deed.kind === 'names') open.push(deed);
    else if (deed.kind === 'syncFolder') {
      const isHere = ({ folders }: Naming) => folders.includes(deed.folder);
      for (const each of open.filter(isHere)) apply(each);
      open = open.filter((each) => !isHere(each));
    }
  }
  for (const each of open) if (random() < 0.5) apply(each);
  for (const content of contents.values()) {
    for (const each of content.open.splice(0)) {
      const chance = random();
      if (chance < 0.4) content.safe = changed(content.safe, each);
      else if (chance < 0.7) content.safe = changed(content.safe, torn(each, random));
    }
  }
  return new Map(
    [...names].map(([path, ino]) => [path, contents.get(ino)?.safe ?? Buffer.alloc(0)]),
  );
}

function changed(bytes: Buffer, deed: Extract<DiskCall, { kind: 'write' | 'truncate' }>): Buffer {
  if (deed.kind === 'truncate') return bytes.subarray(0, deed.length);
  const next = Buffer.alloc(Math.max(bytes.length, deed.at + deed.bytes.length));
  bytes.copy(next);
  deed.bytes.copy(next, deed.at);
  return next;
}

/** Only the sectors before some place of it; a length that was not written stays. */
function torn<D extends Extract<DiskCall, { kind: 'write' | 'truncate' }>>(
  deed: D,
  random: () => number,
): DiskCall & D {
  if (deed.kind === 'truncate') return deed;
  const end = deed.at + deed.bytes.length;
  const sectors = Math.ceil(end / SECTOR) - Math.floor(deed.at / SECTOR);
  const cut = Math.max(
    deed.at,
    (Math.floor(deed.at / SECTOR) + Math.floor(random() * sectors)) * SECTOR,
  );
  return { ...deed, bytes: deed.bytes.subarray(0, Math.min(cut, end) - deed.at) };
}

/** Makes the files of a moment in a folder. */
export async function layOut(files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  const made = new Map<Buffer, string>();
  for (const [path, bytes] of files) {
    if (basename(path).startsWith('..')) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const other = made.get(bytes);
    // A file that has two names is one file.
    if (other === undefined) await writeFile(join(folder, path), bytes);
    else await link(other, join(folder, path));
    made.set(bytes, join(folder, path));
  }
}
