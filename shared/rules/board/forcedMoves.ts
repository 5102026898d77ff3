/** Pushes and pulls on the board: checks and results. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { checkForcedMove } from '../../map/forcedMovement';
import { sameHex } from '../../map/hexes';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Outcome, type Result } from '../../result';
import type { Figure, Hex, Scenario } from '../../state';
import { areEnemies } from '../figures/figures';
import { printedTraits } from '../figures/stats/stats';
import { moverOf, withDecisions, type RequestedPath, type PathWithDecisions } from './movers';
import { boardFor, crowdFor, movementOf } from './placedFigures';
import type { Placed } from './lookups';
import { walkPath, type Entering, type CheckedPath } from './walking';

export interface AskedPush extends RequestedPath {
  readonly from: Hex;
  readonly kind: 'push' | 'pull';
  /** Number of hexes. */
  readonly distance: number;
  /** True if it destroys obstacles on its way. */
  readonly breaksObstacles?: boolean;
}

/** A legal push or pull. */
export interface CheckedPush extends PathWithDecisions<CheckedPath> {
  /** The figure that pushes or pulls; null = unknown. */
  readonly by: FigureId | null;
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
): Result<CheckedPush> {
  const found = moverOf(scenario, content, asked.figure);
  if (!found.ok) return found;
  const { figure } = found.value;
  const board = boardFor(scenario, content, figure, found.value.board);
  const { kind, distance: hexes, from, path, breaksObstacles = false } = asked;
  const refusal = whyNotForced(scenario, content, figure, asked);
  if (refusal) return refuse(refusal);
  const { enemies, allies, unseen = [] } = crowdFor(scenario, content, figure);
  const isFlying = movementOf(scenario, content, figure) === 'fly';
  const forced = { kind, hexes, from, at: figure.at, isFlying, breaksObstacles, allies };
  const checked = checkForcedMove(board, { ...forced, enemies: [...enemies, ...unseen] }, path);
  if (!checked.ok) {
    return refuse({ code: 'pushIsIllegal', figure: figure.id, problem: checked.problem });
  }
  const way = withDecisions(figure, checked.way, asked);
  return way.ok ? ok({ ...way.value, by: pusherAt(scenario, from)?.id ?? null }) : way;
}

/** Refuses to push or pull allies and immune figures. @rule MOVE-7 MOVE-12 CONDITION-2 */
function whyNotForced(
  scenario: Scenario,
  content: Content,
  figure: Placed,
  { kind, from }: AskedPush,
): Refusal | null {
  const by = pusherAt(scenario, from);
  if (by && (by.id === figure.id || !areEnemies(by, figure))) {
    return { code: 'targetIsAlly', figure: figure.id };
  }
  return printedTraits(scenario, content, figure).immunities.includes(kind)
    ? { code: 'isImmune', figure: figure.id, condition: kind }
    : null;
}

function pusherAt({ figures }: Scenario, from: Hex): Figure | undefined {
  return figures.find(({ at }) => at !== null && sameHex(at, from));
}

/** Pushes or pulls a figure along its path; `enter` is applied to each hex. @rule MOVE-7 */
export function pushAlong(
  scenario: Scenario,
  content: Content,
  { figure, way, decisions, by }: CheckedPush,
  kind: AskedPush['kind'],
  enter?: Entering,
): Outcome<Scenario> {
  const forced = { by, ...(enter && { enter }) };
  const walked = walkPath(scenario, content, figure.id, way, decisions, forced);
  return {
    next: walked.scenario,
    events: [
      { type: 'figureForced', figure: figure.id, kind, path: walked.path, rule: 'MOVE-7' },
      ...walked.events,
    ],
  };
}
