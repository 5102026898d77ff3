/** The words of the set-up page, and the calculation of the recommended level in words. */
import type { Difficulty } from '#shared/vocabulary';
import { locale } from '../../language';
import { DIFFICULTY_WORDS } from '../steps/commands';
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.setUp;
export const { SET_UP, FETCH } = words;
const { LEVEL_WORDS } = words;

/** A number with at most two decimal places, without trailing zeros. */
function formatNumber(number: number): string {
  return number.toLocaleString(locale(), { maximumFractionDigits: 2 });
}

/**
 * The calculation of the recommended level: 'Average level 2.5, halved 1.25, rounded up = 2'.
 * `step` is the addition of the difficulty, `level` the result, limited to 0 to 7.
 */
export function levelExplained(
  levels: readonly number[],
  difficulty: Difficulty,
  step: number,
  level: number,
): string {
  const average = levels.reduce((sum, one) => sum + one, 0) / levels.length;
  const half = Math.ceil(average / 2);
  const start =
    average % 2 === 0
      ? LEVEL_WORDS.even(formatNumber(average), half)
      : LEVEL_WORDS.rounded(formatNumber(average), formatNumber(average / 2), half);
  if (step === 0) return `${start}.`;
  const sum = half + step;
  const changed = LEVEL_WORDS.changed(start, DIFFICULTY_WORDS[difficulty], step, sum);
  return sum === level ? `${changed}.` : LEVEL_WORDS.kept(changed, level);
}
