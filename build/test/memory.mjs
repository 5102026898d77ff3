/**
 * Keeps the temporary libraries of tests in memory, if Linux has enough. `npm run faults` uses a real disk.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that tests may need. */
const ROOM = 2 ** 31;

/** The reason why the tests cannot use memory; null = they can. */
export function whyNotMemory(folder = MEMORY) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= ROOM) return null;
    return `${folder} has only ${String(Math.floor((bavail * bsize) / 2 ** 20))} MB free`;
  } catch {
    return `there is no ${folder}`;
  }
}

/** Points TMPDIR to memory until this process ends. */
export function useMemory() {
  if (process.platform !== 'linux') return;
  const obstacle = whyNotMemory();
  if (!obstacle) {
    try {
      const folder = mkdtempSync(join(MEMORY, 'standee-tests-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      // Some tests run as an unprivileged user.
      chmodSync(folder, 0o755);
      process.env.TMPDIR = folder;
      return;
    } catch {
      // The folder cannot be written, so the tests use the disk.
    }
  }
  const why = obstacle ?? `${MEMORY} is not writable`;
  console.log(`Tests use the disk (${tmpdir()}) and take longer, because ${why}.`);
}
