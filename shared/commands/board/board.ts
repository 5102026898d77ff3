import { isOnePiece, sameHex } from '../../map/hexes';
import { ok, refuse, unchanged } from '../../result';
import {
  overlayAt,
  sightPlace,
  withBoard,
  withDoor,
  withoutOverlay,
  withOverlay,
} from '../../rules/board/changes';
import { mapInPlay } from '../../rules/board/inPlay';
import * as doors from '../../rules/round/doors';
import { standingOn } from '../../rules/board/walking';
import type { Scenario } from '../../state';
import { OVERLAY_KINDS } from '../../vocabulary';
import { boardOf, doorOf, freeHex, isTaken, knownHex } from './boardParts';
import { figureInPlay, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

export function useBoard(
  scenario: Scenario,
  { inUse }: CommandOf<'useBoard'>,
  { content }: Context,
): Answer<Scenario> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  if (scenario.board?.inUse === inUse) return ok(unchanged(scenario));
  return ok({
    next: withBoard(scenario, () => ({ inUse })),
    events: [{ type: 'boardUsed', inUse }],
  });
}

/** A correction: no rule is looked at, but the hex has to be there and free. */
export function placeFigure(
  scenario: Scenario,
  { figure: id, at }: CommandOf<'placeFigure'>,
  { content }: Context,
): Answer<Scenario> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  if (at) {
    const free = freeHex(scenario, content, at, id);
    if (!free.ok) return free;
  }
  const placed = standingOn(scenario, id, at);
  return ok({
    next: at === null ? placed : withBoard(placed, () => ({ inUse: true })),
    events: [{ type: 'figurePlaced', figure: id, at }],
  });
}

export function openDoor(
  scenario: Scenario,
  { door, by }: CommandOf<'openDoor'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = doorOf(scenario, content, door);
  if (!found.ok) return found;
  if (found.value.state === 'open') return refuse({ code: 'doorIsOpen', door });
  if (found.value.state === 'locked') return refuse({ code: 'doorIsLocked', door });
  const opener = by === null ? null : figureInPlay(scenario, by);
  if (opener && !opener.ok) return opener;
  return ok(doors.openDoor(scenario, content, found.value, by, random));
}

export function setDoor(
  scenario: Scenario,
  { door, state }: CommandOf<'setDoor'>,
  { content }: Context,
): Answer<Scenario> {
  const found = doorOf(scenario, content, door);
  if (!found.ok) return found;
  if (state !== 'open' && found.value.hexes.some((hex) => isTaken(scenario, hex))) {
    return refuse({ code: 'hexIsTaken' });
  }
  if (found.value.state === state) return ok(unchanged(scenario));
  return ok({
    next: withDoor(scenario, door, state),
    events: [{ type: 'doorCorrected', door, state }],
  });
}

/** No two overlays on one hex; obstacles and traps come on hexes without a figure. */
export function layOverlay(
  scenario: Scenario,
  { kind, hexes, trap }: CommandOf<'layOverlay'>,
  { content }: Context,
): Answer<Scenario> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  if (trap && kind !== 'trap') return refuse({ code: 'onlyTrapsHarm' });
  const map = mapInPlay(scenario, content);
  for (const [index, hex] of hexes.entries()) {
    const known = knownHex(scenario, content, hex);
    if (!known.ok) return known;
    if (hexes.findIndex((other) => sameHex(other, hex)) < index) {
      return refuse({ code: 'hexTwice' });
    }
    const isCovered = map && OVERLAY_KINDS.some((each) => overlayAt(map, each, hex));
    const isInTheWay = kind === 'obstacle' || kind === 'trap';
    if (isCovered || (isInTheWay && isTaken(scenario, hex))) return refuse({ code: 'hexIsTaken' });
  }
  if (!isOnePiece(hexes)) return refuse({ code: 'hexesApart' });
  return ok({
    next: withOverlay(scenario, { kind, hexes, trap: trap ?? null }),
    events: [{ type: 'overlayLaid', kind, hexes }],
  });
}

export function removeOverlay(
  scenario: Scenario,
  { kind, at }: CommandOf<'removeOverlay'>,
  { content }: Context,
): Answer<Scenario> {
  const map = mapInPlay(scenario, content);
  if (!map) return refuse({ code: 'noBoard' });
  const overlay = overlayAt(map, kind, at);
  if (!overlay) return refuse({ code: 'noSuchOverlay', kind });
  return ok({
    next: withoutOverlay(scenario, overlay, at),
    events: [{ type: 'overlayRemoved', kind, at }],
  });
}

export function placeToken(
  scenario: Scenario,
  { token: id, at }: CommandOf<'placeToken'>,
  { content }: Context,
): Answer<Scenario> {
  const token = scenario.tokens.find((each) => each.id === id);
  if (!token) return refuse({ code: 'noSuchToken', token: id });
  if (at) {
    const known = knownHex(scenario, content, at);
    if (!known.ok) return known;
  }
  const tokens = scenario.tokens.map((each) => (each === token ? { ...token, at } : each));
  return ok({ next: { ...scenario, tokens }, events: [{ type: 'tokenPlaced', token: id, at }] });
}

/** @rule LOS-4 */
export function allowSight(
  scenario: Scenario,
  { from, to }: CommandOf<'allowSight'>,
  { content }: Context,
): Answer<Scenario> {
  const { board } = scenario;
  if (!board) return refuse({ code: 'noBoard' });
  for (const hex of [from, to]) {
    const known = knownHex(scenario, content, hex);
    if (!known.ok) return known;
  }
  if (sameHex(from, to)) return refuse({ code: 'hexTwice' });
  if (sightPlace(board, from, to) >= 0) return ok(unchanged(scenario));
  return ok({
    next: withBoard(scenario, ({ allowedSights }) => ({
      allowedSights: [...allowedSights, [from, to] as const],
    })),
    events: [{ type: 'sightAllowed', from, to, isAllowed: true, rule: 'LOS-4' }],
  });
}

/** @rule LOS-4 */
export function forbidSight(
  scenario: Scenario,
  { from, to }: CommandOf<'forbidSight'>,
): Answer<Scenario> {
  const { board } = scenario;
  if (!board) return refuse({ code: 'noBoard' });
  const place = sightPlace(board, from, to);
  if (place < 0) return refuse({ code: 'noSuchSight' });
  return ok({
    next: withBoard(scenario, ({ allowedSights }) => ({
      allowedSights: allowedSights.filter((_, index) => index !== place),
    })),
    events: [{ type: 'sightAllowed', from, to, isAllowed: false, rule: 'LOS-4' }],
  });
}
