/** Applies or ends rules of the scenario at the players' request. */
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { Scenario } from '../../../state';
import { findFigure } from '../../figures/figures';
import type { FigureNegation } from '../../figures/hitPoints/damage';
import { withoutDue } from '../pendingInstructions';
import { carryOutRule, withRuleEnded } from './rulesInPlay';
import { allRules, type BookRule } from './scenarioRules';

/** A rule, identified by its index in the scenario. */
export type RulePlace = Pick<BookRule, 'of' | 'at'>;

function ruleAt(scenario: Scenario, content: Content, { of, at }: RulePlace): BookRule | undefined {
  const printed = content.scenario(scenario.scenario);
  return printed ? allRules(printed).find((each) => each.of === of && each.at === at) : undefined;
}

export function whyNotApplyRule(
  scenario: Scenario,
  content: Content,
  place: RulePlace,
  figure: FigureId | null,
): Refusal | null {
  if (!ruleAt(scenario, content, place)) return { code: 'noSuchRule', rule: place.at };
  const hasEnded = place.of === 'rules' && (scenario.endedRules ?? []).includes(place.at);
  if (hasEnded) return { code: 'ruleHasEnded' };
  return figure !== null && !findFigure(scenario, figure) ? { code: 'noSuchFigure', figure } : null;
}

/**
 * Carries out a rule for a figure. Effects that Standee cannot perform stay in the list of pending
 * instructions.
 *
 * @rule SPAWN-1
 */
export function applyAsked(
  scenario: Scenario,
  content: Content,
  place: RulePlace,
  figure: FigureId | null,
  negations: readonly FigureNegation[] = [],
): Outcome<Scenario> {
  const rule = ruleAt(scenario, content, place);
  if (!rule) throw new Error('A rule that is not there was applied.');
  const { of, at } = place;
  const open = withoutDue(scenario, { of, at, figure });
  const found = figure === null ? null : (findFigure(scenario, figure) ?? null);
  return carryOutRule(open, content, rule, found, negations);
}

export function whyNotEndRule(scenario: Scenario, content: Content, index: number): Refusal | null {
  const rule = content.scenario(scenario.scenario)?.rules?.[index];
  if (rule?.at !== 'always') return { code: 'noSuchRule', rule: index };
  return (scenario.endedRules ?? []).includes(index) ? { code: 'ruleHasEnded' } : null;
}

export function endAsked(scenario: Scenario, index: number): Outcome<Scenario> {
  return {
    next: withRuleEnded(scenario, index),
    events: [{ type: 'bookRuleEnded', index, rule: 'SPAWN-1' }],
  };
}
