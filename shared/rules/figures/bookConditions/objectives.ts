/** Counts objectives of the scenario: listed, destroyed and saved ones. */
import type { BookCondition, ScenarioContent } from '../../../content/types';
import type { Scenario } from '../../../state';
import { objectivesOf } from '../figures';
import { areRevealed, amountFor } from './openRooms';

type Listed = NonNullable<ScenarioContent['objectives']>;

/** The listed objectives with a name; without a name, all of them. */
export function listedAs(printed: ScenarioContent, objective?: string, marker?: string): Listed {
  return (printed.objectives ?? []).filter(
    (each) =>
      (objective === undefined || each.name === objective) &&
      (marker === undefined || each.marker === marker),
  );
}

export function isListed(listed: Listed, index: number | null): boolean {
  return listed.some((each) => each.index === index);
}

/** Number of the listed objectives that the open rooms had when they were revealed. */
function placedOf(scenario: Scenario, printed: ScenarioContent, listed: Listed): number {
  return printed.rooms
    .filter(({ room }) => areRevealed(scenario, [room]))
    .flatMap(({ objectives }) => objectives ?? [])
    .filter(
      ({ objective, minCharacters }) =>
        isListed(listed, objective) && scenario.players >= (minCharacters ?? 0),
    ).length;
}

function standingOf(scenario: Scenario, listed: Listed): number {
  return objectivesOf(scenario).filter((each) => isListed(listed, each.listed)).length;
}

/** Number of destroyed objectives with a name. Objectives that players removed do not count. */
export function destroyedOf(
  scenario: Scenario,
  printed: ScenarioContent,
  objective?: string,
  marker?: string,
): number {
  const listed = listedAs(printed, objective, marker);
  return (scenario.destroyed ?? [])
    .filter(({ objective: index }) => isListed(listed, index))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Number of objectives with a name that left the board without being destroyed. */
export function savedOf(scenario: Scenario, printed: ScenarioContent, objective?: string): number {
  const listed = listedAs(printed, objective);
  const left = placedOf(scenario, printed, listed) - standingOf(scenario, listed);
  return Math.max(0, left - destroyedOf(scenario, printed, objective));
}

export function areDestroyed(
  scenario: Scenario,
  printed: ScenarioContent,
  { objective, marker, count }: BookCondition,
): boolean | null {
  const listed = listedAs(printed, objective, marker);
  if (!listed.some(({ index }) => isInOpenRooms(scenario, printed, index))) return false;
  if (listed.some((each) => each.hitPoints === null)) return null;
  return destroyedOf(scenario, printed, objective, marker) >= amountFor(scenario, count ?? 1);
}

/** True if an objective can be on the board. Objectives that are only in closed rooms cannot. */
export function isInOpenRooms(
  scenario: Scenario,
  printed: ScenarioContent,
  objective: number,
): boolean {
  const rooms = printed.rooms.filter((room) =>
    room.objectives?.some((each) => each.objective === objective),
  );
  return rooms.length === 0 || rooms.some(({ room }) => areRevealed(scenario, [room]));
}
