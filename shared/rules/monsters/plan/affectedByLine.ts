/** Figures, tokens and hexes affected by card lines other than moves and attacks. */
import { evaluateFormula } from '../../../content/notation/formula';
import { hexIndex, type Board } from '../../../map/compiled';
import { adjacentEmptyHexes } from '../../../map/emptyHexes';
import { areAdjacent, rangesFrom } from '../../../map/range';
import { sees } from '../../../map/lineOfSight';
import type { FigureId, TokenId } from '../../../ids';
import type { Figure, Hex, Token } from '../../../state';
import type { PlacedFigure } from '../../board/placedFigures';
import { isCurable } from '../../figures/conditions/conditionTraits';
import type { FinalAction } from '../finalActions';
import { hexesNearestToAnEnemy } from '../summonHexes';

/** The figures, tokens and hexes that a line other than a move or an attack affects. */
export interface Affected {
  /** Affected figures. With `choose`, players choose that many of them. */
  readonly figures: readonly FigureId[];
  readonly choose: number | null;
  /** Money tokens that the line loots. */
  readonly tokens: readonly TokenId[];
  /** Hexes for the things it places. */
  readonly hexes: readonly Hex[];
  /** Number of hexes at the start of the list that are always used; the rest are equally good. */
  readonly fixedCount: number;
}

const NOTHING: Affected = { figures: [], choose: null, tokens: [], hexes: [], fixedCount: 0 };

/** The acting figure with its hex, and all other figures. */
export interface Situation {
  readonly board: Board;
  readonly at: Hex;
  readonly actor: Figure;
  readonly enemies: readonly PlacedFigure[];
  /** Invisible enemies. */
  readonly hidden: readonly PlacedFigure[];
  readonly allies: readonly PlacedFigure[];
  readonly tokens: readonly Token[];
  /** Hexes with anything on them, visible or not. May include the actor's own hex. */
  readonly occupied: readonly Hex[];
  /** The current or last hex of the enemy it attacked last this turn. */
  readonly targetAt: Hex | null;
  /** Number of characters. */
  readonly players: number;
}

/**
 * The figures affected by a line: heals go to the figure that has lost the most hit points, conditions and damage
 * to the figures the card names, summons and traps are placed on the empty hex nearest to an enemy, loot
 * takes money in range.
 *
 * @rule HEAL-6 MONSTER-6 SUMMON-5 LOS-3
 */
export function affectedBy(around: Situation, action: FinalAction): Affected {
  switch (action.type) {
    case 'heal':
      return action.affects === null
        ? healTargets(around, action)
        : affectedFigures(around, action);
    case 'damage':
      return affectedFigures(withHidden(around), action);
    case 'condition':
      return affectedFigures(action.affects === 'allEnemies' ? withHidden(around) : around, action);
    case 'push':
    case 'pull':
      return affectedFigures(around, action);
    case 'shield':
    case 'retaliate':
      return otherAffectedFigures(around, action);
    case 'attackBonus':
      return affectedFigures(around, { affects: action.affects });
    case 'loot':
      return lootableTokens(around, action.value);
    case 'summon':
      return action.placement === 'adjacentToTarget'
        ? { ...NOTHING, hexes: hexesBesideTarget(around) }
        : { ...NOTHING, ...hexesNearestToAnEnemy(around, summonedBy(action, around.players)) };
    case 'trap':
      return { ...NOTHING, ...hexesNearestToAnEnemy(around) };
    default:
      return NOTHING;
  }
}

/**
 * Suffered damage and effects on all enemies have no target, so invisible enemies are affected too.
 *
 * @rule INVISIBLE-2
 */
function withHidden(around: Situation): Situation {
  return { ...around, enemies: [...around.enemies, ...around.hidden] };
}

interface Affecting {
  readonly affects?: string | null | undefined;
  readonly range?: number | string | null | undefined;
}

