/**
 * Everything that persists between scenarios: characters, the party, and the world. The types are
 * in `state.ts`. The renderer must not import it, because it uses zod.
 */
import { z } from 'zod';
import type * as ids from '../ids';
import { PLAIN_STICKERS } from '../content/schemas/enhancements';
import { ITEM_SLOTS } from '../content/schemas/items';
import { condition } from '../content/schemas/notations';
import { DIFFICULTIES, ELEMENTS } from '../vocabulary';
import { hex, idOf, line, positive, seconds, unique, whole } from './values';

const notes = z.string().max(4000);
const word = z.string().min(1).max(80);

/** A copy of an item that a character owns; a character owns at most one of each. */
export const ownedItem = z.strictObject({
  /** The printed number. */
  item: positive,
  /** True if the item is equipped; otherwise it is not in use. */
  equipped: z.boolean(),
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Marked circles of an item with circles. */
  marks: whole,
});

/** The personal quest of a character. */
export const quest = z.strictObject({
  /** The printed number of the card. */
  quest: positive,
  /** The counter of each goal of the card, in order. */
  counters: z.array(whole).max(20),
  /** For goals about different monster types or scenarios: those counted so far, per goal. */
  counted: z.array(z.array(word)).max(20),
});

/** An enhancement on a card of a class, regardless of the player. */
export const sticker = z.strictObject({
  class: idOf<ids.ClassId>(),
  card: positive,
  half: z.enum(['top', 'bottom']),
  /** Position of the dot; see `rules/campaign/enhancements/stickers.ts`. */
  dot: z.string().min(1).max(60),
  sticker: z.enum([...PLAIN_STICKERS, ...ELEMENTS]),
});

export const characterSheet = z.strictObject({
  id: idOf<ids.CharacterId>(),
  class: idOf<ids.ClassId>(),
  name: line,
  level: z.int().min(1).max(9),
  experience: whole,
  gold: whole,
  /** Checked boxes of each perk of the class, in content order. */
  perks: z.array(whole),
  /** Corrected hit points; null = as printed. */
  maxHitPoints: positive.nullable(),
  /** Name of the player; empty = not entered. */
  player: line,
  /** True if the character does not take part in scenarios at the moment. */
  absent: z.boolean(),
  /** Check marks from battle goals; every three allow a perk. */
  checkMarks: whole,
  /** Additional perks besides those of levels and check marks: one for each earlier retirement. */
  extraPerks: whole,
  items: z.array(ownedItem),
  notes,
  quest: quest.nullable(),
  /** Two drawn cards, one of which is kept; empty = none were drawn. */
  questsDrawn: z.array(positive).max(2),
  /** Numbers of the chosen cards above level 1. */
  cards: z.array(positive),
  /** Numbers of the cards in the scenario hand; null = not entered. */
  hand: z.array(positive).nullable(),
  /** True if it donated to the sanctuary since its last scenario: two blessings in the next one. */
  blessed: z.boolean(),
  /** Set for a guest from another campaign. */
  guest: z.exactOptional(
    z.strictObject({
      /** Name of the guest's campaign. */
      from: line,
      /** This campaign's stickers of the guest's class, which are restored when it leaves. */
      enhancements: z.array(sticker).max(400),
      /** Numbers of the items that the guest brought; absent = all that it has. */
      items: z.exactOptional(z.array(positive).max(400)),
    }),
  ),
});

/** An achievement and the number of times it was gained. */
export const achieved = z.strictObject({ achievement: word, count: positive });

/**
 * A scenario state that players set, if it differs from the state derived from completed scenarios.
 */
export const scenarioMark = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  state: z.enum(['open', 'blocked', 'locked']),
});

/** Available copies of an item in addition to those of the prosperity level. */
export const itemCopies = z.strictObject({ item: positive, copies: positive });

export const eventDeck = z.strictObject({
  /** Numbers of the cards, top first. */
  draw: z.array(positive),
  /** The drawn card that has not been resolved yet; null = none. */
  current: positive.nullable(),
  /** Removed from the game after being drawn or by the players. */
  removed: z.array(positive),
});

