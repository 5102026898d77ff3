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
  /** Hexes for the summons or the trap that the line places. */
  readonly hexes: readonly Hex[];
  /** Number of hexes at the start of the list that are always used; the rest are equally good. */
  readonly fixedCount: number;
}

const NOTHING: Affected = { figures: [], choose: null, tokens: [], hexes: [], fixedCount: 0 };

/** The acting figure, its enemies and allies, and the board. */
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
 * The figures, hexes or tokens that a line affects: the figures that its keyword names (for a heal
 * without a keyword, those that have lost the most hit points), empty hexes for summons and traps,
 * or money in range.
 *
 * @rule HEAL-6 MONSTER-6 SUMMON-5 LOS-3
 */
export function affectedBy(situation: Situation, action: FinalAction): Affected {
  switch (action.type) {
    case 'heal':
      return action.affects === null
        ? healTargets(situation, action)
        : affectedFigures(situation, action);
    case 'damage':
      return affectedFigures(withHidden(situation), action);
    case 'condition':
      return affectedFigures(
        action.affects === 'allEnemies' ? withHidden(situation) : situation,
        action,
      );
    case 'push':
    case 'pull':
      return affectedFigures(situation, action);
    case 'shield':
    case 'retaliate':
      return otherAffectedFigures(situation, action);
    case 'attackBonus':
      return affectedFigures(situation, { affects: action.affects });
    case 'loot':
      return lootableTokens(situation, action.value);
    case 'summon':
      return action.placement === 'adjacentToTarget'
        ? { ...NOTHING, hexes: hexesBesideTarget(situation) }
        : {
            ...NOTHING,
            ...hexesNearestToAnEnemy(situation, summonedBy(action, situation.players)),
          };
    case 'trap':
      return { ...NOTHING, ...hexesNearestToAnEnemy(situation) };
    default:
      return NOTHING;
  }
}

/**
 * Suffered damage and effects on all enemies have no target, so invisible enemies are affected too.
 *
 * @rule INVISIBLE-2
 */
function withHidden(situation: Situation): Situation {
  return { ...situation, enemies: [...situation.enemies, ...situation.hidden] };
}

interface Affecting {
  readonly affects?: string | null | undefined;
  readonly range?: number | string | null | undefined;
}

/** The figures that a line affects: those that its keyword names, by default the acting figure. */
function affectedFigures(situation: Situation, { affects, range }: Affecting): Affected {
  const { actor, enemies, allies } = situation;
  const hexes = Number(range ?? 1);
  const adjacent = (list: readonly PlacedFigure[]) =>
    list.filter(isBeside(situation, situation.at));
  const inRange = (list: readonly PlacedFigure[]) => list.filter(isWithin(situation, hexes));
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
      const { targetAt } = situation;
      if (!targetAt) return NOTHING;
      const beside = isBeside(situation, targetAt);
      return affectsFigures(enemies.filter(beside), allies.filter(beside));
    }
    default:
      return affectsFigures([actor]);
  }
}

/**
 * Like affectedFigures, but without the acting figure, whose own shield and retaliate were applied
 * at the start of its turn.
 *
 * @rule MONSTER-3
 */
function otherAffectedFigures(situation: Situation, action: Affecting): Affected {
  const all = affectedFigures(situation, action);
  return { ...all, figures: all.figures.filter((id) => id !== situation.actor.id) };
}

/** A predicate for figures adjacent to a hex. No line of sight is needed. @rule RANGE-2 LOS-3 */
function isBeside({ board }: Situation, at: Hex) {
  return (other: { readonly at: Hex }): boolean => areAdjacent(board, at, other.at);
}

/**
 * A predicate for figures and tokens within range of the acting figure and in its line of sight.
 *
 * @rule RANGE-2 LOS-3
 */
function isWithin({ board, at }: Situation, hexes: number) {
  const ranges = rangesFrom(board, hexIndex(board, at));
  return (other: { readonly at: Hex }): boolean => {
    const index = hexIndex(board, other.at);
    const range = index < 0 ? -1 : (ranges[index] as number);
    return range >= 0 && range <= hexes && sees(board, at, other.at);
  };
}

/**
 * The acting figure or ally in range that has lost the most hit points, or several of them. Figures
 * at full hit points count if a heal removes one of their conditions. If none needs a heal, the
 * acting figure.
 *
 * @rule HEAL-6 HEAL-2 HEAL-3
 */
function healTargets(
  situation: Situation,
  { range, targets }: { readonly range: number | null; readonly targets: number },
): Affected {
  const { actor, allies } = situation;
  const inRange = range === null ? [] : allies.filter(isWithin(situation, range));
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
function lootableTokens(situation: Situation, range: number): Affected {
  const inRange = isWithin(situation, range);
  const tokens = situation.tokens.filter(
    ({ kind, at }) => kind === 'money' && at !== null && inRange({ at }),
  );
  return { ...NOTHING, tokens: tokens.map((token) => token.id) };
}

/** Empty hexes adjacent to the enemy attacked last; none if no enemy was attacked. */
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
