/**
 * Checks if the scenario book spawns or wakes figures or opens doors or rooms at the end of a turn.
 */
import type { Content } from '../../content/content';
import type { ScenarioContent } from '../../content/types';
import type { Scenario } from '../../state';
import { allHold } from '../figures/bookConditions/bookConditions';
import { areRevealed } from '../figures/bookConditions/openRooms';
import { isRuleActive } from '../figures/stats/lastingRules';
import { doorOpensAtTurnEnd } from './doors/lockedDoors';
import { isDue } from './spawns/spawns';

/**
 * True if figures spawn or wake, or a door or room opens, because a turn has ended. New figures
 * join the order before the next turn starts.
 *
 * @rule REVEAL-3 SPAWN-1
 */
export function hasArrivalsAtTurnEnd(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return false;
  return (
    doorOpensAtTurnEnd(scenario, content, printed) ||
    (printed.spawns ?? []).some(
      (_, index) => isDue(scenario, printed, index, { kind: 'change' }) === 'yes',
    ) ||
    wakesFigures(scenario, printed) ||
    opensRoom(scenario, printed)
  );
}

function wakesFigures(scenario: Scenario, printed: ScenarioContent): boolean {
  return (printed.rules ?? []).some(
    (rule, index) =>
      rule.until !== undefined &&
      isRuleActive(scenario, rule, index) &&
      allHold(scenario, printed, rule.until) === true,
  );
}

function opensRoom(scenario: Scenario, printed: ScenarioContent): boolean {
  return (printed.reveals ?? []).some(
    ({ rounds, rooms, when }) =>
      rounds === undefined &&
      when !== undefined &&
      !areRevealed(scenario, rooms) &&
      allHold(scenario, printed, when) === true,
  );
}
