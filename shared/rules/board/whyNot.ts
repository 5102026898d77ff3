/** Refusals for changing doors, overlays, tokens and lines of sight, and for springing traps. */
import type { Content } from '../../content/content';
import type { FigureId, TokenId } from '../../ids';
import { isOnePiece, sameHex } from '../../map/hexes';
import type { Refusal } from '../../refusals';
import { ok, refuse, refusalOf, type Result } from '../../result';
import type { DoorState, Hex, LaidOverlay, Negation, Scenario } from '../../state';
import { OVERLAY_KINDS, type OverlayKind } from '../../vocabulary';
import { whyNotNegate } from '../figures/hitPoints/damage';
import { figureInPlay, figureThatActs } from '../figures/lookups';
import { overlayAt, sightPlace } from './changes';
import { landingHexes } from './emptyHexes';
import { mapInPlay, type DoorInPlay } from './inPlay';
import { boardOf, isTaken, requirePlaced, whyNotOnTheMap, type Placed } from './lookups';

export function whyNotOpen(
  scenario: Scenario,
  { door, state }: DoorInPlay,
  by: FigureId | null,
  anyway = false,
): Refusal | null {
  if (state === 'open') return { code: 'doorIsOpen', door };
  if (state === 'locked' && !anyway) return { code: 'doorIsLocked', door };
  return by === null ? null : refusalOf(figureThatActs(scenario, by));
}

/** Refuses to close a door with a figure on it. */
export function whyNotSetDoor(
  scenario: Scenario,
  { hexes }: DoorInPlay,
  state: DoorState['state'],
): Refusal | null {
  const isInTheWay = hexes.some((hex) => isTaken(scenario, hex));
  return state !== 'open' && isInTheWay ? { code: 'hexIsTaken' } : null;
}

/**
 * Refuses hexes outside the map or under another overlay, hexes that are not one piece, obstacles
 * and traps on figures, and effects for anything but a trap.
 */
export function whyNotLay(
  scenario: Scenario,
  content: Content,
  { kind, hexes, trap }: Pick<LaidOverlay, 'kind' | 'hexes'> & { readonly trap?: unknown },
): Refusal | null {
  if (trap && kind !== 'trap') return { code: 'onlyTrapsHarm' };
  const map = mapInPlay(scenario, content);
  const isInTheWay = kind === 'obstacle' || kind === 'trap';
  for (const [index, hex] of hexes.entries()) {
    const refusal = whyNotOnTheMap(scenario, content, hex);
    if (refusal) return refusal;
    const isTwice = hexes.findIndex((other) => sameHex(other, hex)) < index;
    if (isTwice) return { code: 'hexTwice' };
    const isCovered = map && OVERLAY_KINDS.some((each) => overlayAt(map, each, hex));
    if (isCovered || (isInTheWay && isTaken(scenario, hex))) return { code: 'hexIsTaken' };
  }
  return isOnePiece(hexes) ? null : { code: 'hexesApart' };
}

export function whyNotRemove(
  scenario: Scenario,
  content: Content,
  kind: OverlayKind,
  at: Hex,
): Refusal | null {
  const map = mapInPlay(scenario, content);
  if (!map) return { code: 'noBoard' };
  return overlayAt(map, kind, at) ? null : { code: 'noSuchOverlay', kind };
}

export function whyNotPlaceToken(
  scenario: Scenario,
  content: Content,
  token: TokenId,
  at: Hex | null,
): Refusal | null {
  if (!scenario.tokens.some(({ id }) => id === token)) return { code: 'noSuchToken', token };
  return at && whyNotOnTheMap(scenario, content, at);
}

/** @rule LOS-4 */
export function whyNotAllowSight(
  scenario: Scenario,
  content: Content,
  from: Hex,
  to: Hex,
): Refusal | null {
  if (!scenario.board) return { code: 'noBoard' };
  const refusal = whyNotOnTheMap(scenario, content, from) ?? whyNotOnTheMap(scenario, content, to);
  return refusal ?? (sameHex(from, to) ? { code: 'hexTwice' } : null);
}

/** @rule LOS-4 */
export function whyNotForbidSight({ board }: Scenario, from: Hex, to: Hex): Refusal | null {
  if (!board) return { code: 'noBoard' };
  return sightPlace(board, from, to) < 0 ? { code: 'noSuchSight' } : null;
}

/**
 * Refuses to spring a trap at the players' request; without a `figure` the trap is only removed.
 *
 * @rule MOVE-5
 */
export function whyNotSpring(
  scenario: Scenario,
  content: Content,
  at: Hex,
  figure: FigureId | null,
  negate: Negation | null,
): Refusal | null {
  const noTrap = whyNotRemove(scenario, content, 'trap', at);
  if (noTrap || figure === null) return noTrap;
  const found = figureInPlay(scenario, figure);
  return found.ok ? whyNotNegate(found.value, [negate]) : found.refusal;
}

/**
 * The figure that lands and its hex, or a refusal; `to` null = the first of the nearest hexes.
 *
 * @rule MOVE-9
 */
export function findLanding(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  to: Hex | null,
): Result<{ readonly figure: Placed; readonly at: Hex }> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = requirePlaced(found.value, board.value);
  if (!figure.ok) return figure;
  const hexes = landingHexes(scenario, board.value, id, figure.value.at);
  if (!hexes) return refuse({ code: 'notOverAnObstacle', figure: id });
  const at = to ?? hexes[0];
  if (!at) return refuse({ code: 'noFreeHex', figure: id });
  const isNear = hexes.some((hex) => sameHex(hex, at));
  return isNear ? ok({ figure: figure.value, at }) : refuse({ code: 'hexIsNotNearest' });
}
