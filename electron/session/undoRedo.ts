/** Prepares the lines that undo or redo several moments. */
import { setImmediate } from 'node:timers/promises';
import { applyPatch } from '#shared/patch';
import type { Game } from '#shared/state';
import type { JournalState } from '../format/line';
import {
  YIELD_EVERY,
  redoOf,
  undoOf,
  type Added,
  type LineStart,
  type Moment,
  type UndoneMoment,
} from './moments';
import type { Batch } from './store';

/** Lines that are ready to be written, and the game after them. */
export interface PreparedLines {
  readonly batch: Batch;
  readonly added: readonly Added[];
  readonly game: Game;
}

/** `now` has the fields that all lines share. Only the last line gets the idempotency key. */
export async function prepareLines(
  path: readonly Moment[] | readonly UndoneMoment[],
  state: JournalState<Game>,
  batch: Batch,
  now: LineStart,
): Promise<PreparedLines> {
  const added: Added[] = [];
  let { game, redo: beneath } = state;
  for (const step of path) {
    const count = added.length + 1;
    const request = count < path.length ? null : now.request;
    const base = { ...now, seq: state.seq + count, request };
    const line = 'undo' in step ? redoOf(step, base) : undoOf(step, base, beneath);
    const place = batch.add(line);
    added.push({ line, place });
    if (line.kind === 'undo') beneath = place;
    game = applyPatch(game, line.patch);
    if (count % YIELD_EVERY === 0) await setImmediate();
  }
  return { batch, added, game };
}
