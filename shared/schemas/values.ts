/** What the schemas of game and campaign are made of. Imports zod: not for the renderer. */
import { z } from 'zod';
import type { Id } from '../ids';
import { isOneLine } from '../oneLine';

/** One line of text without anything that cannot be seen. */
export const line = z.string().max(200).refine(isOneLine);

/** A count; so far below the last whole number that sums stay exact. */
export const whole = z.int().min(0).max(1e9);

export const positive = z.int().min(1);

/** A time, or what it differs by. */
export const seconds = z.int().min(-1e9).max(1e9);

/** 0 to 7: that of scenarios and monsters. */
export const level = z.int().min(0).max(7);

/** Axial, pointy-top; q to the right, r down-right. */
export const hex = z.strictObject({ q: z.int(), r: z.int() });

/** A string that carries the kind of its id. */
export function idOf<T extends Id<string>>(): z.ZodType<T, T> {
  return z.string().min(1).max(200) as unknown as z.ZodType<T, T>;
}

/** Whether no two of a list have the same of this; the screens tell them apart by it. */
export function unique<K extends string>(
  key: K,
): (list: readonly Readonly<Record<K, unknown>>[]) => boolean {
  return (list) => new Set(list.map((one) => one[key])).size === list.length;
}
