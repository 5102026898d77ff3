/** Writes, lists and deletes the backups of a campaign. */
import type { Dirent } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupReason } from '#shared/api/campaignFiles';
import type { Game } from '#shared/state';
import { listFolder, makeLibraryFolder } from '../disk/files';
import { readSave, writeSave, type Save } from './checkpoint';

const MAX_BACKUPS = 20;

/** Name of a backup: time, `seq` and reason. Backups are sorted by `seq`, because a clock can be set back. */
const NAME = /^([0-9TZ-]+)\.([0-9]+)\.([a-zA-Z]+)\.json$/;

/** Backups of one campaign, newest first, as full paths. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  return (await entriesNamedAsBackups(folder))
    .filter((each) => each.isFile())
    .map(({ name }) => name)
    .sort((a, b) => seqIn(b) - seqIn(a) || (a < b ? 1 : -1))
    .map((name) => join(folder, name));
}

async function entriesNamedAsBackups(folder: string): Promise<readonly Dirent[]> {
  return ((await listFolder(folder)) ?? []).filter(({ name }) => NAME.test(name));
}

function seqIn(path: string): number {
  return Number(NAME.exec(basename(path))?.[2] ?? 0);
}

/**
 * Writes a backup unless one of the same moment exists, and deletes the oldest ones. Resolves with its path;
 * null = none was written.
 */
export async function backUp(
  folder: string,
  save: Save,
  reason: BackupReason,
  now: Date,
): Promise<string | null> {
  await makeLibraryFolder(folder);
  for (const path of await backupsIn(folder)) {
    if (seqIn(path) === save.seq && (await isOfMoment(path, save))) return null;
  }
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const written = join(folder, `${stamp}.${String(save.seq)}.${reason}.json`);
  await writeSave(written, { ...save, untold: undefined });
  const others = (await backupsIn(folder)).filter((path) => path !== written);
  for (const old of others.slice(MAX_BACKUPS - 1)) await unlink(old);
  return written;
}

async function isOfMoment(path: string, save: Save): Promise<boolean> {
  const read = await readSave(path).catch(() => null);
  if (read?.kind !== 'good') return false;
  const { id, seq, schema } = read.save;
  return id === save.id && seq === save.seq && schema === save.schema;
}

const REASONS: readonly BackupReason[] = [
  'open',
  'scenarioStart',
  'scenarioEnd',
  'migration',
  'beforeRestore',
];

/** The valid backups, newest first, with the time and reason in their names. */
export async function describeBackups(folder: string) {
  return (await goodBackups(folder)).flatMap(({ path, save }) => {
    const id = basename(path);
    const [, stamp = '', , word] = NAME.exec(id) ?? [];
    const reason = REASONS.find((one) => one === word) ?? 'open';
    const at = stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z');
    return Number.isNaN(Date.parse(at)) ? [] : [{ id, at, reason, save }];
  });
}

/** Paths that look like backups but cannot be restored. The folder itself may be one of them. */
export async function unrestorableBackups(
  folder: string,
  good: readonly string[],
): Promise<readonly string[]> {
  if ((await listFolder(folder)) === null) return [folder];
  const names = (await entriesNamedAsBackups(folder)).map(({ name }) => name);
  return names.filter((name) => !good.includes(name)).map((name) => join(folder, name));
}

/** The backup with this file name; null if it is missing or invalid. */
export async function readBackup(folder: string, id: string): Promise<Save | null> {
  const path = (await backupsIn(folder)).find((one) => basename(one) === id);
  const read = path === undefined ? null : await readSave(path);
  return read?.kind === 'good' ? read.save : null;
}

/** The valid backups, newest first. */
export async function goodBackups(
  folder: string,
): Promise<readonly { readonly path: string; readonly save: Save }[]> {
  const good = [];
  for (const path of await backupsIn(folder)) {
    // A backup that cannot be read does not hide the others.
    const read = await readSave(path).catch(() => null);
    if (read?.kind === 'good') good.push({ path, save: read.save });
  }
  return good;
}

/** Reason to write a backup after the step between two games; null = none. */
export function backupReasonFor(before: Game, after: Game): BackupReason | null {
  if (before.scenario === null && after.scenario !== null) return 'scenarioStart';
  const wasOver = before.scenario === null || before.scenario.phase.name === 'over';
  const isOver = after.scenario === null || after.scenario.phase.name === 'over';
  return !wasOver && isOver ? 'scenarioEnd' : null;
}
