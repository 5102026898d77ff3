/** Shapes of the commands for characters and what they own. For the boundary only. */
import { z } from 'zod';
import { sticker } from '../../schemas/campaign';
import { character, name } from '../fields';
import { shapesOf } from '../shapesOf';
import { characterLevel, classId, line, number, place, signed } from './fields';

const stickerName = sticker.shape.sticker;
const dotOfCard = {
  card: number,
  half: sticker.shape.half,
  dot: sticker.shape.dot,
};

export const SHEET_SHAPES = shapesOf({
  /** A new character by the rules; `addCharacter` takes one as it is. */
  createCharacter: {
    class: classId,
    name,
    level: characterLevel,
    player: line.optional(),
    quest: number.nullable().optional(),
    cards: z.array(number).max(8).optional(),
  },
  /** `card` = number of the card it takes, `perk` = place of the perk it checks; null = later. */
  levelUp: { character, card: number.nullable(), perk: place.nullable().optional() },
  checkPerk: { character, perk: place },
  uncheckPerk: { character, perk: place },
  /** What a character gains or loses outside of a scenario; it never loses more than it may. */
  changeSheet: {
    character,
    gold: signed.optional(),
    experience: signed.optional(),
    checkMarks: signed.optional(),
  },
  chooseQuest: { character, quest: number.nullable() },
  /** Two to choose from. */
  drawQuests: { character },
  /** Buys a sticker for a card of its class. */
  enhance: { character, ...dotOfCard, sticker: stickerName },
  /** As it is on the card; null = there is none. */
  correctEnhancement: { class: classId, ...dotOfCard, sticker: stickerName.nullable() },
  countQuest: { character, goal: place, by: z.int().min(-99).max(99) },
  /** `anyway` = although its quest is not done. */
  retire: { character, anyway: z.boolean().optional() },
  donate: { character },
});

const owned = { character, item: number };

export const ITEM_SHAPES = shapesOf({
  buyItem: { ...owned },
  sellItem: { ...owned },
  /** Handed out or taken away without gold: rewards, events, corrections. */
  gainItem: { ...owned },
  loseItem: { ...owned },
  equipItem: { ...owned, equipped: z.boolean() },
  useItem: { ...owned },
  refreshItem: { ...owned },
  correctItem: {
    ...owned,
    state: z.enum(['ready', 'spent', 'consumed']),
    marks: z.int().min(0).max(9),
  },
});
