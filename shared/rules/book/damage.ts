/** Damage that the scenario book deals at certain times. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { BookSufferer } from '../../events/reminders';
import type { FigureId, MonsterTypeId } from '../../ids';
import type { Scenario } from '../../state';
import { findFigure } from '../figures/figures';
import { isInRounds } from '../../content/rooms';

type BookDamage = NonNullable<ScenarioContent['damage']>[number];

/** The amount of damage; null if its condition does not hold. */
export function bookDamage(scenario: Scenario, damage: BookDamage): number | null {
  const { whileObjectivePresent: name } = damage;
  const isThere = scenario.figures.some((each) => each.kind === 'objective' && each.name === name);
  if (name !== undefined && !isThere) return null;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.max(0, Math.ceil(evaluateFormula(damage.amount, variables)));
}

/** Reminders of damage at the start or end of this round. The players apply it. @rule SPAWN-1 */
export function damageReminders(
  scenario: Scenario,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): readonly GameEvent[] {
  return (printed.damage ?? [])
    .filter((each) => each.timing === timing && isInRounds(each.rounds, scenario.round))
    .flatMap((each) => reminderOf(bookDamage(scenario, each), suffererOf(each)));
}

function suffererOf({ to, monster, objective }: BookDamage): BookSufferer {
  if (monster !== undefined) return { kind: 'monster', monster: monster as MonsterTypeId };
  if (objective !== undefined) return { kind: 'objective', name: objective };
  return { kind: to === 'charactersAndSummons' ? to : 'allFigures' };
}

function reminderOf(amount: number | null, to: BookSufferer): readonly GameEvent[] {
  if (amount === null || amount === 0) return [];
  return [{ type: 'bookDamageSaid', amount, to, rule: 'SPAWN-1' }];
}

/**
 * Reminders of damage that characters and summons suffer at the end of their turns. The players
 * apply it, because a character can lose a card instead.
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
    .flatMap((each) => reminderOf(bookDamage(scenario, each), { kind: 'figure', figure: id }));
}
