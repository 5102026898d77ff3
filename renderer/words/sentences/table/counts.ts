/** Words the progress of battle goals. */
import type { GoalProgress } from '#shared/rules/scenario/battleGoals';
import { TABLE_WORDS } from '../play';

export const { COUNTED, COUNTS } = TABLE_WORDS.counts;

/** The progress of a battle goal: 'Monsters killed: 2, at least 5 needed'. */
export function goalProgressText({ counts, low, high, least, most }: GoalProgress): string {
  const span = { low, high: Number.isFinite(high) ? high : null };
  return COUNTS.goal(COUNTED[counts], span, { least, most });
}
