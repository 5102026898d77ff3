/** Names of removed figures in the steps of a log. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import { shownName } from '../../helpers/box';
import type { Names } from './names';

type Called = ReadonlyMap<string, string>;

/**
 * Names for each step of a log, oldest first. Only the steps that placed and removed a summon have its name,
 * and an older page of the history may have only one of them.
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

/** Names from the steps so far; another scenario restarts the numbers of its figures. */
function calledSoFar(
  log: readonly LogEntry[],
  namesOf: (entry: LogEntry) => readonly (readonly [string, string])[],
): readonly Called[] {
  let called: Called = new Map();
  return log.map((entry) => {
    // A step that starts a scenario never names a summon, so it may belong to either side.
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
