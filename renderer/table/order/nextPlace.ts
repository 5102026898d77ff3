/** The next initiative field. */
import type { FigureId } from '#shared/ids';
import type { Character } from '#shared/state';
import { PLACES } from '../state/places.svelte';

type Chooser = Pick<Character, 'id' | 'initiative'>;

/** Characters whose initiative is being sent. */
interface Sent {
  readonly has: (character: FigureId) => boolean;
}

/** The field of the next character without an initiative, else the amber button. */
export function nextPlace(characters: readonly Chooser[], after: FigureId, sent: Sent): string {
  const next = othersAfter(characters, after).find(isOpen(sent));
  return next ? PLACES.initiative(next.id) : PLACES.next;
}

/** After a second card: the next missing first one, else the next missing second one. */
export function placeAfterSecond(
  characters: readonly Chooser[],
  after: FigureId,
  sent: Sent,
): string {
  const others = othersAfter(characters, after);
  if (others.some(isOpen(sent))) return nextPlace(characters, after, sent);
  const next = others.find(
    ({ initiative }) => initiative?.longRest === false && initiative.second === null,
  );
  return next ? PLACES.secondInitiative(next.id) : PLACES.next;
}

function othersAfter(characters: readonly Chooser[], after: FigureId): readonly Chooser[] {
  const at = characters.findIndex(({ id }) => id === after);
  return [...characters.slice(at + 1), ...characters.slice(0, Math.max(at, 0))];
}

const isOpen =
  (sent: Sent) =>
  ({ id, initiative }: Chooser): boolean =>
    initiative === null && !sent.has(id);
