/** Checks the targets of an attack against the board. */
import { areaProblem, orientations, type AreaPattern } from '../../map/areas';
import { hexIndex, type Board } from '../../map/compiled';
import { isHex, minus, sameHex } from '../../map/hexes';
import { rangeBetween } from '../../map/range';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import type { Refusal } from '../../refusals';
import type { Attack, AttackTarget, Figure, Hex, Scenario } from '../../state';
import { areaTargets, distanceInPlay } from '../board/placedFigures';
import { boardInPlay } from '../board/inPlay';
import { findFigure } from '../figures/figures';
import { isProtectedObjective } from '../figures/stats/printedObjective';
import type { RequestedTarget, AttackReach } from './targets';

/** Red hexes on the board. If a pattern is given, the hexes must match it. */
export interface RequestedArea {
  readonly hexes: readonly Hex[];
  readonly pattern?: AreaPattern | undefined;
}

/** A range larger than any board. */
const FAR = 99;

/**
 * Adds the distance on the board to a target, unless players entered one. Refuses targets out of
 * range or out of line of sight, and those that the scenario protects. Unchanged if no board is in
 * use or either figure is not on it.
 *
 * @rule RANGE-1 RANGE-3 LOS-3 OBJECTIVE-1
 */
export function checkOnBoard(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  reach: AttackReach & { readonly isArea: boolean },
  asked: RequestedTarget,
): Result<RequestedTarget> {
  if (asked.distance !== undefined) return ok(asked);
  const target = findFigure(scenario, asked.figure);
  if (target && isProtectedObjective(scenario, content, attacker, target)) {
    return refuse({ code: 'targetIsSpared', figure: asked.figure });
  }
  if (!scenario.board?.inUse) return ok(asked);
  const between = distanceInPlay(scenario, content, attacker.id, asked.figure);
  if (!between) return ok(asked);
  const { range } = between;
  const maxRange = reach.range ?? (reach.ranged ? Infinity : 1);
  if (!reach.isArea && (range === null || range > Math.max(1, maxRange))) {
    return refuse({
      code: 'targetOutOfRange',
      figure: asked.figure,
      range: Math.max(1, reach.range ?? 1),
    });
  }
  if (!between.sight.isVisible) {
    return refuse({ code: 'targetNotInSight', figure: asked.figure });
  }
  // If a special rule allows the line of sight, there may be no countable distance.
  return ok({ ...asked, distance: range ?? FAR });
}

/**
 * The reason why the board rules out a target that players attack anyway; the distance that they
 * entered is then used. Null = none.
 *
 * @rule RANGE-1 LOS-3
 */
export function againstBoard(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  { figure, distance }: Pick<AttackTarget, 'figure' | 'distance'>,
): Refusal | null {
  const attacker = findFigure(scenario, attack.attacker);
  const target = findFigure(scenario, figure);
  if (!attacker || !target) return null;
  if (isProtectedObjective(scenario, content, attacker, target))
    return { code: 'targetIsSpared', figure };
  if (!scenario.board?.inUse) return null;
  const between = distanceInPlay(scenario, content, attacker.id, figure);
  if (!between || between.range === distance) return null;
  const seen = checkOnBoard(scenario, content, attacker, { ...attack, isArea: false }, { figure });
  return seen.ok ? null : seen.refusal;
}

/**
 * The enemies in an area as targets, in addition to those already listed.
 *
 * @rule AREA-1 AREA-4 AREA-5 AREA-6
 */
export function targetsUnder(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  reach: AttackReach,
  area: RequestedArea,
): Result<readonly FigureId[]> {
  const board = boardInPlay(scenario, content);
  if (!board) return refuse({ code: 'noBoard' });
  const { at } = attacker;
  if (at === null || hexIndex(board, at) < 0) {
    return refuse({ code: 'figureIsNotOnTheBoard', figure: attacker.id });
  }
  const problem = areaProblem({ kind: 'ranged', hexes: area.hexes });
  if (problem) return refuse({ code: 'areaIsUnusable', problem });
  const fits = patternFits(area, at);
  if (!fits.ok) return fits;
  if (reach.ranged && reach.range !== null && !isWithin(board, at, area.hexes, reach.range)) {
    return refuse({ code: 'areaOutOfRange', range: reach.range });
  }
  return ok(areaTargets(scenario, content, attacker.id, area.hexes));
}

/** True if the hexes are the pattern, possibly rotated or mirrored. @rule AREA-2 AREA-3 */
function patternFits({ hexes, pattern }: RequestedArea, at: Hex): Result<null> {
  if (!pattern) return ok(null);
  const problem = areaProblem(pattern);
  if (problem) return refuse({ code: 'areaIsUnusable', problem });
  const isSame = (held: readonly Hex[], shift: Hex) =>
    held.length === hexes.length &&
    held.every((hex) => hexes.some((laid) => sameHex(minus(laid, shift), hex)));
  const shifts = pattern.kind === 'melee' ? [at] : hexes;
  const fits = orientations(pattern).some((held) =>
    shifts.some((shift) =>
      pattern.kind === 'melee'
        ? isSame(held, shift)
        : held.some((part) => isSame(held, minus(shift, part))),
    ),
  );
  return fits ? ok(null) : refuse({ code: 'areaDoesNotFit' });
}

function isWithin(board: Board, at: Hex, hexes: readonly Hex[], range: number): boolean {
  return hexes.some((hex) => {
    const steps = isHex(hex) ? rangeBetween(board, at, hex) : null;
    return steps !== null && steps <= Math.max(1, range);
  });
}

/**
 * Stores the distance after a push or pull of a target, because retaliate uses it.
 *
 * @rule RETALIATE-5
 */
export function withDistanceAfter(scenario: Scenario, content: Content, id: FigureId): Scenario {
  const { attack } = scenario;
  const aim = attack?.targets.find((each) => each.figure === id);
  if (!attack || !aim || !findFigure(scenario, id)) return scenario;
  const range = distanceInPlay(scenario, content, attack.attacker, id)?.range;
  if (range === undefined || range === null) return scenario;
  const targets = attack.targets.map((each) =>
    each === aim ? { ...aim, distanceAfterEffects: range } : each,
  );
  return { ...scenario, attack: { ...attack, targets } };
}
