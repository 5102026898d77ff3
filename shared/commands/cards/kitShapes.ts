/** Shapes of the commands for what characters bring to the table: cards, battle goals. For the boundary only. */
import { z } from 'zod';
import { character, figure } from '../fields';
import { shapesOf } from '../shapesOf';
import { number, place } from '../campaign/fields';

export const KIT_SHAPES = shapesOf({
  chooseHand: { character, cards: z.array(number).max(20).nullable() },
  /** With the cards of the hand, from now on; null = no longer. */
  keepCards: { figure, cards: z.array(number).max(20).nullable() },
  playCards: { figure, leading: number, second: number },
  moveCard: { figure, card: number, to: z.enum(['hand', 'chosen', 'discard', 'lost', 'active']) },
  loseCards: { figure, cards: z.array(number).min(1).max(4) },

  /** The figures of a spawn, by its place in the list of the scenario; `times` = matching objectives. */
  placeSpawn: { spawn: place, times: z.int().min(1).max(10).optional() },
  chooseBattleGoal: { character, goal: number.nullable() },
  /** By chance, none that somebody has; another one where it has one already. */
  dealBattleGoal: { character },
  /** Two by chance, as the book has it, of which the player keeps one; until then it has none. */
  offerBattleGoals: { character },
  /** What the players say about the goal; null = as far as Standee can tell. */
  judgeBattleGoal: { character, met: z.boolean().nullable() },
});
