/** What titles and lines of steps say in every language alike. */
import type { CommandOf, CommandType } from '#shared/commands/shapes';
import type { EventOf, EventType, GameEvent } from '#shared/events';
import type { BookSufferer } from '#shared/events/said';
import type { Refusal, RefusalCode } from '#shared/refusals';
import type { ModifierCard } from '#shared/vocabulary';
import { signed } from './phrases';
import type { Names } from './names/names';

/** A line of the history for each event of these names. */
export type Lines<T extends EventType = EventType> = {
  readonly [K in T]: (event: EventOf<K>, names: Names) => string;
};

/** A title for each command of these names, the events being what came of it. */
export type Titles<T extends CommandType = CommandType> = {
  readonly [K in T]: (command: CommandOf<K>, names: Names, events: readonly GameEvent[]) => string;
};

/** A sentence for each refusal of these codes. */
export type Sentences<C extends RefusalCode = RefusalCode> = {
  readonly [K in C]: (refusal: Extract<Refusal, { readonly code: K }>, names: Names) => string;
};

/** The first event of a type among those of a step. */
export function eventOf<T extends EventType>(
  events: readonly GameEvent[],
  type: T,
): EventOf<T> | undefined {
  return events.find((event) => event.type === type) as EventOf<T> | undefined;
}

/** Who suffers damage of the scenario book; several figures go by the words of the language. */
export function sufferer(
  to: BookSufferer,
  groups: Readonly<Record<'charactersAndSummons' | 'allFigures', string>>,
  names: Names,
): string {
  if (to.kind === 'figure') return names.figure(to.figure);
  if (to.kind === 'monster') return names.monster(to.monster);
  return to.kind === 'objective' ? to.name : groups[to.kind];
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

/** What lines did, each deed as the step it would be by itself; '' = all was done at the table. */
export function deedTitles(
  lines: readonly Pick<CommandOf<'playLines'>['lines'][number], 'deeds'>[],
  titles: object,
  names: Names,
  events: readonly GameEvent[],
): string {
  const all = titles as Readonly<Record<CommandType, (...told: unknown[]) => string>>;
  let told = events;
  return lines
    .flatMap(({ deeds }) => deeds)
    .map((deed) => {
      const title = all[deed.type](deed, names, told);
      if (deed.type === 'addMonster') told = withoutFirst(told, 'monsterPlaced');
      return title;
    })
    .join('; ');
}

/** What the next deed of that kind goes by. */
function withoutFirst(events: readonly GameEvent[], type: EventType): readonly GameEvent[] {
  const first = events.findIndex((event) => event.type === type);
  return first === -1 ? events : events.toSpliced(first, 1);
}
