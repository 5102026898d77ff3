import type { Content } from '#shared/content/content';
import { classHitPoints } from '#shared/content/stats';
import { questView } from '#shared/rules/quests';
import type { CharacterSheet } from '#shared/state';
import type { Names } from '../text/names';
import { PRINT } from '../text/print';
import { perkText } from '../text/screens';
import type { Fact, PrintBlock } from './blocks';
import { paragraphs } from './paragraphs';

/** The sheet of a character, or a blank one. */
export interface CharacterPaper {
  readonly name: string;
  readonly className: string;
  readonly facts: readonly Fact[];
  /** By level, 1 to 9; empty where the class is not known. */
  readonly hitPoints: readonly number[];
  /** Experience that levels 2 to 9 need. */
  readonly experience: readonly number[];
  /** Null on a blank sheet. */
  readonly level: number | null;
  readonly perks: readonly {
    readonly words: string;
    readonly boxes: number;
    readonly checked: number;
  }[];
  readonly checkMarks: number;
  /** Each a list of lines already written. */
  readonly quest: readonly string[];
  readonly items: readonly string[];
  readonly cards: readonly string[];
  readonly notes: readonly string[];
}

export function characterBlocks(
  sheets: readonly CharacterSheet[],
  content: Content,
  names: Names,
): readonly PrintBlock[] {
  const papers =
    sheets.length === 0
      ? [blank(content), blank(content)]
      : sheets.map((sheet) => paperOf(sheet, content, names));
  return papers.map((sheet, index) => ({ key: `character-${index}`, kind: 'character', sheet }));
}

function paperOf(sheet: CharacterSheet, content: Content, names: Names): CharacterPaper {
  const printed = content.class(sheet.class);
  const className = names.class(sheet.class);
  return {
    name: sheet.name,
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
    quest: questLines(sheet, content),
    items: itemLines(sheet, content),
    cards: cardLines(sheet, content),
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
  ];
}

/** The quest by its name, with how far each of its goals is. */
function questLines(sheet: CharacterSheet, content: Content): readonly string[] {
  const view = questView(sheet, content);
  if (!view) return [];
  const goals = view.goals.map(({ have, need }, index) => PRINT.questGoal(index + 1, have, need));
  return [`${view.quest.name}: ${goals.join(', ')}`];
}

function itemLines({ items }: CharacterSheet, content: Content): readonly string[] {
  return items.map(({ item, equipped, state }) => {
    const name = content.item(item)?.name ?? '';
    const words = [
      equipped ? PRINT.equipped : PRINT.inTheBag,
      ...(state === 'ready' ? [] : [PRINT.itemStates[state]]),
    ];
    return `${item} ${name} (${words.join(', ')})`;
  });
}

function cardLines(sheet: CharacterSheet, content: Content): readonly string[] {
  const known = content.classCards(sheet.class);
  const chosen = sheet.cards.flatMap((id) => known.find((card) => card.id === id) ?? []);
  if (chosen.length === 0) return [];
  return [chosen.map(({ name, level }) => `${name} (${level})`).join(', ')];
}

function blank(content: Content): CharacterPaper {
  const names = [
    PRINT.levelColumn,
    PRINT.experienceColumn,
    PRINT.goldColumn,
    PRINT.hitPoints,
    PRINT.handSize,
  ];
  return {
    name: '',
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
    notes: [],
  };
}

function neededExperience(content: Content): readonly number[] {
  return content
    .levels()
    .characterLevels.filter(({ level }) => level > 1)
    .map(({ experience }) => experience);
}
