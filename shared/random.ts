/**
 * Returns a number from 0 (inclusive) to 1 (exclusive). The only source of randomness in the game.
 */
export type Random = () => number;

/** Shuffles with `random` (Fisher-Yates from the end, one number per card except the last). */
export function shuffle<T>(cards: readonly T[], random: Random): readonly T[] {
  const result = [...cards];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const card = result[last] as T;
    result[last] = result[pick] as T;
    result[pick] = card;
  }
  return result;
}
