/** Milestones of a campaign, their rewards, and the sealed envelopes. */
import { z } from 'zod';
import { classId, count, printedNumber, slug } from './notations';
import { achieved } from './rewards';

/** Conditions of a milestone, which must all be met. */
const reached = z.strictObject({
  reputationMin: z.exactOptional(z.int().min(-20).max(20)),
  reputationMax: z.exactOptional(z.int().min(-20).max(20)),
  /** Total gold donated. */
  donated: z.exactOptional(count),
  achievements: z.exactOptional(z.array(achieved).min(1)),
  /** Number of retired characters. */
  retired: z.exactOptional(count),
});

const gift = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('class'), class: classId }),
  z.strictObject({ type: z.literal('events'), city: printedNumber, road: printedNumber }),
  z.strictObject({ type: z.literal('envelope'), envelope: z.string().regex(/^[A-Z]$/) }),
  z.strictObject({ type: z.literal('globalAchievement'), achievement: slug }),
  z.strictObject({ type: z.literal('townRecords') }),
]);

const milestone = z.strictObject({
  id: z.string().min(1).max(60),
  when: reached,
  /** The players choose when to take the reward; other milestones are rewarded immediately. */
  isOptional: z.exactOptional(z.literal(true)),
  gives: z.array(gift).min(1),
});

export const milestonesFile = z.strictObject({
  /** The letters of all envelopes in the box. */
  envelopes: z.array(z.string().regex(/^[A-Z]$/)).min(1),
  milestones: z.array(milestone),
});
