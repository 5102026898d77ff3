/** Checks that a save and a journal belong together. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#shared/state';
import { decodeLine, type Line } from '../../format/line';
import { canFollow } from '../repairing/consistency';
import { CHUNK, MAX_LINE_BYTES } from '../saving/readBytes';
import type { Save } from '../saving/checkpoint';
import type { Journal } from '../saving/journal';

/**
 * True if the save is a state of this journal. Compares the game or the last line too, because a line of
 * another history may end at the same byte.
 */
export async function matchesJournal(
  journal: Journal,
  save: Save,
  readGame: (input: unknown) => Game | null,
): Promise<boolean> {
  const { id, schema, seq, game } = journal.heading;
  if (id !== save.id || schema !== save.schema) return false;
  if (!(await journal.isBoundary(save.end))) return false;
  if (save.end === journal.start) {
    // A field that an older version did not write may be missing in one of them.
    const [begun, saved] = [readGame(game), readGame(save.game)];
    return seq === save.seq && (!begun || !saved || isDeepStrictEqual(begun, saved));
  }
  const line = await lineBefore(journal, save.end);
  return !line || canFollow(line, save);
}

/** The line that ends at a place; null if it is damaged, which does not prove that the save is foreign. */
async function lineBefore(journal: Journal, end: number): Promise<Line | null> {
  for (let length = CHUNK; ; length *= 2) {
    const from = Math.max(journal.start, end - length);
    const bytes = await journal.bytes(from, end - from);
    const lineEnd = bytes.lastIndexOf(0x0a, bytes.length - 2);
    if (lineEnd !== -1 || from === journal.start) return decodeLine(bytes.subarray(lineEnd + 1));
    if (length > MAX_LINE_BYTES) return null;
  }
}
