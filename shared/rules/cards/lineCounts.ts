/**
 * Evaluates the counted numbers of class card abilities if the board and the game state know them.
 */
import type { CountedPer, MeaningOfX } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Figure, LineRef, Scenario } from '../../state';
import { CONDITIONS } from '../../vocabulary';
import { figuresNear } from '../board/nearby';
import { isNegative } from '../figures/conditions';
import { areEnemies, findFigure, summonsOf } from '../figures/figures';
import { linesOfHalf, turnOf } from '../order/playedLines';
import { printedTraits } from '../figures/stats';
import { shieldsOf } from '../figures/traits';

export interface Counting {
  readonly scenario: Scenario;
  readonly content: Content;
  /** The figure that performs the ability. */
  readonly figure: Figure;
  readonly line: LineRef;
  /** Range of the ability; null = not printed. */
  readonly range: number | null;
  /** Targets, if known. */
  readonly targets: readonly FigureId[];
}

/**
 * The counted number. Null if only the players know it, for example hexes moved or damage suffered,
 * which are not recorded.
 *
 * @rule TURN-3 EXPERIENCE-1 RANGE-1
 */
export function evaluateCount(what: MeaningOfX | CountedPer, at: Counting): number | null {
  const { figure, scenario } = at;
  const missing = figure.maxHitPoints - figure.hitPoints;
  switch (what) {
    case 'currentHitPoints':
      return figure.hitPoints;
    case 'missingHitPoints':
      return missing;
    case 'halfCurrentHitPointsRoundedUp':
      return Math.ceil(figure.hitPoints / 2);
    case 'lessThanHalfMissingHitPoints':
      return Math.max(0, Math.ceil(missing / 2) - 1);
    case 'summonedAllies':
      return summonsOf(scenario).filter(({ owner }) => owner === figure.id).length;
    case 'adjacentEnemy':
      return around(at, figure, 1, true);
    case 'adjacentAllies':
      return around(at, figure, 1, false);
    case 'alliesInRange':
      return around(at, figure, at.range ?? 1, false);
    case 'enemyTargeted':
    case 'attackPerformed':
      return attackedBy(at)?.length ?? null;
    case 'twoEnemiesTargeted': {
      const attacked = attackedBy(at);
      return attacked && Math.floor(attacked.length / 2);
    }
    case 'enemyKilled':
      return attackedBy(at)?.filter((id) => !findFigure(scenario, id)).length ?? null;
    default:
      return ofTarget(what, at);
  }
}

/** Values of a target are known only if there is exactly one. */
function ofTarget(what: MeaningOfX | CountedPer, at: Counting): number | null {
  const [id, ...others] = at.targets;
  const target = id === undefined ? undefined : findFigure(at.scenario, id);
  if (!target || others.length > 0) return null;
  switch (what) {
    case 'negativeConditionOnTarget':
      return CONDITIONS.filter(
        (each) => isNegative(each) && target.conditions.some(({ name }) => name === each),
      ).length;
    case 'allyAdjacentToTarget':
      return around(at, target, 1, true);
    case 'doubleTargetShield': {
      const shields = shieldsOf(target, printedTraits(at.scenario, at.content, target));
      return 2 * shields.reduce((sum, { value }) => sum + value, 0);
    }
    case 'maxHitPointsOfTarget':
      return target.maxHitPoints;
    case 'halfMaxHitPointsOfTargetRoundedDown':
      return Math.floor(target.maxHitPoints / 2);
    default:
      return null;
  }
}

/**
 * Counts figures near a figure, on the other side or its own. The acting figure is not its own
 * ally.
 */
function around(
  { scenario, content, figure }: Counting,
  middle: Figure,
  hexes: number,
  areFoes: boolean,
): number | null {
  const near = figuresNear(
    scenario,
    content,
    middle,
    hexes,
    (each) => each.id !== figure.id && areEnemies(each, middle) === areFoes,
  );
  return near?.isWhole ? near.count : null;
}

/** Targets of the half's attacks this turn; null = no attack is complete. */
function attackedBy({ scenario, figure, line }: Counting): readonly FigureId[] | null {
  if (scenario.attack) return null;
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), line).filter(
    (each) => each.attacked.length > 0,
  );
  // Figures that an ability lets act are recorded in the same list.
  const isFoe = (id: FigureId) => {
    const found = findFigure(scenario, id);
    return !found || areEnemies(figure, found);
  };
  return lines.length === 0
    ? null
    : lines.flatMap(({ attacked }) => attacked.map((each) => each.figure)).filter(isFoe);
}
