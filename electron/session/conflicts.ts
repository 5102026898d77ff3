/**
 * Optimistic concurrency: refuses a step that changes something which has changed since the player last saw
 * it.
 */
import type { Change, Patch } from '#shared/patch';
import type { Refusal } from '#shared/refusals';
import type { Game } from '#shared/state';
import type { Line } from '../format/line';

/** Number of recent steps in memory; more than can be written while one request is on its way. */
const MAX_STEPS = 20;

export interface StepOptions {
  /** Additional check. It gets the game at the moment when the command leaves the queue. */
  readonly whyNot?: (game: Game) => Refusal | null;
  /**
   * `seq` of the newest step the player saw. A command that changes the same values as a later step is
   * refused.
   */
  readonly seen?: number | undefined;
}

export class RecentSteps {
  #lines: readonly Line[] = [];

  add(line: Line): void {
    this.#lines = [...this.#lines, line].slice(-MAX_STEPS);
  }

  /**
   * The refusal if a step after `seen` changed a value that this patch changes too; null = no conflict.
   * @rule SEAT-12
   */
  conflict(seen: number, patch: Patch): Refusal | null {
    const isSame = (line: Line) =>
      line.patch.some((one) => patch.some((other) => changeSameValue(one, other)));
    const line = this.#lines.find((each) => each.seq > seen && isSame(each));
    return line ? { code: 'stepChanged', by: line.kind === 'command' ? line.command : null } : null;
  }
}

/**
 * True if both change the same value. Inserting into a list or deleting from it counts as changing the whole
 * list.
 */
function changeSameValue(one: Change, other: Change): boolean {
  const [short, long] = [placeOf(one), placeOf(other)].toSorted((a, b) => a.length - b.length);
  return short?.every((key, index) => key === long?.[index]) ?? false;
}

function placeOf({ op, path }: Change): Change['path'] {
  const isOfList = op === 'insert' || (op === 'delete' && typeof path.at(-1) === 'number');
  return isOfList ? path.slice(0, -1) : path;
}
