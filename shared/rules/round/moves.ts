/** Moves of figures on the board: checks and results. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { sameHex } from '../../map/hexes';
import { checkMove, type Move } from '../../map/movement';
import type { Movement } from '../../map/paths';
import type { Random } from '../../random';
import { andThen, ok, refuse, type Outcome, type Result } from '../../result';
import type { Scenario } from '../../state';
import {
  boardFor,
  crowdFor,
  movementFor,
  opensDoors,
  type Ignorable,
} from '../board/placedFigures';
import { mapInPlay } from '../board/inPlay';
import { figureThatActs } from '../figures/lookups';
import {
  moverOf,
  withDecisions,
  type RequestedPath,
  type PathWithDecisions,
} from '../board/movers';
import { afterMoving, walkPath, withFigureAt } from '../board/walking';
import { ownMove } from '../monsters/plan/numbers';
import { canMove, whyNotMove } from '../figures/conditions/conditions';
import { findFigure, isInPlay } from '../figures/figures';
import { openDoor } from './doors';

/**
 * Unlimited movement points, because Standee may not know a character's cards. Far above any real
 * move.
 */
const ANY_POINTS = 999;

export interface RequestedMove extends RequestedPath {
  /** Movement type; null = the figure's default. */
  readonly movement: Movement | null;
  readonly points: number | null;
  /** Terrain that the ability ignores. */
  readonly ignores?: readonly Ignorable[] | undefined;
}

interface CheckedMove extends PathWithDecisions<Move> {
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
  asked: RequestedMove,
): Result<CheckedMove> {
  const acting = figureThatActs(scenario, asked.figure);
  if (!acting.ok) return acting;
  const found = moverOf(scenario, content, asked.figure);
  if (!found.ok) return found;
  const { figure } = found.value;
  const board = boardFor(scenario, content, figure, found.value.board, asked.ignores);
  const held = whyNotMove(figure);
  if (held) return refuse(held);
  const own = ownMove(scenario, content, figure);
  const movement = movementFor(scenario, content, figure, asked.movement ?? own.movement);
  const mover = {
    at: figure.at,
    movement,
    points: asked.points ?? own.points ?? ANY_POINTS,
    opensDoors: opensDoors(scenario, content, figure),
  };
  const checked = checkMove(board, mover, asked.path, crowdFor(scenario, content, figure));
  if (!checked.ok) {
    return refuse({ code: 'moveIsIllegal', figure: figure.id, problem: checked.problem });
  }
  const way = withDecisions(figure, checked.move, asked);
  return way.ok ? ok({ ...way.value, movement }) : way;
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
  { figure, way: move, decisions, movement }: CheckedMove,
  random: Random,
): Outcome<Scenario> {
  const { opens } = move;
  const path = opens ? move.path.slice(0, -1) : move.path;
  const way = { ...move, path };
  const walked = walkPath(scenario, content, figure.id, way, decisions);
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

/** True if nothing stopped the figure before the end of its path. */
function hasArrived(
  { scenario, path }: ReturnType<typeof walkPath>,
  wanted: Move['path'],
  id: FigureId,
): boolean {
  const figure = findFigure(scenario, id);
  return (
    figure !== undefined && isInPlay(figure) && path.length === wanted.length && canMove(figure)
  );
}
