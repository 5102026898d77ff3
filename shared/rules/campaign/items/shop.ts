/** The shop: prices, stock and refusals. */
import type { Content } from '../../../content/content';
import type { ItemContent, LevelTables } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import type { Campaign, CharacterSheet } from '../../../state';
import { ownsOfThisBox } from '../characters/guests';
import { prosperityLevel } from '../../../content/stats';

/** Price change from reputation, -5 to 5. @rule REPUTATION-1 */
export function priceModifier(tables: LevelTables, reputation: number): number {
  const row = tables.reputation.shopPrice.find(
    ({ from, to }) => reputation >= from && reputation <= to,
  );
  return row?.modifier ?? 0;
}

/**
 * The next higher reputation with lower prices; null = prices are at their lowest.
 *
 * @rule REPUTATION-1
 */
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

/** Price of an item at this reputation; never negative. @rule ITEM-2 REPUTATION-1 */
export function buyingPrice(item: ItemContent, tables: LevelTables, reputation: number): number {
  return Math.max(0, item.cost + priceModifier(tables, reputation));
}

/** Gold for selling an item. @rule ITEM-3 */
export function sellingPrice(item: Pick<ItemContent, 'cost'>): number {
  return Math.floor(item.cost / 2);
}

/** Refuses to sell an item that cannot be sold; null = allowed. @rule ITEM-3 ITEM-15 */
export function whyNotSell({ name, notForSale }: ItemContent): Refusal | null {
  return notForSale ? { code: 'itemIsNotForSale', name } : null;
}

/** True if the prosperity level makes all copies of the item available. @rule ITEM-8 */
function isOfProsperity(campaign: Campaign, item: ItemContent, tables: LevelTables): boolean {
  const level = prosperityLevel(tables, campaign.party.prosperity);
  return item.prosperity !== undefined && item.prosperity <= level;
}

/** Number of copies of an item in the game, owned or in the shop. @rule ITEM-8 */
export function copiesInGame(campaign: Campaign, item: ItemContent, tables: LevelTables): number {
  if (isOfProsperity(campaign, item, tables)) return item.copies;
  const found = campaign.party.items.find((each) => each.item === item.id)?.copies ?? 0;
  return Math.min(item.copies, found);
}

/**
 * Characters who own the item. Copies that guests brought do not count, because they come from
 * another box.
 */
export function ownersOf(
  campaign: Pick<Campaign, 'characters'>,
  item: number,
): readonly CharacterSheet[] {
  return campaign.characters.filter((sheet) => ownsOfThisBox(sheet, item));
}

/** Copies in stock; never negative. @rule ITEM-2 ITEM-3 ITEM-8 */
export function stockOf(campaign: Campaign, item: ItemContent, tables: LevelTables): number {
  const owned = ownersOf(campaign, item.id).length;
  return Math.max(0, copiesInGame(campaign, item, tables) - owned);
}

/** One item in the shop. */
export interface ShopEntry {
  readonly item: ItemContent;
  readonly price: number;
  readonly sellsFor: number;
  /** Copies in stock now. */
  readonly stock: number;
  /** Copies in the game, at most `item.copies`. */
  readonly inGame: number;
  readonly owners: readonly CharacterSheet[];
  /** Available by prosperity, or found by a design or as a single copy. */
  readonly by: 'prosperity' | 'found';
}

/**
 * Every item that is or was in the shop, by number. Items that were not found yet are omitted.
 *
 * @rule ITEM-8
 */
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

/** Refuses to buy an item; null = allowed. @rule ITEM-2 ITEM-4 ITEM-8 */
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

/** Adds up to `copies` copies of an item to the game. A design adds all of them. @rule ITEM-8 */
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

/** Refuses to give a character an item outside the shop; null = allowed. @rule ITEM-4 */
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

/** True if a copy is left, unowned or not found yet, that a character can get outside the shop. */
export function hasCopyLeft(campaign: Campaign, item: Pick<ItemContent, 'id' | 'copies'>): boolean {
  return ownersOf(campaign, item.id).length < item.copies;
}

/**
 * Counts a copy that a character got outside the shop. It is new to the game if the shop had none.
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
