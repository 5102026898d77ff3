/** Converts a character to the format of Gloomhaven Secretariat. */
import type { Content } from '../content/content';
import { classHitPoints } from '../content/stats';
import type { ClassContent } from '../content/types';
import { foreignClass, identify } from '../importing/reading/secretariatFormat';
import type { CharacterSheet } from '../state';
import { ExportReport } from './report';

/** Printed content, and the content of the campaign for names. */
export interface ExportContents {
  readonly printed: Content;
  readonly content: Content;
}

/** A character and its seat number in that program, from 1. */
interface Seated {
  readonly sheet: CharacterSheet;
  readonly seat: number;
  readonly retired: boolean;
}

/** The converted character; null for a class of a pack, which the report then names. */
export function characterOut(seated: Seated, contents: ExportContents, party: ExportReport) {
  const { sheet, seat, retired } = seated;
  const printed = contents.printed.class(sheet.class);
  if (!printed) {
    const name = contents.content.class(sheet.class)?.name ?? sheet.class;
    party.say(retired ? 'retired' : 'character', `${sheet.name} (${name})`, 'ofPack');
    return null;
  }
  const report = new ExportReport(sheet.name);
  const hitPoints = sheet.maxHitPoints ?? classHitPoints(printed, sheet.level) ?? 0;
  const model = {
    ...foreignClass(printed.id),
    ...AT_REST,
    title: sheet.name,
    level: sheet.level,
    health: hitPoints,
    maxHealth: hitPoints,
    number: seat,
    absent: sheet.absent,
    // That program adds both blessings of the sanctuary at the start of a scenario.
    donations: sheet.blessed ? 1 : 0,
    progress: progressOf(seated, printed, contents, report),
  };
  return { model, lines: report.lines };
}

/** Values of a character's scenario fields between scenarios. */
const AT_REST = {
  marker: false,
  initiative: 0,
  experience: 0,
  loot: 0,
  lootCards: [],
  treasures: [],
  exhausted: false,
  off: false,
  active: false,
  entityConditions: [],
  immunities: [],
  markers: [],
  tags: [],
  identity: 0,
  summons: [],
  initiativeVisible: false,
  attackModifierDeckVisible: false,
  lootCardsVisible: false,
  itemsVisible: false,
  token: 0,
  tokenValues: [],
  longRest: false,
  battleGoals: [],
  battleGoal: false,
  retaliate: [],
  retaliatePersistent: [],
};

function progressOf(
  { sheet, retired }: Seated,
  { id }: ClassContent,
  { printed, content }: ExportContents,
  report: ExportReport,
) {
  const known = sheet.items.filter(({ item }) => printed.item(item));
  const others = sheet.items.filter(({ item }) => !printed.item(item));
  report.sayAll(
    'items',
    others.map(({ item }) => content.item(item)?.name ?? item),
    'ofPack',
  );
  if (sheet.hand) report.say('hand', '', 'noPlace');
  if (sheet.guest) report.say('guest', sheet.guest.from, 'noPlace');
  if (sheet.questsDrawn.length > 0) report.say('drawnQuests', '', 'noPlace');
  return {
    experience: sheet.experience,
    gold: sheet.gold,
    loot: {},
    itemNotes: '',
    items: known.map(({ item }) => identify(item)),
    equippedItems: known.filter(({ equipped }) => equipped).map(({ item }) => identify(item)),
    ...questOf(sheet, { printed, content }, report),
    battleGoals: sheet.checkMarks,
    notes: sheet.notes,
    retired,
    retirements: sheet.extraPerks,
    extraPerks: 0,
    perks: sheet.perks,
    masteries: [],
    donations: 0,
    scenarioStats: [],
    deck: deckOf(sheet, printed.classCards(id)),
  };
}

function questOf(
  { quest }: CharacterSheet,
  { printed, content }: ExportContents,
  report: ExportReport,
) {
  const isPrinted = printed.personalQuests().some(({ id }) => id === quest?.quest);
  if (quest && !isPrinted) {
    const name = content.personalQuests().find(({ id }) => id === quest.quest)?.name;
    report.say('quest', name ?? quest.quest, 'ofPack');
  }
  if (!quest || !isPrinted) return { personalQuest: '', personalQuestProgress: [] };
  const counted = quest.counted.flat();
  report.sayAll('questProgress', counted, 'onlyTheNumber');
  return { personalQuest: String(quest.quest), personalQuestProgress: quest.counters };
}

/** All cards a character may choose from; empty if its cards were not entered. */
function deckOf(
  { cards }: CharacterSheet,
  printed: readonly { readonly id: number; readonly level: number | string }[],
): readonly number[] {
  if (cards.length === 0) return [];
  const first = printed.filter(({ level }) => level === 1 || level === 'X');
  return [...first.map(({ id }) => id), ...cards];
}
