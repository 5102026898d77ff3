import { describe, expect, test } from 'vitest';
import { id, type TokenId } from '../../ids';
import type { Hex, Token } from '../../state';
import { aCharacter } from '../../testing/builders';
import { CONTENT } from '../../testing/play';
import { loot, lootOwnHex } from './loot';

function money(name: string, amount: number, at: Hex | null = null): Token {
  return { kind: 'money', id: id<TokenId>(name), amount, at, from: null };
}

const CHEST: Token = { kind: 'treasure', id: id<TokenId>('chest'), treasure: 7, at: null };

describe('loot', () => {
  test('[LOOT-1] takes money and treasures and leaves other tokens', () => {
    const tokens = [money('a', 1), money('b', 3), CHEST];
    const { next, events } = loot({ character: aCharacter({ money: 2 }), tokens }, CONTENT, [
      id('b'),
      id('chest'),
    ]);

    expect(next.character).toMatchObject({ money: 5, treasures: [7] });
    expect(next.tokens).toEqual([tokens[0]]);
    expect(events).toEqual([
      { type: 'looted', figure: 'c1', money: 3, treasures: [7], rule: 'LOOT-1' },
    ]);
  });
});

describe('lootOwnHex', () => {
  test("[LOOT-2] takes only the tokens on the character's hex", () => {
    const tokens = [money('here', 1, { q: 1, r: 2 }), money('there', 1, { q: 2, r: 2 })];
    const character = aCharacter({ at: { q: 1, r: 2 } });
    expect(lootOwnHex({ character, tokens }, CONTENT).next.tokens).toEqual([tokens[1]]);
  });

  test('[LOOT-2] does nothing if positions are unknown', () => {
    const looting = { character: aCharacter(), tokens: [money('a', 1)] };
    expect(lootOwnHex(looting, CONTENT)).toEqual({ next: looting, events: [] });
  });
});
