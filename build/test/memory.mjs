/** Scratch libraries of tests in memory, where Linux has room. `npm run faults` is for a real disk. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What tests may take, in bytes. */
const ROOM = 2 ** 31;

/** Why tests cannot use the memory, or null. */
export function whyNotMemory(folder = MEMORY) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= ROOM) return null;
    return `${folder} has only ${String(Math.floor((bavail * bsize) / 2 ** 20))} MB free`;
  } catch {
    return `there is no ${folder}`;
  }
}

/** Points TMPDIR into memory, until this process ends. */
export function useMemory() {
  if (process.platform !== 'linux') return;
  const obstacle = whyNotMemory();
  if (!obstacle) {
    try {
      const folder = mkdtempSync(join(MEMORY, 'standee-tests-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      // Some tests act as somebody who may not do everything.
      chmodSync(folder, 0o755);
      process.env.TMPDIR = folder;
      return;
    } catch {
      // Nobody may write there: as without it.
    }
  }
  const why = obstacle ?? `${MEMORY} is not writable`;
  console.log(`Tests use the disk (${tmpdir()}) and take longer, because ${why}.`);
}
