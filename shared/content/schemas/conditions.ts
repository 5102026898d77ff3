/** Conditions of packs: names, effects and durations. */
import { z } from 'zod';
import { SIGNS } from '../notation/signs';
import { condition, name, note, ownCondition } from './notations';

const small = z.int().min(1).max(20);

/** An automatic effect on the figure. */
const effect = z.strictObject({
  damage: z.exactOptional(small),
  heal: z.exactOptional(small),
});

export const conditionTraits = z.strictObject({
  /**
   * The event that ends the condition: the end of the figure's next turn, a heal, damage, the end
   * of the round, or only removal by players.
   */
  ends: z.enum(['turnEnd', 'healed', 'damaged', 'roundEnd', 'byHand']),
  /** True if it helps the figure. */
  good: z.exactOptional(z.literal(true)),
  atTurnStart: z.exactOptional(effect),
  atTurnEnd: z.exactOptional(effect),
  /** Actions that it prevents; 'act' = all of them. */
  hinders: z.exactOptional(z.array(z.enum(['move', 'attack', 'act'])).min(1)),
  /** Advantage or disadvantage of the figure's own attacks. */
  attacks: z.exactOptional(z.enum(['advantage', 'disadvantage'])),
  attackersGainDisadvantage: z.exactOptional(z.literal(true)),
  /** Value added to every attack against the figure. */
  attacked: z.exactOptional(z.int().min(-9).max(9)),
  /** Enemies can neither focus on the figure nor target it. */
  untargetable: z.exactOptional(z.literal(true)),
  /** A heal only removes the condition. */
  cancelsHeal: z.exactOptional(z.literal(true)),
});

export const conditionContent = z.strictObject({
  id: ownCondition,
  name,
  /** Other effects as free text of the players. */
  note: z.exactOptional(note),
  sign: z.exactOptional(z.enum(SIGNS)),
  /** Conditions removed when this one is gained. */
  removes: z.exactOptional(z.array(condition).min(1)),
  traits: conditionTraits,
});
