/** What the newest steps changed: nobody changes unseen what somebody else has just changed. */
import type { Change, Patch } from '#shared/patch';
import type { Refusal } from '#shared/refusals';
import type { Game } from '#shared/state';
import type { Line } from '../format/line';

/** More steps than are taken while one is on its way. */
const MOST = 20;

/** How a step is asked for. */
export interface StepAsked {
  /** Asked first, of the game as it is when the command's turn has come. */
  readonly whyNot?: (game: Game) => Refusal | null;
  /** The newest step the player saw: what was changed since is not changed once more. */
  readonly seen?: number | undefined;
}

export class NewestSteps {
  #lines: readonly Line[] = [];

  keep(line: Line): void {
    this.#lines = [...this.#lines, line].slice(-MOST);
  }

  /**
   * The refusal where a step after `seen` changed what the patch would change, too; null = none did.
   *
   * @rule SEAT-12
   */
  clash(seen: number, patch: Patch): Refusal | null {
    const isSame = (line: Line) =>
      line.patch.some((one) => patch.some((other) => touchSame(one, other)));
    const line = this.#lines.find((each) => each.seq > seen && isSame(each));
    return line ? { code: 'stepChanged', by: line.kind === 'command' ? line.command : null } : null;
  }
}

/** What comes into a list or goes out of it changes the list. */
function touchSame(one: Change, other: Change): boolean {
  const [short, long] = [placeOf(one), placeOf(other)].toSorted((a, b) => a.length - b.length);
  return short?.every((key, index) => key === long?.[index]) ?? false;
}

function placeOf({ op, path }: Change): Change['path'] {
  const isOfList = op === 'insert' || (op === 'delete' && typeof path.at(-1) === 'number');
  return isOfList ? path.slice(0, -1) : path;
}
