/** Fits the sheet of a character to a campaign: numbers, perks, items, quest and cards. */
import type { Content } from '../../../content/content';
import type { Campaign, CharacterSheet, OwnedItem } from '../../../state';
import { experienceOfLevel, MAX_CHECK_MARKS, perkCount } from '../characters/levelUp';
import { questContent, whyNotTakeQuest } from '../characters/quests';
import { whyNotEquip, withItem } from '../items/equipment';
import { hasCopyLeft } from '../items/shop';
import { EMPTY_SHEET } from '../party/newParty';
import { whyNotChooseCard } from '../../cards/classCards';
import type { FitReport } from './fitReport';

const MOST = 9999;
const MOST_EXTRA = 20;
const LONGEST_NOTES = 2000;

interface FitTools {
  /** The campaign without the character itself. */
  readonly campaign: Campaign;
  readonly content: Content;
  readonly isGuest: boolean;
}

/** A copy of the sheet that contains only known content and respects the printed limits. */
export function fitSheet(
  given: CharacterSheet,
  tools: FitTools,
  report: FitReport,
): CharacterSheet {
  const { level } = given;
  const number = (
    part: 'experience' | 'gold' | 'checkMarks' | 'extraPerks',
    [min, max]: readonly [number, number],
  ) => {
    const now = Math.max(min, Math.min(max, given[part]));
    if (now !== given[part])
      report.noteChanged(part, `${String(given[part])} → ${String(now)}`, 'outOfBounds');
    return now;
  };
  const base: CharacterSheet = {
    ...EMPTY_SHEET,
    id: given.id,
    class: given.class,
    name: given.name,
    level,
    maxHitPoints: given.maxHitPoints === null ? null : Math.min(99, given.maxHitPoints),
    player: given.player.slice(0, 60).trim(),
    notes: given.notes.slice(0, LONGEST_NOTES),
    experience: number('experience', [experienceOfLevel(level), MOST]),
    gold: number('gold', [0, MOST]),
    checkMarks: number('checkMarks', [0, MAX_CHECK_MARKS]),
    extraPerks: number('extraPerks', [0, MOST_EXTRA]),
    perks: perksOf(given, tools, report),
    quest: questOf(given, tools, report),
    cards: cardsOf(given, tools, report),
    blessed: given.blessed,
  };
  const { left } = perkCount(base);
  if (left < 0) report.noteChanged('perks', `+${String(-left)}`, 'againstRules');
  return withItemsOf(base, given, tools, report);
}

/** Checked boxes by index of the perk. @rule PERK-1 */
function perksOf(given: CharacterSheet, { content }: FitTools, report: FitReport) {
  const printed = content.class(given.class)?.perks ?? [];
  given.perks.forEach((boxes, index) => {
    const more = boxes - (printed[index]?.boxes ?? 0);
    if (more > 0) report.noteLeft('perks', `${String(index + 1)} ×${String(more)}`, 'outOfBounds');
  });
  return printed.map(({ boxes }, index) => Math.min(boxes, given.perks[index] ?? 0));
}

/** @rule QUEST-1 */
function questOf({ quest }: CharacterSheet, { campaign, content }: FitTools, report: FitReport) {
  if (!quest) return null;
  const printed = questContent(content, quest.quest);
  if (!printed) {
    report.noteLeft('quest', quest.quest, 'notHere');
    return null;
  }
  if (whyNotTakeQuest(campaign, quest.quest, content)) {
    report.noteLeft('quest', printed.name, 'twice');
    return null;
  }
  const { goals } = printed;
  return {
    quest: printed.id,
    counters: goals.map((_, index) => Math.min(999, quest.counters[index] ?? 0)),
    counted: goals.map((_, index) => (quest.counted[index] ?? []).slice(0, 99)),
  };
}

/** @rule EXPERIENCE-5 */
function cardsOf(given: CharacterSheet, { content }: FitTools, report: FitReport) {
  const printed = content.classCards(given.class);
  return given.cards.reduce<readonly number[]>((taken, card) => {
    const isRoom = taken.length < given.level - 1;
    const why = isRoom ? whyNotChooseCard(printed, taken, card, given.level) : true;
    if (!why) return [...taken, card];
    const found = printed.find(({ id }) => id === card);
    report.noteLeft('cards', found?.name ?? card, found ? 'outOfBounds' : 'notHere');
    return taken;
  }, []);
}

/** @rule ITEM-4 ITEM-5 */
function withItemsOf(
  base: CharacterSheet,
  given: CharacterSheet,
  { campaign, content, isGuest }: FitTools,
  report: FitReport,
): CharacterSheet {
  let next = base;
  for (const { item, equipped, state, marks } of given.items) {
    const printed = content.item(item);
    if (!printed) report.noteLeft('items', item, 'notHere');
    else if (next.items.some((owned) => owned.item === item)) {
      report.noteLeft('items', printed.name, 'twice');
    } else if (!isGuest && !hasCopyLeft(campaign, printed)) {
      report.noteLeft('items', printed.name, 'allOwned');
    } else {
      const owned: OwnedItem = { item, equipped: false, state, marks };
      next = { ...next, items: [...next.items, owned] };
      if (equipped && whyNotEquip(next, item, true, content)) {
        report.noteChanged('equipped', printed.name, 'noRoom');
      } else if (equipped) next = withItem(next, item, { equipped: true });
    }
  }
  return next;
}
