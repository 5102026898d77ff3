/** Checks the requirements of bonuses and abilities on class cards. */
import type { CardRequirement } from '../../../content/notation/cardKeywords';
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import { directionTo, sameHex } from '../../../map/hexes';
import type { Figure, Hex, Scenario } from '../../../state';
import type { Condition } from '../../../vocabulary';
import { figuresNear } from '../../board/nearby';
import { doomedFigures } from '../../figures/cardsInEffect';
import { negativeConditions } from '../../figures/conditions/conditions';
import { hasCondition } from '../../figures/conditions/conditionTraits';
import { areEnemies } from '../../figures/figures';

/** The figure that performs an ability, and its targets. */
export interface AbilityUse {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Figure;
  readonly targets: readonly Figure[];
  /** Path of the moves of the half, from the starting hex; missing or empty = unknown. */
  readonly way?: readonly Hex[];
}

/** Requirements of a line; `on` = the enemy this card has doomed. */
export interface Requirements {
  readonly when?: readonly CardRequirement[];
  readonly conditions?: readonly Condition[];
  readonly on?: FigureId | null;
}

/**
 * True if all requirements are met for every target. Null = only the players know.
 *
 * @rule TURN-3 RANGE-2
 */
export function areMet({ when = [], ...required }: Requirements, use: AbilityUse): boolean | null {
  const all = when.map((each) => isMet(each, required, use));
  if (all.includes(false)) return false;
  return all.includes(null) ? null : true;
}

function isMet(
  requirement: CardRequirement,
  required: Requirements,
  use: AbilityUse,
): boolean | null {
  const { figure, targets, scenario, way = [] } = use;
  switch (requirement) {
    case 'youAreInvisible':
      return hasCondition(figure, 'invisible');
    case 'belowHalfHitPoints':
      return 2 * figure.hitPoints < figure.maxHitPoints;
    case 'darkNotStrong':
      return scenario.elements.dark !== 'strong';
    case 'lightNotStrong':
      return scenario.elements.light !== 'strong';
    case 'movedInStraightLine':
      return way.length < 2 ? null : isStraight(way);
    case 'movedBackToStart': {
      const [first, last] = [way[0], way.at(-1)];
      return first && last && way.length > 1 ? sameHex(first, last) : null;
    }
    default: {
      const all = targets.map((target) => isMetBy(target, requirement, required, use));
      if (all.includes(false)) return false;
      return all.length === 0 || all.includes(null) ? null : true;
    }
  }
}

function isMetBy(
  target: Figure,
  requirement: CardRequirement,
  { conditions = [], on = null }: Requirements,
  use: AbilityUse,
): boolean | null {
  switch (requirement) {
    case 'targetAdjacentToAnyAllyOfAttacker':
      return isBeside(target, use, (each) => !areEnemies(each, use.figure));
    case 'targetAdjacentToNoneOfItsAllies': {
      const isBesideAny = isBeside(target, use, (each) => !areEnemies(each, target));
      return isBesideAny === null ? null : !isBesideAny;
    }
    case 'targetAdjacentToOwnSummon':
      return isBeside(
        target,
        use,
        (each) => each.kind === 'summon' && each.owner === use.figure.id,
      );
    case 'targetHasNegativeCondition':
      return negativeConditions(target).length >= 1;
    case 'targetHasAny':
      return conditions.some((each) => hasCondition(target, each));
    case 'targetHasTwoNegativeConditions':
      return negativeConditions(target).length >= 2;
    case 'targetUndamaged':
      return target.hitPoints === target.maxHitPoints;
    case 'targetDoomed':
      return doomedFigures(use.scenario, use.content).includes(target.id);
    case 'targetIsThisEnemy':
      return on === null ? null : target.id === on;
    default:
      return null;
  }
}

function isStraight(way: readonly Hex[]): boolean {
  const steps = way.slice(1).flatMap((hex, index) => directionTo(way[index] ?? hex, hex) ?? []);
  return new Set(steps).size === 1;
}

/**
 * True if a matching figure other than the acting one is adjacent to the target; null = positions
 * are unknown.
 */
function isBeside(
  target: Figure,
  { scenario, content, figure }: AbilityUse,
  matches: (each: Figure) => boolean,
): boolean | null {
  const near = figuresNear(
    scenario,
    content,
    target,
    1,
    (each) => each.id !== figure.id && matches(each),
  );
  if (near === null) return null;
  if (near.count > 0) return true;
  return near.isComplete ? false : null;
}
