/** Computes possible disk states after a power cut: all synced data, and any part of the rest. */
import { link, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DiskCall } from './recordedDisk';

type Ino = string;
type Naming = Extract<DiskCall, { kind: 'names' }>;

/** Size of a sector, which a disk writes atomically. */
const SECTOR = 512;

interface Content {
  synced: Buffer;
  readonly unsynced: Extract<DiskCall, { kind: 'write' | 'truncate' }>[];
}

/**
 * One possible state of the disk after a power cut. A write that was not synced is complete, lost or torn at
 * a sector. A name that was not synced with its folder is old or new. Each is decided independently.
 */
export function afterPowerCut(
  operations: readonly DiskCall[],
  random: () => number,
): ReadonlyMap<string, Buffer> {
  const contents = new Map<Ino, Content>();
  const contentOf = (ino: Ino): Content => {
    const content = contents.get(ino) ?? { synced: Buffer.alloc(0), unsynced: [] };
    contents.set(ino, content);
    return content;
  };
  const names = new Map<string, Ino>();
  let unsyncedNames: Naming[] = [];
  const apply = ({ to }: Naming) => {
    for (const [path, ino] of to) {
      if (ino === null) names.delete(path);
      else names.set(path, ino);
    }
  };
  for (const operation of operations) {
    if (operation.kind === 'write' || operation.kind === 'truncate')
      contentOf(operation.ino).unsynced.push(operation);
    else if (operation.kind === 'sync') {
      const content = contentOf(operation.ino);
      for (const each of content.unsynced.splice(0))
        content.synced = applyWrite(content.synced, each);
    } else if (operation.kind === 'names') unsyncedNames.push(operation);
    else if (operation.kind === 'syncFolder') {
      const isHere = ({ folders }: Naming) => folders.includes(operation.folder);
      for (const each of unsyncedNames.filter(isHere)) apply(each);
      unsyncedNames = unsyncedNames.filter((each) => !isHere(each));
    }
  }
  for (const each of unsyncedNames) if (random() < 0.5) apply(each);
  for (const content of contents.values()) {
    for (const each of content.unsynced.splice(0)) {
      const chance = random();
      if (chance < 0.4) content.synced = applyWrite(content.synced, each);
      else if (chance < 0.7) content.synced = applyWrite(content.synced, tearWrite(each, random));
    }
  }
  return new Map(
    [...names].map(([path, ino]) => [path, contents.get(ino)?.synced ?? Buffer.alloc(0)]),
  );
}

function applyWrite(
  bytes: Buffer,
  operation: Extract<DiskCall, { kind: 'write' | 'truncate' }>,
): Buffer {
  if (operation.kind === 'truncate') return bytes.subarray(0, operation.length);
  const next = Buffer.alloc(Math.max(bytes.length, operation.at + operation.bytes.length));
  bytes.copy(next);
  operation.bytes.copy(next, operation.at);
  return next;
}

/** The write up to a sector chosen at random. A new length may be missing. */
function tearWrite<D extends Extract<DiskCall, { kind: 'write' | 'truncate' }>>(
  operation: D,
  random: () => number,
): DiskCall & D {
  if (operation.kind === 'truncate') return operation;
  const end = operation.at + operation.bytes.length;
  const sectors = Math.ceil(end / SECTOR) - Math.floor(operation.at / SECTOR);
  const cut = Math.max(
    operation.at,
    (Math.floor(operation.at / SECTOR) + Math.floor(random() * sectors)) * SECTOR,
  );
  return { ...operation, bytes: operation.bytes.subarray(0, Math.min(cut, end) - operation.at) };
}

/** Writes the files of a disk state into a folder. */
export async function writeFiles(
  files: ReadonlyMap<string, Buffer>,
  folder: string,
): Promise<void> {
  const made = new Map<Buffer, string>();
  for (const [path, bytes] of files) {
    if (basename(path).startsWith('..')) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const other = made.get(bytes);
    // A file with two names is written once and linked.
    if (other === undefined) await writeFile(join(folder, path), bytes);
    else await link(other, join(folder, path));
    made.set(bytes, join(folder, path));
  }
}
