/** Words of the content packs: in the library, and in a campaign. */
import type { PackCounts } from '#shared/api';
import { worded } from './language';
import { counted, listOf } from './names';

export const PACK_PARTS = worded<Readonly<Record<keyof PackCounts, (count: number) => string>>>(
  'PACK_PARTS',
  {
    monsters: (count) => counted(count, 'monster'),
    abilityDecks: (count) => counted(count, 'ability deck'),
    classes: (count) => counted(count, 'class', 'classes'),
    items: (count) => counted(count, 'item'),
    scenarios: (count) => counted(count, 'scenario'),
    tiles: (count) => counted(count, 'map tile'),
  },
);

const PARTS = [
  'monsters',
  'abilityDecks',
  'classes',
  'items',
  'scenarios',
  'tiles',
] as const satisfies readonly (keyof PackCounts)[];

/** '3 monsters, 1 class'. */
export function packContents(counts: PackCounts): string {
  return listOf(
    PARTS.filter((part) => counts[part] > 0).map((part) => PACK_PARTS[part](counts[part])),
  );
}

export const PACKS = worded('PACKS', {
  missing: (names: readonly string[]) =>
    `This library does not have ${names.length === 1 ? 'the pack' : 'the packs'} ${listOf(names)}. Nothing is lost: what belongs to it is kept as it stands, without its printed numbers and cards. Import it again under “Content packs”.`,
} as const);
