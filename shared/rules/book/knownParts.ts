/** Decides which parts of the scenario book players may see, depending on the open rooms. */
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

/** False for a rule that depends on closed rooms or their contents. */
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

/** False for a spawn that depends on closed rooms or their contents. */
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

/** False for an ending that depends on closed rooms or their contents. */
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

/** True if all objectives that the conditions name are in open rooms. */
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
