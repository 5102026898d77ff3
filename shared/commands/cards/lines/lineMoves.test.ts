import { describe, expect, test } from 'vitest';
import { cardsInTurn } from '../../../rules/cards/playedCards';
import { charactersOf } from '../../../rules/figures/figures';
import { withLine } from '../../../rules/order/playedLines';
import type { LineRef, Scenario } from '../../../state';
import { placed } from '../../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../../testing/play';
import { commandsOfLine } from './lineCommands';
import { lineMoves } from './lineMoves';

/** Two cards of the Brute, one of which is lost by its move, a jump. */
const initiatives = [1, 6].map(
  (card) => CONTENT.classCards('brute').find(({ id }) => id === card)?.initiative ?? 0,
);
const { game } = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]);

function brutesTurn(inUse = true): Scenario {
  const before = tableOf(played(game, [{ type: 'useBoard', inUse }]).game);
  const [leading = 0, second = 0] = initiatives;
  const figures = before.figures.map((figure) =>
    figure.id === 'c1' ? { ...figure, initiative: { leading, second, longRest: false } } : figure,
  );
  return placed({ ...before, figures } as Scenario, { c1: [0, 0] });
}

function moves(scenario: Scenario) {
  const [figure] = charactersOf(scenario);
  const sheet = game.campaign.characters.find(({ id }) => id === figure?.sheet);
  const cards = figure && cardsInTurn(scenario, CONTENT, figure, sheet);
  if (!cards) throw new Error('Its cards are not known.');
  return lineMoves(cards, (line) =>
    commandsOfLine(line, { scenario, content: CONTENT, figure, answers: {}, lasts: 'round' }),
  );
}

const told = (scenario: Scenario) =>
  moves(scenario).map(({ card, points, price }) => [card?.id ?? null, points, price]);

const bottom = (card: number | 'default'): LineRef => {
  return { kind: 'classCard', card, half: 'bottom', line: 0 };
};

describe('lineMoves', () => {
  test('[TURN-3] lists printed moves and the default move, loss cards last', () => {
    expect(told(brutesTurn())).toEqual([
      [6, 4, 'half'],
      [null, 2, 'anyCard'],
      [1, 4, 'lostCard'],
    ]);
  });

  test('[TURN-3] returns no move after the bottom action was played', () => {
    expect(told(withLine(brutesTurn(), bottom(6), 'done'))).toEqual([]);
    expect(told(withLine(brutesTurn(), bottom('default'), 'done'))).toEqual([]);
  });

  test('marks a move with jump', () => {
    const found = moves(brutesTurn());
    expect(found.filter(({ jump }) => jump).map(({ card }) => card?.id)).toEqual([1]);
  });

  test('asks for no path without the board', () => {
    expect(moves(brutesTurn(false))).toEqual([]);
  });
});
