/** The schema of a campaign, for what comes from a file. Imports zod: not for the renderer. */
import { z } from 'zod';
import type * as ids from './ids';
import { line as text, unique, whole } from './schemaFields';
import { DIFFICULTIES, RANKS } from './vocabulary';

/** A string that carries the kind of its id. */
function idOf<T extends ids.Id<string>>(): z.ZodType<T, T> {
  return z.string().min(1).max(200) as unknown as z.ZodType<T, T>;
}

const notes = z.string().max(4000);
const word = z.string().min(1).max(80);
const positive = z.int().min(1);

const ownedItem = z.strictObject({
  item: positive,
  equipped: z.boolean(),
  state: z.enum(['ready', 'spent', 'consumed']),
  marks: whole,
});

const quest = z.strictObject({
  quest: positive,
  counters: z.array(whole).max(20),
  counted: z.array(z.array(word)).max(20),
});

const characterSheet = z.strictObject({
  id: idOf<ids.CharacterId>(),
  class: idOf<ids.ClassId>(),
  name: text,
  level: z.int().min(1).max(9),
  experience: whole,
  gold: whole,
  perks: z.array(whole),
  maxHitPoints: positive.nullable(),
  player: text,
  absent: z.boolean(),
  checkMarks: whole,
  extraPerks: whole,
  items: z.array(ownedItem),
  notes,
  quest: quest.nullable(),
  cards: z.array(positive),
  hand: z.array(positive).nullable(),
  blessed: z.boolean(),
});

const achieved = z.strictObject({ achievement: word, count: positive });

const eventDeck = z.strictObject({
  draw: z.array(positive),
  current: positive.nullable(),
  removed: z.array(positive),
});

const party = z.strictObject({
  reputation: z.int().min(-20).max(20),
  prosperity: whole,
  donated: whole,
  notes,
  globalAchievements: z.array(achieved),
  partyAchievements: z.array(achieved),
  treasures: z.array(positive),
  unlockedClasses: z.array(idOf<ids.ClassId>()),
  items: z.array(z.strictObject({ item: positive, copies: positive })),
  marks: z.array(
    z.strictObject({
      scenario: idOf<ids.ScenarioId>(),
      state: z.enum(['open', 'blocked', 'locked']),
    }),
  ),
  outOfOrder: z.array(idOf<ids.ScenarioId>()),
  envelopes: z.array(word),
  milestones: z.array(word),
  events: z.strictObject({ city: eventDeck, road: eventDeck }),
  shown: z.array(word),
});

const hasOwnIds = unique('id');

export const campaign = z
  .strictObject({
    name: text,
    difficulty: z.enum(DIFFICULTIES),
    solo: z.boolean(),
    characters: z.array(characterSheet),
    nextCharacter: positive,
    completed: z.array(idOf<ids.ScenarioId>()),
    retired: z.array(characterSheet),
    party,
    packs: z
      .array(z.strictObject({ id: idOf<ids.PackId>(), name: word }))
      .max(50)
      .refine(hasOwnIds),
  })
  .refine(({ characters, retired }) => hasOwnIds([...characters, ...retired]));

/** What a character has done in the running scenario. */
export const deeds = z.strictObject({
  character: idOf<ids.CharacterId>(),
  kills: z.array(
    z.strictObject({ monster: idOf<ids.MonsterTypeId>(), rank: z.enum(RANKS), count: positive }),
  ),
  longRests: whole,
  shortRests: whole,
  battleGoal: positive.nullable(),
  goalMet: z.boolean().nullable(),
});

const cards = z.array(positive).max(60);

/** Ability cards of a character by their numbers. */
export const cardPiles = z.strictObject({
  hand: cards,
  chosen: cards,
  discard: cards,
  lost: cards,
  active: cards,
  picked: cards,
  owed: z.array(
    z.strictObject({ count: positive, among: cards, from: z.enum(['hand', 'discard']) }),
  ),
  drawn: z.exactOptional(z.strictObject({ card: positive, among: cards })),
});
