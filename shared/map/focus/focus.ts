/** Finds the focus of a monster. */
import type { Board } from '../compiled';
import { canAttack, type AttackPlan } from './monsterAttack';
import type { BlockedHexes, BestPaths } from '../paths';
import type { FocusStep, ProofStep } from './proof';

/**
 * Inputs for choosing a focus and a destination. Hexes are board indexes, and enemies are indexes
 * into the lists of enemies.
 */
export interface FocusInputs {
  readonly board: Board;
  readonly at: number;
  /** Movement points of this turn. */
  readonly movementPoints: number;
  readonly ground: BlockedHexes;
  /** Paths from its current hex with unlimited movement. */
  readonly ways: BestPaths;
  /** Hexes on which the monster could stop, at any distance. */
  readonly stopHexes: readonly number[];
  readonly enemyIds: readonly string[];
  /** Hexes of the enemies. */
  readonly enemyHexes: readonly number[];
  /** Range from the monster's current hex to each enemy; null = cannot be counted. */
  readonly proximity: readonly (number | null)[];
  readonly initiative: readonly number[];
  /** The focus of an earlier attack of this turn; null = none. */
  readonly turnFocus: number | null;
  /**
   * True for enemies that a scenario rule makes the monster focus on first, if it can attack them
   * this turn.
   */
  readonly isFirst: readonly boolean[];
  readonly plan: AttackPlan;
  /**
   * True if the monster avoids hexes adjacent to its targets: its attack is ranged and has no other
   * disadvantage.
   */
  readonly avoidsAdjacency: boolean;
  /** True if the card has an attack and the monster can perform it. */
  readonly hasAttack: boolean;
}

/**
 * Possible focuses of a monster: the focus of its last attack this turn, otherwise those that the
 * scenario puts first, then fewest traps and hazards, then fewest movement points to a hex from
 * which it can attack the enemy, then nearest, then earliest initiative. Several on a full tie.
 *
 * @rule FOCUS-1 FOCUS-2 FOCUS-3 FOCUS-4 FOCUS-5 FOCUS-6 MONSTER-5
 */
export function findFocus(scene: FocusInputs): {
  readonly focus: readonly number[];
  readonly proof: readonly ProofStep[];
} {
  const nearest = scene.enemyHexes.map((_, enemy) => nearestPlace(scene, enemy));
  const { turnFocus } = scene;
  if (turnFocus !== null && nearest[turnFocus]) {
    const focus = scene.enemyIds[turnFocus] as string;
    return { focus: [turnFocus], proof: [{ rule: 'MONSTER-5', kind: 'sameFocus', focus }] };
  }
  let kept = [...nearest.keys()].filter((enemy) => nearest[enemy] !== null);
  if (kept.length === 0) return { focus: [], proof: [{ rule: 'FOCUS-4', kind: 'noFocus' }] };

  const proof: ProofStep[] = [];
  const first = kept.filter((enemy) => scene.isFirst[enemy] && isInReach(scene, enemy));
  if (first.length > 0 && first.length < kept.length) {
    kept = first;
    const ids = first.map((enemy) => scene.enemyIds[enemy] as string);
    proof.push({ rule: 'FOCUS-6', kind: 'firstFocus', kept: ids });
  }
  const narrow = (
    rule: FocusStep['rule'],
    kind: FocusStep['kind'],
    value: (enemy: number) => number | null,
    compared: readonly number[],
  ) => {
    const valueFor = (enemy: number) => value(enemy) ?? Number.POSITIVE_INFINITY;
    const best = Math.min(...kept.map(valueFor));
    kept = kept.filter((enemy) => valueFor(enemy) === best);
    proof.push({
      rule,
      kind,
      compared: compared.map((enemy) => ({
        figure: scene.enemyIds[enemy] as string,
        value: value(enemy),
      })),
      best,
      kept: kept.map((enemy) => scene.enemyIds[enemy] as string),
    });
  };
  const negativeHexes = (enemy: number) => nearest[enemy]?.negativeHexes ?? null;
  if (kept.some((enemy) => negativeHexes(enemy) !== 0))
    narrow('FOCUS-5', 'traps', negativeHexes, kept);
  narrow('FOCUS-1', 'pathLength', (enemy) => nearest[enemy]?.cost ?? null, [
    ...(proof.length > 0 ? kept : nearest.keys()),
  ]);
  if (kept.length > 1) {
    narrow('FOCUS-2', 'proximity', (enemy) => scene.proximity[enemy] ?? null, kept);
  }
  if (kept.length > 1) {
    narrow('FOCUS-3', 'initiative', (enemy) => scene.initiative[enemy] ?? null, kept);
  }
  return { focus: kept, proof };
}

/** True if the monster can attack the enemy with this turn's movement. */
function isInReach({ stopHexes, ways, movementPoints, plan }: FocusInputs, enemy: number): boolean {
  return stopHexes.some(
    (hex) => (ways.cost[hex] as number) <= movementPoints && canAttack(plan, hex, enemy),
  );
}

/**
 * Cost of the best path to a hex from which the monster can attack an enemy; null = there is no
 * such hex.
 */
function nearestPlace(scene: FocusInputs, enemy: number) {
  let best: { readonly negativeHexes: number; readonly cost: number } | null = null;
  for (const hex of scene.stopHexes) {
    const negativeHexes = scene.ways.negativeHexes[hex] as number;
    const cost = scene.ways.cost[hex] as number;
    if (
      best &&
      (negativeHexes > best.negativeHexes ||
        (negativeHexes === best.negativeHexes && cost >= best.cost))
    )
      continue;
    if (canAttack(scene.plan, hex, enemy)) best = { negativeHexes, cost };
  }
  return best;
}
