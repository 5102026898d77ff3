/**
 * Export files: one JSON document in UTF-8 that ends in a checksum of everything before it,
 * compressed by gzip if it is large.
 *
 * {"standee":"campaign","format":1,"name":…,"exportedAt":…,"missing":…,"scenarios":[…],
 * "packs":[…],"heading":{…},"lines":[…],"sum":…} `heading` and `lines` are those of the journal,
 * oldest first. `missing` counts earlier steps that could not be read. `scenarios` are the custom
 * scenarios and `packs` the packs that the campaign needs, if any. A save or a backup can be
 * imported too, as a campaign without history.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { z } from 'zod';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import { openRegular } from '../disk/files';
import { codeOf, fileFailure } from '../disk/failures';
import { headingFrom, linesFrom, type Heading, type Line } from '../../format/line';
import { isBounded } from '../../format/bounds';
import { parseSave } from '../saving/checkpoint';

/** Name and content of an export file. */
export interface CampaignBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An export, and the number of the campaign's first steps that it does not contain. */
export interface WholeExport extends CampaignBytes {
  readonly missing: number;
}

/** A campaign with all its lines. */
export interface PortableCampaign {
  readonly name: string;
  readonly heading: Heading;
  readonly lines: readonly Line[];
  /** Custom scenarios that the campaign plays or has played, as a library stores them. */
  readonly scenarios: readonly unknown[];
  /** Content packs that the campaign uses or has used; a required pack comes before those that require it. */
  readonly packs: readonly unknown[];
}

export type ReadExport =
  | { readonly kind: 'good'; readonly campaign: PortableCampaign }
  | { readonly kind: 'foreign' | 'damaged' | 'newer' | 'tooLarge' };

export const FILE_ENDING = '.standee';
/** Maximum bytes of an export; enough for hundreds of game nights. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_BYTES = 256 * 1024 * 1024;
/** Lines that are written before other tasks get a turn. */
const AT_ONCE = 500;
/** Share of the whole progress (writing and compressing) that writing takes. */
const WRITING = 0.4;
const COMPRESSED_FROM = 1024 * 1024;
const FORMAT = 1;
/** As many as a library can have. */
const MAX_SCENARIOS = 500;
const MAX_PACKS = 50;
const BEGINNING = '{"standee":"campaign"';
/**
 * Beginning of a save or backup. Other files without an export's beginning are parsed only if they are small.
 */
const SAVE_BEGINNING = /^\s*\{\s*"schema"/;
const SMALL = 1024 * 1024;
/** Byte order mark, which some editors add. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const unpack = promisify(gunzip);

const shape = z.object({
  standee: z.literal('campaign'),
  format: z.literal(FORMAT),
  name: z.string().max(200),
  scenarios: z.array(z.unknown()).max(MAX_SCENARIOS).optional(),
  packs: z.array(z.unknown()).max(MAX_PACKS).optional(),
  heading: z.unknown(),
  lines: z.array(z.unknown()),
});

/** Scenarios that a campaign plays or that undo can lead back to. */
export function scenariosIn({ heading, lines }: PortableCampaign): ReadonlySet<string> {
  const { scenario } = heading.game as Game;
  const found = new Set<string>(scenario ? [scenario.scenario] : []);
  for (const line of lines) {
    if (line.kind !== 'command' || line.command.type !== 'startScenario') continue;
    found.add(line.command.scenario);
  }
  return found;
}

/** Packs that a campaign uses or that undo can lead back to. */
export function packsIn({ heading, lines }: PortableCampaign): ReadonlySet<string> {
  const { campaign } = heading.game as Game;
  const found = new Set<string>(campaign.packs.map(({ id }) => id));
  for (const line of lines) {
    if (line.kind === 'command' && line.command.type === 'usePack') found.add(line.command.pack);
  }
  return found;
}

/** Number of steps before the first one in the export; 0 = none is missing. */
export function missingIn({ heading }: PortableCampaign): number {
  return heading.seq;
}

/** `onProgress` is called with the finished share, from 0 to 1. */
export async function writeExport(
  campaign: PortableCampaign,
  now: Date,
  onProgress: (share: number) => void = () => undefined,
  /** Additional data of a problem report, which imports ignore. */
  report: object | null = null,
): Promise<Buffer> {
  const { name, heading, lines, scenarios, packs } = campaign;
  const exportedAt = now.toISOString();
  const missing = missingIn(campaign);
  const taken = {
    ...(missing > 0 && { missing }),
    ...(scenarios.length > 0 && { scenarios }),
    ...(packs.length > 0 && { packs }),
    ...(report && { report }),
  };
  const top = { standee: 'campaign', format: FORMAT, name, exportedAt, ...taken, heading };
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  const add = (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    pieces.push(bytes);
  };
  add(`${JSON.stringify(top).slice(0, -1)},"lines":[`);
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE).map((line) => JSON.stringify(line));
    add(`${from === 0 ? '' : ','}\n${some.join(',\n')}`);
    onProgress((WRITING * from) / lines.length);
    await setImmediate();
  }
  add('\n]');
  pieces.push(Buffer.from(`,"sum":"${hash.digest('hex')}"}\n`));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length < COMPRESSED_FROM ? Buffer.concat(pieces) : compress(pieces, onProgress);
}

