/** Obstacles and traps that an ability removes without a choice. */
import { hexNumber } from '../../map/hexes';
import { rangeBetween } from '../../map/range';
import { sees } from '../../map/lineOfSight';
import { boardInPlay, mapInPlay } from '../../rules/board/inPlay';
import { linesOfHalf, turnOf } from '../../rules/order/playedLines';
import type { Hex } from '../../state';
import { actingFigureOf, type ActionOf, type PerformedAbility } from './performedAbility';

/**
 * One hex of each obstacle or trap that an ability removes without a choice: all in range and line
 * of sight, or all on the path of the same action. Null = players choose.
 *
 * @rule TURN-3 LOS-3
 */
export function clearedThings(
  { what, count, range, isOnPath }: ActionOf<'clear'>,
  played: PerformedAbility,
): readonly Hex[] | null {
  const { scenario, content, figure, line } = played;
  if (count !== Infinity) return null;
  const board = boardInPlay(scenario, content);
  const { at } = actingFigureOf(played);
  if (!board || !at) return [];
  const ways = linesOfHalf(turnOf(scenario.phase, figure.id), line).flatMap(({ way = [] }) => way);
  const entered = new Set(ways.slice(1).map(hexNumber));
  const isReached = (hex: Hex) =>
    isOnPath
      ? entered.has(hexNumber(hex))
      : (rangeBetween(board, at, hex) ?? Infinity) <= (range ?? 1) && sees(board, at, hex);
  return (mapInPlay(scenario, content)?.overlays ?? [])
    .filter(({ isShown, kind }) => isShown && kind === what)
    .flatMap(({ hexes }) => hexes.find(isReached) ?? []);
}
