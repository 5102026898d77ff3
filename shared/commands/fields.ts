/**
 * Schemas of the fields that commands share: ids, names, amounts, hexes. Imports zod, so the
 * renderer imports only types from here.
 */
import { z } from 'zod';
import type * as ids from '../ids';
import { condition, effect, name } from '../content/schemas/notations';
import { isOneLine } from '../oneLine';
import { campaign, characterSheet, hiddenThing, sticker } from '../schemas/campaign';
import { reachedLevel } from '../schemas/characterFile';
import { initiativeNumber, negation } from '../schemas/figures';
import { lineRef } from '../schemas/playedLines';
import { scenario as scenarioInPlay } from '../schemas/scenario';
import type { ModifierCard } from '../vocabulary';

/** Maximum length of an id, a name and a card text; real ones are far shorter. */
const ID_LENGTH = 64;
export const NAME_LENGTH = 60;

export const idOf = <T extends ids.Id<string>>() =>
  z
    .string()
    .min(1)
    .max(ID_LENGTH)
    .transform((text) => text as T);

export {
  condition,
  lineRef,
  name,
  negation,
  campaign,
  characterSheet,
  sticker,
  reachedLevel,
  hiddenThing,
  initiativeNumber,
  scenarioInPlay,
};
export const figure = idOf<ids.FigureId>();
export const character = idOf<ids.CharacterId>();
export const monsterType = idOf<ids.MonsterTypeId>();
export const token = idOf<ids.TokenId>();
export const small = z.int().min(0).max(99);
export const amount = z.int().min(0).max(999);
export const positive = z.int().min(1).max(999);

/** Turns -0 into 0. */
const coordinate = z.number().transform((number) => number + 0);
/** Accepts any two numbers; `apply` refuses invalid hexes. */
export const hex = z.strictObject({ q: coordinate, r: coordinate });

/**
 * The red hexes of an area. `pattern` is the printed area (`melee` = with the attacker at (0, 0));
 * if given, the hexes must match it.
 */
export const areaOnBoard = z.strictObject({
  hexes: z.array(hex).max(30),
  pattern: z
    .strictObject({ kind: z.enum(['melee', 'ranged']), hexes: z.array(hex).max(30) })
    .optional(),
});

export const modifierCard = z
  .string()
  .min(2)
  .max(60)
  .transform((text) => text as ModifierCard);

export const effects = z.array(effect).max(12);

export const classId = idOf<ids.ClassId>();
export const scenario = idOf<ids.ScenarioId>();
export const characterLevel = z.int().min(1).max(9);
/** A printed number of an item, card, quest or event. */
export const number = z.int().min(1).max(9999);
/** Index in a printed list. */
export const place = z.int().min(0).max(40);
export const signed = z.int().min(-999).max(999);
export const word = z.string().min(1).max(NAME_LENGTH);
/** A single line; may be empty. */
export const line = z.string().trim().max(NAME_LENGTH).refine(isOneLine);
/** Several lines, without control characters other than line ends. */
export const notes = z
  .string()
  .max(2000)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);

/** Fields that correct a character sheet, apart from its basic numbers. */
export const sheetFields = {
  player: line.optional(),
  absent: z.boolean().optional(),
  checkMarks: z.int().min(0).max(18).optional(),
  extraPerks: z.int().min(0).max(20).optional(),
  notes: notes.optional(),
  /** True if the character has donated since its last scenario. */
  blessed: z.boolean().optional(),
  /** Numbers of the ability cards above level 1. */
  cards: z.array(number).max(40).optional(),
};

/** Cards that the players drew from their physical deck; null or missing = Standee draws. */
export const drawnCards = {
  drawn: z
    .strictObject({
      design: number.nullable().optional(),
      sideScenario: scenario.nullable().optional(),
    })
    .optional(),
};

export const modifierNumber = z.int().min(-99).max(99);

export const attackModifier = z.strictObject({
  op: z.enum(['add', 'multiply']),
  n: modifierNumber,
  source: z.string().max(NAME_LENGTH),
});

export const modifierIds = z.array(idOf<ids.ModifierId>()).max(40);

export const attackTarget = z.strictObject({
  figure: figure,
  distance: z.int().min(1).max(99).nullable().optional(),
  modifiers: z.array(attackModifier).max(20).optional(),
  extraShield: small.optional(),
  extraPierce: small.optional(),
});

export const override = amount.nullable();

export const path = z.array(hex).max(60);

export const door = z.int().min(0).max(199);

export const doorState = z.enum(['open', 'closed', 'locked']);

export const negates = z.array(negation.nullable()).max(60).optional();

export const trap = z.strictObject({
  damage: small.nullable(),
  conditions: z.array(condition).max(8),
});

export const abilityDeck = idOf<ids.AbilityDeckId>();

export const modifierDeck = idOf<ids.CharacterId>().or(z.literal('monsters'));

export const specialCard = z.enum(['bless', 'curse', 'minus1']);

/** The limit is far above the number of conditions a figure can have. */
export const keptConditions = z.array(condition).max(68).optional();

export const block = idOf<ids.BlockId>();

export const scenarioLevel = z.int().min(0).max(7);

export const corrections = z
  .array(
    z.strictObject({
      line: z.string().min(1).max(120),
      amount: z.int().min(-999).max(999).optional(),
      to: character.optional(),
      scenario: scenario.optional(),
      item: number.optional(),
      choice: place.optional(),
    }),
  )
  .max(200);

export const stickerName = sticker.shape.sticker;

export const dotOfCard = {
  card: number,
  half: sticker.shape.half,
  dot: sticker.shape.dot,
};

export const owned = { character: character, item: number };

export const eventDeck = z.enum(['city', 'road']);

export const eventLine = z.string().min(1).max(20);

export const scope = z.enum(['global', 'party']);
