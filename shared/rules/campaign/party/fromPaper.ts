/** Fills a new campaign from a group's paper sheets. */
import type { Content } from '../../../content/content';
import type { CharacterId, ClassId, ScenarioId } from '../../../ids';
import { forEach, unchanged } from '../../../result';
import type { Campaign, CharacterSheet, QuestProgress } from '../../../state';
import { withNewCharacter } from '../characters/newCharacter';
import { newQuest, questContent } from '../characters/quests';
import { retirementsOf } from '../characters/retirement';
import { withNewItem } from '../items/equipment';
import { withCopies, withCopyHandedOut } from '../items/shop';
import { withAchievement } from './achievements';
import { addClassEvents, openBox, withParty, type CampaignTools } from './changes';
import { reachedMilestones, reachMilestones } from './milestones';
import { EMPTY_SHEET } from './newParty';

interface RetiredOnPaper {
  readonly class: ClassId;
  readonly name: string;
  readonly player: string;
  readonly level: number;
}

export interface SheetOnPaper extends RetiredOnPaper {
  readonly experience: number;
  readonly gold: number;
  /** Checked boxes of each perk, in content order. */
  readonly perks: readonly number[];
  readonly checkMarks: number;
  /** Numbers of the items it owns. */
  readonly items: readonly number[];
  /** The printed number of its personal quest. */
  readonly quest?: number | null | undefined;
  /** Progress on each goal of the quest, in order. */
  readonly questCounters?: readonly number[] | undefined;
}

/** The state of a campaign on paper, between scenarios. */
export interface Papers {
  readonly characters: readonly SheetOnPaper[];
  readonly retired: readonly RetiredOnPaper[];
  readonly reputation: number;
  /** Prosperity check marks. */
  readonly prosperity: number;
  readonly donated: number;
  /** Global achievements, each listed as often as it was gained. */
  readonly global: readonly string[];
  readonly party: readonly string[];
  /** Completed scenarios, including solo scenarios. */
  readonly completed: readonly ScenarioId[];
  /** Classes of opened boxes. Classes of the characters are added automatically. */
  readonly classes: readonly ClassId[];
  /** Numbers of the looted treasures. */
  readonly treasures?: readonly number[] | undefined;
  /** Numbers of the items whose designs were found. */
  readonly designs?: readonly number[] | undefined;
}

/**
 * Builds the campaign; check `whyNotFromPaper` first. Reached milestones are marked, and their
 * rewards are not given again.
 *
 * @rule UNLOCK-1 RETIRE-2 RETIRE-4 ITEM-8 QUEST-1
 */
export function fromPaper(campaign: Campaign, papers: Papers, tools: CampaignTools): Campaign {
  const { content } = tools;
  const { reputation, prosperity, donated, completed, treasures = [] } = papers;
  const looted = [...new Set(treasures)].toSorted((a, b) => a - b);
  const numbers = withParty(campaign, { reputation, prosperity, donated, treasures: looted });
  const shop = withDesigns({ ...numbers, completed }, papers, content);
  const achieved = withAchievements(shop, papers, content);
  const retired = papers.retired.reduce(withRetired, achieved);
  const reached = reachMilestones(retired, tools).next;
  const opened = withClasses(reached, papers, tools);
  const whole = papers.characters.reduce(
    (now, sheet) => withSheetOnPaper(now, sheet, content),
    opened,
  );
  const milestones = new Set([...whole.party.milestones, ...reachedMilestones(whole, content)]);
  return withParty(whole, { milestones: [...milestones] });
}

/** Adds all copies of these items to the shop. @rule ITEM-8 */
function withDesigns(campaign: Campaign, { designs = [] }: Papers, content: Content): Campaign {
  return designs.reduce((now, number) => {
    const item = content.item(number);
    return item ? withCopies(now, item, item.copies) : now;
  }, campaign);
}

/** Replaces the achievements of a new campaign. */
function withAchievements(campaign: Campaign, { global, party }: Papers, content: Content) {
  const none = withParty(campaign, { globalAchievements: [], partyAchievements: [] });
  const all = [
    ...global.map((id) => ({ scope: 'global', id }) as const),
    ...party.map((id) => ({ scope: 'party', id }) as const),
  ];
  return all.reduce(
    (now, { scope, id }) => withAchievement(now, content, scope, id).campaign,
    none,
  );
}

function withRetired(campaign: Campaign, { class: of, name, player, level }: RetiredOnPaper) {
  const sheet: CharacterSheet = {
    ...EMPTY_SHEET,
    id: `c${String(campaign.nextCharacter)}` as CharacterId,
    class: of,
    ...{ name, player, level, experience: 0, gold: 0, perks: [], maxHitPoints: null },
  };
  const { retired, nextCharacter } = campaign;
  return { ...campaign, retired: [...retired, sheet], nextCharacter: nextCharacter + 1 };
}

/** Opens the boxes, with the event cards of the classes. @rule CLASS-1 EVENT-3 */
function withClasses(campaign: Campaign, papers: Papers, tools: CampaignTools): Campaign {
  const { characters, retired, classes } = papers;
  const played = [...characters, ...retired].map((sheet) => sheet.class);
  const isLocked = (id: ClassId) => tools.content.class(id)?.starting !== true;
  const closed = [...new Set([...classes, ...played])].filter(
    (id) => isLocked(id) && !campaign.party.unlockedClasses.includes(id),
  );
  const opened = forEach(unchanged(campaign), closed, (next, id) => openBox(next, id, tools));
  const gone = [...new Set(retired.map((sheet) => sheet.class))];
  return forEach(opened, gone, (next, id) => addClassEvents(next, id, 'retire', tools)).next;
}

function withSheetOnPaper(campaign: Campaign, paper: SheetOnPaper, content: Content): Campaign {
  const { experience, gold, perks, checkMarks, player } = paper;
  const boxes = (content.class(paper.class)?.perks ?? []).map((_, index) => perks[index] ?? 0);
  const extraPerks = retirementsOf(campaign, player);
  const quest = questOnPaper(paper, content);
  const known = { experience, gold, checkMarks, player, extraPerks, perks: boxes, quest };
  const joined = withNewCharacter(campaign, paper, content, known);
  const others = joined.characters.slice(0, -1);
  const [sheet] = joined.characters.slice(-1);
  if (!sheet) return joined;
  const kitted = paper.items.reduce((now, item) => withNewItem(now, item, content), sheet);
  const owned = { ...joined, characters: [...others, kitted] };
  return paper.items.reduce<Campaign>((now, item) => {
    const printed = content.item(item);
    return printed ? withCopyHandedOut(now, printed, content.levels()) : now;
  }, owned);
}

/** @rule QUEST-1 */
export function questOnPaper(
  { quest = null, questCounters = [] }: SheetOnPaper,
  content: Content,
): QuestProgress | null {
  const printed = quest === null ? null : questContent(content, quest);
  if (!printed) return null;
  const begun = newQuest(printed);
  return { ...begun, counters: begun.counters.map((_, goal) => questCounters[goal] ?? 0) };
}
