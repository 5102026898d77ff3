/** Possible targets of a monster's attack from a hex. */
import { areaHitSets, orientations, type IndexedPlacement } from '../areas';
import type { Board } from '../compiled';
import type { Hex } from '../hexes';
import { rangesFrom } from '../range';
import { seesIndex } from '../lineOfSight';

/** Possible attacks from one hex. Enemies are given by their index. */
export interface AttacksFromHex {
  /**
   * Placements of the attack's area, including one without targets. Without an area, one empty
   * placement.
   */
  readonly bases: readonly IndexedPlacement[];
  /** Enemies in range and in line of sight, which can be targets outside the area. */
  readonly inRange: readonly number[];
}

/** An attack on one or more enemies. */
export interface PossibleAttack {
  /** Indexes into the list of enemies, ascending, including the focus. */
  readonly targets: readonly number[];
  readonly area: readonly Hex[];
}

/** A monster's attack, prepared for trying any hex. */
export interface AttackPlan {
  readonly board: Board;
  readonly enemies: readonly number[];
  /** 1 for melee. */
  readonly range: number;
  readonly isMelee: boolean;
  /** Number of targets in addition to those in the area. */
  readonly singles: number;
  readonly held: readonly (readonly Hex[])[];
  readonly memory: (AttacksFromHex | undefined)[];
}

export function planAttack(
  board: Board,
  enemies: readonly number[],
  attack: { readonly range: number; readonly targets: number; readonly area: readonly Hex[] },
): AttackPlan {
  const isMelee = attack.range === 0;
  const hasArea = attack.area.length > 0;
  return {
    board,
    enemies,
    range: isMelee ? 1 : attack.range,
    isMelee,
    singles: hasArea ? attack.targets - 1 : attack.targets,
    held: hasArea ? orientations({ kind: isMelee ? 'melee' : 'ranged', hexes: attack.area }) : [],
    memory: [],
  };
}

const NO_AREA: IndexedPlacement = { hexes: [], hits: [] };

/** @rule RANGE-3 LOS-3 AREA-1 AREA-4 AREA-6 AREA-8 AREA-9 */
export function attacksFromHex(plan: AttackPlan, from: number): AttacksFromHex {
  const known = plan.memory[from];
  if (known) return known;
  const { board, enemies, range, isMelee, held } = plan;
  const ranges = rangesFrom(board, from);
  const inRange: number[] = [];
  enemies.forEach((hex, index) => {
    const steps = hex < 0 ? -1 : (ranges[hex] as number);
    if (plan.singles > 0 && steps >= 0 && steps <= range && seesIndex(board, from, hex)) {
      inRange.push(index);
    }
  });
  const areas =
    held.length === 0
      ? []
      : areaHitSets(board, from, isMelee ? 'melee' : 'ranged', held, range, enemies);
  const found = { bases: [...areas, NO_AREA], inRange };
  plan.memory[from] = found;
  return found;
}

export function canAttack(plan: AttackPlan, from: number, enemy: number): boolean {
  const { bases, inRange } = attacksFromHex(plan, from);
  return inRange.includes(enemy) || bases.some(({ hits }) => hits.includes(enemy));
}

/**
 * Maximum number of enemies the monster can attack from a hex, including its focus; 0 = it cannot
 * attack the focus from there.
 */
export function maxTargets(plan: AttackPlan, from: number, focus: number): number {
  const { bases, inRange } = attacksFromHex(plan, from);
  let max = 0;
  for (const { hits } of bases) {
    const free = freeSingles(plan, hits, inRange, focus);
    if (free)
      max = Math.max(max, hits.length + free.forFocus + Math.min(free.left, free.others.length));
  }
  return max;
}

/** The free targets left after the area is placed and the focus is attacked; null = impossible. */
function freeSingles(
  plan: AttackPlan,
  hits: readonly number[],
  inRange: readonly number[],
  focus: number,
) {
  const forFocus = hits.includes(focus) ? 0 : 1;
  if (forFocus === 1 && !inRange.includes(focus)) return null;
  const others = inRange.filter((enemy) => enemy !== focus && !hits.includes(enemy));
  return { forFocus, left: plan.singles - forFocus, others };
}

/** Sort key of an extra target: smaller is better, ties are the players' choice. */
export type EnemyOrder = (enemy: number) => number;

/**
 * Attacks from a hex on `size` enemies with the best extra targets for each placement of the area.
 * `rank` must return integers. Ties give several attacks.
 *
 * @rule PLACE-5
 */
export function bestAttacks(
  plan: AttackPlan,
  from: number,
  focus: number,
  size: number,
  rank: EnemyOrder,
): readonly PossibleAttack[] {
  const { bases, inRange } = attacksFromHex(plan, from);
  return bases.flatMap(({ hits, hexes }) => {
    const free = freeSingles(plan, hits, inRange, focus);
    if (!free) return [];
    const wanted = size - hits.length - free.forFocus;
    if (wanted < 0 || wanted > Math.min(free.left, free.others.length)) return [];
    const begun = free.forFocus === 1 ? [...hits, focus] : [...hits];
    return choicesOf(free.others, wanted, rank).map((extra) => ({
      targets: [...begun, ...extra].sort((a, b) => a - b),
      area: hexes,
    }));
  });
}

/** All ways to choose the `count` best; they differ only in ties at the limit. */
function choicesOf(
  list: readonly number[],
  count: number,
  rank: EnemyOrder,
): readonly (readonly number[])[] {
  const sorted = [...list].sort((a, b) => rank(a) - rank(b));
  const edge = sorted[count - 1];
  if (edge === undefined) return [[]];
  const sure = sorted.filter((enemy) => rank(enemy) < rank(edge));
  const tied = sorted.filter((enemy) => rank(enemy) === rank(edge));
  return combinations(tied, count - sure.length).map((some) => [...sure, ...some]);
}

/** All combinations of a number of items, in list order. */
export function combinations<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count <= 0) return [[]];
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** The area placement for attacking exactly these enemies from a hex; null = impossible. */
export function areaFor(
  plan: AttackPlan,
  from: number,
  targets: readonly number[],
): readonly Hex[] | null {
  const { bases, inRange } = attacksFromHex(plan, from);
  const base = bases.find(({ hits }) => {
    if (!hits.every((enemy) => targets.includes(enemy))) return false;
    const singles = targets.filter((enemy) => !hits.includes(enemy));
    return singles.length <= plan.singles && singles.every((enemy) => inRange.includes(enemy));
  });
  return base?.hexes ?? null;
}
