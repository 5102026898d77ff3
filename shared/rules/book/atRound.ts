/** Scenario book events at the start and end of rounds. */
import type { Content } from '../../content/content';
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { damageReminders } from './damage';
import { ruleReminders } from './specialRules';
import { openRoom } from './rooms';
import { allHold, areRevealed, spawnsAt } from './spawns';
import { isInRounds } from '../../content/rooms';

/**
 * Applies this round's spawns and room reveals. Damage, victory and defeat are only announced: a
 * character can lose a card instead of suffering damage, and only the players can see the goal.
 *
 * @rule SPAWN-1 REVEAL-1
 */
export function bookAtRound(
  scenario: Scenario,
  content: Content,
  timing: 'start' | 'end',
  random: Random,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return unchanged(scenario);
  const reminded: Outcome<Scenario> = {
    next: scenario,
    events: [
      ...damageReminders(scenario, printed, timing),
      ...endReminders(scenario, printed, timing),
      ...ruleReminders(scenario, printed, { kind: 'round', timing }),
    ],
  };
  const opened = andThen(reminded, (next) => roomsOf(next, content, printed, timing, random));
  return andThen(opened, (next) =>
    spawnsAt(next, content, printed, { kind: 'round', timing }, random),
  );
}

function roomsOf(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  timing: 'start' | 'end',
  random: Random,
): Outcome<Scenario> {
  const due = (printed.reveals ?? []).filter(
    (each) =>
      each.rounds !== undefined &&
      (each.timing ?? 'end') === timing &&
      isInRounds(each.rounds, scenario.round) &&
      allHold(scenario, printed, each.when) === true,
  );
  const rooms = due.flatMap((each) => each.rooms).filter((room) => !areRevealed(scenario, [room]));
  return forEach(unchanged(scenario), rooms, (next, room) =>
    openRoom(next, content, { printed, room, by: null, near: null }, random),
  );
}

function endReminders(
  scenario: Scenario,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): readonly GameEvent[] {
  return (printed.finish ?? [])
    .filter(
      (each) =>
        each.rounds !== undefined &&
        (each.timing ?? 'end') === timing &&
        isInRounds(each.rounds, scenario.round) &&
        areRevealed(scenario, each.afterReveal),
    )
    .map((each): GameEvent => ({
      type: 'bookEndSaid',
      won: each.result === 'win',
      rule: 'SPAWN-1',
    }));
}
