/**
 * A block for the sheet of each character, filled in from the campaign; two blank sheets if there
 * are none.
 */
import type { Content } from '#shared/content/content';
import { classHitPoints } from '#shared/content/stats';
import type { ClassCard } from '#shared/content/types';
import { perkCount } from '#shared/rules/campaign/characters/levelUp';
import { questView } from '#shared/rules/campaign/characters/quests';
import type { CharacterSheet, Sticker } from '#shared/state';
import { questGoalText } from '../../../words/sentences/party/campaignBook';
import { ITEM_SLOT_NAMES, ITEM_STATES } from '../../../words/sentences/party/items';
import type { Names } from '../../../words/sentences/names/names';
import { STICKER_NAMES } from '../../../words/sentences/party/sheets';
import { PRINT } from '../../../words/sentences/print/print';
import { perkText } from '../../../words/sentences/party/party';
import type { CharacterPaper, Fact, PrintBlock } from '../blocks';
import { paragraphs } from './paragraphs';

export function characterBlocks(
  sheets: readonly CharacterSheet[],
  content: Content,
  names: Names,
  stickers: readonly Sticker[],
): readonly PrintBlock[] {
  const papers =
    sheets.length === 0
      ? [blank(content), blank(content)]
      : sheets.map((sheet) => paperOf(sheet, content, names, stickers));
  return papers.map((sheet, index) => ({
    key: `character-${index}`,
    kind: 'character',
    sheet,
    grows: true,
  }));
}

function paperOf(
  sheet: CharacterSheet,
  content: Content,
  names: Names,
  stickers: readonly Sticker[],
): CharacterPaper {
  const printed = content.class(sheet.class);
  const className = names.class(sheet.class);
  return {
    name: sheet.name,
    sign: printed?.sign ?? null,
    className: sheet.player === '' ? className : PRINT.playedBy(className, sheet.player),
    level: sheet.level,
    facts: factsOf(sheet, content),
    hitPoints: printed?.hitPoints ?? [],
    experience: neededExperience(content),
    perks: (printed?.perks ?? []).map((perk, index) => ({
      words: perkText(perk),
      boxes: perk.boxes,
      checked: sheet.perks[index] ?? 0,
    })),
    checkMarks: sheet.checkMarks,
    quest: questLines(sheet, content, names),
    items: itemLines(sheet, content),
    cards: [...cardLines(sheet, content), ...stickerLines(sheet, content, stickers)],
    hand: handLines(sheet, content),
    notes: paragraphs(sheet.notes),
  };
}

function factsOf(sheet: CharacterSheet, content: Content): readonly Fact[] {
  const printed = content.class(sheet.class);
  const next = neededExperience(content)[sheet.level - 1];
  const hitPoints = sheet.maxHitPoints ?? (printed && classHitPoints(printed, sheet.level));
  return [
    { name: PRINT.levelColumn, value: String(sheet.level) },
    {
      name:
        next === undefined
          ? PRINT.experienceColumn
          : `${PRINT.experienceColumn} (${PRINT.nextLevel(next)})`,
      value: String(sheet.experience),
    },
    { name: PRINT.goldColumn, value: String(sheet.gold) },
    { name: PRINT.hitPoints, value: String(hitPoints ?? '') },
    { name: PRINT.handSize, value: String(printed?.handSize ?? '') },
    { name: PRINT.perksColumnLong, value: perksOf(sheet) },
  ];
}

function perksOf(sheet: CharacterSheet): string {
  const { checked, left } = perkCount(sheet);
  return PRINT.perksOf(checked, checked + left);
}

/** The name of the personal quest, and the progress of each goal. */
function questLines(sheet: CharacterSheet, content: Content, names: Names): readonly string[] {
  const view = questView(sheet, content);
  if (!view) return [];
  const item = (number: number): string => content.item(number)?.name ?? String(number);
  const goals = view.goals.map(({ goal, have, need, met, isOpen }) => {
    const words = questGoalText(goal, names, item);
    return isOpen ? PRINT.questGoal(words, have, need, met) : PRINT.questLater(words);
  });
  return [view.quest.name, ...goals];
}

function itemLines({ items }: CharacterSheet, content: Content): readonly string[] {
  return items.map(({ item, equipped, state, marks }) => {
    const printed = content.item(item);
    const words = [
      printed && ITEM_SLOT_NAMES[printed.slot].toLowerCase(),
      equipped ? PRINT.equipped : PRINT.inTheBag,
      state === 'ready' ? '' : ITEM_STATES[state],
      marks > 0 ? PRINT.itemMarks(marks) : '',
    ].filter(Boolean);
    return `${item} ${printed?.name ?? ''} (${words.join(', ')})`;
  });
}

function cardLines(sheet: CharacterSheet, content: Content): readonly string[] {
  const known = content.classCards(sheet.class);
  return cardNames(sheet.cards, known);
}

/** The enhanced cards of the class, with their enhancements. */
function stickerLines(
  sheet: CharacterSheet,
  content: Content,
  stickers: readonly Sticker[],
): readonly string[] {
  const ours = stickers.filter((sticker) => sticker.class === sheet.class);
  return content.classCards(sheet.class).flatMap(({ id, name }) => {
    const on = ours.filter(({ card }) => card === id).map(({ sticker }) => STICKER_NAMES[sticker]);
    return on.length === 0 ? [] : [`${name}: ${on.join(', ')}`];
  });
}

/**
 * The names of the cards in the hand, in one line; empty if the player has not chosen them in
 * Standee.
 */
function handLines(sheet: CharacterSheet, content: Content): readonly string[] {
  return sheet.hand === null ? [] : cardNames(sheet.hand, content.classCards(sheet.class));
}

function cardNames(cards: readonly number[], known: readonly ClassCard[]): readonly string[] {
  const found = cards.flatMap((id) => known.find((card) => card.id === id) ?? []);
  return found.length === 0
    ? []
    : [found.map(({ name, level }) => `${name} (${level})`).join(', ')];
}

function blank(content: Content): CharacterPaper {
  const names = [
    PRINT.levelColumn,
    PRINT.experienceColumn,
    PRINT.goldColumn,
    PRINT.hitPoints,
    PRINT.handSize,
    PRINT.perksColumnLong,
  ];
  return {
    name: '',
    sign: null,
    className: PRINT.blankCharacter,
    facts: names.map((name) => ({ name, value: '' })),
    hitPoints: [],
    experience: neededExperience(content),
    level: null,
    perks: [],
    checkMarks: 0,
    quest: [],
    items: [],
    cards: [],
    hand: [],
    notes: [],
  };
}

function neededExperience(content: Content): readonly number[] {
  return content
    .levels()
    .characterLevels.filter(({ level }) => level > 1)
    .map(({ experience }) => experience);
}
