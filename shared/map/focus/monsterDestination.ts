/** Chooses the hex from which a monster attacks its focus. */
import { hexOf } from '../compiled';
import type { FocusInputs } from './focus';
import type { Hex } from '../hexes';
import { areaFor, bestAttacks, canAttack, maxTargets } from './monsterAttack';
import type { PlaceStep, ProofStep } from './proof';
import { rangesFrom } from '../range';

/** A hex to attack from, and the attack. */
export interface AttackPlace {
  readonly hex: number;
  /** Indexes into the list of enemies, ascending. */
  readonly targets: readonly number[];
  readonly area: readonly Hex[];
}

export interface Destination {
  /** Equally good hexes; never empty. */
  readonly places: readonly AttackPlace[];
  /** True if the monster can reach these hexes with this turn's movement. */
  readonly isInReach: boolean;
  readonly proof: readonly ProofStep[];
}

/**
 * The hexes from which a monster attacks its focus, with extra targets: fewest traps, in reach, no
 * disadvantage against the focus, most targets, best extra targets, least disadvantage against
 * those, least movement. If no such hex is in reach, all of them count as if movement were
 * unlimited.
 *
 * @rule PLACE-2 PLACE-3 PLACE-4 PLACE-5 PLACE-6 PLACE-7 PLACE-8 PLACE-9
 */
export function chooseDestinations(scene: FocusInputs, focus: number): Destination {
  const { ways, plan } = scene;
  const proof: ProofStep[] = [];
  const narrow = (
    hexes: readonly number[],
    rule: PlaceStep['rule'],
    kind: PlaceStep['kind'],
    value: (hex: number) => number,
    isMostBest = false,
  ) => keepBest(scene, focus, proof, hexes, { rule, kind, value, isMostBest });
  const cost = (hex: number) => ways.cost[hex] as number;

  let hexes: readonly number[] = scene.stopHexes.filter((hex) => canAttack(plan, hex, focus));
  hexes = narrow(hexes, 'PLACE-2', 'placeTraps', (hex) => ways.negativeHexes[hex] as number);
  const reach = (hex: number) => (cost(hex) <= scene.movementPoints ? 1 : 0);
  hexes = narrow(hexes, 'PLACE-2', 'inReach', reach, true);
  const isInReach = hexes.some((hex) => reach(hex) === 1);
  const disadvantage = (hex: number) => adjacentTargets(scene, hex, [focus]);
  hexes = narrow(hexes, 'PLACE-3', 'disadvantage', disadvantage);
  const targetCount = (hex: number) => maxTargets(plan, hex, focus);
  hexes = narrow(hexes, 'PLACE-4', 'targets', targetCount, true);

  const size = targetCount(hexes[0] as number);
  const sets = size > 1 ? extraTargets(scene, focus, hexes, size, proof) : [[focus]];
  const places = hexes.flatMap((hex) =>
    sets.flatMap((targets): AttackPlace[] => {
      const area = areaFor(plan, hex, targets);
      return area ? [{ hex, targets, area }] : [];
    }),
  );
  const extras = (place: AttackPlace) => adjacentTargets(scene, place.hex, place.targets);
  const min = Math.min(...places.map(extras));
  const calm = places.filter((place) => extras(place) === min);
  if (size > 1) noteExtraDisadvantage(scene, focus, proof, places, calm, extras);
  const near = narrow(
    [...new Set(calm.map(({ hex }) => hex))],
    scene.hasAttack ? 'PLACE-7' : 'PLACE-9',
    'movement',
    cost,
  );
  return { places: calm.filter(({ hex }) => near.includes(hex)), isInReach, proof };
}

interface Criterion {
  readonly rule: PlaceStep['rule'];
  readonly kind: PlaceStep['kind'];
  readonly value: (hex: number) => number;
  readonly isMostBest: boolean;
}

