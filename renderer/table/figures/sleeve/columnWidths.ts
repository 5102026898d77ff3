/**
 * Widths of the two columns of sleeves (normal, elite), which are the same on all sleeves of a
 * table.
 */
import type { MonsterTypeId } from '#shared/ids';
import type { Figure } from '#shared/state';
import type { Rank } from '#shared/vocabulary';

/**
 * The largest numbers of standees on one sleeve in a round: of each rank, and of both ranks
 * together.
 */
export interface StandeeCounts {
  readonly round: number;
  readonly normal: number;
  readonly elite: number;
  readonly both: number;
}

export const NO_STANDEES: StandeeCounts = { round: 0, normal: 0, elite: 0, both: 0 };

/** Limits of a column's width, in standees. */
const MAX = 4;
const MIN = 2.2;
/** Maximum width of a column beside a full one, in standees. */
const MAX_BESIDE_FULL = 2.4;
/** Up to this number of standees, both columns have the same width beside the dock. */
const FEW = 5;

/** CSS grid widths of the columns, in general and beside the dock. */
export interface ColumnWidths {
  readonly normal: string;
  readonly elite: string;
  readonly normalBeside: string;
  readonly eliteBeside: string;
}

/** Updates the counts. They never shrink within a round, so that nothing moves under a finger. */
export function countStandees(
  before: StandeeCounts,
  figures: readonly Figure[],
  round: number,
): StandeeCounts {
  const counts = new Map<MonsterTypeId, Record<Rank, number>>();
  for (const figure of figures) {
    if (figure.kind !== 'monster') continue;
    const count = counts.get(figure.type) ?? { normal: 0, elite: 0, boss: 0 };
    count[figure.rank] += 1;
    counts.set(figure.type, count);
  }
  const base = before.round === round ? before : { ...NO_STANDEES, round };
  const sleeves = [...counts.values()];
  const now = {
    round,
    normal: Math.max(base.normal, ...sleeves.map(({ normal }) => normal)),
    elite: Math.max(base.elite, ...sleeves.map(({ elite }) => elite)),
    both: Math.max(base.both, ...sleeves.map(({ normal, elite }) => normal + elite)),
  };
  const isSame = now.normal === base.normal && now.elite === base.elite && now.both === base.both;
  return isSame ? base : now;
}

function widthOf(count: number, other: number, min: number): string {
  const isFull = other >= MAX && other > count;
  return `${Math.max(min, Math.min(count, isFull ? MAX_BESIDE_FULL : MAX))}fr`;
}

/** A column is wider with more standees, and never too narrow for its words. */
export function columnWidths({ normal, elite, both }: StandeeCounts): ColumnWidths {
  const beside = both <= FEW ? MAX : MIN;
  return {
    normal: widthOf(normal, elite, MIN),
    elite: widthOf(elite, normal, MIN),
    normalBeside: widthOf(normal, elite, beside),
    eliteBeside: widthOf(elite, normal, beside),
  };
}
