/** The move and attack of a monster, with every legal option. */
import { hexIndex, hexOf, type Board } from '../compiled';
import { chooseDestinations, type Destination } from './monsterDestination';
import { findFocus, type FocusInputs } from './focus';
import { compareHexes, isHex, type Hex } from '../hexes';
import { planAttack } from './monsterAttack';
import {
  blockedHexesFor,
  bestPathsFrom,
  bestPathsTo,
  pathFrom,
  type Movement,
  type BestPaths,
} from '../paths';
import type { ProofStep } from './proof';
import { rangesFrom } from '../range';

/** A figure that moves by the rules for monsters: a monster, or a summon with sides swapped. */
export interface MonsterOnTurn {
  readonly at: Hex;
  /** Movement points this turn; 0 if it has no move, or is immobilized or stunned. */
  readonly move: number;
  readonly movement: Movement;
  /** In hexes; 0 = melee, as for every area with a grey hex. */
  readonly range: number;
  /** 0 = no attack this turn. With an area: 1 = the area only, 2 = the area and one more, ... */
  readonly targets: number;
  /**
   * True if the monster has disadvantage anyway (muddled), so it gains nothing by stepping away
   * from an adjacent target.
   */
  readonly disadvantaged: boolean;
  /** Red hexes, for melee relative to the monster at (0, 0); empty without an area. */
  readonly area: readonly Hex[];
}

/** A visible enemy. Invisible ones are in `unseen`. */
export interface Enemy {
  readonly id: string;
  readonly at: Hex;
  /** A smaller number acts earlier. Players decide between equal numbers. */
  readonly initiative: number;
  /** True for the focus of an earlier attack of this turn. */
  readonly isTurnFocus?: boolean;
  /**
   * True if a scenario rule makes monsters focus on this enemy first, provided that they can attack
   * it this turn.
   */
  readonly isFirst?: boolean;
}

/** An outcome the players can choose. */
export interface MonsterOption {
  readonly focus: string;
  readonly moveTo: Hex;
  /** Hexes entered, in order. */
  readonly path: readonly Hex[];
  /** Its targets including the focus; empty if it cannot or does not attack. */
  readonly attack: readonly string[];
  /** The red hexes of the placed area. */
  readonly areaHexes: readonly Hex[];
  /** The hex it moves towards if it cannot attack its focus this turn; otherwise null. */
  readonly headingFor: Hex | null;
}

export interface MonsterTurn {
  /** Several only on a full tie. Empty = no focus, so the monster neither moves nor attacks. */
  readonly focus: readonly string[];
  /** All equally legal outcomes; never empty. */
  readonly options: readonly MonsterOption[];
  /** The steps of the decision, in the order of the rules. */
  readonly proof: readonly ProofStep[];
}

/**
 * The result of a monster's move and attack: its focus, path and targets, with every outcome that
 * the rules leave to the players.
 *
 * @param unseen figures that block its path but cannot be its focus, such as invisible ones.
 * @throws RangeError if the monster is not on the board, or one of its numbers is invalid.
 *
 * @rule FOCUS-1 FOCUS-2 FOCUS-3 FOCUS-4 FOCUS-5 FOCUS-6 PLACE-1 PLACE-2 PLACE-3 PLACE-4 PLACE-5
 * PLACE-6 PLACE-7 PLACE-8 PLACE-9 MONSTER-5
 */
export function monsterTurn(
  board: Board,
  actor: MonsterOnTurn,
  enemies: readonly Enemy[],
  allies: readonly Hex[],
  unseen: readonly Hex[] = [],
): MonsterTurn {
  const at = hexIndex(board, actor.at);
  if (at < 0) throw new RangeError('A monster that is not on the board cannot act.');
  const numbers = [actor.move, actor.range, actor.targets];
  if (!numbers.every((number) => Number.isInteger(number) && number >= 0)) {
    throw new RangeError('Move, range and targets must be whole numbers from 0 up.');
  }
  if (enemies.some(({ initiative }) => Number.isNaN(initiative)) || !actor.area.every(isHex)) {
    throw new RangeError('Initiatives must be numbers and areas must be made of hexes.');
  }

  const scene = focusInputs(board, at, actor, enemies, allies, unseen);
  const focusing = findFocus(scene);
  if (focusing.focus.length === 0) {
    const stay = { ...STAY, moveTo: actor.at };
    return { focus: [], options: [stay], proof: focusing.proof };
  }

  const proof: ProofStep[] = [...focusing.proof];
  const options = new Map<string, MonsterOption>();
  for (const focus of focusing.focus) {
    const destination = chooseDestinations(scene, focus);
    proof.push(...destination.proof);
    const found = destination.isInReach
      ? attacksNow(scene, actor, focus, destination)
      : movesCloser(scene, actor, focus, destination, proof);
    for (const option of found) {
      const key = JSON.stringify([option.moveTo, option.attack]);
      if (!options.has(key)) options.set(key, option);
    }
  }
  return {
    focus: focusing.focus.map((focus) => scene.enemyIds[focus] as string),
    options: [...options.values()].sort((a, b) => compareHexes(a.moveTo, b.moveTo)),
    proof,
  };
}

