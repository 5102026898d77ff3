import type { Board } from '../../map/compiled';
import { comingDown, nearestEmptyHexes } from '../../map/emptyHexes';
import { sameHex } from '../../map/hexes';
import type { FigureId } from '../../ids';
import type { Hex, Scenario } from '../../state';

/** Hexes with a figure or a token on them. */
export function occupiedHexes({
  figures,
  tokens,
}: Pick<Scenario, 'figures' | 'tokens'>): readonly Hex[] {
  return [...figures, ...tokens].flatMap(({ at }) => at ?? []);
}

/**
 * The hex where a figure enters play: the given hex, or the nearest empty one if a figure is on it.
 * Null if it is occupied and the board is full or missing.
 *
 * @rule SUMMON-7 MOVE-10
 */
export function hexNear(scenario: Scenario, board: Board | null, at: Hex): Hex | null {
  const isTaken = scenario.figures.some((figure) => figure.at !== null && sameHex(figure.at, at));
  if (!isTaken) return at;
  if (!board) return null;
  return nearestEmptyHexes(board, at, occupiedHexes(scenario))[0] ?? null;
}

/**
 * Landing hexes for a figure that stops flying over an obstacle: the nearest empty hexes. Empty if
 * there are none; null if the figure is not over an obstacle.
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
  return comingDown(board, at, occupiedHexes(others));
}
