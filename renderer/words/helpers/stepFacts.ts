/** Types and functions for the titles and history lines of steps in any language. */
import type { CommandOf, CommandType } from '#shared/commands/shapes';
import type { EventOf, EventType, GameEvent } from '#shared/events';
import type { BookSufferer } from '#shared/events/reminders';
import type { Refusal, RefusalCode } from '#shared/refusals';
import type { ModifierCard } from '#shared/vocabulary';
import { signed } from './phrases';
import type { Names } from './names';

/** The kinds of names that are found by an id. Doors have none. */
type NameById = Exclude<keyof Names, 'door'>;

/** The fields of commands, events and refusals that contain ids, with the kind of each. */
const NAMED = {
  figure: 'figure',
  figures: 'figure',
  attacker: 'figure',
  target: 'figure',
  insteadOf: 'figure',
  targets: 'figure',
  notAttacked: 'figure',
  owner: 'figure',
  killer: 'figure',
  character: 'character',
  monster: 'monster',
  block: 'block',
  blocks: 'block',
  class: 'class',
  scenario: 'scenario',
} as const satisfies Readonly<Record<string, NameById>>;

/** A command, event or refusal with names instead of ids. */
export type Named<T> = {
  readonly [K in keyof T]: K extends keyof typeof NAMED ? NameFor<T[K]> : T[K];
};

type NameFor<Id> = Id extends string
  ? string
  : Id extends readonly string[]
    ? readonly string[]
    : Id;

/** Replaces ids by names, so that sentences can use `figure` without looking it up. */
export function withNames<T extends object>(subject: T, names: Names): Named<T> {
  const kinds: Readonly<Record<string, NameById | undefined>> = NAMED;
  const facts = Object.entries(subject).map(([key, fact]: [string, unknown]) => {
    const kind = kinds[key];
    const nameOf = (id: unknown) => (kind && typeof id === 'string' ? names[kind](id) : id);
    return [key, Array.isArray(fact) ? fact.map(nameOf) : nameOf(fact)];
  });
  return Object.fromEntries(facts) as Named<T>;
}

/** The facts that a title can use besides the command: its events, and names for other ids. */
export interface StepFacts {
  readonly events: readonly GameEvent[];
  readonly names: Names;
}

/** A table with a function for each type of event, which returns its line in the history. */
export type Lines<T extends EventType = EventType> = {
  readonly [K in T]: (event: Named<EventOf<K>>, names: Names) => string;
};

/** A table with a function for each type of command, which returns its title. */
export type Titles<T extends CommandType = CommandType> = {
  readonly [K in T]: (command: Named<CommandOf<K>>, step: StepFacts) => string;
};

/** A table with a function for each code of a refusal, which returns its sentence. */
export type Sentences<C extends RefusalCode = RefusalCode> = {
  readonly [K in C]: (
    refusal: Named<Extract<Refusal, { readonly code: K }>>,
    names: Names,
  ) => string;
};

/**
 * Set if a heal removed Poison from a figure instead of restoring hit points, else null.
 * `isWounded` = it removed Wound, too.
 */
export function curedInstead(
  figure: string,
  { events, names }: StepFacts,
): { readonly isWounded: boolean } | null {
  const gone = events.flatMap((event) => {
    const isIts = event.type === 'conditionRemoved' && names.figure(event.figure) === figure;
    return isIts && event.why === 'healed' ? [event.condition] : [];
  });
  return gone.includes('poison') ? { isWounded: gone.includes('wound') } : null;
}

/** The first event of a type in a step. */
export function eventOf<T extends EventType>(
  events: readonly GameEvent[],
  type: T,
): EventOf<T> | undefined {
  return events.find((event) => event.type === type) as EventOf<T> | undefined;
}

/** The attacks of a step on each target. Negated ones have a damage of 0. */
export function hitsOf(events: readonly GameEvent[]): readonly EventOf<'attacked'>[] {
  return events.flatMap((event, index) => {
    if (event.type !== 'attacked') return [];
    const after = events.slice(index + 1);
    const next = after.findIndex(({ type }) => type === 'attacked');
    const own = next < 0 ? after : after.slice(0, next);
    const isNegated = own.some(
      (each) => each.type === 'damageNegated' && each.figure === event.target,
    );
    return isNegated ? { ...event, damage: 0 } : event;
  });
}

/**
 * The name of the figure that suffers damage from the scenario book. `groups` has the language's
 * words for groups of figures.
 */
export function sufferer(
  to: BookSufferer,
  groups: Readonly<Record<'charactersAndSummons' | 'allFigures', string>>,
  names: Names,
): string {
  if (to.kind === 'figure') return names.figure(to.figure);
  if (to.kind === 'monster') return names.monster(to.monster);
  return to.kind === 'objective' ? to.name : groups[to.kind];
}

/** A character with its class: 'Hilda (Brute)'. Only 'Brute' for a character with that name. */
export function nameAndClass({
  name,
  class: className,
}: {
  readonly name: string;
  readonly class: string;
}): string {
  return name === className ? className : `${name} (${className})`;
}

/** An attack modifier as text: '+2', '×2'. */
export function modifierWords({
  op,
  n,
}: {
  readonly op: 'add' | 'multiply';
  readonly n: number;
}): string {
  return op === 'multiply' ? `×${n}` : signed(n);
}

/** The modifier cards that were drawn in a step. */
export function drawnCards(events: readonly GameEvent[]): readonly ModifierCard[] {
  return events.flatMap((event): ModifierCard[] =>
    event.type === 'modifierDrawn' ? [event.card] : [],
  );
}

/**
 * The titles of subcommands, as if each were a step of its own. Empty if players did everything on
 * the table themselves.
 */
export function subcommandTitles(
  lines: readonly Pick<CommandOf<'playLines'>['lines'][number], 'subcommands'>[],
  titles: object,
  { events, names }: StepFacts,
): string {
  const all = titles as Readonly<
    Record<CommandType, (command: unknown, step: StepFacts) => string>
  >;
  let remaining = events;
  return lines
    .flatMap(({ subcommands }) => subcommands)
    .map((subcommand) => {
      const title = all[subcommand.type](withNames(subcommand, names), {
        events: remaining,
        names,
      });
      if (subcommand.type === 'addMonster') remaining = withoutFirst(remaining, 'monsterPlaced');
      return title;
    })
    .join('; ');
}

/** Puts the name of a figure before titles that do not have it. */
export function byWhom(figure: string, titles: string): string {
  return titles === '' || titles.includes(figure) ? titles : `${figure}: ${titles}`;
}

/** The events that are left for the next subcommand of the same type. */
function withoutFirst(events: readonly GameEvent[], type: EventType): readonly GameEvent[] {
  const first = events.findIndex((event) => event.type === type);
  return first === -1 ? events : events.toSpliced(first, 1);
}