/** The figures that a line affects: those that its keyword names, by default the acting figure. */
function affectedFigures(around: Situation, { affects, range }: Affecting): Affected {
  const { actor, enemies, allies } = around;
  const hexes = Number(range ?? 1);
  const adjacent = (list: readonly PlacedFigure[]) => list.filter(isBeside(around, around.at));
  const inRange = (list: readonly PlacedFigure[]) => list.filter(isWithin(around, hexes));
  const affectsFigures = (...lists: readonly (readonly Figure[])[]): Affected => {
    return { ...NOTHING, figures: lists.flat().map((figure) => figure.id) };
  };
  switch (affects) {
    case 'adjacentEnemies':
      return affectsFigures(adjacent(enemies));
    case 'oneAdjacentEnemy':
      return { ...affectsFigures(adjacent(enemies)), choose: 1 };
    case 'enemiesInRange':
      return affectsFigures(inRange(enemies));
    case 'allEnemies':
      return affectsFigures(enemies);
    case 'adjacentAllies':
      return affectsFigures(adjacent(allies));
    case 'alliesInRange':
      return affectsFigures(inRange(allies));
    case 'allAllies':
      return affectsFigures(allies);
    case 'selfAndAlliesInRange':
      return affectsFigures([actor], inRange(allies));
    case 'selfAndAllAllies':
      return affectsFigures([actor], allies);
    case 'adjacentEnemiesAndAllies':
      return affectsFigures(adjacent(enemies), adjacent(allies));
    case 'enemiesAndAlliesAdjacentToTarget': {
      const { targetAt } = around;
      if (!targetAt) return NOTHING;
      const beside = isBeside(around, targetAt);
      return affectsFigures(enemies.filter(beside), allies.filter(beside));
    }
    default:
      return affectsFigures([actor]);
  }
}

/** Its own shield and retaliate were applied at the start of its turn. @rule MONSTER-3 */
function otherAffectedFigures(around: Situation, action: Affecting): Affected {
  const all = affectedFigures(around, action);
  return { ...all, figures: all.figures.filter((id) => id !== around.actor.id) };
}

/** True if the hex is adjacent. No line of sight is needed. @rule RANGE-2 LOS-3 */
function isBeside({ board }: Situation, at: Hex) {
  return (other: { readonly at: Hex }): boolean => areAdjacent(board, at, other.at);
}

/** True if the hex is within a number of hexes and in line of sight. @rule RANGE-2 LOS-3 */
function isWithin({ board, at }: Situation, hexes: number) {
  const ranges = rangesFrom(board, hexIndex(board, at));
  return (other: { readonly at: Hex }): boolean => {
    const index = hexIndex(board, other.at);
    const range = index < 0 ? -1 : (ranges[index] as number);
    return range >= 0 && range <= hexes && sees(board, at, other.at);
  };
}

/**
 * The figure or ally in range that has lost the most hit points, or several of them. If none has lost
 * any, a heal still removes poison and wound.
 *
 * @rule HEAL-6 HEAL-2 HEAL-3
 */
function healTargets(
  around: Situation,
  { range, targets }: { readonly range: number | null; readonly targets: number },
): Affected {
  const { actor, allies } = around;
  const inRange = range === null ? [] : allies.filter(isWithin(around, range));
  const missingHitPoints = (figure: Figure) => figure.maxHitPoints - figure.hitPoints;
  const all: readonly Figure[] = [actor, ...inRange];
  const isHelped = (figure: Figure) => missingHitPoints(figure) > 0 || isCurable(figure);
  const helped = all.filter(isHelped).toSorted((a, b) => missingHitPoints(b) - missingHitPoints(a));
  const last = helped[Math.min(targets, helped.length) - 1];
  if (!last) return { ...NOTHING, figures: [actor.id], choose: 1 };
  const figures = helped
    .filter((figure) => missingHitPoints(figure) >= missingHitPoints(last))
    .map(({ id }) => id);
  return { ...NOTHING, figures, choose: targets };
}

/** Tokens that a monster can loot: money, but no treasures. @rule MONSTER-6 */
function lootableTokens(around: Situation, range: number): Affected {
  const inRange = isWithin(around, range);
  const tokens = around.tokens.filter(
    ({ kind, at }) => kind === 'money' && at !== null && inRange({ at }),
  );
  return { ...NOTHING, tokens: tokens.map((token) => token.id) };
}

/** Hexes adjacent to the attacked enemy, if the card says so. */
function hexesBesideTarget({ board, occupied, targetAt, at }: Situation): readonly Hex[] {
  return targetAt ? adjacentEmptyHexes(board, targetAt, [...occupied, at]) : [];
}

/** Number of figures that a line summons. @rule SUMMON-5 */
export function summonedBy(
  { count = 1 }: Extract<FinalAction, { readonly type: 'summon' }>,
  players: number,
): number {
  return evaluateFormula(count, { C: players });
}
