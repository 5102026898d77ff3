/** A campaign from outside: every step of it is checked in memory before a file is made. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readCommand } from '#shared/commands/shapes';
import { applyPatch, type Patch } from '#shared/patch';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Travelling } from './exportFile';
import { LONGEST_LINE } from '../saving/bytes';
import {
  encodeHeading,
  FIRST_FENCE,
  leadsTo,
  playedField,
  type CommandLine,
  type Heading,
  type Line,
  type RestoreLine,
} from '../../format/line';
import { migrate } from '../../format/migrations';
import type { Arrived } from '../opening/newFiles';
import { isPlayable } from '../opening/playable';
import { relink } from '../repairing/relink';

type ReadGame = (input: unknown) => Game | null;

/** How long steps are checked before others get their turn, in milliseconds. */
const AT_ONCE = 20;
/** A game of more bytes of JSON than this is none; a save of it could not be read again. */
const LARGEST_GAME = 8 * 1024 * 1024;
const NO_LINKS = { head: null, redo: null };

/** Null where it is no campaign that could have been played. `id` is its own in this library. */
export async function arrive(
  { heading, lines }: Travelling,
  id: string,
  readGame: ReadGame,
  told: (share: number) => void = () => undefined,
): Promise<Arrived | null> {
  try {
    const played = await follow(heading, lines, readGame, told);
    if (!played) return null;
    const { from, start, kept, game, seq } = played;
    const longest = lines.at(-1)?.played ?? heading.played;
    if (!isPlayable(game) || !isKeepable(start) || !isKeepable(game)) return null;
    const top: Heading = {
      journal: 1,
      schema: SCHEMA,
      id,
      base: 0,
      seq: from,
      ...NO_LINKS,
      game: start,
      ...playedField(longest),
      fence: FIRST_FENCE,
    };
    return (await withHistory(top, kept, game, seq)) ?? withoutHistory(top, game, seq);
  } catch (error) {
    // A patch or a migration that does not fit.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

function isKeepable(game: Game): boolean {
  return Buffer.byteLength(JSON.stringify(game)) <= LARGEST_GAME;
}

interface Played {
  /** The newest stretch of lines that can be shown and undone, and what it starts from. */
  readonly from: number;
  readonly start: Game;
  readonly kept: readonly Line[];
  readonly game: Game;
  readonly seq: number;
}

async function follow(
  heading: Heading,
  lines: readonly Line[],
  readGame: ReadGame,
  told: (share: number) => void,
): Promise<Played | null> {
  if (heading.schema < SCHEMA) return migrated(heading, lines, readGame);
  const first = readGame(heading.game);
  if (!first) return null;
  let game = first;
  let { seq } = heading;
  const moments = new Map<number, CommandLine>();
  let [from, start, kept]: [number, Game, Line[]] = [seq, game, []];
  let since = performance.now();
  for (const line of lines) {
    if (performance.now() - since > AT_ONCE) {
      await setImmediate();
      told((line.seq - heading.seq) / lines.length);
      since = performance.now();
    }
    const next = applyPatch(game, line.patch);
    if (line.seq !== seq + 1 || !readGame(next)) return null;
    if (line.kind === 'command') {
      if (!isBackFrom(next, game, line.inverse)) return null;
      moments.set(line.seq, line);
    }
    [seq, game] = [line.seq, next];
    if (line.kind === 'command' && !readCommand(line.command)) {
      // Of another version of Standee: it holds, but nobody could show it.
      [from, start, kept] = [seq, game, []];
    } else {
      kept.push(line.kind === 'restore' ? withMomentThatFits(line, moments, next) : line);
    }
  }
  return { from, start, kept, game, seq };
}

function withMomentThatFits(
  line: RestoreLine,
  moments: ReadonlyMap<number, CommandLine>,
  game: Game,
): RestoreLine {
  const moment = line.headSeq === null ? null : moments.get(line.headSeq);
  return moment && leadsTo(moment, game) ? line : { ...line, head: null, headSeq: null };
}

function isBackFrom(after: Game, before: Game, inverse: Patch): boolean {
  return isDeepStrictEqual(applyPatch(after, inverse), before);
}

/** Steps of an older shape are followed to their end, and only that is brought up. */
function migrated(heading: Heading, lines: readonly Line[], readGame: ReadGame): Played | null {
  let { game: old, seq } = heading;
  for (const line of lines) {
    if (line.seq !== seq + 1) return null;
    old = applyPatch(old, line.patch);
    ({ seq } = line);
  }
  const game = readGame(migrate(old, heading.schema));
  return game && { from: seq, start: game, kept: [], game, seq };
}

async function withHistory(
  top: Heading,
  lines: readonly Line[],
  game: Game,
  seq: number,
): Promise<Arrived | null> {
  const first = encodeHeading(top);
  const lookUp = () => Promise.resolve(null);
  const relinked = await relink(lines, { at: first.length, held: NO_LINKS, lookUp });
  if (!relinked || relinked.bytes.some(({ length }) => length > LONGEST_LINE)) return null;
  if (!isTakenBackRight(relinked.lines, first.length, relinked.bytes)) return null;
  const journal = Buffer.concat([first, ...relinked.bytes]);
  const held = { game, seq, ...relinked.held };
  return { journal, held, played: top.played, missing: top.seq };
}

/** Whether each undo and redo does what the moment says that it is about. */
function isTakenBackRight(
  lines: readonly Line[],
  start: number,
  bytes: readonly Buffer[],
): boolean {
  const moments = new Map<number, Line>();
  let at = start;
  return lines.every((line, index) => {
    moments.set(at, line);
    at += bytes[index]?.length ?? 0;
    if (line.kind === 'command' || line.kind === 'restore') return true;
    const moment = moments.get(line.moment.at);
    if (moment?.kind !== 'command') return false;
    const patch = line.kind === 'undo' ? moment.inverse : moment.patch;
    return isDeepStrictEqual(line.patch, patch);
  });
}

function withoutHistory(top: Heading, game: Game, seq: number): Arrived {
  const journal = encodeHeading({ ...top, seq, game });
  return { journal, held: { game, seq, ...NO_LINKS }, played: top.played, missing: seq };
}
