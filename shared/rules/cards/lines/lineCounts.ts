/** Evaluates numbers that class card abilities count, as far as the game state contains them. */
import type { CountedPer, MeaningOfX } from '../../../content/notation/cardKeywords';
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import type { Figure, LineRef, Scenario, TurnLine } from '../../../state';
import { figuresNear } from '../../board/nearby';
import { distanceInPlay } from '../../board/placedFigures';
import { negativeConditions } from '../../figures/conditions/conditions';
import { areEnemies, findFigure, summonsOf } from '../../figures/figures';
import { countsOf } from '../../figures/hand/heldCards';
import { isSameLine, linesOfHalf, turnOf, walkedIn } from '../../order/playedLines';
import { printedTraits } from '../../figures/stats/stats';
import { shieldsOf } from '../../figures/traits';
import { destinationOf } from './cardLines';

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
 * The counted number. Null if only the players know it, for example hexes that they moved on the
 * table.
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
    case 'enemiesTargeted':
    case 'enemyTargeted':
    case 'attackPerformed':
      return attackedBy(at)?.length ?? null;
    case 'twoEnemiesTargeted': {
      const attacked = attackedBy(at);
      return attacked && Math.floor(attacked.length / 2);
    }
    case 'twiceEnemiesTargeted': {
      const attacked = attackedBy(at);
      return attacked && 2 * attacked.length;
    }
    case 'enemyKilled':
      return targetedBy(at)?.filter((id) => !findFigure(scenario, id)).length ?? null;
    case 'cardsLost':
      return lostCards(at.content, figure);
    case 'hexesMovedThisTurn':
      return walkedIn(turnOf(scenario.phase, figure.id));
    case 'twiceHexesOfDestroyedObstacles':
      return hexesCleared(at);
    case 'hexesMovedWithThisAction':
      return hexesMoved(linesOfHalf(turnOf(scenario.phase, figure.id), at.line));
    default:
      return ofDamage(what, at) ?? ofTarget(what, at);
  }
}

