/** Corrections of the board: figures, tokens, doors, overlays, lines of sight. */
import { forEach, putBack, refusalOf, unchanged } from '../../result';
import {
  overlayAt,
  sightPlace,
  withBoard,
  withDoor,
  withoutOverlay,
  withOverlay,
} from '../../rules/board/changes';
import { mapInPlay } from '../../rules/board/inPlay';
import { startPlaces, whyNotStandOn } from '../../rules/board/lookups';
import { withFigureAt } from '../../rules/board/walking';
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
import { figureInPlay } from '../../rules/figures/lookups';
import { assumePresent } from '../assertions';
import { inScenario, type FieldSchemas } from '../commandRow';
import { OVERLAY_KINDS } from '../../vocabulary';
import { onDoors, onTheMap } from '../lookups';

export const BOARD_COMMANDS = {
  /** Turns the board on or off. With the board on, Standee takes distances from it. */
  useBoard: onTheMap(
    (f: FieldSchemas) => ({ inUse: f.z.boolean() }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario }, { inUse }) => {
        if (scenario.board?.inUse === inUse) return unchanged(scenario);
        return {
          next: withBoard(scenario, () => ({ inUse })),
          events: [{ type: 'boardUsed', inUse }],
        };
      },
    },
  ),

  /**
   * Corrects a figure's position: a free hex of the map, or off the board. No movement rule
   * applies.
   */
  placeFigure: onTheMap(
    (f: FieldSchemas) => ({ figure: f.figure, at: f.hex.nullable() }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { figure, at }) =>
        refusalOf(figureInPlay(scenario, figure)) ??
        (at && whyNotStandOn(scenario, content, at, figure)),
      carryOut: ({ scenario }, { figure, at }) => {
        const placed = withFigureAt(scenario, figure, at);
        return {
          next: at === null ? placed : withBoard(placed, () => ({ inUse: true })),
          events: [{ type: 'figurePlaced', figure, at }],
        };
      },
    },
  ),

  /** Places each character and companion that is not on the board on the next free start hex. */
  placeCharacters: onTheMap(
    () => ({}),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }) =>
        startPlaces(scenario, content).length === 0 ? { code: 'nobodyToPlace' } : null,
      carryOut: ({ scenario, content }) => {
        const placed = forEach(
          unchanged(scenario),
          startPlaces(scenario, content),
          (next, { figure, at }) => ({
            next: withFigureAt(next, figure, at),
            events: [{ type: 'figurePlaced', figure, at }],
          }),
        );
        return putBack(placed, (next) => withBoard(next, () => ({ inUse: true })));
      },
    },
  ),

  layOverlay: onTheMap(
    (f: FieldSchemas) => ({
      kind: f.z.enum(OVERLAY_KINDS),
      hexes: f.z.array(f.hex).min(1).max(6),
      /** Effect of a trap. */
      trap: f.trap.optional(),
      ofCard: f.z.strictObject({ figure: f.figure, card: f.number }).optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, laid) => whyNotLay(scenario, content, laid),
      carryOut: ({ scenario }, { kind, hexes, trap, ofCard }) => ({
        next: withOverlay(scenario, { kind, hexes, trap: trap ?? null, ...(ofCard && { ofCard }) }),
        events: [{ type: 'overlayLaid', kind, hexes }],
      }),
    },
  ),

  /** Opens a door, given by its index in the map, and reveals the room behind it. */
  openDoor: onDoors(
    (f: FieldSchemas) => ({
      door: f.door,
      by: f.figure.nullable(),
      /** Opens the door even if it is locked. */
      anyway: f.z.boolean().optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, door }, { by, anyway }) => whyNotOpen(scenario, door, by, anyway),
      carryOut: ({ scenario, content, random, door }, { by }) =>
        openDoor(scenario, content, door, by, random),
    },
  ),

  /** Corrects the state of a door without revealing a room. */
  setDoor: onDoors(
    (f: FieldSchemas) => ({ door: f.door, state: f.doorState }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, door }, { state }) => whyNotSetDoor(scenario, door, state),
      carryOut: ({ scenario, door: { door, state: before } }, { state }) => {
        if (before === state) return unchanged(scenario);
        return {
          next: withDoor(scenario, door, state),
          events: [{ type: 'doorCorrected', door, state }],
        };
      },
    },
  ),

  removeOverlay: inScenario(
    (f: FieldSchemas) => ({ kind: f.z.enum(OVERLAY_KINDS), at: f.hex }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { kind, at }) => whyNotRemove(scenario, content, kind, at),
      carryOut: ({ scenario, content }, { kind, at }) => {
        const map = assumePresent(mapInPlay(scenario, content));
        return {
          next: withoutOverlay(scenario, assumePresent(overlayAt(map, kind, at)), at),
          events: [{ type: 'overlayRemoved', kind, at }],
        };
      },
    },
  ),

  placeToken: inScenario(
    (f: FieldSchemas) => ({ token: f.token, at: f.hex.nullable() }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { token, at }) =>
        whyNotPlaceToken(scenario, content, token, at),
      carryOut: ({ scenario }, { token, at }) => {
        const tokens = scenario.tokens.map((each) => (each.id === token ? { ...each, at } : each));
        return { next: { ...scenario, tokens }, events: [{ type: 'tokenPlaced', token, at }] };
      },
    },
  ),

  /**
   * Allows line of sight between two hexes that have no clear line.
   *
   * @rule LOS-4
   */
  allowSight: inScenario(
    (f: FieldSchemas) => ({ from: f.hex, to: f.hex }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { from, to }) =>
        whyNotAllowSight(scenario, content, from, to),
      carryOut: ({ scenario }, { from, to }) => {
        if (sightPlace(assumePresent(scenario.board), from, to) >= 0) return unchanged(scenario);
        return {
          next: withBoard(scenario, ({ allowedSights }) => ({
            allowedSights: [...allowedSights, [from, to] as const],
          })),
          events: [{ type: 'sightAllowed', from, to, isAllowed: true, rule: 'LOS-4' }],
        };
      },
    },
  ),

  /** @rule LOS-4 */
  forbidSight: inScenario(
    (f: FieldSchemas) => ({ from: f.hex, to: f.hex }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { from, to }) => whyNotForbidSight(scenario, from, to),
      carryOut: ({ scenario }, { from, to }) => {
        const sight = sightPlace(assumePresent(scenario.board), from, to);
        return {
          next: withBoard(scenario, ({ allowedSights }) => ({
            allowedSights: allowedSights.filter((_, index) => index !== sight),
          })),
          events: [{ type: 'sightAllowed', from, to, isAllowed: false, rule: 'LOS-4' }],
        };
      },
    },
  ),
};