/** Keeps the hexes with the best value, and records the step if it removed any hex. */
function keepBest(
  scene: FocusInputs,
  focus: number,
  proof: ProofStep[],
  hexes: readonly number[],
  { rule, kind, value, isMostBest }: Criterion,
): readonly number[] {
  const bestOf = (list: readonly number[]) => {
    const values = list.map(value);
    return isMostBest ? Math.max(...values) : Math.min(...values);
  };
  const best = bestOf(hexes);
  const kept = hexes.filter((hex) => value(hex) === best);
  const dropped = hexes.filter((hex) => value(hex) !== best);
  if (dropped.length > 0 || kind === 'inReach' || kind === 'movement') {
    proof.push({
      rule,
      kind,
      focus: scene.enemyIds[focus] as string,
      best,
      next: dropped.length > 0 ? bestOf(dropped) : null,
      before: hexes.length,
      hexes: kept.map((hex) => hexOf(scene.board, hex)),
    });
  }
  return kept;
}

/**
 * Number of these enemies that the monster would attack with disadvantage because they are
 * adjacent.
 */
function adjacentTargets(scene: FocusInputs, hex: number, enemies: readonly number[]): number {
  if (!scene.avoidsAdjacency) return 0;
  const ranges = rangesFrom(scene.board, hex);
  return enemies.filter((enemy) => ranges[scene.enemyHexes[enemy] as number] === 1).length;
}

/**
 * The best sets of `size` targets. Extra targets are ranked like a focus: first the movement for
 * the whole attack, so that only the hexes with the minimum count; then by proximity and
 * initiative, best target first.
 *
 * @rule PLACE-5
 */
function extraTargets(
  scene: FocusInputs,
  focus: number,
  hexes: readonly number[],
  size: number,
  proof: ProofStep[],
): readonly (readonly number[])[] {
  const min = Math.min(...hexes.map((hex) => scene.ways.cost[hex] as number));
  const nearest = hexes.filter((hex) => scene.ways.cost[hex] === min);
  const ranks = ranking(scene);
  const rank = (enemy: number) => ranks[enemy] as number;
  const order = (targets: readonly number[]) =>
    targets.filter((enemy) => enemy !== focus).sort((a, b) => rank(a) - rank(b));

  let best: readonly number[] | null = null;
  const sets = new Map<string, readonly number[]>();
  for (const hex of nearest) {
    for (const { targets } of bestAttacks(scene.plan, hex, focus, size, rank)) {
      const list = order(targets).map(rank);
      const better = best ? firstDifference(list, best) : -1;
      if (better > 0) continue;
      if (better < 0) sets.clear();
      best = list;
      sets.set(targets.join(), targets);
    }
  }
  proof.push({
    rule: 'PLACE-5',
    kind: 'extras',
    focus: scene.enemyIds[focus] as string,
    extras: [...sets.values()].map((set) =>
      order(set).map((enemy) => scene.enemyIds[enemy] as string),
    ),
  });
  return [...sets.values()];
}

/** Rank of each enemy by proximity, then initiative; equal on a tie. */
function ranking(scene: FocusInputs): readonly number[] {
  const proximityOf = (enemy: number) => scene.proximity[enemy] ?? Number.MAX_SAFE_INTEGER;
  const early = (enemy: number) => scene.initiative[enemy] as number;
  const compare = (a: number, b: number) => proximityOf(a) - proximityOf(b) || early(a) - early(b);
  const all = [...scene.enemyHexes.keys()];
  return all.map((enemy) => all.filter((other) => compare(other, enemy) < 0).length);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

function noteExtraDisadvantage(
  scene: FocusInputs,
  focus: number,
  proof: ProofStep[],
  places: readonly AttackPlace[],
  calm: readonly AttackPlace[],
  value: (place: AttackPlace) => number,
): void {
  const dropped = places.filter((place) => !calm.includes(place));
  if (dropped.length === 0) return;
  const hexes = (list: readonly AttackPlace[]) => [...new Set(list.map(({ hex }) => hex))];
  proof.push({
    rule: 'PLACE-6',
    kind: 'extraDisadvantage',
    focus: scene.enemyIds[focus] as string,
    best: value(calm[0] as AttackPlace),
    next: Math.min(...dropped.map(value)),
    before: hexes(places).length,
    hexes: hexes(calm).map((hex) => hexOf(scene.board, hex)),
  });
}
