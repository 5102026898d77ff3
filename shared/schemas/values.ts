/**
 * Schemas of basic values in game and campaign. The renderer must not import them, because they use
 * zod.
 */
import { z } from 'zod';
import type { Id } from '../ids';
import { isOneLine } from '../oneLine';

/** One line of visible text. */
export const line = z.string().max(200).refine(isOneLine);

/** A count, small enough for exact sums. */
export const whole = z.int().min(0).max(1e9);

export const positive = z.int().min(1);

/** A time or a time difference in seconds. */
export const seconds = z.int().min(-1e9).max(1e9);

/** 0 to 7: level of scenarios and monsters. */
export const level = z.int().min(0).max(7);

/** Axial, pointy-top; q to the right, r down-right. */
export const hex = z.strictObject({ q: z.int(), r: z.int() });

/** A branded id string. */
export function idOf<T extends Id<string>>(): z.ZodType<T, T> {
  return z.string().min(1).max(200) as unknown as z.ZodType<T, T>;
}

/** True if all values of this key are unique, because screens use it as an identifier. */
export function unique<K extends string>(
  key: K,
): (list: readonly Readonly<Record<K, unknown>>[]) => boolean {
  return (list) => new Set(list.map((one) => one[key])).size === list.length;
}
