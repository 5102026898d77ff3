/** Refusals for revealing a room or ending a scenario at the players' request. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { refusalOf } from '../../result';
import type { Scenario } from '../../state';
import { closedDoorsInto } from '../round/doors';
import { figureThatActs } from '../figures/lookups';

interface WantedRoom {
  readonly room: number;
  readonly by: FigureId | null;
  /** Reveals the room even if all its doors are locked. */
  readonly anyway?: boolean | undefined;
}

export function whyNotReveal(
  scenario: Scenario,
  content: Content,
  { room, by, anyway = false }: WantedRoom,
): Refusal | null {
  const known = scenario.rooms.find((each) => each.room === room);
  if (!content.scenario(scenario.scenario) || !known) return { code: 'noSuchRoom', room };
  if (known.revealed) return { code: 'roomIsRevealed', room };
  const doors = closedDoorsInto(scenario, content, room);
  const [locked] = doors;
  if (!anyway && locked && doors.every(({ state }) => state === 'locked')) {
    return { code: 'doorIsLocked', door: locked.door };
  }
  return by === null ? null : refusalOf(figureThatActs(scenario, by));
}

/**
 * Refuses the result that the scenario already has. A result for the end of the round
 * (`atRoundEnd`) can only be set during turns.
 *
 * @rule ROUND-2
 */
export function whyNotFinish(
  { phase, decided }: Scenario,
  won: boolean,
  atRoundEnd: boolean,
): Refusal | null {
  if (phase.name === 'over' && phase.won === won) return { code: 'scenarioIsOver' };
  if (!atRoundEnd) return null;
  if (phase.name !== 'turns') return { code: 'notNowInThisPhase', phase: phase.name };
  return decided?.won === won ? { code: 'alreadyDecided', won } : null;
}
