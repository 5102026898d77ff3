import { describe, expect, test } from 'vitest';
import { aCharacter, aMonster, anObjective, someCards } from '../../../testing/builders';
import type { Figure, Negation } from '../../../state';
import { CONDITIONS, type Condition } from '../../../vocabulary';
import {
  addCondition,
  canAttack,
  canMove,
  hindrance,
  isImmune,
  removeCondition,
} from './conditions';
import { hasCondition } from './conditionTraits';
import { applyConditions } from './conditionsInTurn';
import { endConditionsOfTurn } from './endedConditions';

const atStart = (figure: Figure, negate: Negation | null = null) =>
  applyConditions(figure, 'atTurnStart', { negate });

const PASSING = CONDITIONS.filter((name) => name !== 'poison' && name !== 'wound');

describe('addCondition', () => {
  test('[CONDITION-1] a condition gained twice is renewed and does not stack', () => {
    const once = addCondition(aCharacter(), 'muddle', true).next;
    const again = addCondition(once, 'muddle', false);

    expect(again.next.conditions).toEqual([{ name: 'muddle', turnEnds: 1, traits: null }]);
    expect(again.events).toMatchObject([{ type: 'conditionAdded', renewed: true }]);
  });

  test('[CONDITION-2] an immune figure does not change, and an event reports it', () => {
    const boss = aMonster({ rank: 'boss' });
    const { next, events } = addCondition(boss, 'stun', false, ['stun', 'curse']);

    expect(next).toBe(boss);
    expect(events).toMatchObject([{ type: 'conditionRefused', condition: 'stun' }]);
    expect(isImmune(boss, 'curse', ['stun', 'curse'])).toBe(true);
    expect(isImmune(boss, 'poison', ['stun', 'curse'])).toBe(false);
  });

  test('[CONDITION-2] an objective is immune to negative conditions, an escort is not', () => {
    expect(hasCondition(addCondition(anObjective(), 'poison', false).next, 'poison')).toBe(false);
    const escort = anObjective({ role: 'escort' });
    expect(hasCondition(addCondition(escort, 'poison', false).next, 'poison')).toBe(true);
  });
});

describe('endConditionsOfTurn', () => {
  test.each(PASSING)('[DURATION-1] %s expires at the end of the next turn', (name) => {
    const figure = addCondition(aCharacter(), name, false).next;
    const { next, events } = endConditionsOfTurn(figure);

    expect(next.conditions).toEqual([]);
    expect(events).toEqual([
      {
        type: 'conditionRemoved',
        figure: figure.id,
        condition: name,
        why: 'turnEnded',
        rule: 'DURATION-1',
      },
    ]);
  });

  test.each(PASSING)(
    "[DURATION-2] %s gained during the figure's turn lasts one more turn",
    (name) => {
      const figure = addCondition(aCharacter(), name, true).next;
      const first = endConditionsOfTurn(figure);

      expect(hasCondition(first.next, name)).toBe(true);
      expect(first.events).toMatchObject([{ type: 'conditionStayed', rule: 'DURATION-2' }]);
      expect(endConditionsOfTurn(first.next).next.conditions).toEqual([]);
    },
  );

  test('[DURATION-2] a condition gained again in the turn it would expire stays', () => {
    const before = addCondition(aCharacter(), 'stun', false).next;
    const renewed = addCondition(before, 'stun', true).next;
    expect(hasCondition(endConditionsOfTurn(renewed).next, 'stun')).toBe(true);
  });

  test.each([
    ['poison', 'POISON-2'],
    ['wound', 'WOUND-1'],
  ] as const)('[%2$s] %1$s lasts until it is healed', (name, rule) => {
    const figure = addCondition(aCharacter(), name, false).next;
    const { next, events } = endConditionsOfTurn(figure);
    expect(next).toEqual(figure);
    expect(events).toMatchObject([{ type: 'conditionStayed', condition: name, rule }]);
  });

  test('does not change a figure without conditions', () => {
    const figure = aCharacter();
    expect(endConditionsOfTurn(figure)).toEqual({ next: figure, events: [] });
    expect(endConditionsOfTurn(figure).next).toBe(figure);
  });
});

describe('the start of a turn', () => {
  test('[WOUND-1] wound does 1 damage regardless of shield', () => {
    const shield = {
      kind: 'shield',
      value: 3,
      range: 1,
      lasts: 'round',
      source: 'item',
      card: null,
    } as const;
    const { next, events } = atStart(aCharacter({ conditions: ['wound'], bonuses: [shield] }));

    expect(next.hitPoints).toBe(9);
    expect(events).toMatchObject([
      { type: 'damaged', amount: 1, source: 'wound', rule: 'WOUND-1' },
    ]);
  });

  test('[NEGATE-1] a character can lose a card to negate the wound damage', () => {
    const cards = someCards({ hand: 4, lost: 1 });
    const { next } = atStart(aCharacter({ conditions: ['wound'], cards }), 'oneFromHand');

    expect(next).toMatchObject({ hitPoints: 10, cards: { hand: 3, lost: 2 } });
  });

  test('[POISON-2] poison stays until a heal, and an event reports it', () => {
    const poisoned = aCharacter({ conditions: ['poison'] });
    const { next, events } = endConditionsOfTurn(poisoned);
    expect(next.conditions).toEqual(poisoned.conditions);
    expect(events).toMatchObject([{ type: 'conditionStayed', rule: 'POISON-2' }]);
  });

  test('does nothing without a wound', () => {
    const figure = aCharacter({ conditions: ['poison', 'stun'] });
    expect(atStart(figure).next).toBe(figure);
  });
});

describe('removeCondition', () => {
  test("[OWN-5] removes a condition at the players' request", () => {
    const figure = aCharacter({ conditions: ['poison', 'stun'] });
    const { next, events } = removeCondition(figure, 'poison');
    expect(next.conditions.map(({ name }) => name)).toEqual(['stun']);
    expect(events).toMatchObject([{ type: 'conditionRemoved', why: 'byHand' }]);
    expect(removeCondition(next, 'poison').next).toBe(next);
  });
});

describe('actions that conditions prevent', () => {
  test.each<[string, Condition, object]>([
    ['IMMOBILIZE-1', 'immobilize', { mayMove: false, mayAttack: true, mayUseAbilities: true }],
    ['DISARM-1', 'disarm', { mayMove: true, mayAttack: false, mayUseAbilities: true }],
    ['STUN-1', 'stun', { mayMove: false, mayAttack: false, mayUseAbilities: false }],
    ['INVISIBLE-1', 'invisible', { mayMove: true, mayAttack: true, mayUseAbilities: true }],
  ])('[%s] %s', (_, condition, expected) => {
    const monster = aMonster({ conditions: [condition] });
    const mayUseAbilities = hindrance('act', monster.conditions) === null;
    const mayMove = canMove(monster);
    expect({ mayMove, mayAttack: canAttack(monster), mayUseAbilities }).toEqual(expected);
  });
});
