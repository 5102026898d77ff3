/** Rewards of the scenario book for a victory. */
import { z } from 'zod';
import { classId, count, printedNumber, scenarioId, slug, numberOrFormula } from './notations';

export const achieved = z.strictObject({
  scope: z.enum(['global', 'party']),
  achievement: slug,
  /** False = it must not have been gained. */
  complete: z.boolean(),
  count: z.exactOptional(count),
});

const itemReward = z.strictObject({ item: printedNumber, count: z.exactOptional(count) });
const signed = z.int().min(-99).max(99);

export const rewards = z.strictObject({
  /** Gold, experience and check marks are for each character. */
  gold: z.exactOptional(numberOrFormula(1, 200)),
  experience: z.exactOptional(numberOrFormula(1, 200)),
  checkMarks: z.exactOptional(count),
  collectiveGold: z.exactOptional(numberOrFormula(1, 200)),
  goldMustBeSpentOn: z.exactOptional(z.literal('enhancements')),
  reputation: z.exactOptional(signed),
  prosperity: z.exactOptional(signed),
  globalAchievements: z.exactOptional(z.array(slug).min(1)),
  partyAchievements: z.exactOptional(z.array(slug).min(1)),
  losePartyAchievements: z.exactOptional(z.array(slug).min(1)),
  items: z.exactOptional(z.array(itemReward).min(1)),
  itemRecipient: z.exactOptional(z.literal('personalQuestHolder')),
  itemDesigns: z.exactOptional(z.array(itemReward).min(1)),
  unlockClass: z.exactOptional(classId),
  retire: z.exactOptional(z.literal('personalQuestHolder')),
  completesPersonalQuest: z.exactOptional(printedNumber),
  cityEvents: z.exactOptional(z.array(printedNumber).min(1)),
  roadEvents: z.exactOptional(z.array(printedNumber).min(1)),
  envelopes: z.exactOptional(z.array(z.literal('X')).min(1)),
  chooseOneUnlock: z.exactOptional(z.array(scenarioId).min(2)),
  chooseOne: z.exactOptional(
    z
      .array(
        z.strictObject({
          reputation: z.exactOptional(signed),
          prosperity: z.exactOptional(signed),
        }),
      )
      .min(2),
  ),
  conditional: z.exactOptional(
    z.array(z.strictObject({ if: achieved, globalAchievements: z.array(slug).min(1) })).min(1),
  ),
});
