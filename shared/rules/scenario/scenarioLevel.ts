/** Scenario levels and their numbers. */
import type { Difficulty } from '../../vocabulary';
import { hazardDamage, trapDamage } from '../board/traps';

/** The numbers of a scenario level. */
export interface LevelNumbers {
  readonly trapDamage: number;
  readonly hazardDamage: number;
  readonly goldPerToken: number;
  readonly bonusExperience: number;
}

const HIGHEST_LEVEL = 7;
const GOLD_PER_TOKEN = [2, 2, 3, 3, 4, 4, 5, 6] as const;
/** Change of the recommended level by difficulty. @rule LEVEL-1 */
export const DIFFICULTY_STEP = { easy: -1, normal: 0, hard: 1, veryHard: 2 } as const;

/**
 * Recommended level for a party, from 0 to 7: half the average level, rounded up, plus the
 * difficulty. `levels` are the levels of the participating characters, at least one.
 *
 * @rule LEVEL-1
 */
export function recommendedLevel(levels: readonly number[], difficulty: Difficulty): number {
  const sum = levels.reduce((total, level) => total + level, 0);
  const half = Math.ceil(sum / (2 * levels.length));
  return Math.min(HIGHEST_LEVEL, Math.max(0, half + DIFFICULTY_STEP[difficulty]));
}

/**
 * Level of monsters, traps and hazards: one higher in solo play, up to the end of the table.
 *
 * @rule LEVEL-3
 */
export function monsterLevel(scenarioLevel: number, solo: boolean): number {
  return solo ? Math.min(HIGHEST_LEVEL, scenarioLevel + 1) : scenarioLevel;
}

/**
 * Traps and hazards use the monster level, gold and experience use the scenario level. Both are 0
 * to 7.
 *
 * @rule LEVEL-2 LEVEL-3
 */
export function levelNumbers(scenarioLevel: number, monsterLevel: number): LevelNumbers {
  return {
    trapDamage: trapDamage(monsterLevel),
    hazardDamage: hazardDamage(monsterLevel),
    goldPerToken: GOLD_PER_TOKEN[scenarioLevel] ?? 0,
    bonusExperience: 4 + 2 * scenarioLevel,
  };
}
