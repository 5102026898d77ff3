/** Character levels and the perks they give. */
import type { ClassCard, PerkContent } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import type { CharacterSheet } from '../../../state';
import { whyNotChooseCard } from '../../cards/classCards';

/** Experience at levels 1 to 9. */
const EXPERIENCE_OF_LEVEL = [0, 45, 95, 150, 210, 275, 345, 420, 500] as const;

export const HIGHEST_LEVEL = 9;
const MARKS_FOR_A_PERK = 3;
/** Number of check marks on a sheet. @rule PERK-4 */
export const MAX_CHECK_MARKS = 18;

/** Minimum experience of a level. A new character starts with it. @rule EXPERIENCE-1 */
export function experienceOfLevel(level: number): number {
  return EXPERIENCE_OF_LEVEL[level - 1] ?? 0;
}

/** Starting gold of a new character at a level. @rule EXPERIENCE-2 */
export function startingGold(level: number): number {
  return 15 * (level + 1);
}

type Levelled = Pick<CharacterSheet, 'level' | 'experience'>;

/** The reason why a character can level up. */
export type LevelUpReason = 'experience' | 'prosperity';

/**
 * The reason why a character can level up now: enough experience, or a prosperity level above its
 * own level. Null = it cannot.
 *
 * @rule EXPERIENCE-1 PROSPERITY-2
 */
export function mayLevelUp(
  { level, experience }: Levelled,
  prosperity: number,
): LevelUpReason | null {
  if (level >= HIGHEST_LEVEL) return null;
  if (experience >= experienceOfLevel(level + 1)) return 'experience';
  return level < prosperity ? 'prosperity' : null;
}

/**
 * Refuses to level up with a class card (its number; null = chosen later); null = allowed.
 * `prosperity` is the prosperity level of the city.
 *
 * @rule EXPERIENCE-1 EXPERIENCE-5 EXPERIENCE-7 PROSPERITY-2
 */
export function whyNotLevelUp(
  sheet: CharacterSheet,
  prosperity: number,
  card: number | null,
  cards: readonly ClassCard[],
): Refusal | null {
  const { id: character, level } = sheet;
  const needed = experienceOfNextLevel(level);
  if (needed === null) return { code: 'highestLevel', character };
  if (!mayLevelUp(sheet, prosperity)) return { code: 'notEnoughExperience', character, needed };
  return card === null ? null : whyNotChooseCard(cards, sheet.cards, card, level + 1);
}

/** Experience for the next level; null at the highest level. @rule EXPERIENCE-1 */
export function experienceOfNextLevel(level: number): number | null {
  return level >= HIGHEST_LEVEL ? null : experienceOfLevel(level + 1);
}

/** The next level if the experience is enough; null = not enough. @rule EXPERIENCE-1 */
export function levelEarned({ level, experience }: Levelled): number | null {
  const needed = experienceOfNextLevel(level);
  return needed !== null && experience >= needed ? level + 1 : null;
}

/** Progress from this level to the next, from 0 to 1. @rule EXPERIENCE-1 */
export function wayToNextLevel({ level, experience }: Levelled): number {
  const needed = experienceOfNextLevel(level);
  if (needed === null) return 1;
  const begun = experienceOfLevel(level);
  return Math.min(1, Math.max(0, (experience - begun) / (needed - begun)));
}

/**
 * Levels up. Missing experience is filled up. `card` is the number of the chosen card, null =
 * chosen later. Check `whyNotLevelUp` first.
 *
 * @rule EXPERIENCE-5 PROSPERITY-2
 */
export function levelUp(sheet: CharacterSheet, card: number | null): CharacterSheet {
  const level = sheet.level + 1;
  return {
    ...sheet,
    level,
    experience: Math.max(sheet.experience, experienceOfLevel(level)),
    cards: card === null ? sheet.cards : [...sheet.cards, card],
  };
}

type Perked = Pick<CharacterSheet, 'level' | 'checkMarks' | 'extraPerks' | 'perks'>;

/** Number of a character's perks by source. */
export interface PerkCount {
  readonly fromLevels: number;
  readonly fromCheckMarks: number;
  readonly fromRetirements: number;
  readonly checked: number;
  /** Perks it can still check; negative if it has too many. */
  readonly left: number;
}

/** @rule PERK-3 PERK-4 EXPERIENCE-5 RETIRE-4 */
export function perkCount({ level, checkMarks, extraPerks, perks }: Perked): PerkCount {
  const fromLevels = level - 1;
  const fromCheckMarks = Math.floor(Math.min(checkMarks, MAX_CHECK_MARKS) / MARKS_FOR_A_PERK);
  const checked = perks.reduce((sum, boxes) => sum + boxes, 0);
  return {
    fromLevels,
    fromCheckMarks,
    fromRetirements: extraPerks,
    checked,
    left: fromLevels + fromCheckMarks + extraPerks - checked,
  };
}

/** Refuses to check a box of a perk; null = allowed. @rule PERK-1 PERK-3 */
export function whyNotCheckPerk(
  sheet: CharacterSheet,
  perk: number,
  printed: readonly PerkContent[],
): Refusal | null {
  const boxes = printed[perk]?.boxes;
  if (boxes === undefined) return { code: 'noSuchPerk', perk };
  if ((sheet.perks[perk] ?? 0) >= boxes) return { code: 'perkBeyondItsBoxes', perk };
  return perkCount(sheet).left > 0 ? null : { code: 'noPerkLeft', character: sheet.id };
}

/** Refuses to uncheck a box of a perk; null = allowed. */
export function whyNotUncheckPerk({ perks }: Perked, perk: number): Refusal | null {
  const boxes = perks[perk];
  if (boxes === undefined) return { code: 'noSuchPerk', perk };
  return boxes > 0 ? null : { code: 'perkIsNotChecked', perk };
}

/**
 * Check marks after a change. Limited to 0..18, and never reduced below the marks that have given
 * perks.
 *
 * @rule PERK-4
 */
export function checkMarksAfter(checkMarks: number, by: number): number {
  const kept = Math.floor(checkMarks / MARKS_FOR_A_PERK) * MARKS_FOR_A_PERK;
  const min = by < 0 ? Math.min(checkMarks, kept) : 0;
  return Math.min(MAX_CHECK_MARKS, Math.max(min, checkMarks + by));
}
