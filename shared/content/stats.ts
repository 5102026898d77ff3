/** Printed numbers of monsters, bosses, objectives and characters. */
import type { Rank } from '../vocabulary';
import { evaluateFormula } from './notation/formula';
import type { ClassContent, LevelTables, MonsterType, StatBlock } from './types';

/**
 * The stat block for a level (0 to 7) and rank; null if none is printed, as for an elite boss or
 * level 8.
 */
export function monsterStats(monster: MonsterType, level: number, rank: Rank): StatBlock | null {
  if (monster.boss) return rank === 'boss' ? (monster.levels[level]?.boss ?? null) : null;
  return rank === 'boss' ? null : (monster.levels[level]?.[rank] ?? null);
}

/** Limits a level to those of stat cards. */
export function cardLevel(level: number): number {
  return Math.min(7, Math.max(0, level));
}

export interface Table {
  readonly characters: number;
  /** Level of the monsters, 0 to 7. */
  readonly level: number;
}

/** Printed hit points as a number, rounded up. Throws for an invalid formula. */
export function hitPointsOf(
  stats: { readonly hitPoints: number | string },
  { characters, level }: Table,
): number {
  return Math.ceil(evaluateFormula(stats.hitPoints, { C: characters, L: level }));
}

/** Hit points of a class at a character level of 1 to 9; null for any other level. */
export function classHitPoints(classContent: ClassContent, level: number): number | null {
  return classContent.hitPoints[level - 1] ?? null;
}

/** Prosperity level for a number of check marks, 1 to 9. @rule PROSPERITY-1 */
export function prosperityLevel(tables: LevelTables, marks: number): number {
  const reached = tables.prosperity.levels.filter((each) => marks >= each.checkMarks);
  return Math.max(1, ...reached.map((each) => each.level));
}
