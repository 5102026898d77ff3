/** The board by hand: figures and tokens placed, doors, overlays, sights. */
import { isOnePiece, sameHex } from '../../map/hexes';
import { unchanged } from '../../result';
import {
  overlayAt,
  sightPlace,
  withBoard,
  withDoor,
  withoutOverlay,
  withOverlay,
} from '../../rules/board/changes';
import { mapInPlay } from '../../rules/board/inPlay';
import { boardOf, doorOf, isTaken, whyNotOnTheMap, whyNotStandOn } from '../../rules/board/places';
import { standingOn } from '../../rules/board/walking';
import { openDoor } from '../../rules/round/doors';
import { OVERLAY_KINDS } from '../../vocabulary';
import { figureInPlay, present, proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';
import type { CommandOf } from '../shapes';

type BoardCommand =
  | 'useBoard'
  | 'placeFigure'
  | 'openDoor'
  | 'setDoor'
  | 'layOverlay'
  | 'removeOverlay'
  | 'placeToken'
  | 'allowSight'
  | 'forbidSight';

export const BOARD_COMMANDS: Handlers<BoardCommand> = {
  useBoard: {
    in: 'scenario',
    whyNot: ({ scenario, content }) => refusalOf(boardOf(scenario, content)),
    carryOut: ({ scenario }, { inUse }) => {
      if (scenario.board?.inUse === inUse) return unchanged(scenario);
      return {
        next: withBoard(scenario, () => ({ inUse })),
        events: [{ type: 'boardUsed', inUse }],
      };
    },
  },

  /** A correction: no rule is looked at, but the hex has to be there and free. */
  placeFigure: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { figure, at }) =>
      refusalOf(boardOf(scenario, content)) ??
      refusalOf(figureInPlay(scenario, figure)) ??
      (at && whyNotStandOn(scenario, content, at, figure)),
    carryOut: ({ scenario }, { figure, at }) => {
      const placed = standingOn(scenario, figure, at);
      return {
        next: at === null ? placed : withBoard(placed, () => ({ inUse: true })),
        events: [{ type: 'figurePlaced', figure, at }],
      };
    },
  },

  openDoor: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { door, by }) => {
      const found = doorOf(scenario, content, door);
      if (!found.ok) return found.refusal;
      if (found.value.state === 'open') return { code: 'doorIsOpen', door };
      if (found.value.state === 'locked') return { code: 'doorIsLocked', door };
      return by === null ? null : refusalOf(figureInPlay(scenario, by));
    },
    carryOut: ({ scenario, content, random }, { door, by }) =>
      openDoor(scenario, content, proven(doorOf(scenario, content, door)), by, random),
  },

  /** Nothing is revealed; only an open door has room for figures. */
  setDoor: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { door, state }) => {
      const found = doorOf(scenario, content, door);
      if (!found.ok) return found.refusal;
      const isInTheWay = found.value.hexes.some((hex) => isTaken(scenario, hex));
      return state !== 'open' && isInTheWay ? { code: 'hexIsTaken' } : null;
    },
    carryOut: ({ scenario, content }, { door, state }) => {
      const found = proven(doorOf(scenario, content, door));
      if (found.state === state) return unchanged(scenario);
      return {
        next: withDoor(scenario, door, state),
        events: [{ type: 'doorCorrected', door, state }],
      };
    },
  },

  layOverlay: {
    in: 'scenario',
    whyNot: whyNotLay,
    carryOut: ({ scenario }, { kind, hexes, trap }) => ({
      next: withOverlay(scenario, { kind, hexes, trap: trap ?? null }),
      events: [{ type: 'overlayLaid', kind, hexes }],
    }),
  },

  removeOverlay: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { kind, at }) => {
      const map = mapInPlay(scenario, content);
      if (!map) return { code: 'noBoard' };
      return overlayAt(map, kind, at) ? null : { code: 'noSuchOverlay', kind };
    },
    carryOut: ({ scenario, content }, { kind, at }) => {
      const map = present(mapInPlay(scenario, content));
      return {
        next: withoutOverlay(scenario, present(overlayAt(map, kind, at)), at),
        events: [{ type: 'overlayRemoved', kind, at }],
      };
    },
  },

  placeToken: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { token, at }) => {
      if (!scenario.tokens.some(({ id }) => id === token)) return { code: 'noSuchToken', token };
      return at && whyNotOnTheMap(scenario, content, at);
    },
    carryOut: ({ scenario }, { token, at }) => {
      const tokens = scenario.tokens.map((each) => (each.id === token ? { ...each, at } : each));
      return { next: { ...scenario, tokens }, events: [{ type: 'tokenPlaced', token, at }] };
    },
  },

  /** @rule LOS-4 */
  allowSight: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { from, to }) => {
      if (!scenario.board) return { code: 'noBoard' };
      const refusal =
        whyNotOnTheMap(scenario, content, from) ?? whyNotOnTheMap(scenario, content, to);
      return refusal ?? (sameHex(from, to) ? { code: 'hexTwice' } : null);
    },
    carryOut: ({ scenario }, { from, to }) => {
      if (sightPlace(present(scenario.board), from, to) >= 0) return unchanged(scenario);
      return {
        next: withBoard(scenario, ({ allowedSights }) => ({
          allowedSights: [...allowedSights, [from, to] as const],
        })),
        events: [{ type: 'sightAllowed', from, to, isAllowed: true, rule: 'LOS-4' }],
      };
    },
  },

  /** @rule LOS-4 */
  forbidSight: {
    in: 'scenario',
    whyNot: ({ scenario: { board } }, { from, to }) => {
      if (!board) return { code: 'noBoard' };
      return sightPlace(board, from, to) < 0 ? { code: 'noSuchSight' } : null;
    },
    carryOut: ({ scenario }, { from, to }) => {
      const place = sightPlace(present(scenario.board), from, to);
      return {
        next: withBoard(scenario, ({ allowedSights }) => ({
          allowedSights: allowedSights.filter((_, index) => index !== place),
        })),
        events: [{ type: 'sightAllowed', from, to, isAllowed: false, rule: 'LOS-4' }],
      };
    },
  },
};

/** No two overlays on one hex; obstacles and traps come on hexes without a figure. */
function whyNotLay(
  { scenario, content }: AskedAtTable,
  { kind, hexes, trap }: CommandOf<'layOverlay'>,
) {
  const board = boardOf(scenario, content);
  if (!board.ok) return board.refusal;
  if (trap && kind !== 'trap') return { code: 'onlyTrapsHarm' } as const;
  const map = mapInPlay(scenario, content);
  const isInTheWay = kind === 'obstacle' || kind === 'trap';
  for (const [index, hex] of hexes.entries()) {
    const refusal = whyNotOnTheMap(scenario, content, hex);
    if (refusal) return refusal;
    const isTwice = hexes.findIndex((other) => sameHex(other, hex)) < index;
    if (isTwice) return { code: 'hexTwice' } as const;
    const isCovered = map && OVERLAY_KINDS.some((each) => overlayAt(map, each, hex));
    if (isCovered || (isInTheWay && isTaken(scenario, hex))) return { code: 'hexIsTaken' } as const;
  }
  return isOnePiece(hexes) ? null : ({ code: 'hexesApart' } as const);
}
