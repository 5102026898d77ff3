/** Printed stats of a figure. */
import type { Content } from '../../../content/content';
import { printedCondition } from '../../../content/printedConditions';
import { cardLevel, hitPointsOf, monsterStats } from '../../../content/stats';
import type { FigureId, MonsterTypeId } from '../../../ids';
import type { CardLine, MonsterType, StatBlock } from '../../../content/types';
import type { Figure, Monster, Scenario, Sleeve } from '../../../state';
import { CONDITIONS, type Condition, type Rank } from '../../../vocabulary';
import { activeLines, isForFigure, linesInEffect } from '../cardsInEffect';
import { bookShield, cannotSuffer, isUnaffected } from './lastingRules';
import { withOverrides, overridesOf, type TableOfOverrides } from './statOverrides';
import { printedSummon } from './printedSummon';
import { lastingImmunities, wornEffects } from '../wornItems';
import { traitsOf, type PrintedTraits } from '../traits';

/** The sleeve of a type; undefined if the type is not in play. */
export function sleeveOf(scenario: Scenario, type: MonsterTypeId): Sleeve | undefined {
  return scenario.sleeves.find((sleeve) => sleeve.type === type);
}

/** Printed hit points with the scenario's changes; null = the type has no such rank. */
export function printedHitPoints(
  scenario: TableOfOverrides,
  content: Content,
  type: MonsterType,
  rank: Rank,
  level: number,
): number | null {
  const stats = monsterStats(type, cardLevel(level), rank);
  if (!stats) return null;
  const printed = hitPointsOf(stats, { characters: scenario.players, level });
  const changes = overridesOf(scenario, content, type.id);
  return changes.reduce(
    (hitPoints, { override: { hitPoints: change }, times }) => {
      if (change === undefined) return hitPoints;
      return change === 'x2' ? hitPoints * 2 : Math.max(1, hitPoints + times * Number(change));
    },
    Math.max(1, printed),
  );
}

/** The stat card of a monster at its sleeve's level; null = none is printed. */
export function statsOf(
  scenario: Scenario,
  content: Content,
  monster: Pick<Monster, 'type' | 'rank' | 'levelBonus'> & Partial<Pick<Monster, 'id'>>,
): StatBlock | null {
  const type = content.monster(monster.type);
  if (!type) return null;
  const level = sleeveOf(scenario, monster.type)?.level ?? scenario.monsterLevel;
  const stats = monsterStats(type, cardLevel(level + monster.levelBonus), monster.rank);
  const own = stats && withOverrides(stats, overridesOf(scenario, content, monster.type));
  const { id } = monster;
  return own && id !== undefined ? withWeakening(own, scenario, content, id) : own;
}

/**
 * The stat card of a doomed monster, weakened by the doom. Numbers stay at least 0, the range at
 * least 1.
 *
 * @rule TURN-3
 */
function withWeakening(
  stats: StatBlock,
  scenario: Scenario,
  content: Content,
  id: FigureId,
): StatBlock {
  const ofCards = linesInEffect(scenario, content).filter(
    ({ line, on }) => line.type === 'buff' && line.affects === 'thisEnemy' && on === id,
  );
  return ofCards.reduce<StatBlock>((now, { line: { attack, move, range } }) => {
    const { attack: hits, move: points, range: hexes } = now;
    return {
      ...now,
      ...(typeof hits === 'number' && { attack: Math.max(0, hits + Number(attack ?? 0)) }),
      ...(typeof points === 'number' && { move: Math.max(0, points + Number(move ?? 0)) }),
      ...(typeof hexes === 'number' &&
        hexes > 1 && { range: Math.max(1, hexes + Number(range ?? 0)) }),
    };
  }, stats);
}

const IMMUNE_TO_ALL: readonly string[] = [
  'negativeConditions',
  ...CONDITIONS.filter((name) => printedCondition(name)?.traits.good),
  ...['bless', 'curse', 'push', 'pull'],
];

