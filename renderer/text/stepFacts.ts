/** What titles and lines of steps say in every language alike. */
import type { GameEvent } from '#shared/events';
import type { ModifierCard } from '#shared/vocabulary';
import { signed } from './phrases';
import type { Names } from './names/names';

type EventNamed<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** The first event of a type among those of a step. */
export function eventOf<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): EventNamed<T> | undefined {
  return events.find((event): event is EventNamed<T> => event.type === type);
}

/** 'Hilda (Brute)', or only 'Brute' for one who is called so. */
export function nameAndClass(
  character: { readonly name: string; readonly class: string },
  names: Names,
): string {
  const className = names.class(character.class);
  return character.name === className ? className : `${character.name} (${className})`;
}

/** '+2', '×2'. */
export function modifierWords({
  op,
  n,
}: {
  readonly op: 'add' | 'multiply';
  readonly n: number;
}): string {
  return op === 'multiply' ? `×${n}` : signed(n);
}

/** The modifier cards a step turned over. */
export function drawnCards(events: readonly GameEvent[]): readonly ModifierCard[] {
  return events.flatMap((event): ModifierCard[] =>
    event.type === 'modifierDrawn' ? [event.card] : [],
  );
}
