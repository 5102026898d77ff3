/** Guests of an evening: their box is not that of this campaign. */
import type { Campaign, CharacterSheet } from '../../../state';

/** True if the sheet has the item from the box of this campaign. @rule ITEM-8 */
export function ownsOfThisBox({ items, guest }: CharacterSheet, item: number): boolean {
  const isBrought = guest !== undefined && (guest.items?.includes(item) ?? true);
  return !isBrought && items.some((owned) => owned.item === item);
}

/** The sheet after it lost an item; a copy that it gets later on is of this box. */
export function withoutBrought(sheet: CharacterSheet, item: number): CharacterSheet {
  const { guest } = sheet;
  if (!guest?.items?.includes(item)) return sheet;
  return { ...sheet, guest: { ...guest, items: guest.items.filter((each) => each !== item) } };
}

/** The stickers that a guest brought leave with it, and those of this box are back. @rule ENHANCE-2 */
export function withoutItsStickers(campaign: Campaign, sheet: CharacterSheet): Campaign {
  if (!sheet.guest) return campaign;
  const others = campaign.party.enhancements.filter((each) => each.class !== sheet.class);
  const enhancements = [...others, ...sheet.guest.enhancements];
  return { ...campaign, party: { ...campaign.party, enhancements } };
}
