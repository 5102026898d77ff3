/** Doors that close once no character is left on their pressure plates. */
import type { Content } from '../../../content/content';
import { nearestEmptyHexes } from '../../../map/emptyHexes';
import { sameHex } from '../../../map/hexes';
import type { FigureId } from '../../../ids';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { Hex, Scenario } from '../../../state';
import { withDoor } from '../../board/changes';
import { occupiedHexes } from '../../board/emptyHexes';
import { boardInPlay, type DoorInPlay } from '../../board/inPlay';
import { sufferTrapDamage } from '../../board/traps';
import { findFigure, isInPlay, withFigure } from '../../figures/figures';

/**
 * Closes a door. A figure in it suffers trap damage and is moved to the nearest empty hex if the
 * scenario says so; otherwise the door stays open until the players have moved the figure.
 *
 * @rule WALL-6 WALL-9 LEVEL-2 NEGATE-1
 */
export function closeDoor(
  scenario: Scenario,
  content: Content,
  { door, hexes, locked }: DoorInPlay,
): Outcome<Scenario> {
  const inside = scenario.figures.filter(
    (figure) => isInPlay(figure) && hexes.some((hex) => figure.at && sameHex(figure.at, hex)),
  );
  if (inside.length > 0 && !locked?.crushes) return unchanged(scenario);
  const crushed = forEach(unchanged(scenario), inside, (next, { id }) =>
    andThen(sufferTrapDamage(next, content, id, { negate: null }), (hurt) =>
      moveOff(hurt, content, id, hexes),
    ),
  );
  return andThen(crushed, (next) => ({
    next: withDoor(next, door, 'locked'),
    events: [{ type: 'doorClosed', door, rule: 'WALL-6' }],
  }));
}

function moveOff(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  hexes: readonly Hex[],
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  const board = boardInPlay(scenario, content);
  if (!figure?.at || !isInPlay(figure) || !board) return unchanged(scenario);
  const [at = null] = nearestEmptyHexes(board, figure.at, [...occupiedHexes(scenario), ...hexes]);
  return {
    next: withFigure(scenario, { ...figure, at }),
    events: [{ type: 'figurePlaced', figure: id, at }],
  };
}
