/** Converts items, personal quest and cards of a Gloomhaven Secretariat character. */
import type { Content } from '../../content/content';
import { whyNotEquip, withItem, withNewItem } from '../../rules/campaign/items/equipment';
import { newQuest, questContent } from '../../rules/campaign/characters/quests';
import type { CharacterSheet, OwnedItem, QuestProgress } from '../../state';
import {
  clamp,
  numbersOf,
  markAsRead,
  wholeIn,
  wordOf,
  type Foreign,
} from '../reading/foreignFields';
import { ImportReport } from '../reading/report';
import { numberedIn } from '../reading/secretariatFormat';

/** Imports items and reports each one that is skipped. */
export function withItems(
  sheet: CharacterSheet,
  progress: Foreign,
  content: Content,
  report: ImportReport,
): CharacterSheet {
  let next = sheet;
  const taken: string[] = [];
  for (const { thing } of numberedIn(progress, 'items', { find: content.item }, report)) {
    const { id: item, name } = thing;
    if (next.items.some((owned) => owned.item === item)) report.noteLeft('items', name, 'twice');
    else {
      const owned: OwnedItem = { item, equipped: false, state: 'ready', marks: 0 };
      next = { ...next, items: [...next.items, owned] };
      taken.push(name);
    }
  }
  if (taken.length > 0) report.noteTaken('items', taken.join(', '));
  return withItemsWorn(next, progress, content, report);
}

/** The items of a retired character went back to the shop. */
export function reportItemsOfRetired(
  progress: Foreign,
  content: Content,
  report: ImportReport,
): void {
  const unknown = new ImportReport();
  const items = [...numberedIn(progress, 'items', { find: content.item }, unknown)];
  markAsRead(progress['equippedItems']);
  if (items.length > 0) {
    report.noteLeft('items', items.map(({ thing }) => thing.name).join(', '), 'retired');
  }
}

/** If the export does not say which items are equipped, all that fit are equipped. */
function withItemsWorn(
  sheet: CharacterSheet,
  progress: Foreign,
  content: Content,
  report: ImportReport,
): CharacterSheet {
  if (!Object.hasOwn(progress, 'equippedItems')) {
    const bare: CharacterSheet = { ...sheet, items: [] };
    return sheet.items.reduce((now, { item }) => withNewItem(now, item, content), bare);
  }
  let next = sheet;
  const find = (item: number) => sheet.items.find((owned) => owned.item === item) ?? null;
  const worn = numberedIn(progress, 'equipped', { field: 'equippedItems', find }, report);
  for (const { thing } of worn) {
    const { item } = thing;
    if (whyNotEquip(next, item, true, content)) {
      report.noteChanged('equipped', content.item(item)?.name ?? String(item), 'noRoom');
    } else next = withItem(next, item, { equipped: true });
  }
  return next;
}

/** The current personal quest; null if there is none or it is unknown. */
export function questIn(
  progress: Foreign,
  content: Content,
  taken: ReadonlySet<number>,
  report: ImportReport,
): QuestProgress | null {
  const found = wordOf(progress, 'personalQuest').trim();
  if (found === '' || found === '0') return null;
  const number = wholeIn(found);
  const quest = number === null ? null : questContent(content, number);
  if (!quest) {
    report.noteLeft('quest', found, 'unknown');
    return null;
  }
  if (taken.has(quest.id)) {
    report.noteLeft('quest', quest.name, 'twice');
    return null;
  }
  report.noteTaken('quest', quest.name);
  const made = newQuest(quest);
  const counts = numbersOf(progress, 'personalQuestProgress').map((count) => count ?? 0);
  const counters = made.counters.map((_, index) => clamp(counts[index] ?? 0, 0, 999));
  if (counters.some((count) => count > 0)) {
    report.noteChanged('questProgress', counters.join(', '), 'onlyTheNumber');
  }
  return { ...made, counters };
}

/** The chosen cards above level 1. The export lists all available cards. */
export function cardsIn(
  progress: Foreign,
  printed: readonly {
    readonly id: number;
    readonly level: number | 'X' | 'M';
    readonly name: string;
  }[],
  level: number,
  report: ImportReport,
): readonly number[] {
  const deck = numbersOf(progress, 'deck');
  const strange = deck.filter((id) => id !== null && !printed.some((card) => card.id === id));
  if (strange.length > 0) report.noteLeft('cards', strange.join(', '), 'unknown');
  const higher = printed.filter(
    (card) => typeof card.level === 'number' && card.level > 1 && deck.includes(card.id),
  );
  const fitting = higher.filter((card) => Number(card.level) <= level).slice(0, level - 1);
  for (const card of higher) {
    if (!fitting.includes(card)) report.noteLeft('cards', card.name, 'outOfBounds');
  }
  if (fitting.length > 0) report.noteTaken('cards', fitting.map((card) => card.name).join(', '));
  return fitting.map((card) => card.id);
}
