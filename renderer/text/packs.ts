/** Words of the content packs: in the library, and in a campaign. */
import type { PackCounts } from '#shared/api';
import { worded } from './language';
import { counted, listOf } from './names';

/** '3 monsters, 1 class'. */
export function packContents(counts: PackCounts): string {
  const parts = [
    [counts.monsters, 'monster'],
    [counts.abilityDecks, 'ability deck'],
    [counts.classes, 'class', 'classes'],
    [counts.items, 'item'],
    [counts.scenarios, 'scenario'],
    [counts.tiles, 'map tile'],
  ] as const;
  return listOf(
    parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)),
  );
}

export const PACKS = worded('PACKS', {
  missing: (names: readonly string[]) =>
    `This library does not have ${names.length === 1 ? 'the pack' : 'the packs'} ${listOf(names)}. Nothing is lost: what belongs to it is kept as it stands, without its printed numbers and cards. Import it again under “Content packs”.`,
} as const);
