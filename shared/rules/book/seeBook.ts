/** Lists the parts of a scenario that players must look up in the scenario book. */
import type { ScenarioContent } from '../../content/types';
import type { Rank } from '../../vocabulary';

/** Parts that players must read in the book because Standee does not have them. */
export type SeeBook =
  | 'goals'
  | 'specialRules'
  | 'spawnHexes'
  | 'map'
  | 'conditions'
  | 'disputedRanks'
  | 'changingStats'
  | 'randomDungeon'
  | 'dungeonCards';

function isDisputed({ rooms, spawns = [] }: ScenarioContent): boolean {
  const listed = [...rooms, ...spawns].flatMap(
    ({ monsters }): readonly { readonly disputedRank?: Rank }[] => monsters,
  );
  return listed.some(({ disputedRank }) => disputedRank !== undefined);
}

/** True if the map has the hexes of all letters at which figures arrive. */
function areHexesKnown({ spawns = [], map }: ScenarioContent): boolean {
  const known = new Set(map?.letters?.map(({ letter }) => letter));
  const wanted = spawns.flatMap(({ monsters }) => monsters.map(({ marker }) => marker ?? ''));
  return wanted.every((letter) => known.has(letter));
}

/**
 * The parts of a scenario that players must look up. Always includes special rules, because they
 * are never completely known.
 */
export function seeBook(printed: ScenarioContent): readonly SeeBook[] {
  const spawns = printed.spawns ?? [];
  const isChanging =
    printed.statOverrides?.some((each) => each.perUndestroyed !== undefined) === true;
  const asks = [...spawns, ...(printed.reveals ?? []), ...(printed.finish ?? [])];
  const all: readonly (SeeBook | false)[] = [
    printed.goals.length === 0 && 'goals',
    'specialRules',
    !areHexesKnown(printed) && 'spawnHexes',
    isDisputed(printed) && 'disputedRanks',
    asks.some((each) => each.when !== undefined) && 'conditions',
    isChanging && 'changingStats',
    printed.map === null && 'map',
    printed.randomDungeon !== undefined && printed.map === null && 'randomDungeon',
    printed.penalties !== undefined && 'dungeonCards',
  ];
  return all.filter((each) => each !== false);
}
