/** Whose initiative is typed next. */
import type { FigureId } from '#shared/ids';
import type { Character } from '#shared/state';
import { PLACES } from '../tableContext';

/**
 * Where typing goes on after a character: the next one without an initiative, in table order. What was
 * `sent` for some is on its way.
 */
export function nextPlace(
  characters: readonly Pick<Character, 'id' | 'initiative'>[],
  after: FigureId,
  sent: { readonly has: (character: FigureId) => boolean },
): string {
  const at = characters.findIndex(({ id }) => id === after);
  const others = [...characters.slice(at + 1), ...characters.slice(0, Math.max(at, 0))];
  const next = others.find(({ id, initiative }) => initiative === null && !sent.has(id));
  return next ? PLACES.initiative(next.id) : PLACES.next;
}
