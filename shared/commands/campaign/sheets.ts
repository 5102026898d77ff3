/** Commands for character sheets between scenarios: levels, perks, numbers and quests. */
import { prosperityLevel, classHitPoints } from '../../content/stats';
import type { GameEvent } from '../../events';
import {
  levelUp,
  mayLevelUp,
  whyNotCheckPerk,
  whyNotLevelUp,
  whyNotUncheckPerk,
} from '../../rules/campaign/characters/levelUp';
import {
  newQuest,
  questContent,
  questsLeft,
  whyNotCount,
  whyNotDrawQuests,
  whyNotTakeQuest,
} from '../../rules/campaign/characters/quests';
import { withQuestStep } from '../../rules/campaign/characters/questSteps';
import { changeSheetNumbers } from '../../rules/campaign/characters/sheetNumbers';
import { putSheet } from '../../rules/campaign/characters/sheets';
import { shuffle } from '../../random';
import { unchanged, type Outcome } from '../../result';
import type { CharacterSheet } from '../../state';
import { inTown, onSheets, type SheetCheckArgs, type FieldSchemas } from '../commandRow';

const BETWEEN_SCENARIOS = {
  /**
   * Levels up a character in town: the hit points of the new level, a card and a perk. `card` =
   * number of the chosen card, `perk` = index of the checked perk; null = chosen later.
   *
   * @rule EXPERIENCE-5 PROSPERITY-2
   */
  levelUp: inTown(
    (f: FieldSchemas) => ({
      character: f.character,
      card: f.number.nullable(),
      perk: f.place.nullable().optional(),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: (at, { card, perk = null }) =>
        whyNotLevelUp(at.sheet, cityLevel(at), card, at.content.classCards(at.sheet.class)) ??
        (perk === null ? null : whyNotCheckPerk(levelUp(at.sheet, card), perk, perksOf(at))),
      carryOut: (at, { card, perk = null }) => {
        const next = levelUp(at.sheet, card);
        const events = [levelledUpEvent(at, next, card)];
        if (perk === null) return putSheet(at.campaign, { next, events });
        const checked = perkChecked({ ...at, sheet: next }, perk);
        return putSheet(at.campaign, {
          next: checked.next,
          events: [...events, ...checked.events],
        });
      },
    },
  ),

  /** @rule PERK-1 PERK-3 */
  checkPerk: inTown(
    (f: FieldSchemas) => ({ character: f.character, perk: f.place }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: (at, { perk }) => whyNotCheckPerk(at.sheet, perk, perksOf(at)),
      carryOut: (at, { perk }) => putSheet(at.campaign, perkChecked(at, perk)),
    },
  ),

  uncheckPerk: inTown(
    (f: FieldSchemas) => ({ character: f.character, perk: f.place }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ sheet }, { perk }) => whyNotUncheckPerk(sheet, perk),
      carryOut: ({ campaign, sheet }, { character, perk }) => {
        const perks = sheet.perks.map((boxes, index) => boxes - Number(index === perk));
        return putSheet(campaign, {
          next: { ...sheet, perks },
          events: [{ type: 'perkUnchecked', character, perk, rule: 'OWN-5' }],
        });
      },
    },
  ),
};

const ANYWHERE = {
  /**
   * Changes gold, experience and check marks outside of a scenario. Totals never fall below zero,
   * below the experience of the level, or below the check marks of a gained perk.
   *
   * @rule PERK-4 EXPERIENCE-1
   */
  changeSheet: onSheets(
    (f: FieldSchemas) => ({
      character: f.character,
      gold: f.signed.optional(),
      experience: f.signed.optional(),
      checkMarks: f.signed.optional(),
    }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign, sheet }, command) => {
        const gained = changeSheetNumbers(sheet, command);
        return gained.events.length === 0 ? unchanged(campaign) : putSheet(campaign, gained);
      },
    },
  ),

  /**
   * Draws two quests that no character has or had and that were not drawn for another one.
   *
   * @rule QUEST-2
   */
  drawQuests: onSheets(
    (f: FieldSchemas) => ({ character: f.character }),
    { whose: 'table', readBy: 'owner' },
    {
      whyNot: ({ campaign, sheet, content }) => whyNotDrawQuests(campaign, sheet, content),
      carryOut: ({ campaign, sheet, content, random }, { character }) => {
        const left = questsLeft(campaign, character, content);
        return putSheet(campaign, {
          next: { ...sheet, questsDrawn: shuffle(left, random).slice(0, 2) },
          events: [{ type: 'questsDrawn', character, rule: 'QUEST-2' }],
        });
      },
    },
  ),

  /** Sets or removes the quest. Progress of the old one is lost. */
  chooseQuest: onSheets(
    (f: FieldSchemas) => ({ character: f.character, quest: f.number.nullable() }),
    { whose: 'table', readBy: 'owner' },
    {
      whyNot: ({ campaign, content }, { quest }) =>
        quest === null ? null : whyNotTakeQuest(campaign, quest, content),
      carryOut: ({ campaign, sheet, content }, { character, quest }) => {
        const printed = quest === null ? null : questContent(content, quest);
        return putSheet(campaign, {
          next: { ...sheet, quest: printed && newQuest(printed), questsDrawn: [] },
          events: [{ type: 'questChosen', character, rule: 'QUEST-1' }],
        });
      },
    },
  ),

  /** @rule QUEST-1 */
  countQuest: onSheets(
    (f: FieldSchemas) => ({
      character: f.character,
      goal: f.place,
      by: f.z.int().min(-99).max(99),
    }),
    { whose: 'character', readBy: 'owner' },
    {
      whyNot: ({ sheet, content }, { goal }) => whyNotCount(sheet, goal, content),
      carryOut: ({ campaign, sheet }, { character, goal, by }) =>
        putSheet(campaign, {
          next: withQuestStep(sheet, { place: goal, by, names: [] }),
          events: [{ type: 'questCounted', character, goal, by, rule: 'QUEST-1' }],
        }),
    },
  ),
};

export const SHEET_COMMANDS = { ...BETWEEN_SCENARIOS, ...ANYWHERE };

function cityLevel({ campaign, content }: SheetCheckArgs): number {
  return prosperityLevel(content.levels(), campaign.party.prosperity);
}

function perksOf({ sheet, content }: SheetCheckArgs) {
  return content.class(sheet.class)?.perks ?? [];
}

function perkChecked(at: SheetCheckArgs, perk: number): Outcome<CharacterSheet> {
  const { sheet } = at;
  const perks = perksOf(at).map((_, index) => (sheet.perks[index] ?? 0) + Number(index === perk));
  return {
    next: { ...sheet, perks },
    events: [{ type: 'perkChecked', character: sheet.id, perk, rule: 'PERK-1' }],
  };
}

function levelledUpEvent(
  at: SheetCheckArgs,
  after: CharacterSheet,
  card: number | null,
): GameEvent {
  const printed = at.content.class(after.class);
  const cards = at.content.classCards(after.class);
  const isEarned = mayLevelUp(at.sheet, cityLevel(at)) === 'experience';
  return {
    type: 'levelledUp',
    character: after.id,
    level: after.level,
    hitPoints: after.maxHitPoints ?? (printed && classHitPoints(printed, after.level)) ?? 0,
    card: cards.find((each) => each.id === card)?.name ?? null,
    rule: isEarned ? 'EXPERIENCE-5' : 'PROSPERITY-2',
  };
}
