import { hexIndex } from '../board/compiled';
import { adjacentEmptyHexes } from '../board/emptyHexes';
import type { Content } from '../content/content';
import type { Figure, Hex, Scenario } from '../state';
import { placedFigures } from './boardFigures';
import { boardInPlay } from './boardInPlay';
import { hasCondition } from './conditions';
import { filledHexes } from './emptyPlaces';
import { areEnemies } from './figures';
import { hexesNearestToAnEnemy } from './monsterPlanOthers';

/**
 * Where a figure may place what it summons: on an empty hex beside it, a monster on one of those
 * nearest to an enemy. Null without a board, or where the summoner has no place on it.
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
  if (summoner.kind !== 'monster') return adjacentEmptyHexes(board, at, filledHexes(scenario));
  const enemies = placedFigures(scenario).filter((other) => areEnemies(summoner, other));
  // Where all enemies hide, none is nearer than another.
  const seen = enemies.filter((enemy) => !hasCondition(enemy, 'invisible'));
  return hexesNearestToAnEnemy({ board, at, enemies: seen, filled: filledHexes(scenario) });
}
