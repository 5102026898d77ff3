/** Reachable hexes of a figure, paths to them, and checks of a path. */
import type { Cases } from '../cases';
import { DIFFICULT, HAZARD, hexIndex, hexOf, TRAP, type Board } from './compiled';
import type { ClosedDoor } from './map';
import { popMin, pushNumber } from './heap';
import { directionTo, hexNumber, isHex, sameHex, type Hex } from './hexes';
import type { FiguresInTheWay, BlockedHexes, Movement } from './paths';
import { BY_FIGURE, entryCost, negativeAt, blockedHexesFor } from './paths';

/** A figure about to move. */
export interface Mover {
  readonly at: Hex;
  readonly movement: Movement;
  /** Movement points. */
  readonly points: number;
  /** True for characters, which open a closed door by entering it; for others it is a wall. */
  readonly opensDoors: boolean;
}

/** Cost and effects of a move. Traps and hazards are in the order entered. */
export interface Move {
  /** Hexes entered, in order; empty for staying. */
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly traps: readonly Hex[];
  readonly hazards: readonly Hex[];
  /**
   * The closed door that the last step opens. The board changes, so the rest is a separate move.
   */
  readonly opens: Hex | null;
}

/** A reachable hex with its paths, from the safest to the cheapest. */
export interface Reach {
  readonly hex: Hex;
  readonly ways: readonly [Move, ...Move[]];
}

export type MoveProblem = Cases<
  'code',
  {
    offTheMap: { step: number };
    notConnected: { step: number };
    wallBetween: { step: number };
    doorIsClosed: { step: number };
    doorIsLocked: { step: number };
    doorMustOpenFirst: { step: number };
    obstacleInTheWay: { step: number };
    enemyInTheWay: { step: number };
    endsOnFigure: { step: number };
    endsOnObstacle: { step: number };
    notEnoughMovement: { needs: number; has: number };
  }
>;

/** The move, or its first problem. Steps count from 0; -1 is the start. */
export type MoveCheck =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly problem: MoveProblem };

/**
 * Every hex a figure can stop on, including its own, in the order of the board's hexes with closed
 * doors last. If a path with fewer traps and hazards costs more points, both paths are returned.
 *
 * @rule MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6 WALL-5
 */
export function reachableHexes(
  board: Board,
  mover: Mover,
  crowd: FiguresInTheWay,
): readonly Reach[] {
  const at = hexIndex(board, mover.at);
  if (at < 0) return [];
  const ground = blockedHexesFor(board, at, mover.movement, crowd);
  const labels = spread(board, at, mover, ground);
  const ends = new Map<number, Label[]>();
  const doors = new Map<number, Label[]>();
  for (const label of labels) {
    if (ground.isTaken[label.hex] === 0) {
      const stop = mover.movement === 'jump' ? landing(board, at, label) : label;
      if (stop.cost <= mover.points) keepBetter(ends, label.hex, stop);
    }
    if (mover.opensDoors && label.cost < mover.points) stepOntoDoors(board, label, doors);
  }

  const reach = (hex: Hex, found: readonly Label[], opens: Hex | null): Reach => {
    const ways = found.map((label) => describe(board, mover.movement, label, opens)).reverse();
    return { hex, ways: ways as [Move, ...Move[]] };
  };
  return [
    ...[...ends]
      .sort(([a], [b]) => a - b)
      .map(([hex, found]) => reach(hexOf(board, hex), found, null)),
    ...[...doors].map(([index, found]) => {
      const { hex } = board.map.closedDoors[index] as ClosedDoor;
      return reach(hex, found, hex);
    }),
  ];
}

/** A path to a hex as a linked list. */
interface Label {
  readonly hex: number;
  readonly cost: number;
  readonly negativeHexes: number;
  readonly before: Label | null;
}

/** An upper bound for the number of labels in one search. */
const MANY_LABELS = 1048576;

/** All Pareto-optimal paths within the points: no other path is better in both points and negative hexes. */
function spread(board: Board, at: number, mover: Mover, ground: BlockedHexes): readonly Label[] {
  const isWalk = mover.movement === 'walk';
  const fewestNegatives = new Int16Array(board.hexes.length).fill(32767);
  const labels: Label[] = [{ hex: at, cost: 0, negativeHexes: 0, before: null }];
  const kept: Label[] = [];
  // Ordered by cost, then negative hexes; the low digits are the index of the label.
  const heap = [0];
  for (let entry = popMin(heap); entry >= 0; entry = popMin(heap)) {
    const label = labels[entry % MANY_LABELS] as Label;
    if (label.negativeHexes >= (fewestNegatives[label.hex] as number)) continue;
    fewestNegatives[label.hex] = label.negativeHexes;
    kept.push(label);
    for (let slot = label.hex * 6; slot < label.hex * 6 + 6; slot += 1) {
      const other = board.beside[slot] as number;
      if (other < 0 || (isWalk && ground.isBarred[other] !== 0)) continue;
      const cost = label.cost + (isWalk ? entryCost(board, other) : 1);
      const negativeHexes = label.negativeHexes + (isWalk ? negativeAt(board, other) : 0);
      if (cost > mover.points || negativeHexes >= (fewestNegatives[other] as number)) continue;
      labels.push({ hex: other, cost, negativeHexes, before: label });
      pushNumber(heap, (cost * 1024 + negativeHexes) * MANY_LABELS + labels.length - 1);
    }
  }
  return kept;
}

/** A jump ignores the terrain of all hexes but the last. */
function landing(board: Board, at: number, label: Label): Label {
  if (label.hex === at) return label;
  return {
    ...label,
    cost: label.cost + entryCost(board, label.hex) - 1,
    negativeHexes: negativeAt(board, label.hex),
  };
}

