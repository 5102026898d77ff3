/** Reads and writes the owner's note in a lock folder: its process and its random token. */
import fs from 'node:fs';
import { lstat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './failures';
import { quarantineForeign, readRegular } from './files';

export const OWNER = '.lock-owner.json';
const MAX_NOTE_BYTES = 4096;

/** Owner tokens of this process by folder; a crashed process may have had our process id. */
export const ownTokens = new Map<string, string>();

/** Identifies the boot and container in which this process's id is valid. */
function processSpace(): string {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // On other systems all processes share one namespace.
    return '';
  }
}

export async function writeNote(folder: string, token: string): Promise<void> {
  const me = { pid: process.pid, host: hostname(), space: processSpace(), word: token };
  await quarantineForeign(join(folder, OWNER), (found) => found.isFile());
  await writeFile(join(folder, OWNER), JSON.stringify(me), { mode: 0o600 });
}

export async function hasNote(folder: string): Promise<boolean> {
  return (await lstat(join(folder, OWNER)).catch(() => null)) !== null;
}

/** Unvalidated content of a note. */
interface Note {
  readonly pid?: unknown;
  readonly host?: unknown;
  readonly space?: unknown;
  /** The owner's token. */
  readonly word?: unknown;
}

/** The owner's note; null if it cannot be read. */
export async function readNote(folder: string): Promise<Note | null> {
  try {
    const bytes = await readRegular(join(folder, OWNER), MAX_NOTE_BYTES);
    const found: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}

/** True if the lock has our token, or if its owner ran on this machine and has ended. */
export async function isOwnOrDead(folder: string, token: string): Promise<boolean> {
  const found = await readNote(folder);
  if (!found) return false;
  if (found.word === token) return true;
  if (found.host !== hostname()) return false;
  // A process id of another namespace cannot be checked. That lock has to become stale first.
  if ('space' in found && found.space !== processSpace()) return false;
  const { pid } = found;
  if (typeof pid !== 'number') return false;
  if (pid === process.pid)
    return ownTokens.get(folder) === undefined || ownTokens.get(folder) !== found.word;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
