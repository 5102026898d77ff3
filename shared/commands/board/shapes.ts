/** The shapes of the commands for the board. For the boundary; others import types only. */
import { z } from 'zod';
import { condition } from '../../content/schemas/notations';
import { OVERLAY_KINDS } from '../../vocabulary';
import { figure, hex, negation, small, token } from '../fields';
import { lineRef } from '../../schemas/playedLines';
import { shapesOf } from '../shapesOf';

/** The longest way that is taken; far longer than any move. */
const path = z.array(hex).max(60);
const door = z.int().min(0).max(199);
const doorState = z.enum(['open', 'closed', 'locked']);

/** What characters lose instead of the first, second, ... damage of a way; null = it is suffered. */
const negate = z.array(negation.nullable()).max(60).optional();

/** What a trap does where the scenario says so; damage null = that of the level. */
const trap = z.strictObject({
  damage: small.nullable(),
  conditions: z.array(condition).max(8),
});

export const BOARD_SHAPES = shapesOf({
  /** Whether the table moves its figures on the board, so that distances are taken from it. */
  useBoard: { inUse: z.boolean() },
  /** Puts a figure on a hex by hand, or takes it off the board; no rule is looked at. */
  placeFigure: { figure, at: hex.nullable() },
  /** Puts every character that has no place on a free start hex, in the order of both. */
  placeCharacters: {},
  /**
   * Moves a figure by the rules, along these hexes. `movement` null = what the figure has; `points`
   * null = the figure's own, characters have any number.
   */
  moveFigure: {
    figure,
    /** Of the running turn; a monster's is its first open one where none is named. */
    line: lineRef.optional(),
    path: path.min(1),
    movement: z.enum(['walk', 'jump', 'fly']).nullable(),
    points: small.nullable(),
    negate,
    trap: trap.optional(),
  },
  /** A push or pull; `from` is the hex of the figure that does it, `distance` how many hexes. */
  pushFigure: {
    figure,
    from: hex,
    kind: z.enum(['push', 'pull']),
    distance: z.int().min(1).max(20),
    path,
    negate,
    trap: trap.optional(),
  },
  /** A figure over an obstacle stops flying: trap damage, and to an empty hex nearby. */
  loseFlight: {
    figure,
    /** Which of the nearest; null = the first. */
    to: hex.nullable(),
    negate,
  },
  /** Opens a door, by its place in the list of the map, and reveals the room behind. */
  openDoor: { door, by: figure.nullable() },
  /** Corrects a door; nothing is revealed. */
  setDoor: { door, state: doorState },
  /** Springs the trap on a hex; `figure` suffers from it. */
  springTrap: { at: hex, figure: figure.nullable(), negate, trap: trap.optional() },
  layOverlay: {
    kind: z.enum(OVERLAY_KINDS),
    hexes: z.array(hex).min(1).max(6),
    /** What a trap does; only of traps. */
    trap: trap.optional(),
  },
  removeOverlay: { kind: z.enum(OVERLAY_KINDS), at: hex },
  placeToken: { token, at: hex.nullable() },
  /** Two hexes see each other although no line joins them. */
  allowSight: { from: hex, to: hex },
  forbidSight: { from: hex, to: hex },
});
