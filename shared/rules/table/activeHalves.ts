/** Which halves of its cards lie active in front of a character. */
import type { ActiveHalf, Character } from '../../state';

/** Steps of older saves bring characters back that have no such list. */
export function activeHalvesOf({ activeHalves }: Character): readonly ActiveHalf[] {
  return (activeHalves as readonly ActiveHalf[] | undefined) ?? [];
}
