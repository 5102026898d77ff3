/** Gains shared by rewards and events: scenarios, items and achievements. */
import type { Content } from '../../content/content';
import type { ScenarioId } from '../../ids';
import type { RuleId } from '../../rulebook';
import { unchanged, type Outcome } from '../../result';
import type { Campaign, CharacterSheet, ScenarioMark } from '../../state';
import { countOf } from './party/achievements';
import { gainAchievement, withParty, type CampaignTools } from './party/changes';
import { withNewItem } from './items/equipment';
import { withSheet } from './characters/sheets';
import { hasCopyLeft, sellingPrice, withCopies, withCopyHandedOut } from './items/shop';

/** Replaces the mark of a scenario; null = as printed. */
export function withMark(
  campaign: Campaign,
  scenario: ScenarioId,
  state: ScenarioMark['state'] | null,
): Campaign {
  const others = campaign.party.marks.filter((mark) => mark.scenario !== scenario);
  return withParty(campaign, {
    marks: state === null ? others : [...others, { scenario, state }],
  });
}

/**
 * Gives an item if a copy is left. A second copy is sold at once and is in the shop.
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
  if (!item || !hasCopyLeft(campaign, item)) return unchanged(campaign);
  const { id, name } = item;
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
