import { expect, test } from 'vitest';
import type { Hex, Scenario } from '../../state';
import { C1, cardTable, heroOf, turnLine } from '../../testing/cardTable';
import { hex } from '../../testing/placing';
import { CONTENT, played, tableOf } from '../../testing/play';
import { tokensToLoot } from './tokensToLoot';

/** Money in these hexes. */
function withMoney(scenario: Scenario, at: readonly Hex[]): Scenario {
  const tokens = at.map(
    (place, index) =>
      ({
        ...{ kind: 'money', id: `money-${String(index)}`, amount: 1, at: place, from: null },
      }) as never,
  );
  return { ...scenario, tokens };
}

function looted(scenario: Scenario, game: ReturnType<typeof cardTable>, card: number, place = 0) {
  const half = card === 99 ? 'bottom' : 'top';
  const line = turnLine(game, card, half, place);
  if (line.action?.kind !== 'loot') throw new Error('The line loots nothing.');
  return tokensToLoot(scenario, CONTENT, heroOf(game), line.action, line.ref)?.tokens;
}

test('[LOOT-1] a loot ability takes no more tokens than its card allows', () => {
  const game = cardTable({ class: 'spellweaver', cards: [84, 85] });
  const near = [hex([1, 1]), hex([1, 2]), hex([2, 1]), hex([1, 1]), hex([1, 2])];
  expect(looted(withMoney(tableOf(game), near), game, 84)).toHaveLength(4);
});

test('[LOOT-1] loot of entered hexes takes those of the move, and no others', () => {
  const game = cardTable({ class: 'scoundrel', cards: [98, 99] });
  const move = turnLine(game, 99, 'bottom');
  const path = [hex([1, 2])];
  const moved = played(
    { ...game, scenario: withMoney(tableOf(game), [hex([1, 2]), hex([3, 2])]) },
    [
      { type: 'placeFigure', figure: 'c2' as never, at: null },
      { type: 'moveFigure', figure: C1, path, movement: null, points: 2, line: move.ref },
    ],
  ).game;
  expect(looted(tableOf(moved), moved, 99, 1)).toEqual(['money-0']);
});
