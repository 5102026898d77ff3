/** Perks without cards, and the number of boxes of perks. */
import type { PerkContent } from '../../../content/types';

/** True if a checked perk lets the character ignore negative scenario effects. @rule PERK-2 */
export function ignoresScenarioEffects(
  perks: readonly PerkContent[],
  boxes: readonly number[],
): boolean {
  return perks.some(
    (perk, index) => perk.ignore === 'negativeScenarioEffects' && (boxes[index] ?? 0) > 0,
  );
}

/** Index of the first perk with too many boxes checked; null = none. @rule PERK-1 */
export function perkBeyondItsBoxes(
  perks: readonly PerkContent[],
  boxes: readonly number[],
): number | null {
  const place = boxes.findIndex((checked, index) => checked > (perks[index]?.boxes ?? 0));
  return place < 0 ? null : place;
}