/** An effect of an event at the start of the next scenario. */
export const startEffect = z.discriminatedUnion('type', [
  /** A condition for every character. */
  z.strictObject({ type: z.literal('condition'), condition }),
  z.strictObject({
    type: z.literal('cards'),
    card: z.enum(['bless', 'curse', 'minus1']),
    count: positive,
    /** Null = every character. */
    character: idOf<ids.CharacterId>().nullable(),
  }),
  z.strictObject({ type: z.literal('damage'), value: positive }),
  /** Cards that each character discards or loses from their hand. */
  z.strictObject({ type: z.literal('discard'), value: positive }),
  z.strictObject({
    type: z.literal('consumeItem'),
    slot: z.enum(ITEM_SLOTS),
    count: positive,
    /** True for the party together, not each character. */
    together: z.boolean(),
  }),
]);

/** Hidden content that players can reveal early: a class or scenario by id, others by number. */
export const hiddenThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('class'), which: idOf<ids.ClassId>() }),
  z.strictObject({ kind: z.literal('scenario'), which: idOf<ids.ScenarioId>() }),
  z.strictObject({ kind: z.enum(['item', 'treasure']), which: positive }),
]);

/**
 * A room of a random dungeon: its cards and the placement of the room card, turned by sixths, then
 * moved.
 */
export const dungeonRoom = z.strictObject({
  room: positive,
  monsters: positive,
  at: hex,
  turns: z.int().min(0).max(5),
});

/** The last drawn random dungeon: a separate scenario, or that of scenario 55. */
export const dungeon = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  rooms: z.array(dungeonRoom).min(1).max(9),
});

/** The party and the world. */
export const party = z.strictObject({
  reputation: z.int().min(-20).max(20),
  /** Check marks of the prosperity track. */
  prosperity: whole,
  /** Total gold donated to the sanctuary. */
  donated: whole,
  notes,
  globalAchievements: z.array(achieved),
  partyAchievements: z.array(achieved),
  /** Numbers of the looted treasures. */
  treasures: z.array(positive),
  unlockedClasses: z.array(idOf<ids.ClassId>()),
  items: z.array(itemCopies),
  marks: z.array(scenarioMark),
  /** Scenarios started although they were not available. */
  outOfOrder: z.array(idOf<ids.ScenarioId>()),
  envelopes: z.array(word),
  /** Milestones of the campaign that were reached and rewarded. */
  milestones: z.array(word),
  events: z.strictObject({ city: eventDeck, road: eventDeck }),
  /** Events that were resolved or skipped since the last scenario. */
  eventsDone: z.array(z.enum(['city', 'road'])).max(2),
  atStart: z.array(startEffect).max(99),
  enhancements: z.array(sticker).max(400),
  dungeon: dungeon.nullable(),
  /** Hidden content that the players revealed individually. */
  shown: z.array(hiddenThing),
});

/** A character that died with permanent death. */
export const fallenCharacter = z.strictObject({
  name: line,
  class: idOf<ids.ClassId>(),
  level: z.int().min(1).max(9),
  player: line,
  /** True once its player has a new character. */
  replaced: z.boolean(),
});

/** A pack used by the campaign. Its name is kept in case the library no longer has it. */
export const packInUse = z.strictObject({ id: idOf<ids.PackId>(), name: word });

const hasOwnIds = unique('id');

export const campaign = z
  .strictObject({
    /** Empty before `newCampaign`. */
    name: line,
    difficulty: z.enum(DIFFICULTIES),
    /** Solo or open information: monsters and traps are one level higher. */
    solo: z.boolean(),
    /** Set if the campaign plays with reduced randomness. */
    reducedRandomness: z.exactOptional(z.literal(true)),
    /** Set if the campaign plays with permanent death. */
    permanentDeath: z.exactOptional(z.literal(true)),
    characters: z.array(characterSheet),
    /** Number for the next character, so that ids are never reused. */
    nextCharacter: positive,
    completed: z.array(idOf<ids.ScenarioId>()),
    /** Retired characters in their final state, in order. */
    retired: z.array(characterSheet),
    /** Characters that died, in order; absent = none. */
    fallen: z.exactOptional(z.array(fallenCharacter)),
    party,
    /**
     * Correction to the campaign's clock in seconds: played elsewhere, or changed by the players.
     */
    playTime: seconds,
    /** Content packs in use, in the order they were switched on. */
    packs: z.array(packInUse).max(50).refine(hasOwnIds),
  })
  .refine(({ characters, retired }) => hasOwnIds([...characters, ...retired]));
