/** Computes the state of a campaign from its lines alone, and compares it with what the library shows. */
import { isDeepStrictEqual } from 'node:util';
import type { Command } from '#shared/commands/shapes';
import { readGame } from '#shared/schemas/game';
import { applyPatch } from '#shared/patch';
import { readExport } from '../library/transfer/exportFile';
import type { Library } from '../library/library';
import type { Line } from '../format/line';
import { valueOf } from './library';

export interface Inspection {
  /** All contradictions, as sentences; empty = none. */
  readonly faults: readonly string[];
  readonly requests: readonly string[];
  readonly seq: number;
}

/** Opens a campaign and compares its views with all lines that were ever written. */
export async function inspect(library: Library, key: string): Promise<Inspection> {
  const session = valueOf(await library.openCampaign(key));
  const snapshot = await session.snapshot();
  const { bytes } = valueOf(await library.exportCampaign(key));
  const read = await readExport(bytes);
  if (read.kind !== 'good') throw new Error(`what was exported is ${read.kind}`);
  const { heading, lines } = read.campaign;
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  // The library adds fields that an older version did not write.
  let game: unknown = readGame(heading.game);
  lines.forEach((line, index) => {
    check(
      line.seq === heading.seq + index + 1,
      `line ${String(index)} has seq ${String(line.seq)}`,
    );
    game = applyPatch(game, line.patch);
  });
  check(isDeepStrictEqual(readGame(game), snapshot.game), 'the lines lead to another game');
  const requests = lines.flatMap(({ request }) => (request === null ? [] : [request]));
  check(new Set(requests).size === requests.length, 'a request was recorded twice');
  const { undo, redo } = titlesOf(lines);
  check(same(undo, snapshot.undo), 'undo names another step');
  check(same(redo, snapshot.redo), 'redo names another step');
  return { faults, requests, seq: snapshot.seq };
}

function same(one: Command | null, other: Command | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The titles that undo and redo must have, computed with a stack. */
function titlesOf(lines: readonly Line[]): { undo: Command | null; redo: Command | null } {
  let done: Command[] = [];
  let undone: Command[] = [];
  const reached = new Map<number | null, readonly Command[]>();
  for (const line of lines) {
    if (line.kind === 'command') {
      [done, undone] = [[...done, line.command], []];
      reached.set(line.seq, done);
    } else if (line.kind === 'restore') {
      [done, undone] = [[...(reached.get(line.headSeq) ?? [])], []];
    } else {
      [done, undone] = [[...done], [...undone]];
      const [from, to] = line.kind === 'undo' ? [done, undone] : [undone, done];
      const moved = from.pop();
      if (moved) to.push(moved);
    }
  }
  const newest = done.at(-1);
  const undo = newest && newest.type !== 'newCampaign' ? newest : null;
  return { undo, redo: undone.at(-1) ?? null };
}
