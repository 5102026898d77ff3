/** What perks do besides cards, and how many boxes they have. */
import type { PerkContent } from '../../../content/types';

/** Whether a checked perk lets the character ignore what the scenario starts with. @rule PERK-2 */
export function ignoresScenarioEffects(
  perks: readonly PerkContent[],
  boxes: readonly number[],
): boolean {
  return perks.some(
    (perk, index) => perk.ignore === 'negativeScenarioEffects' && (boxes[index] ?? 0) > 0,
  );
}

/** Place of the first perk with more boxes checked than it has; null = all fit. @rule PERK-1 */
export function perkBeyondItsBoxes(
  perks: readonly PerkContent[],
  boxes: readonly number[],
): number | null {
  const place = boxes.findIndex((checked, index) => checked > (perks[index]?.boxes ?? 0));
  return place < 0 ? null : place;
}
