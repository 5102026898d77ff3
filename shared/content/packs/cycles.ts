/** Things that name each other in a circle: nothing ever ends where a circle is followed. */
import type { AbilityAction, PackFile } from '../types';

/** Who names whom, by id. */
export type Links = ReadonlyMap<string, readonly string[]>;

/**
 * The first circle that is found, from a thing back to itself: ['a', 'b', 'a']; null without one.
 * A thing that names itself is a circle unless `selfAllowed`.
 */
export function circleIn(links: Links, selfAllowed = false): readonly string[] | null {
  const done = new Set<string>();
  for (const start of links.keys()) {
    const way: string[] = [];
    const found = follow(start, links, { way, done, selfAllowed });
    if (found) return found;
  }
  return null;
}

interface Walk {
  readonly way: string[];
  readonly done: Set<string>;
  readonly selfAllowed: boolean;
}

/** Lists are bounded by the limits of a pack, and so is the depth. */
function follow(id: string, links: Links, walk: Walk): readonly string[] | null {
  if (walk.done.has(id)) return null;
  walk.way.push(id);
  for (const next of links.get(id) ?? []) {
    if (next === id && walk.selfAllowed) continue;
    const at = walk.way.indexOf(next);
    if (at >= 0) return [...walk.way.slice(at), next];
    const found = follow(next, links, walk);
    if (found) return found;
  }
  walk.way.pop();
  walk.done.add(id);
  return null;
}

/** Which monsters a type may bring in, by its deck and its own specials. */
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

/** Ids of the monsters that an action brings in, or lets act. */
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
