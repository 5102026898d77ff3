/** Announces effects of scenario rules that the players carry out. */
import type { RuleEffect } from '../../../content/types';
import type { GameEvent } from '../../../events';
import type { BookSufferer } from '../../../events/reminders';
import type { FigureId } from '../../../ids';
import type { Outcome } from '../../../result';
import type { Figure, Scenario } from '../../../state';
import { amountFor } from '../../figures/bookConditions/openRooms';
import { withDue } from '../pendingInstructions';
import type { BookRule } from './scenarioRules';

/** Announces effects and lists the rule as pending until the players dismiss it. */
export function announce(
  scenario: Scenario,
  { of, at, rule }: BookRule,
  effects: readonly RuleEffect[],
  figure: Figure | null,
): Outcome<Scenario> {
  const id = figure?.id ?? null;
  return {
    next: withDue(scenario, { of, at, figure: id }),
    events: effects.map((effect) => saidEvent(scenario, effect, id, rule.doubtful)),
  };
}

function saidEvent(
  scenario: Scenario,
  effect: RuleEffect,
  figure: FigureId | null,
  doubtful: true | undefined,
): GameEvent {
  const source = { ...(doubtful && { doubtful }), rule: 'SPAWN-1' } as const;
  if (effect.type === 'note') return { type: 'bookRuleSaid', what: effect.note, ...source };
  const to = effect.type === 'damage' ? sufferer(effect, figure) : null;
  if (effect.type === 'damage' && to) {
    return { type: 'bookDamageSaid', amount: amountFor(scenario, effect.amount), to, ...source };
  }
  return { type: 'bookEffectSaid', effect, figure, ...source };
}

/** The figures in the form that the damage event uses; null if it cannot describe them. */
function sufferer(
  { to }: Extract<RuleEffect, { readonly type: 'damage' }>,
  figure: FigureId | null,
): BookSufferer | null {
  if (!to) return figure && { kind: 'figure', figure };
  const { side, monsters, objective, ...narrower } = to;
  if (Object.keys(narrower).length > 0) return null;
  if (objective !== undefined) return { kind: 'objective', name: objective };
  const [monster, another] = monsters ?? [];
  if (monster !== undefined) return another === undefined ? { kind: 'monster', monster } : null;
  if (side === 'charactersAndSummons') return { kind: side };
  return side === 'everyone' ? { kind: 'allFigures' } : null;
}
