/** Detects circular references, which would never terminate. */
import type { AbilityAction, PackFile } from '../types';

/** References by id. */
export type Links = ReadonlyMap<string, readonly string[]>;

/**
 * The first cycle found, from a thing back to itself: ['a', 'b', 'a']; null = none. A
 * self-reference is a cycle unless `selfAllowed`.
 */
export function findCycle(links: Links, selfAllowed = false): readonly string[] | null {
  const done = new Set<string>();
  for (const start of links.keys()) {
    const path: string[] = [];
    const found = follow(start, links, { path, done, selfAllowed });
    if (found) return found;
  }
  return null;
}

interface Walk {
  readonly path: string[];
  readonly done: Set<string>;
  readonly selfAllowed: boolean;
}

/** The size limits of packs also bound the recursion depth. */
function follow(id: string, links: Links, walk: Walk): readonly string[] | null {
  if (walk.done.has(id)) return null;
  walk.path.push(id);
  for (const next of links.get(id) ?? []) {
    if (next === id && walk.selfAllowed) continue;
    const index = walk.path.indexOf(next);
    if (index >= 0) return [...walk.path.slice(index), next];
    const found = follow(next, links, walk);
    if (found) return found;
  }
  walk.path.pop();
  walk.done.add(id);
  return null;
}

/** Monsters that a type can summon, by its deck and its specials. */
export function summonLinks({ monsters = [], abilityDecks = [] }: PackFile): Links {
  const byDeck = new Map(
    abilityDecks.map((deck) => [deck.id as string, deck.cards.flatMap(({ actions }) => actions)]),
  );
  return new Map(
    monsters.map((monster) => {
      const specials = monster.levels.flatMap((level) =>
        Object.values(level).flatMap(({ special1 = [], special2 = [] }) => [
          ...special1,
          ...special2,
        ]),
      );
      const actions = [...(byDeck.get(monster.deck) ?? []), ...specials];
      return [monster.id, [...new Set(actions.flatMap(summonedBy))]];
    }),
  );
}

/** Ids of the monsters that an action summons, also in nested actions. */
export function summonedBy(action: AbilityAction): readonly string[] {
  switch (action.type) {
    case 'summon':
      return action.monster === undefined ? [] : [action.monster];
    case 'consume':
    case 'onDeath':
      return (action.actions ?? []).flatMap(summonedBy);
    default:
      return [];
  }
}
