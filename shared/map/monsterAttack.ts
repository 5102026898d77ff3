/** Whom a monster can attack from a hex, and how many at most. */
import { areaHitSets, orientations, type IndexedPlacement } from './areas';
import type { Board } from './compiled';
import type { Hex } from './hexes';
import { rangesFrom } from './range';
import { seesIndex } from './sight';

/** What a monster can do to its enemies from one hex; enemies by their place in the list. */
export interface Reachables {
  /** Ways to lay its area, the one that attacks nobody included; a single empty one without area. */
  readonly bases: readonly IndexedPlacement[];
  /** Enemies in range and in sight, for the targets that are no part of an area. */
  readonly inRange: readonly number[];
}

/** An attack on one or more enemies. */
export interface PossibleAttack {
  /** Places in the list of enemies, rising; the focus is among them. */
  readonly targets: readonly number[];
  readonly area: readonly Hex[];
}

/** The attack of a monster, ready to be tried from any hex. */
export interface AttackPlan {
  readonly board: Board;
  readonly enemies: readonly number[];
  /** 1 for melee. */
  readonly range: number;
  readonly isMelee: boolean;
  /** Targets besides those in the area. */
  readonly singles: number;
  readonly held: readonly (readonly Hex[])[];
  readonly memory: (Reachables | undefined)[];
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
export function reachables(plan: AttackPlan, from: number): Reachables {
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
  const { bases, inRange } = reachables(plan, from);
  return inRange.includes(enemy) || bases.some(({ hits }) => hits.includes(enemy));
}

/** The most enemies it can attack from a hex together with its focus; 0 when not even that one. */
export function mostTargets(plan: AttackPlan, from: number, focus: number): number {
  const { bases, inRange } = reachables(plan, from);
  let most = 0;
  for (const { hits } of bases) {
    const free = freeSingles(plan, hits, inRange, focus);
    if (free)
      most = Math.max(most, hits.length + free.forFocus + Math.min(free.left, free.others.length));
  }
  return most;
}

/** The targets left to choose once the area lies and the focus is attacked; null if it cannot be. */
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

/** How an extra target compares with others: smaller is better, equal is the players' choice. */
export type EnemyOrder = (enemy: number) => number;

/**
 * The attacks from a hex on `size` enemies with the best extra targets for each way to lay the area.
 * `rank` must give whole numbers; enemies of equal rank give several attacks.
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
  const { bases, inRange } = reachables(plan, from);
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

/** All ways to take the `count` best; they differ in which of those tied at the edge are taken. */
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

/** Every way to take so many of a list, in its order. */
export function combinations<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count <= 0) return [[]];
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** The area to lay for attacking exactly these enemies from a hex; null when that is impossible. */
export function areaFor(
  plan: AttackPlan,
  from: number,
  targets: readonly number[],
): readonly Hex[] | null {
  const { bases, inRange } = reachables(plan, from);
  const base = bases.find(({ hits }) => {
    if (!hits.every((enemy) => targets.includes(enemy))) return false;
    const singles = targets.filter((enemy) => !hits.includes(enemy));
    return singles.length <= plan.singles && singles.every((enemy) => inRange.includes(enemy));
  });
  return base?.hexes ?? null;
}
