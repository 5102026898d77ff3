import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './failures';
import { readSave, writeSave, type Save } from './save';

const KEPT = 20;

export type BackupReason = 'open' | 'scenarioStart' | 'scenarioEnd' | 'migration';

/** Names begin with the time, so that their order is that of their age; then `seq` and the reason. */
const NAME = /^[0-9TZ-]+\.([0-9]+)\.[a-zA-Z]+\.json$/;

/** Backups of one campaign, newest first, as full paths. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  let names: readonly string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Writes a backup, unless the newest one holds the same moment, and lets the oldest ones go. */
export async function backUp(
  folder: string,
  save: Save,
  reason: BackupReason,
  now: Date,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [newest] = await backupsIn(folder);
  if (newest !== undefined && (await isOfMoment(newest, save))) return;
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  await writeSave(join(folder, `${stamp}.${String(save.seq)}.${reason}.json`), save);
  for (const old of (await backupsIn(folder)).slice(KEPT)) await unlink(old);
}

async function isOfMoment(path: string, save: Save): Promise<boolean> {
  const read = await readSave(path);
  return read.kind === 'good' && read.save.id === save.id && read.save.seq === save.seq;
}

/** The good backups, newest first. */
export async function goodBackups(
  folder: string,
): Promise<readonly { readonly path: string; readonly save: Save }[]> {
  const good = [];
  for (const path of await backupsIn(folder)) {
    const read = await readSave(path);
    if (read.kind === 'good') good.push({ path, save: read.save });
  }
  return good;
}
