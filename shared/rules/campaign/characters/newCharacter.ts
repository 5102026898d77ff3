/** Creates characters: requirements, starting values and corrections of the sheet. */
import type { Content } from '../../../content/content';
import { prosperityLevel, classHitPoints } from '../../../content/stats';
import type { CharacterId, ClassId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Campaign, CharacterSheet, Game } from '../../../state';
import { whyNotChooseCard } from '../../cards/classCards';
import { withReplaced } from './fallen';
import { experienceOfLevel, startingGold } from './levelUp';
import { isClassOpen } from '../party/changes';
import { EMPTY_SHEET } from '../party/newParty';
import { firstOvercheckedPerk } from './perks';
import { whyNotTakeQuest } from './quests';
import { isPlaying } from './sheets';

/** Limits the size of a campaign file; far above the number of classes. */
const MAX_CHARACTERS = 40;

/** The players' choices for a new character. */
export interface CharacterChoice {
  readonly class: ClassId;
  readonly name: string;
  readonly level: number;
  /** The printed number of a personal quest. */
  readonly quest?: number | null | undefined;
  /** Numbers of the cards above level 1. */
  readonly cards?: readonly number[] | undefined;
}

/** Names must differ in more than upper and lower case. */
export function whyNotNamed(sheets: readonly CharacterSheet[], name: string): Refusal | null {
  const comparable = (text: string) => text.normalize('NFKC').toLowerCase();
  const isTaken = sheets.some((sheet) => comparable(sheet.name) === comparable(name));
  return isTaken ? { code: 'characterNameIsTaken', name } : null;
}

/** Refuses more characters than a party can have; null = allowed. */
export function whyNotSoMany(count: number): Refusal | null {
  return count > MAX_CHARACTERS ? { code: 'tooManyCharacters', limit: MAX_CHARACTERS } : null;
}

/** Refuses a class that another character has. */
export function whyNotOfClass({ characters }: Campaign, classId: ClassId): Refusal | null {
  const isTaken = characters.some((sheet) => sheet.class === classId);
  return isTaken ? { code: 'classIsTaken', class: classId } : null;
}

/** Refuses characters that can never join, regardless of unlocked content; null = allowed. */
export function whyNotJoin(
  campaign: Campaign,
  { class: classId, name, level }: CharacterChoice,
  content: Content,
): Refusal | null {
  const printed = content.class(classId);
  if (!printed || classHitPoints(printed, level) === null) {
    return { code: 'noSuchClass', class: classId };
  }
  return (
    whyNotOfClass(campaign, classId) ??
    whyNotNamed(campaign.characters, name) ??
    whyNotSoMany(campaign.characters.length + 1)
  );
}

/**
 * Refuses to create a character unless its class is unlocked and not played, its level is at most
 * the prosperity level, its name is unique, its quest is unused and its level allows its cards.
 * Null = allowed.
 *
 * @rule EXPERIENCE-4 CLASS-1
 */
export function whyNotBegin(
  campaign: Campaign,
  { class: classId, name, level, quest = null, cards = [] }: CharacterChoice,
  content: Content,
): Refusal | null {
  if (!content.class(classId)) return { code: 'noSuchClass', class: classId };
  if (!isClassOpen(campaign, content, classId)) return { code: 'classIsLocked', class: classId };
  const prosperity = prosperityLevel(content.levels(), campaign.party.prosperity);
  return (
    whyNotOfClass(campaign, classId) ??
    whyNotSoMany(campaign.characters.length + 1) ??
    (level > prosperity ? { code: 'levelAboveProsperity', level, prosperity } : null) ??
    whyNotNamed(campaign.characters, name) ??
    (quest === null ? null : whyNotTakeQuest(campaign, quest, content)) ??
    whyNotChooseCards(content, classId, level, cards)
  );
}

/**
 * Refuses more cards than levels above the first, and cards above the level of the character.
 *
 * @rule EXPERIENCE-5
 */
function whyNotChooseCards(
  content: Content,
  classId: ClassId,
  level: number,
  cards: readonly number[],
): Refusal | null {
  if (cards.length > level - 1) return { code: 'tooManyCardsChosen', limit: level - 1 };
  const printed = content.classCards(classId);
  for (const [index, card] of cards.entries()) {
    const why = whyNotChooseCard(printed, cards.slice(0, index), card, level);
    if (why) return why;
  }
  return null;
}

/**
 * Adds a character with the experience and gold of its level and the values in `known`.
 *
 * @rule EXPERIENCE-1 EXPERIENCE-2
 */
export function withNewCharacter(
  campaign: Campaign,
  { class: classId, name, level }: CharacterChoice,
  content: Content,
  known: Partial<CharacterSheet> = {},
): Campaign {
  const sheet: CharacterSheet = {
    ...EMPTY_SHEET,
    id: `c${String(campaign.nextCharacter)}` as CharacterId,
    class: classId,
    name,
    level,
    experience: experienceOfLevel(level),
    gold: startingGold(level),
    perks: (content.class(classId)?.perks ?? []).map(() => 0),
    maxHitPoints: null,
    ...known,
  };
  return {
    ...withReplaced(campaign, sheet.player),
    characters: [...campaign.characters, sheet],
    nextCharacter: campaign.nextCharacter + 1,
  };
}

/** Corrections to a sheet. Missing fields do not change. */
interface SheetEdit {
  readonly level?: number | undefined;
  readonly maxHitPoints?: number | null | undefined;
  readonly perks?: readonly number[] | undefined;
  readonly name?: string | undefined;
  readonly cards?: readonly number[] | undefined;
}

/**
 * Refuses changes of level, perks and hit points during a scenario, because the figure has a copy
 * of them. Also refuses taken names, perks beyond their boxes and unknown cards.
 */
export function whyNotEdit(
  game: Game,
  { id: character, class: classId }: CharacterSheet,
  { level, maxHitPoints, perks, name, cards }: SheetEdit,
  content: Content,
): Refusal | null {
  const isFixed = level !== undefined || perks !== undefined || maxHitPoints !== undefined;
  if (isFixed && isPlaying(game, character)) return { code: 'characterIsPlaying', character };
  const others = game.campaign.characters.filter((each) => each.id !== character);
  const taken = name === undefined ? null : whyNotNamed(others, name);
  if (taken) return taken;
  const beyond = perks && firstOvercheckedPerk(content.class(classId)?.perks ?? [], perks);
  if (typeof beyond === 'number') return { code: 'perkBeyondItsBoxes', perk: beyond };
  const printed = cards ? content.classCards(classId) : [];
  const unknown = cards?.find((card) => !printed.some((each) => each.id === card));
  return unknown === undefined ? null : { code: 'noSuchClassCard', card: unknown };
}
