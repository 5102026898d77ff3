/** Damage that the scenario book gives at its own times. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/formula';
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import type { Scenario } from '../../state';
import { findFigure } from '../table/figures';
import { isInRounds } from './spawns';

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

/** Damage of the start or the end of this round. It is said, not done. @rule SPAWN-1 */
export function damageReminders(
  scenario: Scenario,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): readonly GameEvent[] {
  return (printed.damage ?? [])
    .filter((each) => each.timing === timing && isInRounds(each.rounds, scenario.round))
    .flatMap((each) =>
      reminderOf(bookDamage(scenario, each), each.monster ?? each.objective ?? each.to),
    );
}

function reminderOf(amount: number | null, to: string): readonly GameEvent[] {
  if (amount === null || amount === 0) return [];
  const about = `${String(amount)} ${to}`;
  return [{ type: 'bookReminder', what: 'damage', about, rule: 'SPAWN-1' }];
}

/**
 * Damage that characters and summons suffer whenever a turn of theirs ends. It is said, not done: a
 * character may lose a card instead.
 *
 * @rule SPAWN-1
 */
export function turnEndReminders(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): readonly GameEvent[] {
  const figure = findFigure(scenario, id);
  const isMeant = figure?.kind === 'character' || figure?.kind === 'summon';
  if (!isMeant || (figure.kind === 'character' && figure.exhausted)) return [];
  return (content.scenario(scenario.scenario)?.damage ?? [])
    .filter((each) => each.timing === 'turnEnd' && isInRounds(each.rounds, scenario.round))
    .flatMap((each) => reminderOf(bookDamage(scenario, each), id));
}
