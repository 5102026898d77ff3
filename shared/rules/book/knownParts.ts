/** Parts of the scenario book that the open rooms have made known. */
import type {
  BookCondition,
  ScenarioContent,
  ScenarioRule,
  SpawnContent,
} from '../../content/types';
import type { Scenario } from '../../state';
import { roomsOfGoal } from '../figures/bookConditions/goalTreasure';
import { isInOpenRooms } from '../figures/bookConditions/objectives';
import { areRevealed } from '../figures/bookConditions/openRooms';

type EndContent = NonNullable<ScenarioContent['finish']>[number];

/** False for a rule that waits for closed rooms or for what is in them. */
export function isRuleKnown(
  scenario: Scenario,
  printed: ScenarioContent,
  { rooms = [], when = [] }: Pick<ScenarioRule, 'rooms' | 'when'>,
): boolean {
  return (
    areRoomsKnown(scenario, when) &&
    (rooms.length === 0 || rooms.some((room) => areRevealed(scenario, [room]))) &&
    areObjectivesKnown(scenario, printed, when)
  );
}

/** False for a spawn that waits for closed rooms or for what is in them. */
export function isSpawnKnown(
  scenario: Scenario,
  printed: ScenarioContent,
  { onReveal = [], afterReveal = [], when = [] }: SpawnContent,
): boolean {
  return (
    areRevealed(scenario, [...onReveal, ...afterReveal]) &&
    areObjectivesKnown(scenario, printed, when)
  );
}

/** False for an end that waits for closed rooms or for what is in them. */
export function isEndKnown(
  scenario: Scenario,
  printed: ScenarioContent,
  { afterReveal, when = [] }: EndContent,
): boolean {
  return (
    areRevealed(scenario, afterReveal) &&
    areRoomsKnown(scenario, when) &&
    areObjectivesKnown(scenario, printed, when)
  );
}

function areRoomsKnown(scenario: Scenario, when: readonly BookCondition[]): boolean {
  return when.every(
    ({ state, room }) => state !== 'revealed' || areRevealed(scenario, [room ?? 0]),
  );
}

/** True if what the conditions ask for is in open rooms. */
export function areObjectivesKnown(
  scenario: Scenario,
  printed: ScenarioContent,
  conditions: readonly BookCondition[],
): boolean {
  const named = conditions.flatMap(({ objective, marker }) =>
    (printed.objectives ?? []).filter(
      (each) => each.name === objective && (marker === undefined || each.marker === marker),
    ),
  );
  const waitsForGoal = conditions.some(({ state }) => state === 'looted');
  return (
    named.every(({ index }) => isInOpenRooms(scenario, printed, index)) &&
    (!waitsForGoal || areRevealed(scenario, roomsOfGoal(printed)))
  );
}
