/** Where the two halves of a sleeve meet: at one place on all sleeves of a table. */
import type { MonsterTypeId } from '#shared/ids';
import type { Figure } from '#shared/state';
import type { Rank } from '#shared/vocabulary';

/** The most standees of a rank on one sleeve, and the most of both. */
export interface Halves {
  readonly round: number;
  readonly normal: number;
  readonly elite: number;
  readonly both: number;
}

export const NO_HALVES: Halves = { round: 0, normal: 0, elite: 0, both: 0 };

/** Standees in a row that a half is made for, and how narrow its words let it become. */
const MOST = 4;
const LEAST = 2.2;
/** What a half may take of one that is full. */
const BESIDE_FULL = 2.4;
/** Standees of both halves that leave either of them as much room for its words, beside a panel. */
const FEW = 5;

/** Widths for the style of whatever holds the sleeves; beside a panel there is less room for words. */
export interface Shares {
  readonly normal: string;
  readonly elite: string;
  readonly normalBeside: string;
  readonly eliteBeside: string;
}

/** Who dies leaves the halves as they are until the round ends: nothing moves under a finger. */
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

function share(count: number, other: number, least: number): string {
  const isFull = other >= MOST && other > count;
  return `${Math.max(least, Math.min(count, isFull ? BESIDE_FULL : MOST))}fr`;
}

/** A half is the wider the more standees lie on it, and never too narrow for its words. */
export function sharesOf({ normal, elite, both }: Halves): Shares {
  const beside = both <= FEW ? MOST : LEAST;
  return {
    normal: share(normal, elite, LEAST),
    elite: share(elite, normal, LEAST),
    normalBeside: share(normal, elite, beside),
    eliteBeside: share(elite, normal, beside),
  };
}
