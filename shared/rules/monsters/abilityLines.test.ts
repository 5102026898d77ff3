import { describe, expect, test } from 'vitest';
import type { AbilityCard } from '../../content/types';
import { id, type AbilityDeckId } from '../../ids';
import type { Monster, Scenario } from '../../state';
import { aMonster, aScenario } from '../../testing/builders';
import { CONTENT } from '../../testing/play';
import { performOwnLines } from './abilityLines';
import { attackValues } from '../attack/printedAttack';

/** A scenario in which the type has a card with the given line. */
function withCard(
  type: string,
  given: Partial<Monster>,
  wanted: (card: AbilityCard) => boolean,
): Scenario {
  const monster = aMonster({ ...given, type: id(type), id: 'm' } as never);
  const deck = CONTENT.monster(type)?.deck ?? id<AbilityDeckId>('');
  const card = CONTENT.abilityDeck(deck)?.cards.find(wanted);
  if (!card) throw new Error(`The deck of ${type} has no such card.`);
  return aScenario({
    figures: [monster],
    sleeves: [{ type: monster.type, deck, level: 1, consumed: [] }],
    abilityDecks: [{ deck, draw: [], discard: [], current: card.id }],
  });
}

function has(...types: readonly string[]) {
  return (card: AbilityCard) =>
    types.every((type) => card.actions.some((line) => line.type === type));
}

function performed(scenario: Scenario) {
  return performOwnLines(scenario, CONTENT, id('m')).next;
}

describe('performOwnLines', () => {
  test('[MONSTER-3] shield and retaliate of the card last for the round', () => {
    const [monster] = performed(withCard('bandit-guard', {}, has('shield', 'retaliate'))).figures;
    expect(monster?.bonuses).toEqual([
      { kind: 'shield', value: 1, range: 1, lasts: 'round', source: 'abilityCard', card: null },
      { kind: 'retaliate', value: 2, range: 1, lasts: 'round', source: 'abilityCard', card: null },
    ]);
  });

  test('[RETALIATE-2] retaliate keeps the range of its card', () => {
    const golem = withCard('stone-golem', {}, has('retaliate'));
    expect(performed(golem).figures[0]?.bonuses).toMatchObject([{ value: 3, range: 3 }]);
  });

  test('[ELEMENT-1] infuses the elements of the card during the turn', () => {
    const demon = withCard('frost-demon', {}, has('infuse'));
    expect(performed(demon).infusing).toEqual(['ice']);
  });

  test('[STUN-1] a stunned monster performs none of them', () => {
    const stunned = { conditions: [{ name: 'stun' as const, turnEnds: 1 as const, traits: null }] };
    const scenario = withCard('bandit-guard', stunned, has('shield'));
    expect(performed(scenario)).toBe(scenario);
  });
});

describe('attackValues', () => {
  test('[MONSTER-1] adds the card to the stat card, with the effects of both', () => {
    const scenario = withCard('bandit-guard', { rank: 'elite' }, (card) =>
      card.actions.some((line) => line.type === 'attack' && line.value === '-1'),
    );
    const [elite] = scenario.figures;
    expect(elite && attackValues(scenario, CONTENT, elite)?.base).toBe(2);
  });

  test('[MONSTER-4] an attack on adjacent enemies is melee, even for an archer', () => {
    const scenario = withCard('flame-demon', {}, (card) =>
      card.actions.some((line) => line.type === 'attack' && line.affects === 'adjacentEnemies'),
    );
    const [demon] = scenario.figures;
    expect(demon && attackValues(scenario, CONTENT, demon)).toMatchObject({
      ranged: false,
      range: 1,
    });
  });

  test('[MONSTER-1] is null without an attack on the card', () => {
    const scenario = withCard('bandit-guard', {}, (card) => !has('attack')(card));
    const [guard] = scenario.figures;
    expect(guard && attackValues(scenario, CONTENT, guard)).toBeNull();
  });
});
