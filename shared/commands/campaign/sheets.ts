import { classHitPoints } from '../../content/stats';
import type { ClassContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { CharacterId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import { isClassOpen } from '../../rules/campaign/changes';
import { chosenCardTrouble } from '../../rules/decks/classCards';
import { experienceOfLevel, startingGold } from '../../rules/table/experience';
import {
  checkMarksAfter,
  experienceOfNextLevel,
  levelledUp,
  mayLevelUp,
  perkCount,
  prosperityLevel,
} from '../../rules/campaign/levelUp';
import { EMPTY_SHEET } from '../../rules/campaign/newParty';
import { newQuest, questContent, questView, withQuestStep } from '../../rules/campaign/quests';
import { retirementsOf } from '../../rules/campaign/retirement';
import type { Campaign, CharacterSheet, Game } from '../../state';
import type { Answer, Context } from '../findings';
import type { CommandOf } from '../shapes';
import {
  inCampaign,
  isNameTaken,
  sheetChanged,
  sheetInTown,
  sheetOf,
  withSheetIn,
} from './sheetParts';

/** Far above the number of classes; keeps a campaign file within reason. */
export const MOST_CHARACTERS = 40;

/**
 * A new character by the rules: an open class, a level up to the prosperity of the city, the gold
 * of that level, and a perk for each character its player has retired.
 *
 * @rule EXPERIENCE-1 EXPERIENCE-2 EXPERIENCE-4 CLASS-1 RETIRE-4
 */
export function createCharacter(
  game: Game,
  command: CommandOf<'createCharacter'>,
  context: Context,
): Answer<Game> {
  const { class: classId, name, level, player = '', quest = null, cards = [] } = command;
  return inCampaign(game, (campaign) => {
    const allowed = newCharacterClass(campaign, command, context);
    if (!allowed.ok) return allowed;
    if (isNameTaken(campaign.characters, name)) {
      return refuse({ code: 'characterNameIsTaken', name });
    }
    const progress = quest === null ? ok(null) : questFor(campaign, quest, context);
    if (!progress.ok) return progress;
    const trouble = cardsTrouble(classId, level, cards, context);
    if (trouble) return refuse(trouble);
    const extraPerks = retirementsOf(campaign, player);
    const sheet: CharacterSheet = {
      ...EMPTY_SHEET,
      id: `c${String(campaign.nextCharacter)}` as CharacterId,
      class: classId,
      name,
      level,
      experience: experienceOfLevel(level),
      gold: startingGold(level),
      perks: allowed.value.perks.map(() => 0),
      maxHitPoints: null,
      player,
      extraPerks,
      quest: progress.value,
      cards,
    };
    const next: Campaign = {
      ...campaign,
      characters: [...campaign.characters, sheet],
      nextCharacter: campaign.nextCharacter + 1,
    };
    const added: GameEvent = { type: 'characterAdded', name, class: classId };
    const perks: readonly GameEvent[] =
      extraPerks === 0
        ? []
        : [{ type: 'extraPerks', character: sheet.id, count: extraPerks, rule: 'RETIRE-4' }];
    return ok({ next, events: [added, ...perks] });
  });
}

/** @rule EXPERIENCE-4 CLASS-1 */
function newCharacterClass(
  campaign: Campaign,
  { class: classId, level }: CommandOf<'createCharacter'>,
  { content }: Context,
): Result<ClassContent> {
  const printed = content.class(classId);
  if (!printed) return refuse({ code: 'noSuchClass', class: classId });
  if (!isClassOpen(campaign, content, classId)) {
    return refuse({ code: 'classIsLocked', class: classId });
  }
  if (campaign.characters.some((sheet) => sheet.class === classId)) {
    return refuse({ code: 'classIsTaken', class: classId });
  }
  if (campaign.characters.length >= MOST_CHARACTERS) {
    return refuse({ code: 'tooManyCharacters', limit: MOST_CHARACTERS });
  }
  const prosperity = prosperityLevel(content.levels(), campaign.party.prosperity);
  if (level > prosperity) return refuse({ code: 'levelAboveProsperity', level, prosperity });
  return ok(printed);
}

/** The cards a character has chosen: one for each level above the first, each of its level at most. */
function cardsTrouble(
  classId: string,
  level: number,
  cards: readonly number[],
  { content }: Context,
) {
  if (cards.length > level - 1) return { code: 'tooManyCardsChosen', limit: level - 1 } as const;
  for (const [index, card] of cards.entries()) {
    const before = cards.slice(0, index);
    const trouble = chosenCardTrouble(content.classCards(classId), before, card, level);
    if (trouble) return trouble;
  }
  return null;
}

function questFor(campaign: Campaign, quest: number, { content }: Context) {
  const printed = questContent(content, quest);
  if (!printed) return refuse({ code: 'noSuchQuest', quest });
  const isTaken = [...campaign.characters, ...campaign.retired].some(
    (sheet) => sheet.quest?.quest === quest,
  );
  return isTaken ? refuse({ code: 'questIsTaken', quest }) : ok(newQuest(printed));
}

/**
 * One level more, in town: hit points of the level, a card, and a perk to check.
 *
 * @rule EXPERIENCE-5 PROSPERITY-2
 */
export function levelUp(
  game: Game,
  { character, card, perk = null }: CommandOf<'levelUp'>,
  context: Context,
): Answer<Game> {
  const { content } = context;
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  const prosperity = prosperityLevel(content.levels(), game.campaign.party.prosperity);
  const needed = experienceOfNextLevel(sheet.level);
  if (needed === null) return refuse({ code: 'highestLevel', character });
  const reason = mayLevelUp(sheet, prosperity);
  if (!reason) return refuse({ code: 'notEnoughExperience', character, needed });
  const cards = content.classCards(sheet.class);
  const trouble =
    card === null ? null : chosenCardTrouble(cards, sheet.cards, card, sheet.level + 1);
  if (trouble) return refuse(trouble);
  const next = levelledUp(sheet, card);
  const printed = content.class(sheet.class);
  const levelled = sheetChanged(game, {
    next,
    events: [
      {
        type: 'levelledUp',
        character,
        level: next.level,
        hitPoints: next.maxHitPoints ?? (printed && classHitPoints(printed, next.level)) ?? 0,
        card: cards.find((each) => each.id === card)?.name ?? null,
        rule: reason === 'experience' ? 'EXPERIENCE-5' : 'PROSPERITY-2',
      },
    ],
  });
  if (perk === null || !levelled.ok) return levelled;
  const checked = checkPerk(levelled.value.next, { type: 'checkPerk', character, perk }, context);
  if (!checked.ok) return checked;
  const events = [...levelled.value.events, ...checked.value.events];
  return ok({ next: checked.value.next, events });
}

/** @rule PERK-1 PERK-3 */
export function checkPerk(
  game: Game,
  { character, perk }: CommandOf<'checkPerk'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  const printed = content.class(sheet.class)?.perks ?? [];
  const boxes = printed[perk]?.boxes;
  if (boxes === undefined) return refuse({ code: 'noSuchPerk', perk });
  if ((sheet.perks[perk] ?? 0) >= boxes) return refuse({ code: 'perkBeyondItsBoxes', perk });
  if (perkCount(sheet).left <= 0) return refuse({ code: 'noPerkLeft', character });
  const perks = printed.map((_, index) => (sheet.perks[index] ?? 0) + Number(index === perk));
  return sheetChanged(game, {
    next: { ...sheet, perks },
    events: [{ type: 'perkChecked', character, perk, rule: 'PERK-1' }],
  });
}

export function uncheckPerk(
  game: Game,
  { character, perk }: CommandOf<'uncheckPerk'>,
): Answer<Game> {
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  if (perk >= sheet.perks.length) return refuse({ code: 'noSuchPerk', perk });
  if ((sheet.perks[perk] ?? 0) === 0) return refuse({ code: 'perkIsNotChecked', perk });
  const perks = sheet.perks.map((boxes, index) => boxes - Number(index === perk));
  return sheetChanged(game, {
    next: { ...sheet, perks },
    events: [{ type: 'perkUnchecked', character, perk, rule: 'OWN-5' }],
  });
}

/**
 * Gold, experience and check marks that come or go outside of a scenario. Nobody loses more than
 * it has, falls below its level, or loses a check mark that has given a perk.
 *
 * @rule PERK-4 EXPERIENCE-1
 */
export function changeSheet(game: Game, command: CommandOf<'changeSheet'>): Answer<Game> {
  const found = sheetOf(game, command.character);
  if (!found.ok) return found;
  const sheet = found.value;
  const least = experienceOfLevel(sheet.level);
  const next: CharacterSheet = {
    ...sheet,
    gold: Math.max(0, sheet.gold + (command.gold ?? 0)),
    experience: atLeast(sheet.experience, command.experience ?? 0, least),
    checkMarks: checkMarksAfter(sheet.checkMarks, command.checkMarks ?? 0),
  };
  const whats = ['gold', 'experience', 'checkMarks'] as const;
  const events = whats
    .filter((what) => next[what] !== sheet[what])
    .map((what): GameEvent => ({
      type: 'sheetChanged',
      character: sheet.id,
      what,
      by: next[what] - sheet[what],
      rule: what === 'checkMarks' ? 'PERK-4' : 'EXPERIENCE-1',
    }));
  return events.length === 0 ? ok({ next: game, events }) : sheetChanged(game, { next, events });
}

/** One that is below its least already stays where it is. */
function atLeast(now: number, by: number, least: number): number {
  return by >= 0 ? now + by : Math.max(Math.min(now, least), now + by);
}

/** Takes a quest, another one, or none; what was counted for the old one is gone. */
export function chooseQuest(
  game: Game,
  { character, quest }: CommandOf<'chooseQuest'>,
  context: Context,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const progress = quest === null ? ok(null) : questFor(game.campaign, quest, context);
  if (!progress.ok) return progress;
  return sheetChanged(game, {
    next: { ...found.value, quest: progress.value },
    events: [{ type: 'questChosen', character, rule: 'QUEST-1' }],
  });
}

/** @rule QUEST-1 */
export function countQuest(
  game: Game,
  { character, goal, by }: CommandOf<'countQuest'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const view = questView(found.value, content);
  if (!view) return refuse({ code: 'noQuest', character });
  if (view.goals[goal]?.counts !== 'byCounter') return refuse({ code: 'noSuchGoal', goal });
  const next = withQuestStep(found.value, { place: goal, by, names: [] });
  return ok({
    next: { ...game, campaign: withSheetIn(game.campaign, next) },
    events: [{ type: 'questCounted', character, goal, by, rule: 'QUEST-1' }],
  });
}
