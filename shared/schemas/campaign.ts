/**
 * What lasts from scenario to scenario: characters between scenarios, the party, and the world it
 * has changed. The types are in `state.ts`. Imports zod: not for the renderer.
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

/** A copy of an item that a character owns; nobody owns two of the same. */
export const ownedItem = z.strictObject({
  /** The printed number. */
  item: positive,
  /** Worn in a slot; otherwise it lies in the bag. */
  equipped: z.boolean(),
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Circles marked of an item that has some. */
  marks: whole,
});

/** The personal quest of a character. */
export const quest = z.strictObject({
  /** The printed number of the card. */
  quest: positive,
  /** What is counted for each goal of the card, in its order. */
  counters: z.array(whole).max(20),
  /** For goals that ask for different ones (monster types, scenarios): what has counted. */
  counted: z.array(z.array(word)).max(20),
});

export const characterSheet = z.strictObject({
  id: idOf<ids.CharacterId>(),
  class: idOf<ids.ClassId>(),
  name: line,
  level: z.int().min(1).max(9),
  experience: whole,
  gold: whole,
  /** Boxes checked for each perk of the class, in the order of the content. */
  perks: z.array(whole),
  /** Hit points that differ from the class table (by hand); null = as printed. */
  maxHitPoints: positive.nullable(),
  /** Who plays it; empty = not told. */
  player: line,
  /** Not at the table tonight. */
  absent: z.boolean(),
  /** Check marks from battle goals; every three allow a perk. */
  checkMarks: whole,
  /** Perks it may have besides those of levels and check marks: one for each earlier retirement. */
  extraPerks: whole,
  items: z.array(ownedItem),
  notes,
  quest: quest.nullable(),
  /** Two cards it has drawn, of which it keeps one; empty = none were drawn. */
  questsDrawn: z.array(positive).max(2),
  /** Numbers of the cards above level 1 that it has chosen. */
  cards: z.array(positive),
  /** Numbers of the cards it takes into a scenario; null = not told. */
  hand: z.array(positive).nullable(),
  /** Gave gold to the sanctuary since its last scenario: two blessings in the next one. */
  blessed: z.boolean(),
});

/** An achievement as often as it was gained. */
export const achieved = z.strictObject({ achievement: word, count: positive });

/** What the players set by hand where the scenario would be in another state by the links. */
export const scenarioMark = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  state: z.enum(['open', 'blocked', 'locked']),
});

/** Copies of an item that the campaign has beyond those of its prosperity. */
export const itemCopies = z.strictObject({ item: positive, copies: positive });

export const eventDeck = z.strictObject({
  /** Numbers of the cards, top first. */
  draw: z.array(positive),
  /** Drawn and not yet put away. */
  current: positive.nullable(),
  /** Taken out of the game after they were drawn or by hand. */
  removed: z.array(positive),
});

/** An enhancement on a card of a class, whoever plays it. */
export const sticker = z.strictObject({
  class: idOf<ids.ClassId>(),
  card: positive,
  half: z.enum(['top', 'bottom']),
  /** Its place on the half: see `rules/campaign/enhancements/stickers.ts`. */
  dot: z.string().min(1).max(60),
  sticker: z.enum([...PLAIN_STICKERS, ...ELEMENTS]),
});

/** What an event brings at the start of the next scenario. */
export const startEffect = z.discriminatedUnion('type', [
  /** For every character. */
  z.strictObject({ type: z.literal('condition'), condition }),
  z.strictObject({
    type: z.literal('cards'),
    card: z.enum(['bless', 'curse', 'minus1']),
    count: positive,
    /** Null = every one. */
    character: idOf<ids.CharacterId>().nullable(),
  }),
  z.strictObject({ type: z.literal('damage'), value: positive }),
  /** Cards from the hand. */
  z.strictObject({ type: z.literal('discard'), value: positive }),
  z.strictObject({
    type: z.literal('consumeItem'),
    slot: z.enum(ITEM_SLOTS),
    count: positive,
    /** The party together, not each character. */
    together: z.boolean(),
  }),
]);

/** What can be shown before it is reached: a class or scenario by its id, others by their number. */
export const hiddenThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('class'), which: idOf<ids.ClassId>() }),
  z.strictObject({ kind: z.literal('scenario'), which: idOf<ids.ScenarioId>() }),
  z.strictObject({ kind: z.enum(['item', 'treasure']), which: positive }),
]);

/** A room of a random dungeon: its cards, and how the room card lies: turned by sixths, then moved. */
export const dungeonRoom = z.strictObject({
  room: positive,
  monsters: positive,
  at: hex,
  turns: z.int().min(0).max(5),
});

/** The random dungeon that was drawn last: a scenario of its own, or that of scenario 55. */
export const dungeon = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  rooms: z.array(dungeonRoom).min(1).max(9),
});

/** The party and the world it has changed. */
export const party = z.strictObject({
  reputation: z.int().min(-20).max(20),
  /** Check marks of the prosperity track. */
  prosperity: whole,
  /** Gold given to the sanctuary in all. */
  donated: whole,
  notes,
  globalAchievements: z.array(achieved),
  partyAchievements: z.array(achieved),
  /** Numbers of the treasures that were looted. */
  treasures: z.array(positive),
  unlockedClasses: z.array(idOf<ids.ClassId>()),
  items: z.array(itemCopies),
  marks: z.array(scenarioMark),
  /** Scenarios that were started although something stood in the way. */
  outOfOrder: z.array(idOf<ids.ScenarioId>()),
  envelopes: z.array(word),
  /** Fixed points of the campaign that were reached and have had their effect. */
  milestones: z.array(word),
  events: z.strictObject({ city: eventDeck, road: eventDeck }),
  /** Resolved or left out since the last scenario. */
  eventsDone: z.array(z.enum(['city', 'road'])).max(2),
  atStart: z.array(startEffect).max(99),
  enhancements: z.array(sticker).max(400),
  dungeon: dungeon.nullable(),
  /** Hidden things the players had shown to them one by one. */
  shown: z.array(hiddenThing),
});

/** A pack that the campaign plays with; its name is kept for when the library has it no more. */
export const packInUse = z.strictObject({ id: idOf<ids.PackId>(), name: word });

const hasOwnIds = unique('id');

export const campaign = z
  .strictObject({
    /** Empty until `newCampaign`. */
    name: line,
    difficulty: z.enum(DIFFICULTIES),
    /** Solo or open information: monsters and traps are one level higher. */
    solo: z.boolean(),
    characters: z.array(characterSheet),
    /** Number for the next character, so that ids are never used twice. */
    nextCharacter: positive,
    completed: z.array(idOf<ids.ScenarioId>()),
    /** Characters that have retired, as they were, first to last. */
    retired: z.array(characterSheet),
    party,
    /** Seconds to be added to those on its clock: played elsewhere, or put right by hand. */
    playTime: seconds,
    /** Content packs in use, in the order they were switched on. */
    packs: z.array(packInUse).max(50).refine(hasOwnIds),
  })
  .refine(({ characters, retired }) => hasOwnIds([...characters, ...retired]));
