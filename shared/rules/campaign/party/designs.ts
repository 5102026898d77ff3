/** Item designs: unlocked by number, or drawn from the random ones. */
import type { Content } from '../../../content/content';
import type { ItemContent } from '../../../content/types';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import { unchanged, type Outcome } from '../../../result';
import type { Campaign } from '../../../state';
import { copiesInGame, withCopies } from '../items/shop';

/** Random designs that were not found yet, by number. @rule RETIRE-3 */
function designsLeft(campaign: Campaign, content: Content): readonly ItemContent[] {
  const tables = content.levels();
  return content
    .items()
    .filter((item) => item.source === 'randomDesign' && copiesInGame(campaign, item, tables) === 0);
}

/** Refuses a design that does not exist, or (null = a random one) if all are found. @rule ITEM-8 */
export function whyNotFindDesign(
  campaign: Campaign,
  item: number | null,
  content: Content,
): Refusal | null {
  if (item !== null) return content.item(item) ? null : { code: 'noSuchItem', item };
  return designsLeft(campaign, content).length > 0 ? null : { code: 'designsUsedUp' };
}

/** Refuses a drawn card that is not among the random designs left. @rule ITEM-8 RETIRE-3 */
export function whyNotDrawDesign(
  campaign: Campaign,
  item: number | null | undefined,
  content: Content,
): Refusal | null {
  if (item === null || item === undefined) return null;
  const isLeft = designsLeft(campaign, content).some(({ id }) => id === item);
  return isLeft ? null : { code: 'designIsNotLeft', item };
}

/** Adds all copies of an item to the shop. @rule ITEM-8 */
export function unlockDesign(
  campaign: Campaign,
  item: ItemContent | null,
  content: Content,
): Outcome<Campaign> {
  if (!item) return unchanged(campaign);
  if (copiesInGame(campaign, item, content.levels()) === item.copies) return unchanged(campaign);
  return {
    next: withCopies(campaign, item, item.copies),
    events: [{ type: 'designUnlocked', item: item.id, name: item.name, rule: 'ITEM-8' }],
  };
}

/** Unlocks the drawn design; null = one of those left at random. @rule ITEM-8 RETIRE-3 */
export function drawDesign(
  campaign: Campaign,
  drawn: number | null,
  content: Content,
  random: Random,
): Outcome<Campaign> {
  const left = designsLeft(campaign, content);
  const item = drawn === null ? left[Math.floor(random() * left.length)] : content.item(drawn);
  if (item) return unlockDesign(campaign, item, content);
  return { next: campaign, events: [{ type: 'drawingRanOut', of: 'design', rule: 'ITEM-8' }] };
}
