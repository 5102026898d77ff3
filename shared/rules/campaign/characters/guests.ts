/** Guests from another campaign: their items and stickers come from another box of the game. */
import type { Campaign, CharacterSheet } from '../../../state';

/** True if the character owns a copy of the item from this campaign's box. @rule ITEM-8 */
export function ownsOfThisBox({ items, guest }: CharacterSheet, item: number): boolean {
  const isBrought = guest !== undefined && (guest.items?.includes(item) ?? true);
  return !isBrought && items.some((owned) => owned.item === item);
}

/** The sheet after losing an item. A copy gained later comes from this campaign's box. */
export function withoutBrought(sheet: CharacterSheet, item: number): CharacterSheet {
  const { guest } = sheet;
  if (!guest?.items?.includes(item)) return sheet;
  return { ...sheet, guest: { ...guest, items: guest.items.filter((each) => each !== item) } };
}

/**
 * Removes the stickers that a guest brought and restores those of this campaign.
 *
 * @rule ENHANCE-2
 */
export function withoutItsStickers(campaign: Campaign, sheet: CharacterSheet): Campaign {
  if (!sheet.guest) return campaign;
  const others = campaign.party.enhancements.filter((each) => each.class !== sheet.class);
  const enhancements = [...others, ...sheet.guest.enhancements];
  return { ...campaign, party: { ...campaign.party, enhancements } };
}
