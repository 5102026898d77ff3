/** Moves, pushes and pulls on the board: checks and results. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Board } from '../../map/compiled';
import { checkForcedMove } from '../../map/forcedMovement';
import { sameHex } from '../../map/hexes';
import { checkMove, type Move } from '../../map/movement';
import type { Movement } from '../../map/paths';
import type { Random } from '../../random';
import type { Refusal } from '../../refusals';
import { andThen, ok, refuse, type Outcome, type Result } from '../../result';
import type { Hex, Negation, Scenario, TrapEffect } from '../../state';
import { withDistanceAfter } from '../attack/onBoard';
import { crowdFor, movementOf, opensDoors } from '../board/placedFigures';
import { mapInPlay } from '../board/inPlay';
import { boardOf, onBoard, type Placed } from '../board/places';
import { afterMoving, carry, withFigureAt, type Way, type WayHarm } from '../board/walking';
import { ownMove } from '../monsters/plan/numbers';
import { canMove, whyNotMove } from '../figures/conditions';
import { whyNotNegate } from '../figures/damage';
import { areEnemies, findFigure, isInPlay } from '../figures/figures';
import { figureInPlay, phaseOf } from '../figures/lookups';
import { printedTraits } from '../figures/stats';
import { openDoor } from './doors';

/**
 * Far more than any figure moves: Standee does not see the cards with a character's movement
 * points.
 */
const ANY_POINTS = 999;

/** A path that players request. */
interface AskedWay {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
  /** Cards a figure loses to negate the first, second, … damage on the path. */
  readonly negate?: readonly (Negation | null)[] | undefined;
  readonly trap?: TrapEffect | undefined;
}

export interface AskedMove extends AskedWay {
  /** Null = the figure's default. */
  readonly movement: Movement | null;
  readonly points: number | null;
}

export interface AskedPush extends AskedWay {
  readonly from: Hex;
  readonly kind: 'push' | 'pull';
  /** In hexes. */
  readonly distance: number;
}

interface CheckedWay<W extends Way> {
  readonly figure: Placed;
  readonly way: W;
  readonly harm: WayHarm;
}

interface CheckedMove extends CheckedWay<Move> {
  readonly movement: Movement;
}

/**
 * Checks a move step by step, or refuses it.
 *
 * @rule MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6 WALL-5 IMMOBILIZE-1 STUN-1
 */
export function legalMove(
  scenario: Scenario,
  content: Content,
  asked: AskedMove,
): Result<CheckedMove> {
  const found = moverOf(scenario, content, asked.figure);
  if (!found.ok) return found;
  const { board, figure } = found.value;
  const held = whyNotMove(figure);
  if (held) return refuse(held);
  const own = ownMove(scenario, content, figure);
  const movement = asked.movement ?? own.movement;
  const mover = {
    at: figure.at,
    movement,
    points: asked.points ?? own.points ?? ANY_POINTS,
    opensDoors: opensDoors(scenario, content, figure),
  };
  const checked = checkMove(board, mover, asked.path, crowdFor(scenario, figure));
  if (!checked.ok) {
    return refuse({ code: 'moveIsIllegal', figure: figure.id, problem: checked.problem });
  }
  const way = withHarm(figure, checked.move, asked);
  return way.ok ? ok({ ...way.value, movement }) : way;
}

/** Moves are only possible during turns; players can place a figure at any time. */
function moverOf(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): Result<{ readonly board: Board; readonly figure: Placed }> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = onBoard(found.value, board.value);
  return figure.ok ? ok({ board: board.value, figure: figure.value }) : figure;
}

/** Adds the cards lost to negate damage on the path. Surplus entries are ignored. */
function withHarm<W extends Way>(
  figure: Placed,
  way: W,
  {
    negate = [],
    trap = null,
  }: Partial<Pick<AskedWay, 'negate'>> & { trap?: TrapEffect | null | undefined },
): Result<CheckedWay<W>> {
  const wanted = negate.slice(0, way.traps.length + way.hazards.length);
  const refusal = whyNotNegate(figure, wanted);
  return refusal ? refuse(refusal) : ok({ figure, way, harm: { trap, negate: wanted } });
}

