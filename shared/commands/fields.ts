/** Fields that commands of several chapters have: ids, names, amounts, hexes. */
import { z } from 'zod';
import type * as ids from '../ids';
import { effect, name } from '../content/schemas/notations';
import { negation } from '../schemas/figures';
import type { ModifierCard } from '../vocabulary';

/** Longest id, name and card text that is taken; far above anything real. */
const ID_LENGTH = 64;
export const NAME_LENGTH = 60;

export const idOf = <T extends ids.Id<string>>() =>
  z
    .string()
    .min(1)
    .max(ID_LENGTH)
    .transform((text) => text as T);

export { name };
export const figure = idOf<ids.FigureId>();
export const character = idOf<ids.CharacterId>();
export const monsterType = idOf<ids.MonsterTypeId>();
export const token = idOf<ids.TokenId>();
export const small = z.int().min(0).max(99);
export const amount = z.int().min(0).max(999);
export const positive = z.int().min(1).max(999);
export { negation };

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

export const effects = z.array(effect).max(12);
