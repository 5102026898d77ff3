/** Shared notations of all content files. */
import { z } from 'zod';
import type { AbilityDeckId, ClassId, MonsterTypeId, ScenarioId } from '../../ids';
import { isOneLine } from '../../oneLine';
import { EFFECT_PATTERN, PACK_CONDITION_PATTERN, NAMED_EFFECTS } from '../notation/effects';
import { CARD_PATTERN } from '../notation/modifierCard';
import { CONDITIONS, ELEMENTS, RANKS } from '../../vocabulary';
import type { EffectText, ModifierCard, OwnCondition, Rank } from '../../vocabulary';

/** A string with a pattern and a narrower type. JSON Schema keeps the pattern. */
function textOf<T extends string>(pattern: RegExp): z.ZodType<T, T> {
  return z.string().max(60).regex(pattern) as unknown as z.ZodType<T, T>;
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z.string().max(60).regex(KEBAB);
export const monsterTypeId = textOf<MonsterTypeId>(KEBAB);
export const abilityDeckId = textOf<AbilityDeckId>(KEBAB);
export const classId = textOf<ClassId>(KEBAB);
export const scenarioId = textOf<ScenarioId>(KEBAB);
/** A printed name or one that players enter: one line with at least one visible character. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine(isOneLine)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

/** Free text of a pack's author: shown unchanged, never carried out. */
export const note = z.string().trim().min(1).max(400);

export const ownCondition = textOf<OwnCondition>(new RegExp(`^${PACK_CONDITION_PATTERN}$`));
export const condition = z.union([z.enum(CONDITIONS), ownCondition]);
export const element = z.enum(ELEMENTS);
/** `wild` is any element. */
export const elementOrWild = z.enum([...ELEMENTS, 'wild']);
export const rank = z.enum(RANKS);
export const count = z.int().min(1).max(200);
/** A number printed on a card or in a book. */
export const printedNumber = z.int().min(1).max(9999);

/**
 * An effect that an attack or a card has besides its number: 'poison', 'push 2', 'infuse fire',
 * 'heal 1 self'.
 */
export const effect = textOf<EffectText>(new RegExp(`^${EFFECT_PATTERN}$`)).meta({
  id: 'effect',
  description:
    "'push 2', 'pierce 3', 'infuse fire', 'heal 1 self', a condition, 'own-' and the rest of the id of a pack's, 'bless' or 'curse'",
});

/** An attack modifier card: 'r+0 pierce 3', '+1', 'x2', 'null', 'bless', 'curse', 'minus1'. */
export const modifierCard = textOf<ModifierCard>(new RegExp(`^${CARD_PATTERN}$`)).meta({
  id: 'modifierCard',
  description: "r for rolling, a value, then effects: 'r+0 pierce 3', '+1', 'x2', 'null'",
});

/** A number that is added to the one on the stat card. */
export type Relative = `+${number}` | `-${number}`;
export const relative = textOf<Relative>(/^[+-][0-9]$/);
/** Arithmetic in named variables: 'C*8', 'floor(2+(L*C/2))', 'ceil(maxHitPoints/2)'. */
export const formula = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9+\-*/() ]+$/)
  .meta({
    id: 'formula',
    description: 'Numbers, + - * / ( ), ceil, floor; C = characters, L = scenario level',
  });
export const amount = z
  .union([z.int().min(0).max(999), formula])
  .meta({ id: 'amount', description: 'A number or a formula' });

/** An integer, or a formula that is evaluated before any rule sees it. */
export function numberOrFormula(least: number, most: number): z.ZodType<number, number | string> {
  const either = z.union([z.int().min(least).max(most), formula]);
  return either as unknown as z.ZodType<number, number | string>;
}

/** A plain number, or one that is added to the stat card. */
export const value = z.union([z.int().min(0).max(99), relative, formula]).meta({
  id: 'value',
  description: "A number or a formula, or '+1' and '-2' relative to the stat card",
}) as unknown as z.ZodType<number | Relative, number | string>;

const coordinate = z.int().min(-99).max(99);
/** Axial hex as [q, r]: pointy-top, q to the right, r down-right. */
export const hex = z
  .tuple([coordinate, coordinate])
  .meta({ id: 'hex', description: 'Axial [q, r], pointy-top; q to the right, r down-right' });

/** Rank of one figure with two, three and four characters; null = absent. */
export const ranks = z
  .tuple([rank.nullable(), rank.nullable(), rank.nullable()])
  .meta({ id: 'ranks', description: 'Rank with 2, 3 and 4 characters; null = not there' });

/** Pattern of an area attack around the monster at 0, 0; it can be turned and mirrored. */
export const area = z
  .array(z.strictObject({ q: coordinate, r: coordinate, role: z.enum(['self', 'target']) }))
  .min(2)
  .max(40)
  .meta({ id: 'area', description: 'Hexes round the monster at 0, 0; may be turned and mirrored' });

export const immunity = z.union([z.enum([...NAMED_EFFECTS, 'push', 'pull']), ownCondition]);
export type Ranks = readonly [Rank | null, Rank | null, Rank | null];
