/** Lasting rules of a scenario, which change numbers and actions while their conditions are met. */
import type { Content } from '../../../content/content';
import type {
  RuleEffect,
  RuleFigures,
  ScenarioContent,
  ScenarioRule,
} from '../../../content/types';
import type { MonsterTypeId } from '../../../ids';
import { hexAt } from '../../../map/hexes';
import { isInRounds } from '../../../content/rooms';
import type { Figure, Hex, Scenario } from '../../../state';
import { allHold } from '../bookConditions/bookConditions';
import { listedAs, savedOf } from '../bookConditions/objectives';
import { hasCondition } from '../conditions/conditionTraits';
import { monstersOf, objectivesOf } from '../figures';
import { fallenOf } from '../characterRecords';

type StandingType =
  | 'attackBonus'
  | 'advantage'
  | 'disadvantage'
  | 'shield'
  | 'cannotAct'
  | 'cannotSufferDamage'
  | 'unaffected'
  | 'cannotEnter'
  | 'goalOnlyByLootAction'
  | 'focusFirst';

type Standing<T extends StandingType = StandingType> = Extract<RuleEffect, { readonly type: T }>;

const ALWAYS = new WeakMap<ScenarioContent, readonly (readonly [number, ScenarioRule])[]>();

/** The scenario's lasting rules with their indexes. */
function lastingRules(printed: ScenarioContent): readonly (readonly [number, ScenarioRule])[] {
  const known = ALWAYS.get(printed);
  if (known) return known;
  const rules = (printed.rules ?? []).flatMap((rule, index) =>
    rule.at === 'always' ? [[index, rule] as const] : [],
  );
  ALWAYS.set(printed, rules);
  return rules;
}

/** True if the rule applies to this number of characters and has not ended. */
export function isRuleActive(scenario: Scenario, rule: ScenarioRule, index: number): boolean {
  const { players } = rule;
  if (players && !players.includes(scenario.players)) return false;
  return !(scenario.endedRules ?? []).includes(index);
}

/** The lasting effects of a type that apply now. @rule SPAWN-1 */
export function lastingEffects<T extends StandingType>(
  scenario: Scenario,
  content: Content,
  type: T,
): readonly Standing<T>[] {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.rules) return [];
  return lastingRules(printed).flatMap(([index, rule]) => {
    const found = rule.does.filter((effect): effect is Standing<T> => effect.type === type);
    const isNow =
      found.length > 0 &&
      isRuleActive(scenario, rule, index) &&
      (rule.rounds === undefined || isInRounds(rule.rounds, scenario.round)) &&
      allHold(scenario, printed, rule.when) === true;
    return isNow ? found : [];
  });
}

/** True if the rule concerns the figure, regardless of its position. */
export function concernsFigure(figures: RuleFigures, figure: Figure): boolean {
  const { side, monsters, objective, has, lacks, hurt, withoutGoal } = figures;
  const isOf =
    (side === undefined || isOfSide(side, figure)) &&
    (monsters === undefined || (figure.kind === 'monster' && monsters.includes(figure.type))) &&
    (objective === undefined || (figure.kind === 'objective' && figure.name === objective));
  if (!isOf) return false;
  if (has !== undefined && !hasCondition(figure, has)) return false;
  if (lacks !== undefined && hasCondition(figure, lacks)) return false;
  if (hurt && figure.hitPoints >= figure.maxHitPoints) return false;
  return !withoutGoal || (figure.kind === 'character' && !figure.treasures.includes('goal'));
}

function isOfSide(side: NonNullable<RuleFigures['side']>, figure: Figure): boolean {
  switch (side) {
    case 'characters':
      return figure.kind === 'character';
    case 'charactersAndSummons':
      return figure.kind === 'character' || figure.kind === 'summon';
    case 'monsters':
      return figure.kind === 'monster' && figure.side !== 'allies';
    default:
      return true;
  }
}

type Per = Standing<'shield'>['per'];