function stepOntoDoors(board: Board, label: Label, doors: Map<number, Label[]>): void {
  for (let slot = label.hex * 6; slot < label.hex * 6 + 6; slot += 1) {
    const index = board.doorBeside[slot] as number;
    if (index < 0 || board.map.closedDoors[index]?.locked !== false) continue;
    keepBetter(doors, index, { ...label, cost: label.cost + 1 });
  }
}

/** Labels come in order of cost, so a later one is kept only if it is safer. */
function keepBetter(found: Map<number, Label[]>, key: number, label: Label): void {
  const known = found.get(key);
  if (!known) found.set(key, [label]);
  else if (label.negativeHexes < (known.at(-1) as Label).negativeHexes) known.push(label);
}

function describe(board: Board, movement: Movement, label: Label, opens: Hex | null): Move {
  const steps: number[] = [];
  for (let step: Label = label; step.before; step = step.before) steps.push(step.hex);
  steps.reverse();
  const path = steps.map((step) => hexOf(board, step));
  const effects = effectsOf(board, steps, movement, opens !== null);
  return { path: opens ? [...path, opens] : path, cost: label.cost, ...effects, opens };
}

/** Traps and hazards of a path: all of them when walking, only the last hex of a jump. */
function effectsOf(
  board: Board,
  steps: readonly number[],
  movement: Movement,
  endsAtDoor: boolean,
) {
  const felt =
    movement === 'walk' ? steps : movement === 'jump' && !endsAtDoor ? steps.slice(-1) : [];
  const hexesWith = (bit: number) => [
    ...new Set(felt.filter((step) => ((board.terrain[step] as number) & bit) !== 0)),
  ];
  return {
    traps: hexesWith(TRAP).map((step) => hexOf(board, step)),
    hazards: felt
      .filter((step) => ((board.terrain[step] as number) & HAZARD) !== 0)
      .map((step) => hexOf(board, step)),
  };
}

/**
 * Checks a requested path step by step.
 *
 * @param path the hexes entered, without the one the figure stands on.
 *
 * @rule MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6 WALL-4 WALL-5 RANGE-2
 */
export function checkMove(
  board: Board,
  mover: Mover,
  path: readonly Hex[],
  crowd: FiguresInTheWay,
): MoveCheck {
  const refuse = (problem: MoveProblem): MoveCheck => ({ ok: false, problem });
  const at = isHex(mover.at) ? hexIndex(board, mover.at) : -1;
  if (at < 0) return refuse({ code: 'offTheMap', step: -1 });

  const ground = blockedHexesFor(board, at, mover.movement, crowd);
  const steps: number[] = [];
  let opens: Hex | null = null;
  for (const [step, hex] of path.entries()) {
    if (opens) return refuse({ code: 'doorMustOpenFirst', step });
    const before = path[step - 1] ?? mover.at;
    const problem = stepProblem(board, before, hex, step, mover, ground);
    if (problem) return refuse(problem);
    const index = hexIndex(board, hex);
    if (index < 0) opens = hex;
    else steps.push(index);
  }
  const end = opens ? null : endProblem(steps, ground);
  if (end) return refuse(end);

  const cost = costOf(board, steps, mover.movement, opens !== null);
  if (cost > mover.points) {
    return refuse({ code: 'notEnoughMovement', needs: cost, has: mover.points });
  }
  return {
    ok: true,
    move: { path, cost, ...effectsOf(board, steps, mover.movement, opens !== null), opens },
  };
}

function stepProblem(
  board: Board,
  before: Hex,
  hex: Hex,
  step: number,
  mover: Mover,
  ground: BlockedHexes,
): MoveProblem | null {
  const door = isHex(hex) ? board.map.closedDoors.find((one) => sameHex(one.hex, hex)) : undefined;
  const index = isHex(hex) ? hexIndex(board, hex) : -1;
  if (index < 0 && !door) return { code: 'offTheMap', step };
  const direction = directionTo(before, hex);
  if (direction === null) return { code: 'notConnected', step };
  const slot = (board.numbers.get(hexNumber(before)) as number) * 6 + direction;
  if (door) {
    if ((board.doorBeside[slot] as number) < 0) return { code: 'wallBetween', step };
    if (!mover.opensDoors) return { code: 'doorIsClosed', step };
    return door.locked ? { code: 'doorIsLocked', step } : null;
  }
  if ((board.beside[slot] as number) < 0) return { code: 'wallBetween', step };
  if (ground.isBarred[index] === 0) return null;
  const isFigure = ground.isBarred[index] === BY_FIGURE;
  return { code: isFigure ? 'enemyInTheWay' : 'obstacleInTheWay', step };
}

function endProblem(steps: readonly number[], ground: BlockedHexes): MoveProblem | null {
  const end = steps.at(-1);
  if (end === undefined || ground.isTaken[end] === 0) return null;
  const isFigure = ground.isTaken[end] === BY_FIGURE;
  return { code: isFigure ? 'endsOnFigure' : 'endsOnObstacle', step: steps.length - 1 };
}

function costOf(board: Board, steps: readonly number[], movement: Movement, endsAtDoor: boolean) {
  const plain = steps.length + (endsAtDoor ? 1 : 0);
  const slow = (step: number) => (((board.terrain[step] as number) & DIFFICULT) === 0 ? 0 : 1);
  if (movement === 'walk') return steps.reduce((sum, step) => sum + slow(step), plain);
  const last = steps.at(-1);
  return movement === 'jump' && last !== undefined && !endsAtDoor ? plain + slow(last) : plain;
}