/** Immunities from items, active cards and scenario rules. */
function immunitiesInEffect(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly string[] {
  const lasting = lastingImmunities(scenario, content, figure);
  return isUnaffected(scenario, content, figure) ? [...lasting, ...IMMUNE_TO_ALL] : lasting;
}

/**
 * Immunities from the figure's stat card, its items, active cards and the scenario.
 *
 * @rule CONDITION-2 SPAWN-1
 */
export function immunitiesOf(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly string[] {
  const lasting = immunitiesInEffect(scenario, content, figure);
  if (figure.kind !== 'monster') return lasting;
  return [...(statsOf(scenario, content, figure)?.immunities ?? []), ...lasting];
}

/** Lasting traits that affect attacks against the figure. @rule MONSTER-3 ITEM-5 TURN-3 */
export function printedTraits(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  const stats = figure.kind === 'monster' ? statsOf(scenario, content, figure) : null;
  const summoned = figure.kind === 'summon' ? printedSummon(scenario, content, figure) : null;
  const printed = traitsOf(figure, stats, summoned?.retaliate?.range);
  const lasting = immunitiesInEffect(scenario, content, figure);
  const traits = {
    ...printed,
    shield: Math.max(0, printed.shield + bookShield(scenario, content, figure)),
    ...(lasting.length > 0 && { immunities: [...printed.immunities, ...lasting] }),
    ...(cannotSuffer(scenario, content, figure) && { cannotSuffer: true as const }),
    ...(scenario.reducedRandomness && { reducedRandomness: true as const }),
  };
  const withCards = withCountedCards(
    withTraitsOfCards(traits, scenario, content, figure),
    activeLines(scenario, content, figure),
  );
  return figure.kind === 'character' ? withWornTraits(withCards, content, figure) : withCards;
}

/**
 * Adds shield and retaliate from songs and attached cards, and bonuses of cards to retaliate.
 *
 * @rule TURN-3
 */
function withTraitsOfCards(
  traits: PrintedTraits,
  scenario: Scenario,
  content: Content,
  figure: Figure,
): PrintedTraits {
  return linesInEffect(scenario, content)
    .filter((each) => isForFigure(each, figure))
    .reduce<PrintedTraits>((now, { line: { type, value, range, retaliate }, within }) => {
      if (type === 'buff' && retaliate !== undefined)
        return { ...now, retaliateBonus: (now.retaliateBonus ?? 0) + Number(retaliate) };
      if ((within !== 'song' && within !== 'attach') || typeof value !== 'number') return now;
      if (type === 'shield') return { ...now, shield: now.shield + value };
      if (type !== 'retaliate') return now;
      const hexes = typeof range === 'number' ? range : 1;
      return { ...now, retaliate: [...now.retaliate, { value, range: hexes }] };
    }, traits);
}

/** Adds the kinds of modifier cards that count as +0 because of active cards. @rule TURN-3 */
function withCountedCards(traits: PrintedTraits, lines: readonly CardLine[]): PrintedTraits {
  const kinds = (by: CardLine['drawnBy']) =>
    lines
      .filter(({ type, drawnBy }) => type === 'treatAsPlus0' && drawnBy === by)
      .flatMap(({ modifiers = [] }) => modifiers);
  const [attackers, own] = [kinds('attacker'), kinds('self')];
  return {
    ...traits,
    ...(attackers.length > 0 && { plus0ForAttackers: attackers }),
    ...(own.length > 0 && { plus0InAttacks: own }),
  };
}

function withWornTraits(traits: PrintedTraits, content: Content, figure: Figure): PrintedTraits {
  const worn = wornEffects(content, figure);
  const evades = worn.some(({ effect }) => effect.type === 'treatX2AsPlus0');
  const instead = worn.flatMap(({ effect: { insteadOf, effects = [] } }) =>
    insteadOf === undefined ? [] : [[insteadOf, effects[0] as Condition] as const],
  );
  return {
    ...traits,
    ...(evades && { plus0ForAttackers: [...(traits.plus0ForAttackers ?? []), 'x2'] }),
    ...(instead.length > 0 && { insteadOf: new Map<string, Condition>(instead) }),
  };
}
