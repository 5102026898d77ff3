import type { Snapshot, Update } from '#shared/api/api';
import { applyPatch, type Patch } from '#shared/patch';
import type { Game } from '#shared/state';

/** The maximum number of steps in a screen's log. */
const LOG_LENGTH = 200;

/**
 * Applies an update to a snapshot. Null if the update was made for another snapshot. The `dropped`
 * newest steps are removed from the log before the new ones are added.
 */
export function applyUpdate(snapshot: Snapshot, update: Update): Snapshot | null {
  if (update.from !== snapshot.seq) return null;
  const game = patchGame(snapshot.game, update.patch);
  if (!game) return null;
  const earlier = snapshot.log.slice(0, Math.max(0, snapshot.log.length - update.dropped));
  return {
    ...snapshot,
    seq: update.seq,
    game,
    log: [...earlier, ...update.log].slice(-LOG_LENGTH),
    undo: update.undo,
    redo: update.redo,
  };
}

/** Applies a patch to a game. Null if the patch was made for another game. */
function patchGame(game: Game, patch: Patch): Game | null {
  try {
    return applyPatch(game, patch);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
