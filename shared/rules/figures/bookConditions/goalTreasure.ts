/** Rooms of the goal treasure, and checks if it was looted. */
import type { ScenarioContent } from '../../../content/types';
import { hexAt, sameHex } from '../../../map/hexes';
import type { Scenario } from '../../../state';
import { areRevealed } from './openRooms';

/** True if the goal treasure was placed and is gone. */
export function isGoalLooted(scenario: Scenario, printed: ScenarioContent): boolean {
  const rooms = roomsOfGoal(printed);
  const lies = scenario.tokens.some((each) => each.kind === 'treasure' && each.treasure === 'goal');
  return rooms.length > 0 && areRevealed(scenario, rooms) && !lies;
}

/** Rooms that contain the goal treasure. */
export function roomsOfGoal(printed: ScenarioContent): readonly number[] {
  return printed.rooms.flatMap(({ room, treasures }) => (treasures.includes('goal') ? room : []));
}

export function goalsLooted(scenario: Scenario, printed: ScenarioContent): number {
  const placed = printed.rooms
    .filter(({ room }) => areRevealed(scenario, [room]))
    .flatMap(({ treasures }) => treasures)
    .filter((treasure) => treasure === 'goal').length;
  return placed - goalTokens(scenario).length;
}

function goalTokens({ tokens }: Scenario) {
  return tokens.filter((each) => each.kind === 'treasure' && each.treasure === 'goal');
}

/** True if the goal treasure of a room is looted; null = its hex is unknown. */
export function isLootedIn(
  scenario: Scenario,
  printed: ScenarioContent,
  room: number,
): boolean | null {
  if (!areRevealed(scenario, [room])) return false;
  const tokens = goalTokens(scenario);
  if (tokens.length === 0) return true;
  const overlays = (printed.map?.overlays ?? []).filter(
    (each) => each.kind === 'treasure' && each.room === room && each.treasure === 'goal',
  );
  const [hex] = overlays.flatMap(({ hexes }) => hexes);
  if (!hex || tokens.some(({ at }) => at === null)) return null;
  return !tokens.some(({ at }) => at !== null && sameHex(at, hexAt(hex)));
}
