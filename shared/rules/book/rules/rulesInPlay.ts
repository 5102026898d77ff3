/** Applies special rules of a scenario when their moment comes, or announces them to players. */
import type { Content } from '../../../content/content';
import { isInRounds } from '../../../content/rooms';
import type { RuleEffect, ScenarioContent, ScenarioRule } from '../../../content/types';
import type { FigureId } from '../../../ids';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { Figure, Scenario } from '../../../state';
import { abilityCardOf } from '../../decks/abilityDecks';
import { allHold } from '../../figures/bookConditions/bookConditions';
import { findFigure, isInPlay } from '../../figures/figures';
import type { FigureNegation } from '../../figures/hitPoints/damage';
import { concernsFigure, isRuleActive } from '../../figures/stats/lastingRules';
import { carryOutEffect } from './ruleEffects';
import { isNear } from './ruleFigures';
import { rulesWith, type BookRule } from './scenarioRules';
import { announce } from './announcements';

/** A moment at which rules can apply. */
export type RuleMoment =
  | { readonly kind: 'setup' }
  | { readonly kind: 'round'; readonly timing: 'start' | 'end' }
  | { readonly kind: 'reveal'; readonly room: number }
  | { readonly kind: 'turn'; readonly timing: 'start' | 'end'; readonly figure: FigureId }
  | { readonly kind: 'death'; readonly figure: Figure };

/** Applies the rules of a moment. @rule SPAWN-1 */
export function rulesAt(
  scenario: Scenario,
  content: Content,
  moment: RuleMoment,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return unchanged(scenario);
  const figure = figureOf(scenario, moment);
  return forEach(unchanged(scenario), rulesWith(printed, triggerOf(moment)), (next, each) => {
    const isNow = isItsMoment(next, content, each.rule, moment, figure);
    if (isNow === false) return unchanged(next);
    return applyRule(next, content, printed, each, figure, isNow);
  });
}

function triggerOf(moment: RuleMoment): ScenarioRule['at'] {
  switch (moment.kind) {
    case 'round':
      return moment.timing === 'start' ? 'roundStart' : 'roundEnd';
    case 'turn':
      return moment.timing === 'start' ? 'turnStart' : 'turnEnd';
    default:
      return moment.kind;
  }
}

function figureOf(scenario: Scenario, moment: RuleMoment): Figure | null {
  if (moment.kind === 'death') return moment.figure;
  return moment.kind === 'turn' ? (findFigure(scenario, moment.figure) ?? null) : null;
}

/**
 * True if the rule applies at this moment; null = only players know if the figure's position
 * matches.
 */
function isItsMoment(
  scenario: Scenario,
  content: Content,
  { rounds, rooms, of, special }: ScenarioRule,
  moment: RuleMoment,
  figure: Figure | null,
): boolean | null {
  if (rounds && !isInRounds(rounds, scenario.round)) return false;
  if (moment.kind === 'reveal') return rooms === undefined || rooms.includes(moment.room);
  if (moment.kind !== 'turn' && moment.kind !== 'death') return true;
  if (!figure || (moment.kind === 'turn' && !isInPlay(figure))) return false;
  if (of && !concernsFigure(of, figure)) return false;
  if (special !== undefined && !hasSpecial(scenario, content, figure, special)) return false;
  return of === undefined ? true : isNear(scenario, content, of, figure);
}

/** True if the boss's card of this round has the special. */
function hasSpecial(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  special: number,
): boolean {
  if (figure.kind !== 'monster') return false;
  const actions = abilityCardOf(scenario, content, figure.type)?.actions ?? [];
  return actions.some((action) => action.type === 'special' && action.number === special);
}

/** Carries out the rule, or announces it if its condition or its figure is uncertain. */
function applyRule(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  book: BookRule,
  figure: Figure | null,
  isCertain: boolean | null = true,
): Outcome<Scenario> {
  const { of, at, rule } = book;
  if (of === 'rules' && !isRuleActive(scenario, rule, at)) return unchanged(scenario);
  if (rule.once && scenario.rulesDone?.includes(at)) return unchanged(scenario);
  const holds = allHold(scenario, printed, rule.when);
  if (holds === false) return unchanged(scenario);
  if (holds === null || isCertain === null) {
    return announce(scenario, book, rule.does, figure);
  }
  return carryOutRule(scenario, content, book, figure);
}

/**
 * Carries out a rule and announces the effects that Standee cannot perform. Characters suffer
 * damage only if players requested the rule; `negations` = what they lose to negate it, null = the
 * rule was not requested.
 *
 * @rule SPAWN-1
 */
export function carryOutRule(
  scenario: Scenario,
  content: Content,
  book: BookRule,
  figure: Figure | null,
  negations: readonly FigureNegation[] | null = null,
): Outcome<Scenario> {
  const { at, rule } = book;
  const noted: Scenario = rule.once
    ? { ...scenario, rulesDone: [...new Set([...(scenario.rulesDone ?? []), at])] }
    : scenario;
  const left: RuleEffect[] = [];
  const done = forEach(unchanged(noted), rule.does, (next, effect) => {
    const outcome = carryOutEffect(next, content, effect, figure, negations);
    if (outcome) return outcome;
    left.push(effect);
    return unchanged(next);
  });
  if (left.length === 0 && !rule.doubtful) return done;
  const announced = left.length === 0 ? rule.does : left;
  return andThen(done, (next) => announce(next, book, announced, figure));
}

/**
 * Applies rules that begin because of the last change: lasting ones, and those whose conditions are
 * now met. `before` null = the scenario begins.
 *
 * @rule SPAWN-1
 */
export function rulesThatBegin(
  before: Scenario | null,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.rules) return unchanged(scenario);
  const waiting = [...rulesWith(printed, 'always'), ...rulesWith(printed, 'becomes')];
  return forEach(unchanged(scenario), waiting, (next, each) => {
    const { rule } = each;
    const was = before === null ? false : holdsNow(before, printed, rule);
    const is = holdsNow(scenario, printed, rule);
    if (is === false || is === was) return unchanged(next);
    return applyRule(next, content, printed, each, null);
  });
}

function holdsNow(
  scenario: Scenario,
  printed: ScenarioContent,
  { rounds, when }: ScenarioRule,
): boolean | null {
  if (rounds && !isInRounds(rounds, scenario.round)) return false;
  return allHold(scenario, printed, when);
}

/** Ends lasting rules whose end condition is met. @rule SPAWN-1 */
export function rulesThatEnd(
  scenario: Scenario,
  content: Content,
): { readonly next: Scenario; readonly ended: readonly number[] } {
  const printed = content.scenario(scenario.scenario);
  const ended = printed
    ? rulesWith(printed, 'always')
        .filter(
          ({ at, rule }) =>
            rule.until !== undefined &&
            isRuleActive(scenario, rule, at) &&
            allHold(scenario, printed, rule.until) === true,
        )
        .map(({ at }) => at)
    : [];
  return { next: ended.reduce(withRuleEnded, scenario), ended };
}

/** Records that a rule has ended, and removes it from the pending instructions. */
export function withRuleEnded(scenario: Scenario, index: number): Scenario {
  const due = (scenario.due ?? []).filter(({ of, at }) => of !== 'rules' || at !== index);
  return {
    ...scenario,
    endedRules: [...(scenario.endedRules ?? []), index],
    ...(scenario.due && { due }),
  };
}
