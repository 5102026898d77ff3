/**
 * Special rules of a scenario without data fields. They are announced at the right time and carried
 * out by the players.
 */
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { Scenario } from '../../state';
import { areRevealed, type BookMoment } from './spawns';
import { isInRounds } from '../../content/rooms';

type SpecialRule = NonNullable<ScenarioContent['specialRules']>[number];

/** The rules of revealed rooms. Others would be spoilers. */
export function rulesInSight(
  scenario: Scenario,
  printed: ScenarioContent,
): readonly SpecialRule['rule'][] {
  return (printed.specialRules ?? [])
    .filter(
      ({ onReveal, afterReveal }) =>
        areRevealed(scenario, afterReveal) &&
        (onReveal === undefined || onReveal.some((room) => areRevealed(scenario, [room]))),
    )
    .map(({ rule }) => rule);
}

/** Reminders for a moment. @rule SPAWN-1 DUNGEON-3 */
export function ruleReminders(
  scenario: Scenario,
  printed: ScenarioContent,
  moment: BookMoment,
): readonly GameEvent[] {
  const rules = (printed.specialRules ?? [])
    .filter(({ onReveal, afterReveal, rounds, timing }) => {
      if (moment.kind === 'reveal') return onReveal?.includes(moment.room);
      const isNow = rounds !== undefined && isInRounds(rounds, scenario.round);
      return isNow && timing === moment.timing && areRevealed(scenario, afterReveal);
    })
    .map(({ rule }): GameEvent => ({ type: 'bookRuleSaid', what: rule, rule: 'SPAWN-1' }));
  const penalties = (printed.penalties ?? [])
    .filter(({ room }) => moment.kind === 'reveal' && moment.room === room)
    .map(({ card, minor, major }): GameEvent => {
      return { type: 'penaltySaid', card, minor, major, rule: 'DUNGEON-3' };
    });
  return [...rules, ...penalties];
}