/** The count by which a rule's number is multiplied; 1 if it depends on none. */
export function multiplierOf(scenario: Scenario, content: Content, per: Per): number {
  const printed = content.scenario(scenario.scenario);
  if (!per || !printed) return 1;
  const { objective, saved, monster, killed, from = 0 } = per;
  if (saved !== undefined) return savedOf(scenario, printed, saved);
  if (objective !== undefined) {
    const listed = new Set(listedAs(printed, objective).map(({ index }) => index));
    return objectivesOf(scenario).filter((each) => listed.has(each.listed ?? 0)).length;
  }
  if (monster !== undefined) {
    return monstersOf(scenario).filter(({ type }) => type === monster).length;
  }
  if (killed !== undefined) return Math.max(0, from - fallenOf(scenario, killed));
  return 1;
}

/** Sum of the scenario's attack bonuses for a figure. */
export function bookAttackBonus(scenario: Scenario, content: Content, figure: Figure): number {
  return lastingEffects(scenario, content, 'attackBonus')
    .filter(({ to }) => concernsFigure(to, figure))
    .reduce((sum, { value, per }) => sum + value * multiplierOf(scenario, content, per), 0);
}

/** The scenario's change of a figure's printed shield. */
export function bookShield(scenario: Scenario, content: Content, figure: Figure): number {
  return lastingEffects(scenario, content, 'shield')
    .filter(({ to }) => concernsFigure(to, figure))
    .reduce((sum, { value, per }) => sum + value * multiplierOf(scenario, content, per), 0);
}

/** True if the scenario gives the figure's attacks advantage or disadvantage. */
export function hasBookMode(
  scenario: Scenario,
  content: Content,
  gives: 'advantage' | 'disadvantage',
  figure: Figure,
): boolean {
  return lastingEffects(scenario, content, gives).some(({ to }) => concernsFigure(to, figure));
}

/** True if a scenario rule prevents the figure from suffering damage. */
export function cannotSuffer(scenario: Scenario, content: Content, figure: Figure): boolean {
  return (
    isUnaffected(scenario, content, figure) ||
    lastingEffects(scenario, content, 'cannotSufferDamage').some(({ figures }) =>
      concernsFigure(figures, figure),
    )
  );
}

/** True if a scenario rule protects the figure from damage, conditions and forced movement. */
export function isUnaffected(scenario: Scenario, content: Content, figure: Figure): boolean {
  return lastingEffects(scenario, content, 'unaffected').some(({ figures }) =>
    concernsFigure(figures, figure),
  );
}

/** True if figures may move through the enemy. @rule MOVE-1 */
export function mayBePassed(scenario: Scenario, content: Content, figure: Figure): boolean {
  return lastingEffects(scenario, content, 'unaffected').some(
    (effect) => effect.mayBePassed === true && concernsFigure(effect.figures, figure),
  );
}

/** Hexes that a scenario rule forbids the figure to enter; `isIn` = checks if it is in a room. */
export function barredHexes(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  isIn: (room: number) => boolean,
): readonly Hex[] {
  return lastingEffects(scenario, content, 'cannotEnter')
    .filter(
      ({ figures }) =>
        concernsFigure(figures, figure) && (figures.room === undefined || isIn(figures.room)),
    )
    .flatMap(({ hexes }) => hexes.map(hexAt));
}

/** Monster types that currently draw no card and have no turn. */
export function idleTypes(scenario: Scenario, content: Content): readonly MonsterTypeId[] {
  return lastingEffects(scenario, content, 'cannotAct').flatMap(
    ({ figures }) => figures.monsters ?? [],
  );
}

/**
 * True if a scenario rule makes the figure focus on the objective before all other enemies.
 *
 * @rule FOCUS-6
 */
export function isFocusedFirst(
  scenario: Scenario,
  content: Content,
  actor: Figure,
  foe: Figure,
): boolean {
  if (foe.kind !== 'objective') return false;
  return lastingEffects(scenario, content, 'focusFirst').some(
    ({ figures, objective }) => foe.name === objective && concernsFigure(figures, actor),
  );
}

/** True if goal treasures can only be looted by Loot actions. */
export function isGoalByActionOnly(scenario: Scenario, content: Content): boolean {
  return lastingEffects(scenario, content, 'goalOnlyByLootAction').length > 0;
}
