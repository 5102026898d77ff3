/** The board by hand: figures and tokens placed, doors, overlays, sights. */
import { forEach, putBack, unchanged } from '../../result';
import {
  overlayAt,
  sightPlace,
  withBoard,
  withDoor,
  withoutOverlay,
  withOverlay,
} from '../../rules/board/changes';
import { mapInPlay } from '../../rules/board/inPlay';
import { startPlaces, whyNotStandOn } from '../../rules/board/places';
import { standingOn } from '../../rules/board/walking';
import {
  whyNotAllowSight,
  whyNotForbidSight,
  whyNotLay,
  whyNotOpen,
  whyNotPlaceToken,
  whyNotRemove,
  whyNotSetDoor,
} from '../../rules/board/whyNot';
import { openDoor } from '../../rules/round/doors';
import { figureInPlay, present, refusalOf } from '../proven';
import { inScenario } from '../handler';
import { onDoors, onTheMap } from '../lookups';

export const BOARD_COMMANDS = inScenario({
  ...onTheMap({
    useBoard: {
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
      whyNot: ({ scenario, content }, { figure, at }) =>
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

    placeCharacters: {
      whyNot: ({ scenario, content }) =>
        startPlaces(scenario, content).length === 0 ? { code: 'nobodyToPlace' } : null,
      carryOut: ({ scenario, content }) => {
        const placed = forEach(
          unchanged(scenario),
          startPlaces(scenario, content),
          (next, { figure, at }) => ({
            next: standingOn(next, figure, at),
            events: [{ type: 'figurePlaced', figure, at }],
          }),
        );
        return putBack(placed, (next) => withBoard(next, () => ({ inUse: true })));
      },
    },

    layOverlay: {
      whyNot: ({ scenario, content }, laid) => whyNotLay(scenario, content, laid),
      carryOut: ({ scenario }, { kind, hexes, trap }) => ({
        next: withOverlay(scenario, { kind, hexes, trap: trap ?? null }),
        events: [{ type: 'overlayLaid', kind, hexes }],
      }),
    },
  }),

  ...onDoors({
    openDoor: {
      whyNot: ({ scenario, door }, { by }) => whyNotOpen(scenario, door, by),
      carryOut: ({ scenario, content, random, door }, { by }) =>
        openDoor(scenario, content, door, by, random),
    },

    /** Nothing is revealed. */
    setDoor: {
      whyNot: ({ scenario, door }, { state }) => whyNotSetDoor(scenario, door, state),
      carryOut: ({ scenario, door: { door, state: before } }, { state }) => {
        if (before === state) return unchanged(scenario);
        return {
          next: withDoor(scenario, door, state),
          events: [{ type: 'doorCorrected', door, state }],
        };
      },
    },
  }),

  removeOverlay: {
    whyNot: ({ scenario, content }, { kind, at }) => whyNotRemove(scenario, content, kind, at),
    carryOut: ({ scenario, content }, { kind, at }) => {
      const map = present(mapInPlay(scenario, content));
      return {
        next: withoutOverlay(scenario, present(overlayAt(map, kind, at)), at),
        events: [{ type: 'overlayRemoved', kind, at }],
      };
    },
  },

  placeToken: {
    whyNot: ({ scenario, content }, { token, at }) =>
      whyNotPlaceToken(scenario, content, token, at),
    carryOut: ({ scenario }, { token, at }) => {
      const tokens = scenario.tokens.map((each) => (each.id === token ? { ...each, at } : each));
      return { next: { ...scenario, tokens }, events: [{ type: 'tokenPlaced', token, at }] };
    },
  },

  /** @rule LOS-4 */
  allowSight: {
    whyNot: ({ scenario, content }, { from, to }) => whyNotAllowSight(scenario, content, from, to),
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
    whyNot: ({ scenario }, { from, to }) => whyNotForbidSight(scenario, from, to),
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
});