/** Counts about the target; null unless there is exactly one target. */
function ofTarget(what: MeaningOfX | CountedPer, at: Counting): number | null {
  const [id, ...others] = at.targets;
  const target = id === undefined ? undefined : findFigure(at.scenario, id);
  if (!target || others.length > 0) return null;
  switch (what) {
    case 'negativeConditionOnTarget':
      return negativeConditions(target).length;
    case 'allyAdjacentToTarget':
      return around(at, target, 1, true);
    case 'doubleTargetShield': {
      const shields = shieldsOf(target, printedTraits(at.scenario, at.content, target));
      return 2 * shields.reduce((sum, { value }) => sum + value, 0);
    }
    case 'rangeMinusDistance': {
      const distance = distanceInPlay(at.scenario, at.content, at.figure.id, target.id)?.range;
      return typeof distance === 'number' ? Math.max(0, (at.range ?? 1) - distance) : null;
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
 * Counts enemies or allies of a figure near it, without the acting figure; null = some positions
 * are unknown.
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
  return near?.isComplete ? near.count : null;
}

/**
 * Counts about damage in this turn; null = damage is not complete yet, or the count is about
 * something else.
 */
function ofDamage(what: MeaningOfX | CountedPer, at: Counting): number | null {
  const { figure, scenario, line } = at;
  const { lines = [] } = turnOf(scenario.phase, figure.id) ?? {};
  if (what === 'damageInflictedThisTurn') {
    const isCounted = !scenario.attack && lines.some(({ attacked }) => attacked.length > 0);
    return isCounted ? sumOf(hurtBy(at, lines, 'foes')) : null;
  }
  const half = linesOfHalf({ lines }, line);
  const before = half.filter((each) => each.state === 'done' && !isSameLine(each.line, line));
  if (what === 'damageSuffered')
    return before.length === 0 ? null : sumOf(hurtBy(at, before, 'self'));
  if (what === 'twoAlliesDamaged')
    return before.length === 0 ? null : Math.floor(hurtBy(at, before, 'allies').length / 2);
  if (targetedBy(at) === null) return null;
  const foes = hurtBy(at, half, 'foes');
  switch (what) {
    case 'enemyDamaged':
      return new Set(foes.map((each) => each.figure)).size;
    case 'fiveDamageDone':
      return Math.floor(sumOf(foes) / 5);
    case 'damageSufferedByTarget':
      return sumOf(foes);
    default:
      return null;
  }
}

type Damage = NonNullable<TurnLine['damaged']>[number];

function sumOf(damages: readonly Damage[]): number {
  return damages.reduce((sum, { amount }) => sum + amount, 0);
}

/** A figure that has left play counts as an enemy. */
function hurtBy(
  { scenario, figure }: Counting,
  lines: readonly TurnLine[],
  side: 'self' | 'foes' | 'allies',
): readonly Damage[] {
  const sideOf = (id: FigureId) => {
    if (id === figure.id) return 'self';
    const found = findFigure(scenario, id);
    return !found || areEnemies(figure, found) ? 'foes' : 'allies';
  };
  return lines
    .flatMap(({ damaged = [] }) => damaged)
    .filter((damage) => sideOf(damage.figure) === side);
}

/**
 * Twice the number of hexes that the half has cleared; null = none yet, or the board is not in use.
 */
function hexesCleared({ scenario, figure, line }: Counting): number | null {
  const half = linesOfHalf(turnOf(scenario.phase, figure.id), line);
  const before = half.filter((each) => each.state === 'done' && !isSameLine(each.line, line));
  if (scenario.board?.inUse !== true || before.length === 0) return null;
  return 2 * before.flatMap(({ area = [] }) => area).length;
}

/** Hexes moved by these lines; null = no move, or one that was not made on the board. */
function hexesMoved(lines: readonly TurnLine[]): number | null {
  const moves = lines.flatMap(({ walked }) => (walked === undefined ? [] : [walked]));
  if (moves.length === 0 || moves.includes(null)) return null;
  return moves.reduce<number>((sum, hexes) => sum + (hexes ?? 0), 0);
}

/**
 * Number of lost cards, including active ones that count as lost; null = not tracked.
 *
 * @rule RECOVER-2
 */
function lostCards(content: Content, figure: Figure): number | null {
  if (figure.kind !== 'character' || figure.cards.kind === 'notKept') return null;
  const { cards, activeHalves } = figure;
  const printed = content.classCards(figure.class);
  const active = activeHalves.filter(({ card, half }) => {
    const found = printed.find(({ id }) => id === card);
    const isActive = cards.kind !== 'named' || cards.active.includes(card);
    return isActive && found && destinationOf(found, half, false).then === 'lost';
  });
  return (countsOf(cards)?.lost ?? 0) + active.length;
}

/** Enemies that the half attacked or damaged; null = none yet, or an attack is in progress. */
function targetedBy(at: Counting): readonly FigureId[] | null {
  const attacked = attackedBy(at);
  const half = linesOfHalf(turnOf(at.scenario.phase, at.figure.id), at.line);
  const hurt = hurtBy(at, half, 'foes').map(({ figure }) => figure);
  if (attacked === null && (hurt.length === 0 || at.scenario.attack)) return null;
  return [...new Set([...(attacked ?? []), ...hurt])];
}

/** Enemies that the half attacked this turn, once per attack; null = no attack is complete. */
function attackedBy({ scenario, figure, line }: Counting): readonly FigureId[] | null {
  if (scenario.attack) return null;
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), line).filter(
    (each) => each.attacked.length > 0,
  );
  // The same list also contains figures that an ability lets act.
  const isFoe = (id: FigureId) => {
    const found = findFigure(scenario, id);
    return !found || areEnemies(figure, found);
  };
  return lines.length === 0
    ? null
    : lines.flatMap(({ attacked }) => attacked.map((each) => each.figure)).filter(isFoe);
}