/**
 * Moves a figure. A character that enters a closed door opens it and reveals the room; the rest of
 * the move is a separate move.
 *
 * @rule MOVE-1 MOVE-5 MOVE-6 WALL-5
 */
export function moveAlong(
  scenario: Scenario,
  content: Content,
  { figure, way: move, harm, movement }: CheckedMove,
  random: Random,
): Outcome<Scenario> {
  const { opens } = move;
  const path = opens ? move.path.slice(0, -1) : move.path;
  const way = { ...move, path };
  const walked = carry(scenario, content, figure.id, way, { ...harm, isForced: false });
  if (!opens || !hasArrived(walked, path, figure.id)) {
    return afterMoving(walked, figure.id, movement);
  }
  const entered = {
    scenario: withFigureAt(walked.scenario, figure.id, opens),
    path: [...walked.path, opens],
    events: walked.events,
  };
  return andThen(afterMoving(entered, figure.id, movement), (next) => {
    const door = mapInPlay(next, content)?.doors.find(
      ({ kind, hexes }) => kind !== 'corridor' && hexes.some((hex) => sameHex(hex, opens)),
    );
    if (!door) throw new Error('The way leads to a door that is not there.');
    return openDoor(next, content, door, figure.id, random);
  });
}

/** True if nothing stopped it before the end of its path. */
function hasArrived(
  { scenario, path }: ReturnType<typeof carry>,
  wanted: Move['path'],
  id: FigureId,
): boolean {
  const figure = findFigure(scenario, id);
  return (
    figure !== undefined && isInPlay(figure) && path.length === wanted.length && canMove(figure)
  );
}

/**
 * Checks a push or pull step by step, or refuses it.
 *
 * @rule MOVE-5 MOVE-6 MOVE-7 MOVE-8 IMMOBILIZE-1
 */
export function legalPush(
  scenario: Scenario,
  content: Content,
  asked: AskedPush,
): Result<CheckedWay<Way>> {
  const found = moverOf(scenario, content, asked.figure);
  if (!found.ok) return found;
  const { board, figure } = found.value;
  const { kind, distance: hexes, from, path } = asked;
  const refusal = whyNotForced(scenario, content, figure, asked);
  if (refusal) return refuse(refusal);
  const { enemies, allies, unseen = [] } = crowdFor(scenario, figure);
  const isFlying = movementOf(scenario, content, figure) === 'fly';
  const forced = { kind, hexes, from, at: figure.at, isFlying, allies };
  const checked = checkForcedMove(board, { ...forced, enemies: [...enemies, ...unseen] }, path);
  if (!checked.ok) {
    return refuse({ code: 'pushIsIllegal', figure: figure.id, problem: checked.problem });
  }
  return withHarm(figure, checked.way, asked);
}

/** Refuses to push allies and immune monsters. @rule MOVE-7 CONDITION-2 */
function whyNotForced(
  scenario: Scenario,
  content: Content,
  figure: Placed,
  { kind, from }: AskedPush,
): Refusal | null {
  const by = scenario.figures.find((each) => each.at !== null && sameHex(each.at, from));
  if (by && (by.id === figure.id || !areEnemies(by, figure))) {
    return { code: 'targetIsAlly', figure: figure.id };
  }
  return printedTraits(scenario, content, figure).immunities.includes(kind)
    ? { code: 'isImmune', figure: figure.id, condition: kind }
    : null;
}

/**
 * Pushes or pulls a figure. If the current attack belongs to the pushing figure, retaliate uses the
 * new distance.
 *
 * @rule MOVE-7 RETALIATE-5
 */
export function pushAlong(
  scenario: Scenario,
  content: Content,
  { figure, way, harm }: CheckedWay<Way>,
  kind: AskedPush['kind'],
): Outcome<Scenario> {
  const walked = carry(scenario, content, figure.id, way, { ...harm, isForced: true });
  return {
    next: withDistanceAfter(walked.scenario, content, figure.id),
    events: [
      { type: 'figureForced', figure: figure.id, kind, path: walked.path, rule: 'MOVE-7' },
      ...walked.events,
    ],
  };
}