/** Compresses piece by piece, so that the whole text is not copied. */
async function compress(
  pieces: readonly Buffer[],
  onProgress: (share: number) => void,
): Promise<Buffer> {
  const gzip = createGzip();
  const made: Buffer[] = [];
  gzip.on('data', (some: Buffer) => made.push(some));
  const piecesWithProgress = function* () {
    for (const [index, piece] of pieces.entries()) {
      onProgress(WRITING + ((1 - WRITING) * index) / pieces.length);
      yield piece;
    }
  };
  await pipeline(Readable.from(piecesWithProgress()), gzip);
  return Buffer.concat(made);
}

/** Reads a file that may have any content. */
export async function readExport(bytes: Buffer): Promise<ReadExport> {
  if (bytes.length > MAX_FILE_BYTES) return { kind: 'tooLarge' };
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let plain = bytes;
  if (isPacked) {
    try {
      plain = await unpack(bytes, { maxOutputLength: MAX_TEXT_BYTES });
    } catch (error) {
      return { kind: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged' };
    }
  }
  if (plain.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
    plain = plain.subarray(BYTE_ORDER_MARK.length);
  const top = plain.subarray(0, 100).toString('latin1');
  const isOurs = top.startsWith(BEGINNING);
  if (!isOurs && !SAVE_BEGINNING.test(top) && plain.length > SMALL) return { kind: 'foreign' };
  // Checked before parsing, because parsing a malicious text could take minutes.
  if (!isBounded(plain)) return { kind: isOurs ? 'damaged' : 'foreign' };
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return { kind: isOurs ? 'damaged' : 'foreign' };
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return { kind: 'foreign' };
  }
  if ('standee' in document) return readDocument(document, plain);
  return readAsSave(document);
}

function readDocument(document: object, bytes: Buffer): ReadExport {
  if (numberIn(document, 'format') > FORMAT) return { kind: 'newer' };
  const read = hasValidChecksum(bytes) ? shape.safeParse(document) : null;
  if (!read?.success) return { kind: 'damaged' };
  const { name, heading: top, lines: all, scenarios = [], packs = [] } = read.data;
  if (typeof top === 'object' && top && numberIn(top, 'schema') > SCHEMA) return { kind: 'newer' };
  const heading = headingFrom(top);
  const lines = linesFrom(all);
  if (!heading || !lines?.every(isStep) || hasForbiddenKey(document)) return { kind: 'damaged' };
  return { kind: 'good', campaign: { name, heading, lines, scenarios, packs } };
}

/** Reads a save or a backup. */
function readAsSave(document: object): ReadExport {
  const read = parseSave(document);
  if (read.kind === 'newer') return { kind: 'newer' };
  if (read.kind !== 'good') {
    const isLikely = ['schema', 'id', 'seq', 'game', 'sum'].every((field) => field in document);
    return { kind: isLikely ? 'damaged' : 'foreign' };
  }
  if (hasForbiddenKey(document)) return { kind: 'damaged' };
  const { schema, id, seq, game } = read.save;
  const links = { head: null, redo: null };
  const heading = { journal: 1, schema, id, base: 0, seq, ...links, game, fence: 0 } as const;
  return { kind: 'good', campaign: { name: '', heading, lines: [], scenarios: [], packs: [] } };
}

/**
 * Maximum changes of one step. Real steps have a few dozen; the cost of each grows with the size of the
 * changed value.
 */
const MAX_CHANGES = 2000;

function isStep(line: Line): boolean {
  const inverse = line.kind === 'command' ? line.inverse.length : 0;
  return line.patch.length + inverse <= MAX_CHANGES;
}

function numberIn(value: object, field: string): number {
  const found = (value as Record<string, unknown>)[field];
  return typeof found === 'number' ? found : 0;
}

const SUM = /^,"sum":"([0-9a-f]{64})"\}\s*$/;
const SUM_WITHIN = 100;

function hasValidChecksum(bytes: Buffer): boolean {
  const index = bytes.lastIndexOf(',"sum":"');
  if (index < bytes.length - SUM_WITHIN) return false;
  const [, sum] = SUM.exec(bytes.subarray(index).toString('latin1')) ?? [];
  return sum === createHash('sha256').update(bytes.subarray(0, index)).digest('hex');
}

/** True if any key is `__proto__`. */
function hasForbiddenKey(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) return true;
    for (const inner of Object.values(next)) open.push(inner);
  }
  return false;
}

export function importRefusal(kind: Exclude<ReadExport['kind'], 'good'>, file: string): Refusal {
  switch (kind) {
    case 'foreign':
      return { code: 'fileIsNoCampaign', file };
    case 'damaged':
      return { code: 'fileIsDamaged', file };
    case 'newer':
      return { code: 'saveIsNewer', path: file };
    case 'tooLarge':
      return { code: 'fileIsTooLarge', file, megabytes: MAX_FILE_BYTES / 1024 / 1024 };
  }
}

/** Reads a regular file of at most `MAX_FILE_BYTES`. */
export async function readImport(path: string): Promise<Result<Buffer>> {
  try {
    // The player may have chosen a link.
    const handle = await openRegular(await realpath(path), constants.O_RDONLY);
    try {
      const found = await handle.stat();
      if (found.size > MAX_FILE_BYTES) return refuse(importRefusal('tooLarge', basename(path)));
      return ok(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (codeOf(error) === 'EISDIR') return refuse(importRefusal('foreign', basename(path)));
    return fileFailure(error, path);
  }
}
