/** The hit point tracks of a monster type's standees on paper, blank or with their current state. */
import type { MonsterType } from '#shared/content/types';
import type { ActiveCondition, Bonus, Monster } from '#shared/state';
import type { Rank } from '#shared/vocabulary';

/** The part of a stat card that the length of a track depends on. */
interface Bar {
  readonly hitPoints: number;
}

/** The track of one standee, blank or with its current state. */
export interface StandeeTrack {
  /** The number of the standee. Null if players use any standee of another type. */
  readonly number: number | null;
  /** The rank; null if the standee is still in the box. */
  readonly rank: Rank | null;
  /** The number of boxes. */
  readonly maxHitPoints: number;
  readonly lost: number;
  /**
   * The hit points of the stat cards that can use a blank track. A bar is printed after each,
   * except at the end of the track.
   */
  readonly ends: readonly number[];
  readonly conditions: readonly ActiveCondition[];
  readonly bonuses: readonly Bonus[];
  readonly isAlly: boolean;
}

/** The stat cards with fewer hit points than a blank track has boxes. Each has a bar in the track. */
export function barsOf<C extends Bar>(columns: readonly C[]): C[] {
  const highest = Math.max(...columns.map(({ hitPoints }) => hitPoints));
  return columns.filter(({ hitPoints }) => hitPoints > 0 && hitPoints < highest);
}

/** A track for each standee of the type. Those of figures on the table are filled in. */
export function standeeTracks(
  type: MonsterType,
  columns: readonly Bar[],
  figures: readonly Monster[],
): readonly StandeeTrack[] {
  const hitPoints = columns.map((column) => column.hitPoints);
  const blank = {
    rank: null,
    maxHitPoints: Math.max(1, ...hitPoints),
    lost: 0,
    ends: hitPoints,
    conditions: [],
    bonuses: [],
    isAlly: false,
  };
  const highest = Math.max(type.standees, ...figures.map(({ standee }) => standee));
  const isBorrowed = type.variantOf !== undefined && type.standees === 1;
  if (isBorrowed) {
    return figures.length === 0 ? [{ ...blank, number: null }] : figures.map(onTheTable);
  }
  return Array.from({ length: highest }, (_, index): StandeeTrack => {
    const number = index + 1;
    const figure = figures.find(({ standee }) => standee === number);
    return figure ? onTheTable(figure) : { ...blank, number };
  });
}

function onTheTable(figure: Monster): StandeeTrack {
  const { standee, rank, hitPoints, maxHitPoints, conditions, bonuses, side } = figure;
  return {
    number: standee,
    rank,
    maxHitPoints: Math.max(hitPoints, maxHitPoints),
    lost: Math.max(0, maxHitPoints - hitPoints),
    ends: [],
    conditions,
    bonuses,
    isAlly: side === 'allies',
  };
}
