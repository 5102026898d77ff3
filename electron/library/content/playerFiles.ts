/** Reads and writes the players' content files (packs and custom scenarios) as readable JSON. */
import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, refuse, type Result } from '#shared/result';
import { listFolder, makeLibraryFolder, readRegular, replaceFile, syncFolder } from '../disk/files';
import { codeOf, saveFailure } from '../disk/failures';
import { isQuicklyParsed } from '../../format/bounds';

/** Hash of a text, for optimistic concurrency. */
export function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Formats JSON like the printed content files: one value per line, but pairs of numbers on one line. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 1);
  return `${text.replaceAll(/\[\s*(-?\d+),\s*(-?\d+)\s*\]/g, '[$1, $2]')}\n`;
}

/**
 * Entries of a folder, sorted by name; null if it is not a real folder, for example a link. Errors are
 * reported.
 */
export async function readPlayerFolder(
  folder: string,
  report: (error: unknown) => void,
): Promise<readonly Dirent[] | null> {
  try {
    return await listFolder(folder);
  } catch (error) {
    report(error);
    return [];
  }
}

export type PlayerText =
  | { readonly kind: 'text'; readonly text: string; readonly changedAt: string }
  | { readonly kind: 'tooLarge' | 'gone' | 'unreadable' };

/** Reads a file of at most `limit` bytes. A larger file is not read. */
export async function readPlayerFile(
  path: string,
  limit: number,
  report: (error: unknown) => void,
): Promise<PlayerText> {
  try {
    const { mtime } = await lstat(path);
    const bytes = await readRegular(path, limit);
    if (!isQuicklyParsed(bytes)) return { kind: 'unreadable' };
    const text = bytes.toString('utf8');
    return { kind: 'text', text, changedAt: mtime.toISOString() };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'gone' };
    if (codeOf(error) === 'EFBIG') return { kind: 'tooLarge' };
    if (codeOf(error) === '') throw error;
    report(error);
    return { kind: 'unreadable' };
  }
}

/** Writes a file atomically; resolves with its modification time. */
export async function writePlayerFile(
  path: string,
  text: string,
  isOurs: () => Promise<boolean>,
): Promise<Result<string>> {
  try {
    if (!(await isOurs())) return refuse({ code: 'libraryIsLocked', path });
    await makeLibraryFolder(dirname(path));
    await replaceFile(path, text);
    return ok((await lstat(path)).mtime.toISOString());
  } catch (error) {
    return saveFailure(error, path);
  }
}

export async function removePlayerFile(path: string): Promise<Result<null>> {
  try {
    await unlink(path);
    await syncFolder(dirname(path));
    return ok(null);
  } catch (error) {
    return saveFailure(error, path);
  }
}