const STAY = { focus: '', path: [], attack: [], areaHexes: [], headingFor: null } as const;

function focusInputs(
  board: Board,
  at: number,
  actor: MonsterOnTurn,
  enemies: readonly Enemy[],
  allies: readonly Hex[],
  unseen: readonly Hex[],
): FocusInputs {
  const crowd = { enemies: enemies.map((enemy) => enemy.at), allies, unseen };
  const ground = blockedHexesFor(board, at, actor.movement, crowd);
  const ways = bestPathsFrom(board, at, actor.movement, ground);
  const stopHexes = [...board.hexes.keys()].filter(
    (hex) => (ways.cost[hex] as number) >= 0 && ground.isTaken[hex] === 0,
  );
  const enemyHexes = enemies.map((enemy) => hexIndex(board, enemy.at));
  const ranges = rangesFrom(board, at);
  const turnFocus = enemies.findIndex((enemy) => enemy.isTurnFocus);
  const attack = actor.targets === 0 ? { range: 0, targets: 1, area: [] } : actor;
  return {
    board,
    at,
    movementPoints: actor.move,
    ground,
    ways,
    stopHexes,
    enemyIds: enemies.map((enemy) => enemy.id),
    enemyHexes,
    proximity: enemyHexes.map((hex) => {
      const steps = hex < 0 ? -1 : (ranges[hex] as number);
      return steps < 0 ? null : steps;
    }),
    initiative: enemies.map((enemy) => enemy.initiative),
    turnFocus: turnFocus < 0 ? null : turnFocus,
    isFirst: enemies.map((enemy) => enemy.isFirst ?? false),
    plan: planAttack(board, enemyHexes, attack),
    avoidsAdjacency: !actor.disadvantaged && attack.range > 0,
    hasAttack: actor.targets > 0,
  };
}

/** Options for a focus in reach: a move to a hex to attack from, and the attack. */
function attacksNow(
  scene: FocusInputs,
  actor: MonsterOnTurn,
  focus: number,
  destination: Destination,
): readonly MonsterOption[] {
  return destination.places.map(({ hex, targets, area }) => ({
    focus: scene.enemyIds[focus] as string,
    moveTo: hexOf(scene.board, hex),
    path: pathFrom(scene.ways, hex).map((step) => hexOf(scene.board, step)),
    attack: actor.targets === 0 ? [] : targets.map((target) => scene.enemyIds[target] as string),
    areaHexes: actor.targets === 0 ? [] : area,
    headingFor: null,
  }));
}

/**
 * Options for a focus out of reach: for each hex to attack from, moves that leave the shortest
 * remaining path to it.
 *
 * @rule PLACE-8
 */
function movesCloser(
  scene: FocusInputs,
  actor: MonsterOnTurn,
  focus: number,
  destination: Destination,
  proof: ProofStep[],
): readonly MonsterOption[] {
  const { board, ways } = scene;
  const goals = [...new Set(destination.places.map(({ hex }) => hex))];
  const focusId = scene.enemyIds[focus] as string;
  const found = goals.map((goal) => {
    const onward = bestPathsTo(board, goal, actor.movement, scene.ground);
    return { headingFor: hexOf(board, goal), ...closest(scene, onward) };
  });
  const inHexes = ({ hexes }: { readonly hexes: readonly number[] }) =>
    hexes.map((hex) => hexOf(board, hex));
  const left = found.map((way) => ({ ...way, hexes: inHexes(way) }));
  proof.push({ rule: 'PLACE-8', kind: 'wayLeft', focus: focusId, ways: left });
  return found.flatMap(({ headingFor, hexes }) =>
    hexes.map((hex) => ({
      ...STAY,
      focus: focusId,
      moveTo: hexOf(board, hex),
      path: pathFrom(ways, hex).map((step) => hexOf(board, step)),
      headingFor,
    })),
  );
}

function closest(scene: FocusInputs, onward: BestPaths) {
  let hexes: number[] = [];
  let best: readonly number[] = [];
  for (const hex of scene.stopHexes) {
    const cost = scene.ways.cost[hex] as number;
    const left = onward.cost[hex] as number;
    if (cost > scene.movementPoints || left < 0) continue;
    const negativeHexes =
      (scene.ways.negativeHexes[hex] as number) + (onward.negativeHexes[hex] as number);
    const better = compareLists([negativeHexes, left, cost], best);
    if (better < 0) {
      hexes = [hex];
      best = [negativeHexes, left, cost];
    } else if (better === 0) hexes.push(hex);
  }
  return { hexes, negativeHexes: best[0] ?? 0, left: best[1] ?? 0 };
}

/** Lexicographic order; the empty list comes last. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  if (b.length === 0) return -1;
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}
