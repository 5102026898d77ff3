/** Empty hexes of the board in play. */
import type { Board } from '../../map/compiled';
import { comingDown, nearestEmptyHexes } from '../../map/emptyHexes';
import { sameHex } from '../../map/hexes';
import type { FigureId } from '../../ids';
import type { Hex, Scenario } from '../../state';

/** Hexes with a figure or a token on them. */
export function filledHexes({
  figures,
  tokens,
}: Pick<Scenario, 'figures' | 'tokens'>): readonly Hex[] {
  return [...figures, ...tokens].flatMap(({ at }) => at ?? []);
}

/**
 * The hex for a figure that comes at a given one: that hex, or the nearest empty one where a figure
 * stands on it. Null where the board is full.
 *
 * @rule SUMMON-7 MOVE-10
 */
export function hexNear(scenario: Scenario, board: Board | null, at: Hex): Hex | null {
  const isTaken = scenario.figures.some((figure) => figure.at !== null && sameHex(figure.at, at));
  if (!isTaken) return at;
  if (!board) return null;
  return nearestEmptyHexes(board, at, filledHexes(scenario))[0] ?? null;
}

/**
 * Where a figure comes down that stops flying: the nearest empty hexes, equally good. Empty where
 * there is none; null where it is over no obstacle.
 *
 * @rule MOVE-9
 */
export function landingHexes(
  scenario: Scenario,
  board: Board,
  id: FigureId,
  at: Hex,
): readonly Hex[] | null {
  const { figures, tokens } = scenario;
  const others = { figures: figures.filter((figure) => figure.id !== id), tokens };
  return comingDown(board, at, filledHexes(others));
}
