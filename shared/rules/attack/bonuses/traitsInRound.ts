/** Traits of a figure that affect attacks against it. */
import type { Content } from '../../../content/content';
import type { Figure, Scenario } from '../../../state';
import { printedTraits } from '../../figures/stats/stats';
import type { PrintedTraits } from '../../figures/traits';
import { isForFigure, linesInEffect, type LineInEffect } from '../../figures/cardsInEffect';
import { areEnemies } from '../../figures/figures';
import { wornOfType } from '../../figures/wornItems';
import { figuresNear } from '../../board/nearby';
import { abilityCardOf } from '../../decks/abilityDecks';
import { figuresAffected } from '../../cards/affectedFigures';
import { hasActed } from '../../order/playedLines';
import { aurasOn } from './auraBonuses';

/**
 * Traits that affect attacks against a figure this round: those of its stat card, of worn items,
 * summons and cards in effect, and once a monster's turn has started those of its ability card.
 *
 * @rule MONSTER-1 MONSTER-3
 */
export function traitsInRound(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  const own = printedTraits(scenario, content, figure);
  const crowded = withCrowdShield(own, scenario, content, figure);
  const printed = withAuraShield(crowded, scenario, content, figure);
  const isGuarded = isGuardedByCard(scenario, content, figure);
  if (isGuarded) return { ...printed, attackersGainDisadvantage: true };
  if (figure.kind !== 'monster' || !hasActed(scenario, figure.id)) return printed;
  const lines = abilityCardOf(scenario, content, figure.type)?.actions ?? [];
  const guards = lines.some(({ type }) => type === 'attackersGainDisadvantage');
  return guards ? { ...printed, attackersGainDisadvantage: true } : printed;
}

/** Adds shields that summons give to adjacent figures. @rule SHIELD-1 SUMMON-3 */
function withAuraShield(
  traits: PrintedTraits,
  scenario: Scenario,
  content: Content,
  figure: Figure,
): PrintedTraits {
  const shields = aurasOn(scenario, content, figure).filter(({ line }) => line.type === 'shield');
  if (shields.length === 0) return traits;
  const shield = shields.reduce((sum, { line }) => sum + Number(line.value), traits.shield);
  return { ...traits, shield };
}

/**
 * Traits of a target against an attacker, including kinds of the attacker's modifier cards that
 * count as +0.
 *
 * @rule TURN-3
 */
export function traitsAgainst(
  scenario: Scenario,
  content: Content,
  target: Figure,
  attacker: Figure,
): PrintedTraits {
  const traits = traitsInRound(scenario, content, target);
  const { plus0InAttacks = [] } = printedTraits(scenario, content, attacker);
  if (plus0InAttacks.length === 0) return traits;
  return {
    ...traits,
    plus0ForAttackers: [...(traits.plus0ForAttackers ?? []), ...plus0InAttacks],
  };
}

/**
 * Adds a worn shield that requires a number of adjacent monsters, if the board knows that number.
 *
 * @rule ITEM-5
 */
function withCrowdShield(
  traits: PrintedTraits,
  scenario: Scenario,
  content: Content,
  figure: Figure,
): PrintedTraits {
  const worn = wornOfType(content, figure, 'shield').filter(
    ({ effect }) => effect.when === 'adjacentMonsters',
  );
  if (worn.length === 0) return traits;
  const isMonster = (each: Figure) => each.kind === 'monster' && areEnemies(each, figure);
  const near = figuresNear(scenario, content, figure, 1, isMonster)?.count ?? 0;
  const held = worn.filter(({ effect: { min = 1 } }) => near >= min);
  const shield = held.reduce((sum, { effect: { value } }) => sum + Number(value), traits.shield);
  return { ...traits, shield };
}

/** True if a card in effect gives disadvantage to attackers of the figure. @rule TURN-3 RANGE-1 */
function isGuardedByCard(scenario: Scenario, content: Content, figure: Figure): boolean {
  return linesInEffect(scenario, content).some(
    (each) =>
      each.line.type === 'defense' &&
      each.line.attackersGainDisadvantage === true &&
      isInReachOf(scenario, content, each, figure),
  );
}

/** True if the line affects the figure according to the board. */
export function isInReachOf(
  scenario: Scenario,
  content: Content,
  each: LineInEffect,
  figure: Figure,
): boolean {
  const { owner, line } = each;
  if (isForFigure(each, figure)) return true;
  const { affects = 'self', range } = line;
  const hexes = typeof range === 'number' ? range : null;
  const named = figuresAffected(scenario, content, owner.id, { affects, range: hexes });
  return named?.includes(figure.id) === true;
}
