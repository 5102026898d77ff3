/** Widths of the two halves of sleeves, which are the same on all sleeves of a table. */
import type { MonsterTypeId } from '#shared/ids';
import type { Figure } from '#shared/state';
import type { Rank } from '#shared/vocabulary';

/** The largest numbers of standees on one sleeve: by rank, and of both ranks. */
export interface Halves {
  readonly round: number;
  readonly normal: number;
  readonly elite: number;
  readonly both: number;
}

export const NO_HALVES: Halves = { round: 0, normal: 0, elite: 0, both: 0 };

/** Limits of a half's width, in standees. */
const MAX = 4;
const MIN = 2.2;
/** Limit of a half beside a full one. */
const MAX_BESIDE_FULL = 2.4;
/** Up to this number of standees, both halves have the same width beside the dock. */
const FEW = 5;

/** CSS widths of the halves, in general and beside the dock. */
export interface Shares {
  readonly normal: string;
  readonly elite: string;
  readonly normalBeside: string;
  readonly eliteBeside: string;
}

/** Halves never shrink within a round, so that nothing moves under a finger. */
export function halvesOf(before: Halves, figures: readonly Figure[], round: number): Halves {
  const counts = new Map<MonsterTypeId, Record<Rank, number>>();
  for (const figure of figures) {
    if (figure.kind !== 'monster') continue;
    const count = counts.get(figure.type) ?? { normal: 0, elite: 0, boss: 0 };
    count[figure.rank] += 1;
    counts.set(figure.type, count);
  }
  const base = before.round === round ? before : { ...NO_HALVES, round };
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

function share(count: number, other: number, min: number): string {
  const isFull = other >= MAX && other > count;
  return `${Math.max(min, Math.min(count, isFull ? MAX_BESIDE_FULL : MAX))}fr`;
}

/** More standees make a half wider; it is never too narrow for its words. */
export function sharesOf({ normal, elite, both }: Halves): Shares {
  const beside = both <= FEW ? MAX : MIN;
  return {
    normal: share(normal, elite, MIN),
    elite: share(elite, normal, MIN),
    normalBeside: share(normal, elite, beside),
    eliteBeside: share(elite, normal, beside),
  };
}
