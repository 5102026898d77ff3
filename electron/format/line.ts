/**
 * The journal's format: UTF-8, one line of JSON per moment (a step that can be undone). Each line
 * ends in a checksum of the bytes before it. The first line is a heading. Places are byte offsets
 * from the beginning of the campaign: when old lines move to the history file, the heading's `base`
 * is the number of bytes that moved.
 *
 * Every line links to the line before it in the undo chain, so undo and redo need no index of the whole journal.
 */
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { isQuicklyParsed } from './bounds';
import { isCommandLine, isPatch, MAX_SEQ } from './commandLine';
import { applyPatch, type Patch } from '#shared/patch';
import { SCHEMA } from '#shared/vocabulary';

/** Position of a line: the offset of its first byte, and its length including the line end. */
export interface LinePlace {
  readonly at: number;
  readonly length: number;
}

/** The state after a line, with the links that undo and redo follow. */
export interface JournalState<G = unknown> {
  readonly game: G;
  readonly seq: number;
  /** The newest moment that is not undone; null = none. */
  readonly head: LinePlace | null;
  /** The undo line that the next redo reverses; null = nothing to redo. */
  readonly redo: LinePlace | null;
}

/** First line of a journal. It contains the whole game, so a journal can be replayed without a save. */
export interface Heading extends JournalState {
  readonly journal: 1;
  /** Schema version of the game, here and in all lines. */
  readonly schema: number;
  /** The campaign's random id. A save with another id belongs to another campaign. */
  readonly id: string;
  readonly base: number;
  /** Seconds the campaign had been played when the journal began; absent = 0. */
  readonly played?: number | undefined;
  /** Fencing token: each process that takes over the journal raises it. 0 in a save, which has no owner. */
  readonly fence: number;
}

/** Token of a new journal. All later tokens have as many digits, so places do not move. */
export const FIRST_FENCE = 1_000_000_000;

/** Fencing token for the next owner. */
export function nextFence(fence: number): number {
  return Math.max(fence, FIRST_FENCE) + 1;
}

interface LineBase {
  readonly seq: number;
  /** Time of the step, ISO 8601. */
  readonly at: string;
  /** The client's idempotency key for this action; null for steps that the library makes itself. */
  readonly request: string | null;
  /** Seconds the campaign had been played at that point; absent = 0. */
  readonly played?: number | undefined;
  /** Changes the game before this line into the game after it, for every kind of line. */
  readonly patch: Patch;
}

export interface CommandLine extends LineBase {
  readonly kind: 'command';
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly inverse: Patch;
  /** The previous moment of the undo chain; null = this is the first. */
  readonly parent: LinePlace | null;
}

export interface UndoLine extends LineBase {
  readonly kind: 'undo';
  /** The moment that this line undoes. */
  readonly moment: LinePlace;
  /** The newest moment that is still in effect; null = none. */
  readonly head: LinePlace | null;
  /** The undo line that can be redone after this one; null = none. */
  readonly beneath: LinePlace | null;
}

export interface RedoLine extends LineBase {
  readonly kind: 'redo';
  /** The moment that this line puts into effect again. */
  readonly moment: LinePlace;
  /** The undo line that the next redo reverses; null = none. */
  readonly beneath: LinePlace | null;
}

/** A line that restores a backup. */
export interface RestoreLine extends LineBase {
  readonly kind: 'restore';
  /** Place and `seq` of the backup's newest moment; null = that moment is not in the journal. */
  readonly head: LinePlace | null;
  readonly headSeq: number | null;
}

export type Line = CommandLine | UndoLine | RedoLine | RestoreLine;

export const placeShape = z.strictObject({ at: z.int().min(0), length: z.int().min(1) });
const patch = z.custom<Patch>(isPatch);

export const seqShape = z.int().min(0).max(MAX_SEQ);
/** At most a hundred years. */
export const playedShape = z.int().min(0).max(3_200_000_000).optional();
const base = {
  seq: z.int().min(1).max(MAX_SEQ),
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
  if (isCommandLine(value)) return value as CommandLine;
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

/** The `played` field of lines, headings and saves; left out if it is 0. */
export function playedField(seconds: number | undefined): { readonly played?: number } {
  return seconds ? { played: seconds } : {};
}

/** The undo and redo links of the state after a line at `place`. */
export function linksAfter(line: Line, place: LinePlace): Pick<JournalState, 'head' | 'redo'> {
  if (line.kind === 'command') return { head: place, redo: null };
  if (line.kind === 'undo') return { head: line.head, redo: place };
  if (line.kind === 'restore') return { head: line.head, redo: null };
  return { head: line.moment, redo: line.beneath };
}

/** True if `game` can be the state after this line, as far as the line's two patches show. */
export function canLeadTo({ patch, inverse }: CommandLine, game: unknown): boolean {
  try {
    return isDeepStrictEqual(applyPatch(applyPatch(game, inverse), patch), game);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const SUM = /^,"sum":"([0-9a-f]{8})"\}$/;
const SUM_LENGTH = ',"sum":"00000000"}'.length;

/** The bytes of a line, with checksum and line end. */
export function encodeLine(line: Line | Heading): Buffer {
  return withChecksum(JSON.stringify(line));
}

/** Adds a checksum and a line end to the JSON of an object. */
export function withChecksum(json: string): Buffer {
  const body = Buffer.from(json.slice(0, -1));
  return Buffer.concat([body, Buffer.from(`,"sum":"${sumOf(body)}"}\n`)]);
}

/** The bytes of a heading. The fencing token comes last, so that it can be found without parsing the game. */
export function encodeHeading({ fence, ...heading }: Heading): Buffer {
  return encodeLine({ ...heading, fence });
}

function sumOf(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

/** Parses the bytes of a line, line end included; null if the line is damaged. */
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

/** True for the heading of a journal that a later version of Standee wrote. */
export function isNewerHeading(bytes: Buffer): boolean {
  return newerShape.safeParse(decode(bytes)).success;
}

/** Validates a parsed value as a heading; null if it is none. */
export function headingFrom(input: unknown): Heading | null {
  const read = headingShape.safeParse(input);
  return read.success ? read.data : null;
}

/** Validates parsed values as lines; null if any of them is none. */
export function linesFrom(input: readonly unknown[]): readonly Line[] | null {
  const lines: Line[] = [];
  for (const one of input) {
    const line = lineFrom(one);
    if (!line) return null;
    lines.push(line);
  }
  return lines;
}

/** True if the checksum of a line is right. */
export function hasValidChecksum(bytes: Buffer): boolean {
  const end = bytes.length - 1;
  if (end < SUM_LENGTH || bytes[end] !== 0x0a) return false;
  const [, sum] = SUM.exec(bytes.toString('latin1', end - SUM_LENGTH, end)) ?? [];
  return sum !== undefined && crc32(bytes.subarray(0, end - SUM_LENGTH)) === parseInt(sum, 16);
}

function decode(bytes: Buffer): unknown {
  const json = withoutChecksum(bytes);
  // A right checksum does not make a line safe to parse, because anyone can compute one.
  if (json === null || !isQuicklyParsed(bytes)) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The JSON of a line without its checksum; null if the checksum is wrong. */
export function withoutChecksum(bytes: Buffer): string | null {
  if (!hasValidChecksum(bytes)) return null;
  return `${bytes.toString('utf8', 0, bytes.length - 1 - SUM_LENGTH)}}`;
}
