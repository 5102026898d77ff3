/** Perk checks: ignoring scenario effects, too many boxes. */
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
export function firstOvercheckedPerk(
  perks: readonly PerkContent[],
  boxes: readonly number[],
): number | null {
  const index = boxes.findIndex((checked, perk) => checked > (perks[perk]?.boxes ?? 0));
  return index < 0 ? null : index;
}
