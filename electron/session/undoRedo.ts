/** The way to another moment, back or forward, as lines that are ready to be written. */
import { setImmediate } from 'node:timers/promises';
import { applyPatch } from '#shared/patch';
import type { Game } from '#shared/state';
import type { Held } from '../format/line';
import {
  AT_ONCE,
  redoOf,
  undoOf,
  type Added,
  type Beginning,
  type Moment,
  type Undone,
} from './moments';
import type { Batch } from './store';

/** Lines that are ready to be written, and the game they lead to. */
export interface Written {
  readonly batch: Batch;
  readonly added: readonly Added[];
  readonly game: Game;
}

/** `now` begins every line; only the last one answers the request. */
export async function walk(
  way: readonly Moment[] | readonly Undone[],
  held: Held<Game>,
  batch: Batch,
  now: Beginning,
): Promise<Written> {
  const added: Added[] = [];
  let { game, redo: beneath } = held;
  for (const step of way) {
    const count = added.length + 1;
    const request = count < way.length ? null : now.request;
    const base = { ...now, seq: held.seq + count, request };
    const line = 'undo' in step ? redoOf(step, base) : undoOf(step, base, beneath);
    const place = batch.add(line);
    added.push({ line, place });
    if (line.kind === 'undo') beneath = place;
    game = applyPatch(game, line.patch);
    if (count % AT_ONCE === 0) await setImmediate();
  }
  return { batch, added, game };
}
