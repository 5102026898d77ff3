/**
 * The file a campaign travels in: one JSON document of UTF-8, closed by a checksum of everything
 * before it, compressed by gzip where it is large.
 *
 *     {"standee":"campaign","format":1,"name":…,"exportedAt":…,"missing":…,"scenarios":[…],
 *      "packs":[…],"heading":{…},"lines":[…],"sum":…}
 *
 * `heading` and `lines` are those of the journal, the oldest first; `missing` counts the steps before
 * them that could not be read any more; `scenarios` are those of the
 * players' own that it needs and `packs` those it plays with, where there are any. A save or a backup of a library
 * is read as well: the same campaign without its history.
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
import { saveFrom } from '../saving/checkpoint';

/** An export file by its name and what is in it. */
export interface CampaignBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An export, and how many of the campaign's first steps are not in it. */
export interface Exported extends CampaignBytes {
  readonly missing: number;
}

/** A campaign with all that happened in it. */
export interface Travelling {
  readonly name: string;
  readonly heading: Heading;
  readonly lines: readonly Line[];
  /** Scenarios of the players' own that it plays or has played, as they are kept in a library. */
  readonly scenarios: readonly unknown[];
  /** Content packs that it plays or has played with, those that others need first. */
  readonly packs: readonly unknown[];
}

export type ReadExport =
  | { readonly kind: 'good'; readonly campaign: Travelling }
  | { readonly kind: 'foreign' | 'damaged' | 'newer' | 'tooLarge' };

