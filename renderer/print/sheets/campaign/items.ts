import type { Content } from '#shared/content/content';
import { prosperityView } from '#shared/rules/campaign/party/prosperity';
import { priceModifier, shopOf, type ShopEntry } from '#shared/rules/campaign/items/shop';
import type { Campaign } from '#shared/state';
import { ITEM_SLOT_NAMES } from '../../../words/sentences/party/items';
import { listOf } from '../../../words/sentences/play';
import { signed } from '../../../words/helpers/phrases';
import { PRINT } from '../../../words/sentences/print/print';
import type { PrintBlock } from '../blocks';
import { tableBlocks } from './tableBlocks';

/**
 * Every item that is or was in the shop, with its owners. Items that are not unlocked are not
 * named.
 */
export function itemBlocks(campaign: Campaign, content: Content): readonly PrintBlock[] {
  const entries = shopOf(campaign, content);
  if (entries.length === 0) return [{ key: 'none', kind: 'sentence', text: PRINT.noItems }];
  const { level } = prosperityView(content.levels(), campaign.party);
  const change = priceModifier(content.levels(), campaign.party.reputation);
  const prices = change === 0 ? PRINT.unchangedPrices : PRINT.priceChange(signed(change));
  return [
    { key: 'shop', kind: 'sentence', text: PRINT.shopIs(level, prices) },
    ...tables(entries, 'prosperity', PRINT.itemsOfCity),
    ...tables(entries, 'found', PRINT.itemsFound),
  ];
}

function tables(
  entries: readonly ShopEntry[],
  by: ShopEntry['by'],
  title: string,
): readonly PrintBlock[] {
  const rows = entries.filter((entry) => entry.by === by).map(rowOf);
  return tableBlocks(by, { title, columns: COLUMNS, rows });
}

const COLUMNS = [
  { name: PRINT.number, align: 'right', width: '7%' },
  { name: PRINT.name, width: '29%' },
  { name: PRINT.slot, width: '14%' },
  { name: PRINT.price, align: 'right', width: '9%' },
  { name: PRINT.sellsFor, align: 'right', width: '10%' },
  { name: PRINT.stock, align: 'center', width: '12%' },
  { name: PRINT.owners },
] as const;

function rowOf({ item, price, sellsFor, stock, inGame, owners }: ShopEntry): readonly string[] {
  return [
    String(item.id),
    item.name,
    ITEM_SLOT_NAMES[item.slot],
    String(price),
    String(sellsFor),
    PRINT.stockOf(stock, inGame),
    listOf(owners.map(({ name }) => name)),
  ];
}
