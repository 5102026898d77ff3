import { describe, expect, test } from 'vitest';
import {
  asked,
  characterOf,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
} from '../../testing/cardTurn';
import { hex } from '../../testing/placing';
import { played, tableOf } from '../../testing/play';

const [A, B] = MONSTERS as [string, string];

describe('a summon of a card', () => {
  test('[SUMMON-4] that dies in the turn it came does not keep its card active', () => {
    const table = tableAs('spellweaver', { c1: [1, 1], c2: [0, 0], [A]: [3, 1] });
    const game = plays(table, lineOf(table, 80, 'bottom', 0), { hexes: [hex([1, 2])] });
    const summoned = tableOf(game).figures.find(({ kind }) => kind === 'summon');
    const figure = summoned?.id ?? '';
    const dead = played(game, [{ type: 'sufferDamage', figure, amount: 2, negate: null }]).game;
    const ended = played(dead, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(ended).activeHalves).toEqual([]);
    const alive = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(alive).activeHalves).toMatchObject([{ card: 80 }]);
  });

  test('[SUMMON-5] of several comes as often as there is room', () => {
    const free = { c1: [-3, 6], c2: [-2, 5] } as const;
    const game = tableAs('circles', free);
    const line = lineOf(game, 253, 'top', 0);
    const found = asked(game, line);
    if (found.needs !== 'hexes') throw new Error(`needs ${String(found.needs)}`);
    expect(found.count).toBeLessThan(3);
    const hexes = [hex([-2, 6])].slice(0, found.count);
    const after = plays(game, line, { hexes });
    expect(tableOf(after).figures.filter(({ kind }) => kind === 'summon').length).toBe(found.count);
  });
});

describe('an enemy that a card lets attack', () => {
  test('[MONSTER-3] attacks with its own range', () => {
    const game = tableAs('mindthief', { c1: [1, 4], c2: [0, 0], [A]: [1, 1], [B]: [2, 1] });
    const answers = { targets: [A] as never, within: [{ targets: [B] as never }] };
    const begun = plays(game, lineOf(game, 146, 'bottom', 0), answers);
    expect(tableOf(begun).attack).toMatchObject({ attacker: A, base: 2, ranged: false, range: 1 });
    expect(figureOf(begun, A).at).toEqual({ q: 1, r: 1 });
  });
});
