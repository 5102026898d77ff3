/** Validates an imported campaign step by step in memory, before anything is written. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readCommand } from '#shared/commands/shapes';
import { applyPatch, type Patch } from '#shared/patch';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { PortableCampaign } from './exportFile';
import { MAX_LINE_BYTES } from '../saving/readBytes';
import {
  encodeHeading,
  FIRST_FENCE,
  canLeadTo,
  playedField,
  type CommandLine,
  type Heading,
  type Line,
  type RestoreLine,
} from '../../format/line';
import { migrate } from '../../format/migrations';
import type { ImportedCampaign } from '../opening/newFiles';
import { isPlayable } from '../opening/playable';
import { relink } from '../repairing/relink';

type ReadGame = (input: unknown) => Game | null;

/** Milliseconds of work before other tasks get a turn. */
const AT_ONCE = 20;
/** Maximum bytes of a game as JSON. The save of a larger game could not be read. */
const MAX_GAME_BYTES = 8 * 1024 * 1024;
const NO_LINKS = { head: null, redo: null };

/** Null if the campaign is invalid. `id` becomes its id in this library. */
export async function validateImport(
  { heading, lines }: PortableCampaign,
  id: string,
  readGame: ReadGame,
  onProgress: (share: number) => void = () => undefined,
): Promise<ImportedCampaign | null> {
  try {
    const played = await follow(heading, lines, readGame, onProgress);
    if (!played) return null;
    const { from, start, stored, game, seq } = played;
    const longest = lines.at(-1)?.played ?? heading.played;
    if (!isPlayable(game) || !isSmallEnough(start) || !isSmallEnough(game)) return null;
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
    return (await withHistory(top, stored, game, seq)) ?? withoutHistory(top, game, seq);
  } catch (error) {
    // A patch or a migration does not fit the game.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

function isSmallEnough(game: Game): boolean {
  return Buffer.byteLength(JSON.stringify(game)) <= MAX_GAME_BYTES;
}

interface Replay {
  /**
   * The newest lines that can be shown and undone, and the state before them (`start`, with its `seq` in
   * `from`).
   */
  readonly from: number;
  readonly start: Game;
  readonly stored: readonly Line[];
  readonly game: Game;
  readonly seq: number;
}

async function follow(
  heading: Heading,
  lines: readonly Line[],
  readGame: ReadGame,
  onProgress: (share: number) => void,
): Promise<Replay | null> {
  if (heading.schema < SCHEMA) return migrateFinalGame(heading, lines, readGame);
  const first = readGame(heading.game);
  if (!first) return null;
  let game = first;
  let { seq } = heading;
  const moments = new Map<number, CommandLine>();
  let [from, start, stored]: [number, Game, Line[]] = [seq, game, []];
  let since = performance.now();
  for (const line of lines) {
    if (performance.now() - since > AT_ONCE) {
      await setImmediate();
      onProgress((line.seq - heading.seq) / lines.length);
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
      // A command of another version of Standee cannot be shown in the history, so the stored lines begin
      // after it.
      [from, start, stored] = [seq, game, []];
    } else {
      stored.push(line.kind === 'restore' ? withValidMoment(line, moments, next) : line);
    }
  }
  return { from, start, stored, game, seq };
}

function withValidMoment(
  line: RestoreLine,
  moments: ReadonlyMap<number, CommandLine>,
  game: Game,
): RestoreLine {
  const moment = line.headSeq === null ? null : moments.get(line.headSeq);
  return moment && canLeadTo(moment, game) ? line : { ...line, head: null, headSeq: null };
}

function isBackFrom(after: Game, before: Game, inverse: Patch): boolean {
  return isDeepStrictEqual(applyPatch(after, inverse), before);
}

/** Applies the steps of an older schema version, and migrates only the last game. */
function migrateFinalGame(
  heading: Heading,
  lines: readonly Line[],
  readGame: ReadGame,
): Replay | null {
  let { game: old, seq } = heading;
  for (const line of lines) {
    if (line.seq !== seq + 1) return null;
    old = applyPatch(old, line.patch);
    ({ seq } = line);
  }
  const game = readGame(migrate(old, heading.schema));
  return game && { from: seq, start: game, stored: [], game, seq };
}

async function withHistory(
  top: Heading,
  lines: readonly Line[],
  game: Game,
  seq: number,
): Promise<ImportedCampaign | null> {
  const first = encodeHeading(top);
  const lookUp = () => Promise.resolve(null);
  const relinked = await relink(lines, { at: first.length, links: NO_LINKS, lookUp });
  if (!relinked || relinked.bytes.some(({ length }) => length > MAX_LINE_BYTES)) return null;
  if (!arePatchesConsistent(relinked.lines, first.length, relinked.bytes)) return null;
  const journal = Buffer.concat([first, ...relinked.bytes]);
  const state = { game, seq, ...relinked.links };
  return { journal, state, played: top.played, missing: top.seq };
}

/** True if the patch of each undo and redo is that of its moment. */
function arePatchesConsistent(
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

function withoutHistory(top: Heading, game: Game, seq: number): ImportedCampaign {
  const journal = encodeHeading({ ...top, seq, game });
  return { journal, state: { game, seq, ...NO_LINKS }, played: top.played, missing: seq };
}
