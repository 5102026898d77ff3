/** Printed tables: levels, prosperity, reputation, prices, and the standard modifier deck. */
import { z } from 'zod';
import { count, formula, modifierCard } from './notations';

const whole = z.int().min(0).max(9999);
const signed = z.int().min(-99).max(99);
const characterLevel = z.int().min(1).max(9);

export const levelTables = z.strictObject({
  /** Experience needed by character level, 1 to 9. */
  characterLevels: z.array(z.strictObject({ level: characterLevel, experience: whole })).length(9),
  prosperity: z.strictObject({
    levels: z.array(z.strictObject({ level: characterLevel, checkMarks: whole })).length(9),
    retirementGain: count,
  }),
  reputation: z.strictObject({
    /** Price change of every item by reputation. */
    shopPrice: z.array(z.strictObject({ from: signed, to: signed, modifier: signed })),
  }),
  sanctuary: z.strictObject({ donation: count, prosperityAtTotalDonated: z.array(whole) }),
  newCharacter: z.strictObject({
    /** A formula in L, the starting level of the character. */
    startingGold: formula,
  }),
});

export const modifierDeckTables = z.strictObject({
  /** The twenty cards of a deck without perks. */
  baseDeck: z.array(z.strictObject({ card: modifierCard, count })),
});
