/** Refuses paper sheets with an impossible value, and names the first one. */
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Campaign, Game } from '../../../state';
import { experienceOfLevel, perkCount } from '../characters/levelUp';
import { whyNotJoin, withNewCharacter } from '../characters/newCharacter';
import { firstOvercheckedPerk } from '../characters/perks';
import { questContent, whyNotTakeQuest } from '../characters/quests';
import { retirementsOf } from '../characters/retirement';
import { withItem, withNewItem } from '../items/equipment';
import { hasCopyLeft } from '../items/shop';
import { whyNotNew } from '../importing/whyNotImport';
import { whyNotGain, withAchievement } from './achievements';
import { withParty } from './changes';
import { questOnPaper, type Papers, type SheetOnPaper } from './fromPaper';
import { donation } from './prosperity';

/** @rule EXPERIENCE-1 PERK-3 ITEM-4 DONATION-1 ACHIEVEMENT-1 QUEST-1 */
export function whyNotFromPaper(game: Game, papers: Papers, content: Content): Refusal | null {
  return (
    whyNotNew(game) ??
    whyNotRetired(papers, content) ??
    whyNotCharacters(game.campaign, papers, content) ??
    whyNotDonated(papers, content) ??
    whyNotAchieved(game.campaign, papers, content) ??
    whyNotKnown(papers, content)
  );
}

function whyNotRetired({ retired }: Papers, content: Content): Refusal | null {
  const unknown = retired.find((sheet) => !content.class(sheet.class));
  return unknown ? { code: 'noSuchClass', class: unknown.class } : null;
}

function whyNotCharacters(
  campaign: Campaign,
  { characters, retired }: Papers,
  content: Content,
): Refusal | null {
  let now = campaign;
  for (const paper of characters) {
    const why =
      whyNotJoin(now, paper, content) ??
      whyNotSheet(paper, retirementsOf({ retired }, paper.player), content) ??
      whyNotItems(now, paper, content) ??
      whyNotQuest(now, paper, content);
    if (why) return why;
    now = withOwner(now, paper, content);
  }
  return null;
}

function whyNotSheet(paper: SheetOnPaper, extraPerks: number, content: Content): Refusal | null {
  const { name, level, experience, perks } = paper;
  const needed = experienceOfLevel(level);
  if (experience < needed) return { code: 'experienceBelowLevel', name, level, needed };
  const beyond = firstOvercheckedPerk(content.class(paper.class)?.perks ?? [], perks);
  if (beyond !== null) return { code: 'perkBeyondItsBoxes', perk: beyond };
  const { left, checked } = perkCount({ ...paper, extraPerks });
  return left < 0 ? { code: 'tooManyPerks', name, most: checked + left } : null;
}

function whyNotItems(
  campaign: Campaign,
  { name, items }: SheetOnPaper,
  content: Content,
): Refusal | null {
  for (const [index, item] of items.entries()) {
    const printed = content.item(item);
    if (!printed) return { code: 'noSuchItem', item };
    if (items.indexOf(item) !== index) {
      return { code: 'itemEnteredTwice', name, item: printed.name };
    }
    if (!hasCopyLeft(campaign, printed)) return { code: 'allCopiesOwned', name: printed.name };
  }
  return null;
}

function whyNotQuest(
  campaign: Campaign,
  { quest = null, questCounters = [] }: SheetOnPaper,
  content: Content,
): Refusal | null {
  if (quest === null) return null;
  const goals = questContent(content, quest)?.goals.length ?? 0;
  return (
    whyNotTakeQuest(campaign, quest, content) ??
    (questCounters.length > goals ? { code: 'questHasFewerGoals', quest, goals } : null)
  );
}

function withOwner(campaign: Campaign, paper: SheetOnPaper, content: Content): Campaign {
  const quest = questOnPaper(paper, content);
  const joined = withNewCharacter(campaign, paper, content, { quest });
  const characters = joined.characters.map((sheet, index) =>
    index < joined.characters.length - 1
      ? sheet
      : paper.items.reduce((now, item) => {
          return withItem(withNewItem(now, item, content), item, { equipped: false });
        }, sheet),
  );
  return { ...joined, characters };
}

function whyNotDonated({ donated }: Papers, content: Content): Refusal | null {
  const gold = donation(content.levels());
  return donated % gold === 0 ? null : { code: 'notADonationStep', gold };
}

function whyNotAchieved(
  campaign: Campaign,
  { global, party }: Papers,
  content: Content,
): Refusal | null {
  let now = withParty(campaign, { globalAchievements: [], partyAchievements: [] });
  const all = [
    ...global.map((id) => ['global', id] as const),
    ...party.map((id) => ['party', id] as const),
  ];
  for (const [scope, id] of all) {
    const why = whyNotGain(now, scope, id, content);
    if (why) return why;
    now = withAchievement(now, content, scope, id).campaign;
  }
  return null;
}

function whyNotKnown(papers: Papers, content: Content): Refusal | null {
  const { completed, classes, treasures = [], designs = [] } = papers;
  const treasure = treasures.find((number) => !content.treasure(number));
  if (treasure !== undefined) return { code: 'noSuchTreasure', treasure };
  const item = designs.find((number) => !content.item(number));
  if (item !== undefined) return { code: 'noSuchItem', item };
  const unknown = completed.find((id) => !content.scenarioEntry(id));
  if (unknown !== undefined) return { code: 'noSuchScenario', scenario: unknown };
  const twice = completed.find((id, index) => completed.indexOf(id) !== index);
  if (twice !== undefined) return { code: 'scenarioIsCompleted', scenario: twice };
  const closed = classes.find((id) => !content.class(id));
  return closed === undefined ? null : { code: 'noSuchClass', class: closed };
}
