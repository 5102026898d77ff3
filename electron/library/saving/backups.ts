/** The kept states of a campaign: when they are written, listed and let go. */
import type { Dirent } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupReason } from '#shared/api/api';
import type { Game } from '#shared/state';
import { listFolder, makeOwnFolder } from '../disk/files';
import { readSave, writeSave, type Save } from './checkpoint';

const KEPT = 20;

/** The time, `seq` and the reason. The order is that of `seq`: clocks can be put back. */
const NAME = /^([0-9TZ-]+)\.([0-9]+)\.([a-zA-Z]+)\.json$/;

/** Backups of one campaign, newest first, as full paths. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  return (await namedAsBackups(folder))
    .filter((each) => each.isFile())
    .map(({ name }) => name)
    .sort((a, b) => seqIn(b) - seqIn(a) || (a < b ? 1 : -1))
    .map((name) => join(folder, name));
}

async function namedAsBackups(folder: string): Promise<readonly Dirent[]> {
  return ((await listFolder(folder)) ?? []).filter(({ name }) => NAME.test(name));
}

function seqIn(path: string): number {
  return Number(NAME.exec(basename(path))?.[2] ?? 0);
}

/**
 * Writes a backup, unless there is one of the same moment, and lets the oldest others go. Resolves with
 * its path; null = none was written.
 */
export async function backUp(
  folder: string,
  save: Save,
  reason: BackupReason,
  now: Date,
): Promise<string | null> {
  await makeOwnFolder(folder);
  for (const path of await backupsIn(folder)) {
    if (seqIn(path) === save.seq && (await isOfMoment(path, save))) return null;
  }
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const written = join(folder, `${stamp}.${String(save.seq)}.${reason}.json`);
  await writeSave(written, { ...save, untold: undefined });
  const others = (await backupsIn(folder)).filter((path) => path !== written);
  for (const old of others.slice(KEPT - 1)) await unlink(old);
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

/** The good backups with what their names say, newest first. */
export async function describeBackups(folder: string) {
  return (await goodBackups(folder)).flatMap(({ path, save }) => {
    const id = basename(path);
    const [, stamp = '', , said] = NAME.exec(id) ?? [];
    const reason = REASONS.find((one) => one === said) ?? 'open';
    const at = stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z');
    return Number.isNaN(Date.parse(at)) ? [] : [{ id, at, reason, save }];
  });
}

/** Paths of what has the name of a backup and is none that can be gone back to, its folder too. */
export async function uselessBackups(
  folder: string,
  good: readonly string[],
): Promise<readonly string[]> {
  if ((await listFolder(folder)) === null) return [folder];
  const names = (await namedAsBackups(folder)).map(({ name }) => name);
  return names.filter((name) => !good.includes(name)).map((name) => join(folder, name));
}

/** One backup by its file name; null where there is no good one of this name. */
export async function readBackup(folder: string, id: string): Promise<Save | null> {
  const path = (await backupsIn(folder)).find((one) => basename(one) === id);
  const read = path === undefined ? null : await readSave(path);
  return read?.kind === 'good' ? read.save : null;
}

/** The good backups, newest first. */
export async function goodBackups(
  folder: string,
): Promise<readonly { readonly path: string; readonly save: Save }[]> {
  const good = [];
  for (const path of await backupsIn(folder)) {
    // One that cannot be read hides no other.
    const read = await readSave(path).catch(() => null);
    if (read?.kind === 'good') good.push({ path, save: read.save });
  }
  return good;
}

/** Why the step between two games is worth a backup; null = it is not. */
export function backsUpAt(before: Game, after: Game): BackupReason | null {
  if (before.scenario === null && after.scenario !== null) return 'scenarioStart';
  const wasOver = before.scenario === null || before.scenario.phase.name === 'over';
  const isOver = after.scenario === null || after.scenario.phase.name === 'over';
  return !wasOver && isOver ? 'scenarioEnd' : null;
}
