/** Finds the names of removed figures in the steps of a log. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import { shownName } from '../../helpers/box';
import type { Names } from './names';

type Called = ReadonlyMap<string, string>;

/**
 * The names for each step of a log, oldest first. Only the steps that placed or removed a summon
 * contain its name, and a page of the history can have just one of them, so it looks in both
 * directions.
 */
export function namesOfSteps(log: readonly LogEntry[], names: Names): readonly Names[] {
  const brought = calledSoFar(log, ({ events }) => events.flatMap(nameBrought));
  const left = calledSoFar(log.toReversed(), ({ events }) => events.flatMap(nameTakenAway));
  return log.map((_, index) => {
    const [before, after] = [brought[index], left.at(-1 - index)];
    if (!before?.size && !after?.size) return names;
    return { ...names, figure: (id) => before?.get(id) ?? after?.get(id) ?? names.figure(id) };
  });
}

/**
 * The names from the steps before each step. A new scenario clears them, because it uses the same
 * ids again.
 */
function calledSoFar(
  log: readonly LogEntry[],
  namesOf: (entry: LogEntry) => readonly (readonly [string, string])[],
): readonly Called[] {
  let called: Called = new Map();
  return log.map((entry) => {
    // A step that starts a scenario never names a summon, so it does not matter if it counts to the
    // old or the new scenario.
    if (entry.command.type === 'startScenario') called = new Map();
    const news = namesOf(entry);
    if (news.length > 0) called = new Map([...called, ...news]);
    return called;
  });
}

function nameBrought(event: GameEvent): readonly (readonly [string, string])[] {
  return event.type === 'summonPlaced' ? [[event.figure, shownName(event.name)]] : [];
}

function nameTakenAway(event: GameEvent): readonly (readonly [string, string])[] {
  const isGone = event.type === 'died' || event.type === 'figureRemoved';
  return isGone && event.name !== undefined ? [[event.figure, shownName(event.name)]] : [];
}
