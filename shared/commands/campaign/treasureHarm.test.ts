import { describe, expect, test } from 'vitest';
import { findFigure, withFigure } from '../../rules/figures/figures';
import { id as idOf, type FigureId, type TokenId } from '../../ids';
import type { Game, Token } from '../../state';
import {
  CONTENT,
  commandOf,
  inScenario,
  inTurns,
  played,
  refused,
  tableOf,
} from '../../testing/play';
import { preventionsOf } from '../figures/preventions';

const C1 = idOf<FigureId>('c1');

function withTreasure(game: Game, treasure: number): Game {
  const table = tableOf(game);
  const id = idOf<TokenId>('chest');
  const token: Token = { kind: 'treasure', id, treasure, at: null };
  return { ...game, scenario: { ...table, tokens: [...table.tokens, token] } };
}

const LOOT = { type: 'lootTokens', figure: 'c1', tokens: ['chest'] } as const;

function c1(game: Game) {
  const figure = findFigure(tableOf(game), C1);
  if (figure?.kind !== 'character') throw new Error('c1 is not there.');
  return figure;
}

describe('treasures that hurt', () => {
  test.each([
    [13, 5, ['poison', 'wound']],
    [21, 5, []],
    [24, 5, []],
    [39, 5, []],
    [43, 5, ['poison', 'wound']],
    [46, 3, ['poison']],
  ])(
    '[REWARD-3] treasure %i does %i damage at once, with its conditions',
    (number, damage, conditions) => {
      const before = withTreasure(inScenario('1'), number);
      const looter = c1(played(before, [LOOT]).game);
      const printed = CONTENT.treasure(number)?.rewards ?? [];
      expect(looter.maxHitPoints - looter.hitPoints).toBe(damage);
      expect(looter.conditions.map(({ name }) => name)).toEqual(conditions);
      expect(printed.some(({ type }) => type === 'damage')).toBe(true);
    },
  );

  test('[NEGATE-1] its damage is negated by a lost card, before or after it', () => {
    const before = withTreasure(inScenario('1'), 21);
    const once = c1(played(before, [{ ...LOOT, negate: 'oneFromHand' }]).game);
    expect(once.hitPoints).toBe(once.maxHitPoints);
    const later = { type: 'negateDamage', figure: 'c1', losing: 'oneFromHand' } as const;
    const after = c1(played(before, [LOOT, later]).game);
    expect(after.hitPoints).toBe(after.maxHitPoints);
  });

  test('[EXHAUST-1] damage that would exhaust its looter can be prevented', () => {
    const base = withTreasure(inScenario('1'), 21);
    const weak = { ...base, scenario: withFigure(tableOf(base), { ...c1(base), hitPoints: 4 }) };
    expect(c1(played(weak, [LOOT]).game).exhausted).toBe(true);
    const character = c1(weak);
    const command = commandOf(LOOT);
    const fatal = { game: weak, content: CONTENT, command, character, source: 'direct' } as const;
    expect(preventionsOf(fatal).map(({ losing }) => losing)).toContainEqual(['oneFromHand']);
  });

  test('[LOOT-2] at the end of its turn the next one waits, so that it can be negated', () => {
    const turns = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;
    const [start] = tableOf(turns).tokens;
    const hex = start?.at ?? { q: 0, r: 0 };
    const table = tableOf(withTreasure(turns, 21));
    const tokens = table.tokens.map((token) =>
      token.id === idOf<TokenId>('chest') ? { ...token, at: hex } : token,
    );
    const standing = withFigure({ ...table, tokens }, { ...c1(turns), at: hex });
    const { game } = played({ ...turns, scenario: standing }, [{ type: 'endTurn', figure: 'c1' }]);
    expect(c1(game).maxHitPoints - c1(game).hitPoints).toBe(5);
    expect(tableOf(game).phase).toMatchObject({ name: 'turns', active: null });
  });

  test('[NEGATE-1] a monster that loots cannot negate', () => {
    const game = inScenario('1');
    const monster = tableOf(game).figures.find(({ kind }) => kind === 'monster');
    const added = played(game, [{ type: 'addMoneyToken', amount: 1, at: null }]).game;
    const money = tableOf(added).tokens.find(({ kind }) => kind === 'money');
    const loot = { type: 'lootTokens', figure: monster?.id, tokens: [money?.id ?? ''] } as const;
    expect(refused(added, { ...loot, negate: 'oneFromHand' }).code).toBe('cannotNegate');
  });
});
