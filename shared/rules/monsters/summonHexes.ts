/** Hexes and hit points for the figures that a figure summons. */
import { hexIndex, type Board } from '../../map/compiled';
import { adjacentEmptyHexes } from '../../map/emptyHexes';
import { rangesFrom } from '../../map/range';
import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Figure, Hex, Monster, Scenario } from '../../state';
import { placedFigures, type PlacedFigure } from '../board/placedFigures';
import { boardInPlay } from '../board/inPlay';
import { isUntargetable } from '../figures/conditions/conditionTraits';
import { occupiedHexes } from '../board/emptyHexes';
import { areEnemies, findFigure } from '../figures/figures';
import { actionsOf } from './abilityLines';
import { attackedInTurn } from './turnLines';

/**
 * Hexes for a summoned figure: empty ones adjacent to the summoner. For a monster's summons, the
 * ones of these nearest to an enemy, or those adjacent to its target if its card says so. Null
 * without a board in use, or if the summoner is not placed on it.
 *
 * @rule SUMMON-5 SUMMON-6 MOVE-10 RANGE-2
 */
export function summonHexes(
  scenario: Scenario,
  content: Content,
  summoner: Figure,
): readonly Hex[] | null {
  const board = boardInPlay(scenario, content);
  const { at } = summoner;
  if (!board || at === null || hexIndex(board, at) < 0) return null;
  if (summoner.kind !== 'monster') return adjacentEmptyHexes(board, at, occupiedHexes(scenario));
  const besideTarget = targetOf(scenario, content, summoner);
  if (besideTarget) return adjacentEmptyHexes(board, besideTarget, occupiedHexes(scenario));
  const enemies = placedFigures(scenario).filter((other) => areEnemies(summoner, other));
  // If all enemies are invisible, all hexes count as equally near.
  const seen = enemies.filter((enemy) => !isUntargetable(enemy));
  return hexesNearestToAnEnemy({ board, at, enemies: seen, occupied: occupiedHexes(scenario) })
    .hexes;
}

/** The hex of the last attacked enemy, if the card places summons adjacent to it. */
function targetOf(scenario: Scenario, content: Content, summoner: Monster): Hex | null {
  const isBeside = actionsOf(scenario, content, summoner).some(
    (line) => line.type === 'summon' && line.placement === 'adjacentToTarget',
  );
  const last = isBeside ? attackedInTurn(scenario, content, summoner.id).at(-1) : undefined;
  return last ? (findFigure(scenario, last.figure)?.at ?? last.at) : null;
}

/**
 * Hit points of a summoned monster if the summoner's card makes them equal to its own. Null if the
 * new monster uses its stat card.
 *
 * @rule SUMMON-5
 */
export function summonedHitPoints(
  scenario: Scenario,
  content: Content,
  summoner: Figure | undefined,
  type: MonsterTypeId,
): number | null {
  if (summoner?.kind !== 'monster') return null;
  const isAsSummoner = actionsOf(scenario, content, summoner).some(
    (line) => line.type === 'summon' && line.monster === type && line.hitPoints === 'asSummoner',
  );
  return isAsSummoner ? summoner.hitPoints : null;
}

/** The hex of the summoner, the hexes of its enemies, and occupied hexes. */
interface SummonPlace {
  readonly board: Board;
  readonly at: Hex;
  readonly enemies: readonly PlacedFigure[];
  readonly occupied: readonly Hex[];
}

/**
 * Adjacent empty hexes with the smallest range to an enemy. If several are needed, the nearest ones
 * and all that tie with the last of them.
 *
 * @rule SUMMON-5 MOVE-10
 */
export function hexesNearestToAnEnemy(
  { board, at, enemies, occupied }: SummonPlace,
  needed = 1,
): { readonly hexes: readonly Hex[]; readonly fixedCount: number } {
  const away = (hex: Hex) => {
    const ranges = rangesFrom(board, hexIndex(board, hex));
    const steps = enemies.map((foe) => ranges[hexIndex(board, foe.at)] ?? -1);
    return Math.min(Infinity, ...steps.filter((each) => each >= 0));
  };
  const free = adjacentEmptyHexes(board, at, [...occupied, at])
    .map((hex) => ({ hex, range: away(hex) }))
    .toSorted((a, b) => (a.range === b.range ? 0 : a.range - b.range));
  const edge = free[Math.min(needed, free.length) - 1]?.range ?? 0;
  return {
    hexes: free.filter(({ range }) => range <= edge).map(({ hex }) => hex),
    fixedCount: free.filter(({ range }) => range < edge).length,
  };
}
