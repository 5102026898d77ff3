/** The save file of a campaign: a checkpoint from which the journal's newer lines continue. */
import { Low, type Adapter } from 'lowdb';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { OpenNotice } from '#shared/api/api';
import { SAVE_FAILURES } from '#shared/refusals';
import { SCHEMA } from '#shared/vocabulary';
import { readRegular, replaceFile } from '../disk/files';
import { codeOf } from '../disk/failures';
import { placeShape, playedShape, seqShape, type JournalState } from '../../format/line';
import { isBounded, MAX_MEMBERS_TOTAL } from '../../format/bounds';

/** A game, and the place in the journal up to which it is current. */
export interface Save<G = unknown> extends JournalState<G> {
  /** Schema version of the game. */
  readonly schema: number;
  /** ISO 8601. */
  readonly changedAt: string;
  /** The campaign's random id, as in its journal. */
  readonly id: string;
  /** The place in the journal after the last line that is included in the game. */
  readonly end: number;
  /** Seconds the campaign was played; absent = 0. */
  readonly played?: number | undefined;
  /** True while the players have paused the clock; absent = it runs. */
  readonly isClockStopped?: boolean | undefined;
  /** Notice that no screen has shown yet; absent = none. */
  readonly untold?: OpenNotice | undefined;
}

export type ReadSave =
  | { readonly kind: 'good'; readonly save: Save }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'newer' };

/** Far above any real save; a larger file is not read. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

const path = z.string().nullable();
const untold = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['tornTailCut', 'deletedElsewhere']) }),
  z.strictObject({ kind: z.literal('restoredFromJournal'), setAside: path }),
  z.strictObject({ kind: z.literal('restoredFromBackup'), setAside: path, backup: z.string() }),
  z.strictObject({ kind: z.enum(['historyLost', 'olderStepsLost']), setAside: path }),
  z.strictObject({ kind: z.literal('playedElsewhere'), kept: z.string().nullable() }),
  z.strictObject({ kind: z.literal('ownStepsLost'), reason: z.enum(SAVE_FAILURES).nullable() }),
]);

const shape = z.strictObject({
  schema: z.int().min(0),
  changedAt: z.string().max(40),
  id: z.string().min(1).max(100),
  seq: seqShape,
  end: z.int().min(0),
  head: placeShape.nullable(),
  redo: placeShape.nullable(),
  played: playedShape,
  isClockStopped: z.boolean().optional(),
  // A notice of an unknown kind is ignored.
  untold: untold.optional().catch(undefined),
  game: z.looseObject({}),
});

/** Reads a save or a backup. Throws errors of the disk, such as missing permission. */
export async function readSave(path: string): Promise<ReadSave> {
  const file = new Low<unknown>(new SaveFile(path), null);
  try {
    await file.read();
  } catch (error) {
    if (error instanceof DamagedError || codeOf(error) === 'EISDIR') return { kind: 'damaged' };
    throw error;
  }
  return file.data === null ? { kind: 'missing' } : parseSave(file.data);
}

/** Validates a parsed save. */
export function parseSave(data: unknown): Exclude<ReadSave, { kind: 'missing' }> {
  if (schemaOf(data) > SCHEMA) return { kind: 'newer' };
  if (!isSave(data)) return { kind: 'damaged' };
  const { sum, ...rest } = data;
  if (sum !== undefined && sum !== sumOf(rest)) return { kind: 'damaged' };
  const read = shape.safeParse(rest);
  return read.success ? { kind: 'good', save: read.data } : { kind: 'damaged' };
}

export async function writeSave(path: string, save: Save): Promise<void> {
  const file = new Low<unknown>(new SaveFile(path), save);
  await file.write();
}

/** Cheap check that comes before copying the value and computing its checksum. */
function isSave(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.keys(data).length <= Object.keys(shape.shape).length + 1;
}

/** Schema version; -1 if there is none. */
function schemaOf(data: unknown): number {
  const schema =
    typeof data === 'object' && data !== null && 'schema' in data ? data.schema : undefined;
  return typeof schema === 'number' ? schema : -1;
}

function sumOf(data: unknown): string {
  return crc32(JSON.stringify(data)).toString(16).padStart(8, '0');
}

class DamagedError extends Error {}

/** Adapter for lowdb with fsync, a checksum and strict UTF-8. */
class SaveFile implements Adapter<unknown> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<unknown> {
    let bytes: Buffer;
    try {
      bytes = await readRegular(this.#path, MAX_FILE_BYTES);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      if (codeOf(error) === 'EFBIG') throw new DamagedError('too large');
      throw error;
    }
    // Checked before parsing, because parsing a malicious text could take seconds.
    if (!isBounded(bytes, MAX_MEMBERS_TOTAL)) throw new DamagedError('no save');
    let data: unknown;
    try {
      data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      throw new DamagedError('no JSON');
    }
    return data;
  }

  async write(data: unknown): Promise<void> {
    // The checksum comes last. It covers everything before it as JSON without spaces.
    const withSum = { ...(data as object), sum: sumOf(data) };
    await replaceFile(this.#path, `${JSON.stringify(withSum, null, 1)}\n`);
  }
}
