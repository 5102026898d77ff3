/** The shop: prices, stock, and who may buy what. */
import type { Content } from '../../../content/content';
import type { ItemContent, LevelTables } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import type { Campaign, CharacterSheet } from '../../../state';
import { prosperityLevel } from '../../../content/stats';

/** What reputation adds to every price, -5 to 5. @rule REPUTATION-1 */
export function priceModifier(tables: LevelTables, reputation: number): number {
  const row = tables.reputation.shopPrice.find(
    ({ from, to }) => reputation >= from && reputation <= to,
  );
  return row?.modifier ?? 0;
}

/** The reputation from which on prices are next lower; null = they are as low as they get. @rule REPUTATION-1 */
export function nextPrice(
  tables: LevelTables,
  reputation: number,
): { readonly from: number; readonly modifier: number } | null {
  const now = priceModifier(tables, reputation);
  const better = tables.reputation.shopPrice
    .filter(({ modifier }) => modifier < now)
    .toSorted((a, b) => b.modifier - a.modifier);
  return better[0] ?? null;
}

/** Gold an item costs a party of this reputation; never below 0. @rule ITEM-2 REPUTATION-1 */
export function buyingPrice(item: ItemContent, tables: LevelTables, reputation: number): number {
  return Math.max(0, item.cost + priceModifier(tables, reputation));
}

/** Gold a character gets back for an item. @rule ITEM-3 */
export function sellingPrice(item: Pick<ItemContent, 'cost'>): number {
  return Math.floor(item.cost / 2);
}

/** Whether the city has all copies of the item by its prosperity. @rule ITEM-8 */
function isOfProsperity(campaign: Campaign, item: ItemContent, tables: LevelTables): boolean {
  const level = prosperityLevel(tables, campaign.party.prosperity);
  return item.prosperity !== undefined && item.prosperity <= level;
}

/** Copies of an item that are in the game so far, owned or in the shop. @rule ITEM-8 */
export function copiesInGame(campaign: Campaign, item: ItemContent, tables: LevelTables): number {
  if (isOfProsperity(campaign, item, tables)) return item.copies;
  const found = campaign.party.items.find((each) => each.item === item.id)?.copies ?? 0;
  return Math.min(item.copies, found);
}

/** How many characters own the item. */
export function ownersOf(
  campaign: Pick<Campaign, 'characters'>,
  item: number,
): readonly CharacterSheet[] {
  return campaign.characters.filter((sheet) => sheet.items.some((owned) => owned.item === item));
}

/** Copies the shop can sell, never below 0. @rule ITEM-2 ITEM-3 ITEM-8 */
export function stockOf(campaign: Campaign, item: ItemContent, tables: LevelTables): number {
  const owned = ownersOf(campaign, item.id).length;
  return Math.max(0, copiesInGame(campaign, item, tables) - owned);
}

/** One item as the shop shows it. */
export interface ShopEntry {
  readonly item: ItemContent;
  readonly price: number;
  readonly sellsFor: number;
  /** Copies the shop can sell now. */
  readonly stock: number;
  /** Copies that are in the game so far, of `item.copies` printed ones. */
  readonly inGame: number;
  readonly owners: readonly CharacterSheet[];
  /** By prosperity, or found: by a design or as a single copy. */
  readonly by: 'prosperity' | 'found';
}

/** Everything the shop has or had, by number; items nobody has found yet are not in it. @rule ITEM-8 */
export function shopOf(campaign: Campaign, content: Content): readonly ShopEntry[] {
  const tables = content.levels();
  return content.items().flatMap((item): readonly ShopEntry[] => {
    const inGame = copiesInGame(campaign, item, tables);
    const owners = ownersOf(campaign, item.id);
    if (inGame === 0 && owners.length === 0) return [];
    return [
      {
        item,
        price: buyingPrice(item, tables, campaign.party.reputation),
        sellsFor: sellingPrice(item),
        stock: Math.max(0, inGame - owners.length),
        inGame,
        owners,
        by: isOfProsperity(campaign, item, tables) ? 'prosperity' : 'found',
      },
    ];
  });
}

/** Why a character cannot buy an item; null = it can. @rule ITEM-2 ITEM-4 ITEM-8 */
export function whyNotBuy(
  campaign: Campaign,
  sheet: CharacterSheet,
  item: ItemContent,
  tables: LevelTables,
): Refusal | null {
  const { id: number, name } = item;
  if (sheet.items.some((owned) => owned.item === number)) {
    return { code: 'itemIsOwned', character: sheet.id, name };
  }
  if (copiesInGame(campaign, item, tables) === 0) return { code: 'itemIsNotInShop', item: number };
  if (stockOf(campaign, item, tables) === 0) return { code: 'itemIsSoldOut', name };
  const price = buyingPrice(item, tables, campaign.party.reputation);
  if (sheet.gold < price) {
    return { code: 'notEnoughGold', character: sheet.id, needed: price, has: sheet.gold };
  }
  return null;
}

/**
 * The campaign with `copies` more copies of an item in the game, as far as there are any; a design
 * brings all of them.
 *
 * @rule ITEM-8
 */
export function withCopies(campaign: Campaign, item: ItemContent, copies: number): Campaign {
  const others = campaign.party.items.filter((each) => each.item !== item.id);
  const had = campaign.party.items.find((each) => each.item === item.id)?.copies ?? 0;
  const now = Math.max(0, Math.min(item.copies, had + copies));
  if (now === had) return campaign;
  const items = now === 0 ? others : [...others, { item: item.id, copies: now }];
  return {
    ...campaign,
    party: { ...campaign.party, items: items.toSorted((a, b) => a.item - b.item) },
  };
}

/** Why an item cannot be handed to a character beside the shop; null = it can. @rule ITEM-4 */
export function whyNotHandOut(
  campaign: Campaign,
  sheet: CharacterSheet,
  { id, name, copies }: ItemContent,
): Refusal | null {
  if (sheet.items.some((owned) => owned.item === id)) {
    return { code: 'itemIsOwned', character: sheet.id, name };
  }
  return hasCopyLeft(campaign, { id, copies }) ? null : { code: 'allCopiesOwned', name };
}

/** Whether a copy can be handed to a character beside the shop: one has to be left unowned or unfound. */
export function hasCopyLeft(campaign: Campaign, item: Pick<ItemContent, 'id' | 'copies'>): boolean {
  return ownersOf(campaign, item.id).length < item.copies;
}

/**
 * The campaign in which another copy of an item is in somebody's hands: one that came from outside
 * of the shop is new to the game.
 */
export function withCopyHandedOut(
  campaign: Campaign,
  item: ItemContent,
  tables: LevelTables,
): Campaign {
  const owned = ownersOf(campaign, item.id).length;
  const lacking = owned - copiesInGame(campaign, item, tables);
  return lacking > 0 ? withCopies(campaign, item, lacking) : campaign;
}
