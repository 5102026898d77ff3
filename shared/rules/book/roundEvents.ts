/** Applies the scenario book at the start and end of rounds. */
import type { Content } from '../../content/content';
import type { ScenarioContent } from '../../content/types';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { allHold } from '../figures/bookConditions/bookConditions';
import { areRevealed } from '../figures/bookConditions/openRooms';
import { withDue } from './pendingInstructions';
import { endSaid } from './announceEnd';
import { isGoalReached } from './goal';
import { openRoom } from './doors/rooms';
import { rulesAt } from './rules/rulesInPlay';
import { spawnsAt } from './spawns/spawns';
import { isInRounds } from '../../content/rooms';

/**
 * Applies the rules, room reveals and spawns of the round. Victory and defeat are only announced,
 * because players end the scenario.
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
  const ruled = rulesAt(scenario, content, { kind: 'round', timing });
  const ending = andThen(ruled, (next) => endAtRound(next, content, printed, timing));
  const opened = andThen(ending, (next) => roomsOf(next, content, printed, timing, random));
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
  const due = (printed.reveals ?? []).flatMap(
    ({ rooms, rounds, when, timing: at = 'end' }, index) => {
      const isNow = rounds !== undefined && at === timing && isInRounds(rounds, scenario.round);
      const hidden = rooms.filter((room) => !areRevealed(scenario, [room]));
      const holds = isNow && hidden.length > 0 ? allHold(scenario, printed, when) : false;
      return holds === false ? [] : [{ index, hidden, isAsked: holds === null }];
    },
  );
  return forEach(unchanged(scenario), due, (next, { index, hidden, isAsked }) =>
    isAsked
      ? unchanged(withDue(next, { of: 'reveals', at: index, figure: null }))
      : forEach(unchanged(next), hidden, (after, room) =>
          openRoom(after, content, { printed, room, by: null, near: null }, random),
        ),
  );
}

/**
 * Announces that the scenario ends because of its number of rounds, unless goals or losses have
 * already decided it.
 *
 * @rule ROUND-2
 */
function endAtRound(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): Outcome<Scenario> {
  if (scenario.decided) return unchanged(scenario);
  const due = (printed.finish ?? []).flatMap((finish, index) => {
    const { rounds, result, when } = finish;
    const isNow =
      rounds !== undefined &&
      (finish.timing ?? 'end') === timing &&
      isInRounds(rounds, scenario.round) &&
      areRevealed(scenario, finish.afterReveal) &&
      (result === 'win' ? isGoalReached(scenario, content) : !isGoalReached(scenario, content));
    const holds = isNow ? allHold(scenario, printed, when) : false;
    return holds === false ? [] : [{ at: index, won: result === 'win', isAsked: holds === null }];
  });
  return forEach(unchanged(scenario), due, (next, each) => {
    const announced = endSaid(next, each);
    // Players answered this question before they ended the round.
    return each.isAsked && timing === 'end' ? { ...announced, next } : announced;
  });
}
