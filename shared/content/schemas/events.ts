/** City and road events: outcomes of their two options as keywords and numbers. */
import { z } from 'zod';
import { itemSlot } from './items';
import { classId, condition, count, note, printedNumber, scenarioId, slug } from './notations';

const deck = z.enum(['city', 'road']);
const amount = z.int().min(-99).max(99);
const card = printedNumber;

/** Conditions that must all hold. */
const when = z.strictObject({
  /** A character of one of these classes is in the party. */
  anyClass: z.exactOptional(z.array(classId).min(1)),
  reputationMin: z.exactOptional(z.int()),
  reputationMax: z.exactOptional(z.int()),
  /** Gold that each character pays. */
  payGold: z.exactOptional(count),
  /** Gold that the party pays together; a list = by reputation. */
  payCollectiveGold: z.exactOptional(
    z.union([
      count,
      z.array(
        z.strictObject({
          gold: count,
          reputationMin: z.exactOptional(z.int()),
          reputationMax: z.exactOptional(z.int()),
        }),
      ),
    ]),
  ),
  payItem: z.exactOptional(printedNumber),
  /** No earlier outcome applied. */
  otherwise: z.exactOptional(z.literal(true)),
});

const onlyWhen = { when: z.exactOptional(when) };

const plainEffect = z.discriminatedUnion('type', [
  /** Gains and losses of each character and of the party. */
  z.strictObject({
    type: z.enum([
      'experience',
      'gold',
      'checkMarks',
      'collectiveGold',
      'reputation',
      'prosperity',
      'startDamage',
      'startDiscard',
    ]),
    value: amount,
    ...onlyWhen,
  }),
  /** -1 cards for one character in the next scenario. */
  z.strictObject({ type: z.literal('minusOneCards'), value: count, ...onlyWhen }),
  z.strictObject({ type: z.literal('item'), item: printedNumber, copies: count, ...onlyWhen }),
  z.strictObject({ type: z.literal('itemDesign'), item: printedNumber, ...onlyWhen }),
  z.strictObject({ type: z.literal('randomItemDesign'), ...onlyWhen }),
  z.strictObject({
    type: z.enum(['globalAchievement', 'partyAchievement']),
    achievement: slug,
    ...onlyWhen,
  }),
  z.strictObject({ type: z.literal('unlockScenario'), scenario: scenarioId, ...onlyWhen }),
  z.strictObject({
    type: z.literal('startConditions'),
    conditions: z.array(z.union([condition, z.enum(['bless', 'curse'])])).min(1),
    ...onlyWhen,
  }),
  z.strictObject({ type: z.literal('addEvent'), deck, card, ...onlyWhen }),
  z.strictObject({
    type: z.literal('consumeItem'),
    slot: itemSlot,
    count,
    collective: z.exactOptional(z.boolean()),
    ...onlyWhen,
  }),
  z.strictObject({ type: z.literal('sameAs'), option: z.enum(['A', 'B']), ...onlyWhen }),
]);

const effect = z.union([
  plainEffect,
  z.strictObject({ type: z.literal('chooseOne'), effects: z.array(plainEffect).min(2) }),
]);

const outcome = z.strictObject({
  when: z.exactOptional(when),
  effects: z.exactOptional(z.array(effect).min(1)),
  /** Destination of the card; absent if another outcome has it. */
  card: z.exactOptional(z.enum(['bottom', 'removed'])),
});

export const eventCard = z.strictObject({
  deck,
  id: card,
  note: z.exactOptional(note),
  /** Outcomes of option A and option B, in printed order. */
  options: z.tuple([z.array(outcome).min(1), z.array(outcome).min(1)]),
});

/** Cards added to both decks when a class is unlocked, and when its first character retires. */
export const classEvents = z.strictObject({
  class: classId,
  unlock: z.exactOptional(card),
  retire: card,
});

export const eventsFile = z.strictObject({
  addedByClass: z.array(classEvents),
  cards: z.array(eventCard),
});
