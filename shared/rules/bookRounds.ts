/** What the scenario book has happen at the start and the end of rounds. */
import type { Content } from '../content/content';
import { evaluateFormula } from '../content/formula';
import type { ScenarioContent } from '../content/types';
import type { GameEvent } from '../events';
import type { Random } from '../random';
import { andThen, unchanged, type Outcome } from '../result';
import type { Scenario } from '../state';
import { openRoom } from './rooms';
import { allHold, areRevealed, isInRounds, spawnsAt } from './spawns';

/**
 * Spawns and rooms of this round come; damage, win and loss are said, because the players carry
 * them out: a character may lose a card instead, and only they see the goal.
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
  return rooms.reduce(
    (outcome, room) =>
      andThen(outcome, (next) =>
        openRoom(next, content, { printed, room, by: null, near: null }, random),
      ),
    unchanged(scenario),
  );
}

/** Damage that the book gives, in numbers; null where its condition does not hold. */
export function bookDamage(
  scenario: Scenario,
  damage: NonNullable<ScenarioContent['damage']>[number],
): number | null {
  const { whileObjectivePresent: name } = damage;
  const isThere = scenario.figures.some((each) => each.kind === 'objective' && each.name === name);
  if (name !== undefined && !isThere) return null;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.max(0, Math.ceil(evaluateFormula(damage.amount, variables)));
}

function damageReminders(
  scenario: Scenario,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): readonly GameEvent[] {
  return (printed.damage ?? [])
    .filter((each) => each.timing === timing && isInRounds(each.rounds, scenario.round))
    .flatMap((each): readonly GameEvent[] => {
      const amount = bookDamage(scenario, each);
      if (amount === null || amount === 0) return [];
      const to = each.monster ?? each.objective ?? each.to;
      return [
        {
          type: 'bookReminder',
          what: 'damage',
          about: `${String(amount)} ${to}`,
          rule: 'SPAWN-1',
        },
      ];
    });
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
      type: 'bookReminder',
      what: each.result,
      about: '',
      rule: 'SPAWN-1',
    }));
}
