/** Words the titles of steps, which undo and the history show. */
import type { Command, CommandType } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { Names } from '../names/names';
import { upperFirst } from '../../helpers/phrases';
import { withNames, type Named, type StepFacts } from '../../helpers/stepFacts';
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.commands;
export const { DIFFICULTY_WORDS } = words;
const { TITLES } = words;

/**
 * The title of a step: 'Brute suffers 3 damage'. With the events of the step, some titles are more
 * precise ('Brute attacks Bandit Guard 3 (4)').
 */
export function commandTitle(
  command: Command,
  names: Names,
  events: readonly GameEvent[] = [],
): string {
  const title = TITLES[command.type] as (command: Named<Command>, step: StepFacts) => string;
  return upperFirst(title(withNames(command, names), { events, names }));
}

/** Every command with a title, for tests. @internal */
export const TITLED_COMMANDS = Object.keys(TITLES) as readonly CommandType[];
