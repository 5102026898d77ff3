/** Fields that commands of several chapters have: ids, names, amounts, hexes. */
import { z } from 'zod';
import type * as ids from '../ids';
import { isOneLine } from '../oneLine';
import type { Effect, ModifierCard } from '../vocabulary';

/** Longest id, name and card text that is taken; far above anything real. */
const ID_LENGTH = 64;
export const NAME_LENGTH = 60;

export const idOf = <T extends ids.Id<string>>() =>
  z
    .string()
    .min(1)
    .max(ID_LENGTH)
    .transform((text) => text as T);

/** Names are one line of visible text. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  .refine(isOneLine)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

export const figure = idOf<ids.FigureId>();
export const character = idOf<ids.CharacterId>();
export const monsterType = idOf<ids.MonsterTypeId>();
export const token = idOf<ids.TokenId>();
export const small = z.int().min(0).max(99);
export const amount = z.int().min(0).max(999);
export const positive = z.int().min(1).max(999);
/** What a character loses instead of suffering damage; `cardInEffect` = no card: one that is active prevents it. */
export const negation = z.enum(['oneFromHand', 'twoFromDiscard', 'cardInEffect']);

/** Zero has no sign. */
const coordinate = z.number().transform((number) => number + 0);
/** Any two numbers: what is wrong with them is told by `apply`. See `apply.ts`. */
export const hex = z.strictObject({ q: coordinate, r: coordinate });

/**
 * Where the red hexes of an area lie. `pattern` is the area as printed, `melee` as seen from the
 * attacker at (0, 0); with it, it is checked that the hexes are that pattern.
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

const effect = z
  .string()
  .max(30)
  .regex(
    /^(poison|wound|immobilize|disarm|stun|muddle|invisible|strengthen|bless|curse|(push|pull|pierce|target) [1-9]|infuse (fire|ice|air|earth|light|dark|wild)|(heal|shield) [1-9] self|add target|refresh item)$/,
  )
  .transform((text) => text as Effect);

export const effects = z.array(effect).max(12);
