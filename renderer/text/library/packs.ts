/** Words of the content packs: in the library, and in a campaign. */
import type { PackCounts } from '#shared/api';
import { listOf } from '../names/grammar';
import { spoken } from '../language';

const words = await spoken({
  en: () => import('./packs.en'),
  de: () => import('./packs.de'),
});
export const { FOLDER, PACKS } = words;
const { PACK_PARTS } = words;

const PARTS = [
  'monsters',
  'abilityDecks',
  'classes',
  'items',
  'scenarios',
  'tiles',
  'battleGoals',
  'personalQuests',
  'events',
  'treasures',
  'names',
] as const satisfies readonly (keyof PackCounts)[];

/** '3 monsters, 1 class'. */
export function packContents(counts: PackCounts): string {
  return listOf(
    PARTS.filter((part) => counts[part] > 0).map((part) => PACK_PARTS[part](counts[part])),
  );
}
