/** The shop on screen: available items, shown items and filters. */
import type { Content } from '../../../content/content';
import type { ItemContent } from '../../../content/types';
import type { Campaign } from '../../../state';
import { buyingPrice, sellingPrice, shopOf, type ShopEntry } from '../items/shop';
import { isItemKnown } from './spoilers';

/** All items the players may see, by number. */
export function shownItems(campaign: Campaign, content: Content): readonly ShopEntry[] {
  const here = shopOf(campaign, content);
  const known = new Set(here.map(({ item }) => item.id));
  const shown = content
    .items()
    .filter((item) => !known.has(item.id) && isItemKnown(campaign, content, item))
    .map((item): ShopEntry => ({
      item,
      price: buyingPrice(item, content.levels(), campaign.party.reputation),
      sellsFor: sellingPrice(item),
      stock: 0,
      inGame: 0,
      owners: [],
      by: 'found',
    }));
  return [...here, ...shown].toSorted((a, b) => a.item.id - b.item.id);
}

export interface ShopFilter {
  readonly search: string;
  readonly slot: ItemContent['slot'] | 'all';
  /** True = only items that the buyer can buy now. */
  readonly buyable: boolean;
}

/** Filters items by number, part of the name, slot, and if the buyer can buy them. */
export function searchItems(
  entries: readonly ShopEntry[],
  { search, slot, buyable }: ShopFilter,
  /** The reason why the buyer cannot buy an item; null = they can. */
  whyNot: (item: ItemContent) => string | null,
  /** Returns a name together with its translations, so that a search finds them. */
  called: (name: string) => string = (name) => name,
): readonly ShopEntry[] {
  const words = search.trim().toLowerCase().replace(/^#/, '');
  return entries
    .filter(({ item }) => slot === 'all' || item.slot === slot)
    .filter(
      ({ item }) =>
        words === '' ||
        String(item.id) === words ||
        called(item.name).toLowerCase().includes(words),
    )
    .filter(({ item }) => !buyable || whyNot(item) === null);
}

export interface ShopShelf {
  /** Prosperity level of the shelf's items; null = found items. */
  readonly prosperity: number | null;
  readonly entries: readonly ShopEntry[];
}

/** Groups items by prosperity level or as found. */
export function shelvesOf(entries: readonly ShopEntry[]): readonly ShopShelf[] {
  const levels = [
    ...new Set(
      entries.flatMap(({ by, item }) => (by === 'prosperity' ? [item.prosperity ?? 1] : [])),
    ),
  ].toSorted((a, b) => a - b);
  const found = entries.filter(({ by }) => by === 'found');
  return [
    ...levels.map((prosperity) => ({
      prosperity,
      entries: entries.filter(
        ({ by, item }) => by === 'prosperity' && item.prosperity === prosperity,
      ),
    })),
    ...(found.length === 0 ? [] : [{ prosperity: null, entries: found }]),
  ];
}
