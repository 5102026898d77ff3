/** The outcome of the items of a summary for their recipients. */
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { Campaign } from '../../../state';
import { ownersOf, sellingPrice } from '../../campaign/items/shop';
import type { SummaryLine } from './lines';

type Owners = ReadonlyMap<number, readonly CharacterId[]>;

/** The lines with the outcome of each item, in the order in which they are applied. @rule ITEM-10 */
export function withItemOutcomes(
  campaign: Campaign,
  lines: readonly SummaryLine[],
  content: Content,
): readonly SummaryLine[] {
  let owners: Owners = new Map();
  return lines.map((line) => {
    const item = line.what === 'item' ? content.item(line.item) : null;
    if (line.what !== 'item' || !item || line.to === null || line.amount === 0) return line;
    const before = owners.get(item.id) ?? ownersOf(campaign, item.id).map(({ id }) => id);
    if (before.length >= item.copies) return { ...line, becomes: { kind: 'notLeft' } };
    if (before.includes(line.to)) {
      return { ...line, becomes: { kind: 'sold', gold: sellingPrice(item) } };
    }
    owners = new Map([...owners, [item.id, [...before, line.to]]]);
    return line;
  });
}
