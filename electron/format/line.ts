/**
 * The journal's format: UTF-8, one line of JSON per moment, each ending in a checksum of what stands
 * before it. The first line is a heading. Places count bytes from the beginning of the campaign:
 * when old lines are folded away into the history file, `base` of the heading tells how many went.
 *
 * Every line says what lies beneath it, so that undo and redo need no index of the whole journal.
 */
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { isQuicklyParsed } from './bounds';
import { isMoment, isPatch, LAST_SEQ } from './moment';
import { applyPatch, type Patch } from '#shared/patch';
import { SCHEMA } from '#shared/vocabulary';

/** Where a line stands: its first byte and its number of bytes, line end included. */
export interface LinePlace {
  readonly at: number;
  readonly length: number;
}

/** The state from which a line goes on, and what undo and redo find. */
export interface Held<G = unknown> {
  readonly game: G;
  readonly seq: number;
  /** The newest moment that holds. */
  readonly head: LinePlace | null;
  /** The undo that a redo takes back. */
  readonly redo: LinePlace | null;
}

/** First line of a journal. It holds a whole game, so that a journal can be replayed by itself. */
export interface Heading extends Held {
  readonly journal: 1;
  /** Version of the game's shape, here and in all lines. */
  readonly schema: number;
  /** The campaign's own random id; a save with another one belongs to another campaign. */
  readonly id: string;
  readonly base: number;
  /** Seconds the campaign had been played by then; absent = 0. */
  readonly played?: number | undefined;
  /** Raised by each process that goes on with the journal; 0 = of a save, which no process goes on with. */
  readonly fence: number;
}

/** The fence of a new journal; with as many digits as all that follow, so that places stay. */
export const FIRST_FENCE = 1_000_000_000;

/** The fence of the next owner. */
export function nextFence(fence: number): number {
  return Math.max(fence, FIRST_FENCE) + 1;
}

interface LineBase {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
  /** The client's text for this press of a button; null for what the library did by itself. */
  readonly request: string | null;
  /** Seconds the campaign had been played by then; absent = 0. */
  readonly played?: number | undefined;
  /** From the game before this line to the one after it, whatever the kind. */
  readonly patch: Patch;
}

export interface CommandLine extends LineBase {
  readonly kind: 'command';
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly inverse: Patch;
  /** The moment beneath this one. */
  readonly parent: LinePlace | null;
}

export interface UndoLine extends LineBase {
  readonly kind: 'undo';
  /** The moment that was taken back. */
  readonly moment: LinePlace;
  /** The newest moment that still holds. */
  readonly head: LinePlace | null;
  /** The undo that a redo would take back after the redo of this one. */
  readonly beneath: LinePlace | null;
}

export interface RedoLine extends LineBase {
  readonly kind: 'redo';
  /** The moment that holds again. */
  readonly moment: LinePlace;
  /** The undo that the next redo takes back. */
  readonly beneath: LinePlace | null;
}

/** The player went back to a backup. */
export interface RestoreLine extends LineBase {
  readonly kind: 'restore';
  /** The moment that the backup was left by, by its place and by its `seq`; null = none is kept. */
  readonly head: LinePlace | null;
  readonly headSeq: number | null;
}

export type Line = CommandLine | UndoLine | RedoLine | RestoreLine;

export const placeShape = z.strictObject({ at: z.int().min(0), length: z.int().min(1) });
const patch = z.custom<Patch>(isPatch);

export const seqShape = z.int().min(0).max(LAST_SEQ);
/** A hundred years of seconds. */
export const playedShape = z.int().min(0).max(3_200_000_000).optional();
const base = {
  seq: z.int().min(1).max(LAST_SEQ),
  at: z.string().max(40),
  request: z.string().max(200).nullable(),
  played: playedShape,
  patch,
};

const lineShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('command'),
    command: z.looseObject({ type: z.string() }),
    events: z.array(z.looseObject({ type: z.string() })),
    inverse: patch,
    parent: placeShape.nullable(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('undo'),
    moment: placeShape,
    head: placeShape.nullable(),
    beneath: placeShape.nullable(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('redo'),
    moment: placeShape,
    beneath: placeShape.nullable(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('restore'),
    head: placeShape.nullable(),
    headSeq: z.int().min(1).nullable(),
  }),
]);

