/** Conditions that packs bring: what they are called, and what they do and when. */
import { z } from 'zod';
import { SIGNS } from '../notation/signs';
import { condition, name, note, ownCondition } from './notations';

const small = z.int().min(1).max(20);

/** What happens to the figure by itself. */
const deed = z.strictObject({
  damage: z.exactOptional(small),
  heal: z.exactOptional(small),
});

export const conditionWorks = z.strictObject({
  /**
   * At the end of the figure's next turn, by a heal, by damage it suffers, at the end of the round, or
   * only when players take it off.
   */
  ends: z.enum(['turnEnd', 'healed', 'damaged', 'roundEnd', 'byHand']),
  /** For the good of who has it. */
  good: z.exactOptional(z.literal(true)),
  atTurnStart: z.exactOptional(deed),
  atTurnEnd: z.exactOptional(deed),
  /** What the figure cannot do by itself; 'act' = none of it. */
  hinders: z.exactOptional(z.array(z.enum(['move', 'attack', 'act'])).min(1)),
  /** How its own attacks are drawn. */
  attacks: z.exactOptional(z.enum(['advantage', 'disadvantage'])),
  attackersGainDisadvantage: z.exactOptional(z.literal(true)),
  /** Added to every attack on the figure. */
  attacked: z.exactOptional(z.int().min(-9).max(9)),
  /** A heal only takes the condition off. */
  cancelsHeal: z.exactOptional(z.literal(true)),
});

export const conditionContent = z.strictObject({
  id: ownCondition,
  name,
  /** What else it does, in the players' own words. */
  note: z.exactOptional(note),
  sign: z.exactOptional(z.enum(SIGNS)),
  /** Conditions that go when this one comes. */
  removes: z.exactOptional(z.array(condition).min(1)),
  works: conditionWorks,
});