export const FILE_ENDING = '.standee';
/** Larger files are not read: hundreds of evenings fit into it. In bytes. */
export const LARGEST_FILE = 64 * 1024 * 1024;
const LARGEST_TEXT = 256 * 1024 * 1024;
/** Lines that are written before others get their turn. */
const AT_ONCE = 500;
/** What writing takes, of writing and compressing. */
const WRITING = 0.4;
const COMPRESSED_FROM = 1024 * 1024;
const FORMAT = 1;
/** More than a library keeps. */
const MOST_SCENARIOS = 500;
const MOST_PACKS = 50;
const BEGINNING = '{"standee":"campaign"';
/** How a save begins. What begins otherwise is read only where it is small. */
const SAVE_BEGINNING = /^\s*\{\s*"schema"/;
const SMALL = 1024 * 1024;
/** Some editors put it before what they write. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const unpack = promisify(gunzip);

const shape = z.object({
  standee: z.literal('campaign'),
  format: z.literal(FORMAT),
  name: z.string().max(200),
  scenarios: z.array(z.unknown()).max(MOST_SCENARIOS).optional(),
  packs: z.array(z.unknown()).max(MOST_PACKS).optional(),
  heading: z.unknown(),
  lines: z.array(z.unknown()),
});

/** Scenarios that a campaign plays, or that undo can lead back into. */
export function scenariosIn({ heading, lines }: Travelling): ReadonlySet<string> {
  const { scenario } = heading.game as Game;
  const found = new Set<string>(scenario ? [scenario.scenario] : []);
  for (const line of lines) {
    if (line.kind !== 'command' || line.command.type !== 'startScenario') continue;
    found.add(line.command.scenario);
  }
  return found;
}

/** Packs that a campaign plays with, or that undo can lead back to. */
export function packsIn({ heading, lines }: Travelling): ReadonlySet<string> {
  const { campaign } = heading.game as Game;
  const found = new Set<string>(campaign.packs.map(({ id }) => id));
  for (const line of lines) {
    if (line.kind === 'command' && line.command.type === 'usePack') found.add(line.command.pack);
  }
  return found;
}

/** How many steps were made before the first one that comes along; 0 = it has all of them. */
export function missingIn({ heading }: Travelling): number {
  return heading.seq;
}

/** `told` hears from 0 to 1 how much of it is done. */
export async function writeExport(
  campaign: Travelling,
  now: Date,
  told: (share: number) => void = () => undefined,
): Promise<Buffer> {
  const { name, heading, lines, scenarios, packs } = campaign;
  const exportedAt = now.toISOString();
  const missing = missingIn(campaign);
  const taken = {
    ...(missing > 0 && { missing }),
    ...(scenarios.length > 0 && { scenarios }),
    ...(packs.length > 0 && { packs }),
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
    told((WRITING * from) / lines.length);
    await setImmediate();
  }
  add('\n]');
  pieces.push(Buffer.from(`,"sum":"${hash.digest('hex')}"}\n`));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length < COMPRESSED_FROM ? Buffer.concat(pieces) : packed(pieces, told);
}

/** A piece at a time: one of them all would be copied first. */
async function packed(pieces: readonly Buffer[], told: (share: number) => void): Promise<Buffer> {
  const gzip = createGzip();
  const made: Buffer[] = [];
  gzip.on('data', (some: Buffer) => made.push(some));
  const telling = function* () {
    for (const [place, piece] of pieces.entries()) {
      told(WRITING + ((1 - WRITING) * place) / pieces.length);
      yield piece;
    }
  };
  await pipeline(Readable.from(telling()), gzip);
  return Buffer.concat(made);
}

/** Reads a file that may be anything at all. */
export async function readExport(bytes: Buffer): Promise<ReadExport> {
  if (bytes.length > LARGEST_FILE) return { kind: 'tooLarge' };
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let plain = bytes;
  if (isPacked) {
    try {
      plain = await unpack(bytes, { maxOutputLength: LARGEST_TEXT });
    } catch (error) {
      return { kind: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged' };
    }
  }
  if (plain.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
    plain = plain.subarray(BYTE_ORDER_MARK.length);
  const top = plain.subarray(0, 100).toString('latin1');
  const isOurs = top.startsWith(BEGINNING);
  if (!isOurs && !SAVE_BEGINNING.test(top) && plain.length > SMALL) return { kind: 'foreign' };
  // Before it is parsed, which takes minutes for the worst texts.
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
  const read = isSealed(bytes) ? shape.safeParse(document) : null;
  if (!read?.success) return { kind: 'damaged' };
  const { name, heading: top, lines: all, scenarios = [], packs = [] } = read.data;
  if (typeof top === 'object' && top && numberIn(top, 'schema') > SCHEMA) return { kind: 'newer' };
  const heading = headingFrom(top);
  const lines = linesFrom(all);
  if (!heading || !lines?.every(isStep) || hasForbiddenKey(document)) return { kind: 'damaged' };
  return { kind: 'good', campaign: { name, heading, lines, scenarios, packs } };
}

/** A file that somebody took out of a library. */
function readAsSave(document: object): ReadExport {
  const read = saveFrom(document);
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

/** A step changes a few dozen places; each change costs as much as what it changes is large. */
const MOST_CHANGES = 2000;

function isStep(line: Line): boolean {
  const inverse = line.kind === 'command' ? line.inverse.length : 0;
  return line.patch.length + inverse <= MOST_CHANGES;
}

function numberIn(value: object, field: string): number {
  const found = (value as Record<string, unknown>)[field];
  return typeof found === 'number' ? found : 0;
}

const SUM = /^,"sum":"([0-9a-f]{64})"\}\s*$/;
const SUM_WITHIN = 100;

function isSealed(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(',"sum":"');
  if (at < bytes.length - SUM_WITHIN) return false;
  const [, sum] = SUM.exec(bytes.subarray(at).toString('latin1')) ?? [];
  return sum === createHash('sha256').update(bytes.subarray(0, at)).digest('hex');
}

/** Whether any key in it is one that reaches for a prototype; ours have none. */
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
      return { code: 'fileIsTooLarge', file, megabytes: LARGEST_FILE / 1024 / 1024 };
  }
}

/** What is in a file on this machine, if it is one and not too large. */
export async function readImport(path: string): Promise<Result<Buffer>> {
  try {
    // What the player named may be a link.
    const handle = await openRegular(await realpath(path), constants.O_RDONLY);
    try {
      const found = await handle.stat();
      if (found.size > LARGEST_FILE) return refuse(importRefusal('tooLarge', basename(path)));
      return ok(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (codeOf(error) === 'EISDIR') return refuse(importRefusal('foreign', basename(path)));
    return fileFailure(error, path);
  }
}
