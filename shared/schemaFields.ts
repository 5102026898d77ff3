/** What the schemas of game and campaign are both made of. Imports zod: not for the renderer. */
import { z } from 'zod';
import { isOneLine } from './oneLine';

/** One line of text without anything that cannot be seen. */
export const line = z.string().max(200).refine(isOneLine);

/** A count; so far below the last whole number that sums stay exact. */
export const whole = z.int().min(0).max(1e9);

/** Whether no two of a list have the same of this; the screens tell them apart by it. */
export function unique<K extends string>(
  key: K,
): (list: readonly Readonly<Record<K, unknown>>[]) => boolean {
  return (list) => new Set(list.map((one) => one[key])).size === list.length;
}
