/** Experience a character has on reaching level 1 to 9. */
const EXPERIENCE_OF_LEVEL = [0, 45, 95, 150, 210, 275, 345, 420, 500] as const;

/**
 * Experience a character of the level has at least; a new character starts with it.
 *
 * @rule EXPERIENCE-1
 */
export function experienceOfLevel(level: number): number {
  return EXPERIENCE_OF_LEVEL[level - 1] ?? 0;
}

/**
 * Gold of a new character of the level.
 *
 * @rule EXPERIENCE-2
 */
export function startingGold(level: number): number {
  return 15 * (level + 1);
}
