/** The words of the characters page and of character sheets. */
import {
  experienceOfNextLevel,
  levelEarned,
  type LevelUpReason,
  type PerkCount,
} from '#shared/rules/campaign/characters/levelUp';
import type { QuestView } from '#shared/rules/campaign/characters/quests';
import type { CharacterSheet } from '#shared/state';
import { TABLE_WORDS, lineName } from '../play';
import { upperFirst } from '../../helpers/phrases';

const words = TABLE_WORDS.sheets;
export const { SHEETS, ENHANCING, STICKER_NAMES } = words;
const { SHEET_REASONS, DOT_PARTS } = words;

/** The sources of a character's perks. */
export function perkSources(count: PerkCount): string {
  const sources = ['fromLevels', 'fromCheckMarks', 'fromRetirements'] as const;
  const parts = sources
    .filter((source) => count[source] > 0)
    .map((source) => SHEET_REASONS.perks[source](count[source]));
  return parts.length === 0 ? SHEET_REASONS.noPerks : SHEET_REASONS.earned(parts);
}

/** The experience that is missing for the next level, in words. */
export function nextLevelText(sheet: Pick<CharacterSheet, 'level' | 'experience'>): string {
  const earned = levelEarned(sheet);
  if (earned !== null) return SHEET_REASONS.enough(earned);
  const needed = experienceOfNextLevel(sheet.level);
  return needed === null ? SHEET_REASONS.highestLevel : SHEET_REASONS.nextLevel(needed);
}

export function levelUpReason(reason: LevelUpReason, needed: number): string {
  return reason === 'experience'
    ? SHEET_REASONS.byExperience(needed)
    : SHEET_REASONS.byProsperity(needed);
}

/** The unlocks of a personal quest. A locked class is named by its symbol. */
export function questUnlocks({ quest }: QuestView, className: (id: string) => string): string {
  const { unlocks } = quest;
  return 'class' in unlocks
    ? SHEETS.unlocksClass(className(unlocks.class))
    : SHEETS.unlocksEnvelope(unlocks.envelope);
}

/** The part of a card that an enhancement dot belongs to: 'Attack', 'Hit points'. */
export function dotPart(part: string): string {
  return DOT_PARTS[part] ?? upperFirst(lineName(part));
}
