/** Gains shared by rewards and events: items and achievements. */
import type { Content } from '../../content/content';
import type { RuleId } from '../../rulebook';
import { unchanged, type Outcome } from '../../result';
import type { Campaign, CharacterSheet } from '../../state';
import { countOf } from './party/achievements';
import type { CampaignTools } from './party/changes';
import { gainAchievement } from './party/milestones';
import { withNewItem } from './items/equipment';
import { withSheet } from './characters/sheets';
import { hasCopyLeft, sellingPrice, withCopies, withCopyHandedOut } from './items/shop';

/**
 * Gives an item if a copy is left. If the character already owns one, the new copy is sold
 * immediately and goes to the shop.
 *
 * @rule ITEM-4 ITEM-10
 */
export function giveItem(
  campaign: Campaign,
  sheet: CharacterSheet,
  number: number,
  { content, rule }: { readonly content: Content; readonly rule: RuleId },
): Outcome<Campaign> {
  const item = content.item(number);
  if (!item) return unchanged(campaign);
  const { id, name } = item;
  if (!hasCopyLeft(campaign, item)) {
    const none = { type: 'itemNotLeft', character: sheet.id, item: id, name, rule } as const;
    return { next: campaign, events: [none] };
  }
  if (sheet.items.some((owned) => owned.item === id)) {
    const gold = sellingPrice(item);
    return {
      next: withCopies(withSheet(campaign, { ...sheet, gold: sheet.gold + gold }), item, 1),
      events: [{ type: 'itemSold', character: sheet.id, item: id, name, gold, rule: 'ITEM-10' }],
    };
  }
  const given = withSheet(campaign, withNewItem(sheet, id, content));
  return {
    next: withCopyHandedOut(given, item, content.levels()),
    events: [{ type: 'itemGained', character: sheet.id, item: id, name, rule }],
  };
}

/** Gains a party achievement once. @rule ACHIEVEMENT-1 */
export function gainOnce(
  campaign: Campaign,
  achievement: string,
  tools: CampaignTools,
): Outcome<Campaign> {
  return countOf(campaign, 'party', achievement) > 0
    ? unchanged(campaign)
    : gainAchievement(campaign, 'party', achievement, tools);
}
