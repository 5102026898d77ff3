import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { CONTENT, inScenario, party, played, tableOf, type PlainCommand } from '../../testing/play';
import { randomDungeon, soloScenarios } from './placeholders';

describe('what is known only by name', () => {
  test('[CLASS-1] solo scenarios belong to classes, and hide with them', () => {
    const all = soloScenarios(party().campaign, CONTENT);
    expect(all).toHaveLength(17);
    expect(all[0]).toEqual({ number: 1, class: 'brute', item: 134, isKnown: true });
    expect(all.filter((each) => each.isKnown)).toHaveLength(6);
  });

  test('a random dungeon says what is drawn, others have none', () => {
    expect(randomDungeon(CONTENT, id('55'))).toMatchObject({ scenario: '55', draw: 3 });
    expect(randomDungeon(CONTENT, id('1'))).toBeNull();
  });
});

describe('lootTokens', () => {
  test('[REWARD-3] damage and conditions of a treasure are said when it is looted', () => {
    const game = inScenario('4');
    const rooms = tableOf(game).rooms.filter((room) => !room.revealed);
    const open = played(
      game,
      rooms.map(({ room }): PlainCommand => ({ type: 'revealRoom', room, by: null })),
    ).game;
    const tokens = tableOf(open).tokens.filter((token) => token.kind === 'treasure');
    const poisoned = tokens.find((token) => token.treasure === 46);
    const design = tokens.find((token) => token.treasure === 38);
    const loot = (token: string | undefined): PlainCommand => ({
      type: 'lootTokens',
      figure: 'c1',
      tokens: [token],
    });
    expect(played(open, [loot(poisoned?.id)]).events.at(-1)).toEqual({
      type: 'treasureEffectSaid',
      figure: 'c1',
      damage: 3,
      conditions: ['poison'],
      rule: 'REWARD-3',
    });
    expect(played(open, [loot(design?.id)]).events.map((event) => event.type)).toEqual(['looted']);
  });
});

describe('abandonScenario', () => {
  test('[ITEM-6] leaves nothing of the start behind', () => {
    const owned = played(party(), [{ type: 'buyItem', character: 'c1', item: 12 }]).game;
    const start: PlainCommand = {
      type: 'startScenario',
      scenario: '2',
      characters: ['c1', 'c2'],
      level: null,
      anyway: true,
    };
    const used: PlainCommand = { type: 'useItem', character: 'c1', item: 12 };
    const { game } = played(owned, [start, used, { type: 'abandonScenario' }]);
    expect(game).toEqual(owned);
  });
});
