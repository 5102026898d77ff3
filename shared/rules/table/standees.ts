import { shuffled, type Random } from '../../random';

/**
 * Numbers from 1 to `limit` that no figure has, lowest first.
 */
export function freeStandees(taken: readonly number[], limit: number): readonly number[] {
  const inUse = new Set(taken);
  return Array.from({ length: limit }, (_, index) => index + 1).filter((n) => !inUse.has(n));
}

/**
 * Up to `count` free numbers by chance; fewer where the standees run out.
 *
 * @rule REVEAL-1 REVEAL-4
 */
export function randomStandees(
  free: readonly number[],
  count: number,
  random: Random,
): readonly number[] {
  return shuffled(free, random).slice(0, count);
}