function lineFrom(value: unknown): Line | null {
  if (isMoment(value)) return value as CommandLine;
  const read = lineShape.safeParse(value);
  return read.success ? (read.data as unknown as Line) : null;
}

const headingShape = z.strictObject({
  journal: z.literal(1),
  schema: z.int().min(0),
  id: z.string().min(1).max(100),
  base: z.int().min(0),
  seq: seqShape,
  head: placeShape.nullable(),
  redo: placeShape.nullable(),
  game: z.unknown(),
  played: playedShape,
  fence: z
    .int()
    .min(0)
    .max(9 * FIRST_FENCE),
});

/** Seconds played, as lines, headings and saves keep them: not at all before there is one. */
export function playedBy(seconds: number | undefined): { readonly played?: number } {
  return seconds ? { played: seconds } : {};
}

/** What undo and redo find after a line that stands at `place`. */
export function linksAfter(line: Line, place: LinePlace): Pick<Held, 'head' | 'redo'> {
  if (line.kind === 'command') return { head: place, redo: null };
  if (line.kind === 'undo') return { head: line.head, redo: place };
  if (line.kind === 'restore') return { head: line.head, redo: null };
  return { head: line.moment, redo: line.beneath };
}

/** Whether a game can be the one after this line. */
export function leadsTo({ patch, inverse }: CommandLine, game: unknown): boolean {
  try {
    return isDeepStrictEqual(applyPatch(applyPatch(game, inverse), patch), game);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const SUM = /^,"sum":"([0-9a-f]{8})"\}$/;
const SUM_LENGTH = ',"sum":"00000000"}'.length;

/** A line with its checksum and line end. */
export function encodeLine(line: Line | Heading): Buffer {
  return seal(JSON.stringify(line));
}

/** The JSON of an object with its checksum and line end. */
export function seal(json: string): Buffer {
  const body = Buffer.from(json.slice(0, -1));
  return Buffer.concat([body, Buffer.from(`,"sum":"${sumOf(body)}"}\n`)]);
}

/** A heading as a line: the fence stands at its end, so that it is found without reading the game. */
export function encodeHeading({ fence, ...heading }: Heading): Buffer {
  return encodeLine({ ...heading, fence });
}

function sumOf(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

/** What a line holds, `bytes` being the whole of it with its line end; null when it is damaged. */
export function decodeLine(bytes: Buffer): Line | null {
  return lineFrom(decode(bytes));
}

export function decodeHeading(bytes: Buffer): Heading | null {
  return headingFrom(decode(bytes));
}

const newerShape = z.union([
  z.looseObject({ journal: z.int().min(2) }),
  z.looseObject({ journal: z.literal(1), schema: z.int().min(SCHEMA + 1) }),
]);

/** Whether a line is the heading of a journal that a later version of Standee wrote. */
export function isNewerHeading(bytes: Buffer): boolean {
  return newerShape.safeParse(decode(bytes)).success;
}

/** The heading that a parsed text is; null where it is none. */
export function headingFrom(input: unknown): Heading | null {
  const read = headingShape.safeParse(input);
  return read.success ? read.data : null;
}

/** The lines that a parsed text is; null where one of them is none. */
export function linesFrom(input: readonly unknown[]): readonly Line[] | null {
  const lines: Line[] = [];
  for (const one of input) {
    const line = lineFrom(one);
    if (!line) return null;
    lines.push(line);
  }
  return lines;
}

/** Whether a line ends in the checksum of what stands before it. */
export function isSealed(bytes: Buffer): boolean {
  const end = bytes.length - 1;
  if (end < SUM_LENGTH || bytes[end] !== 0x0a) return false;
  const [, sum] = SUM.exec(bytes.toString('latin1', end - SUM_LENGTH, end)) ?? [];
  return sum !== undefined && crc32(bytes.subarray(0, end - SUM_LENGTH)) === parseInt(sum, 16);
}

function decode(bytes: Buffer): unknown {
  const json = unseal(bytes);
  // Even one that somebody sealed is bounded before it is parsed.
  if (json === null || !isQuicklyParsed(bytes)) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The JSON that was sealed; null where it is not as it was. */
export function unseal(bytes: Buffer): string | null {
  if (!isSealed(bytes)) return null;
  return `${bytes.toString('utf8', 0, bytes.length - 1 - SUM_LENGTH)}}`;
}
