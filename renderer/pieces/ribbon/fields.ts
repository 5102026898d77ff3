import type { FigureId } from '#shared/ids';
import type { Character } from '#shared/state';

/** Id of the element that takes a character's initiative. */
export function initiativeField(character: FigureId): string {
  return `initiative-${character}`;
}

/** Id of the amber button, where the hand goes when nothing is left to type. */
export const NEXT_STEP_BUTTON = 'next-step';

/** Where typing goes on after a character: the next one without an initiative, in table order. */
export function nextField(
  characters: readonly Pick<Character, 'id' | 'initiative'>[],
  after: FigureId,
): string {
  const at = characters.findIndex(({ id }) => id === after);
  const others = [...characters.slice(at + 1), ...characters.slice(0, Math.max(at, 0))];
  const next = others.find(({ initiative }) => initiative === null);
  return next ? initiativeField(next.id) : NEXT_STEP_BUTTON;
}
