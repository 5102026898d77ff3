/** Shapes of the commands for figures, characters and elements. For the boundary only. */
import { z } from 'zod';
import { condition } from '../../content/schemas/notations';
import { ELEMENT_STATES, ELEMENTS } from '../../vocabulary';
import { amount, figure, hex, monsterType, negation, positive, small, token } from '../fields';
import { shapesOf } from '../shapesOf';

export const TABLE_SHAPES = shapesOf({
  sufferDamage: {
    figure,
    amount: positive,
    /** What a character loses instead; null = the damage is suffered. */
    negate: negation.nullable(),
  },
  /** Cards are lost instead of the damage a character suffered last, until the next turn begins. */
  negateDamage: { figure, losing: negation },
  healFigure: { figure, amount },
  correctHitPoints: { figure, hitPoints: amount },
  correctMaxHitPoints: { figure, maxHitPoints: positive },
  addCondition: { figure, condition },
  removeCondition: { figure, condition },
  addBonus: {
    figure,
    kind: z.enum(['shield', 'retaliate']),
    value: z.int().min(1).max(20),
    range: z.int().min(1).max(20),
    lasts: z.enum(['round', 'untilRemoved']),
    /** The class card it goes with. */
    card: positive.optional(),
  },
  removeBonus: { figure, index: small },
  /** Takes a figure off the table; no money token, no kill. */
  removeFigure: { figure },
  gainExperience: { figure, amount: positive },
  correctExperience: { figure, amount },
  lootTokens: { figure, tokens: z.array(token).min(1).max(200) },
  correctMoney: { figure, amount },
  addMoneyToken: { amount: positive, at: hex.nullable() },
  removeToken: { token },
  countCards: {
    figure,
    cards: z
      .strictObject({
        hand: small,
        discard: small,
        lost: small,
        active: small,
        /** Left out = as before. */
        chosen: small.optional(),
      })
      .nullable(),
  },
  /** The long rest itself, at the end of the order: heal 2, one discarded card lost. */
  takeLongRest: { figure },
  /** At the end of a round; `again` = 1 damage to have another card lost. */
  takeShortRest: {
    figure,
    again: z.boolean(),
    /** What the character loses instead of that damage. */
    negate: negation.nullable().optional(),
  },
  exhaust: { figure },
  infuse: { element: z.enum(ELEMENTS) },
  /**
   * `monster` = the type that uses it up: its numbers change until the end of the round. `wild` =
   * its card leaves the choice of the element to the players.
   */
  consume: {
    element: z.enum(ELEMENTS),
    monster: monsterType.nullable().optional(),
    wild: z.boolean().optional(),
  },
  correctElement: { element: z.enum(ELEMENTS), state: z.enum(ELEMENT_STATES) },
});
