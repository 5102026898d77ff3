/** The shapes of the commands of rounds and turns. For the boundary; others import types only. */
import { z } from 'zod';
import type * as ids from '../../ids';
import { condition } from '../../content/schemas/notations';
import { figure, idOf, monsterType, negation } from '../fields';
import { lineRef } from '../../schemas/playedLines';
import { shapesOf } from '../shapesOf';

/** Far more than lie on anybody. */
const MOST_CONDITIONS = 68;

const block = idOf<ids.BlockId>();
const initiativeNumber = z.int().min(1).max(99);

export const ROUND_SHAPES = shapesOf({
  setInitiative: {
    character: figure,
    leading: initiativeNumber,
    second: initiativeNumber.nullable(),
  },
  declareLongRest: { character: figure },
  clearInitiative: { character: figure },
  revealInitiatives: {},
  /** Puts blocks that are tied in the order the players want. */
  orderTied: { blocks: z.array(block).min(2).max(30) },
  /** Corrects the initiative of a block after the reveal and sorts it in again. */
  correctInitiative: {
    block,
    initiative: initiativeNumber,
    /** That of a character's second card; null = not told, absent = as it was. */
    second: initiativeNumber.nullable().optional(),
  },
  /** `negate` = what a character loses instead of the damage of its wound. */
  startTurn: {
    figure,
    negate: negation.nullable().optional(),
    /** The players say that the wound does not hurt this time. */
    spare: z.boolean().optional(),
  },
  /**
   * Ends the running turn; the next one starts by itself, but with `wait` not where a wound would
   * hurt. Conditions in `keep` do not run out.
   */
  endTurn: {
    figure,
    keep: z.array(condition).max(MOST_CONDITIONS).optional(),
    wait: z.boolean().optional(),
    /** Lines that are passed over by it, as the players say. */
    leaving: z.array(lineRef).max(40).optional(),
  },
  /** Ends the turns of all figures left in the acting block, one after the other. */
  endBlock: { block },
  endRound: {},
  /** All of a type whose turns are over have another one, after the running turn. */
  actAgain: { monster: monsterType },
});
