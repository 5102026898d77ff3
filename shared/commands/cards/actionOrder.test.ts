import { describe, expect, test } from 'vitest';
import { cardsInTurn, linesAlong, linesToPlay } from '../../rules/cards/playedCards';
import { pileOf } from '../../rules/figures/hand/cardPiles';
import type { Game } from '../../state';
import { C1, C2, cardTable, G1, heroOf, pressed, turnLine } from '../../testing/cardTable';
import { CONTENT, played, tableOf } from '../../testing/play';
import { withActive } from '../../testing/cardTurn';

/** The abilities that can be played next, by card and index. */
function nextIn(game: Game) {
  const lines = linesToPlay(tableOf(game), CONTENT, heroOf(game), game.campaign.characters);
  return lines.map(({ ref }) => [ref.card, ref.line]);
}

function along(game: Game, card: number, half: 'top' | 'bottom') {
  const hero = heroOf(game);
  const sheet = game.campaign.characters.find(({ id }) => id === hero.sheet);
  const cards = cardsInTurn(tableOf(game), CONTENT, hero, sheet);
  if (!cards) throw new Error('The cards are unknown.');
  return linesAlong(cards, turnLine(game, card, half)).map(({ printed }) => printed.type);
}

describe('the abilities of an action', () => {
  test('[TURN-6] come next in printed order until all are over, before the other card', () => {
    const game = cardTable({ class: 'brute', cards: [21, 22] });
    const first = turnLine(game, 21, 'top');
    const begun = played(game, [
      { type: 'markLines', figure: C1, lines: [first.ref], state: 'done' },
    ]).game;
    expect(nextIn(begun)).toEqual([
      [21, 1],
      [21, 2],
    ]);
    const rest = [1, 2].map((line) => ({ ...first.ref, line }));
    const over = played(begun, [
      { type: 'markLines', figure: C1, lines: rest, state: 'done' },
    ]).game;
    expect(nextIn(over).map(([card]) => card)).toContain(22);
    expect(nextIn(over).map(([card]) => card)).not.toContain(21);
  });

  test('[ELEMENT-6] [EXPERIENCE-8] bring the element and the experience of the half with the first', () => {
    expect(along(cardTable({ class: 'brute', cards: [10, 9] }), 9, 'bottom')).toEqual(['infuse']);
    expect(along(cardTable({ class: 'brute', cards: [9, 10] }), 9, 'top')).toEqual(['experience']);
  });

  test('[ELEMENT-7] give the experience of an element, even if the target dies of the attack', () => {
    const table = cardTable({ class: 'brute', cards: [11, 10] });
    const game = played(table, [{ type: 'correctElement', element: 'air', state: 'strong' }]).game;
    const line = turnLine(game, 11, 'top');
    expect(line.offers).toHaveLength(1);
    const spell = cardTable({ class: 'eclipse', cards: [271, 272] });
    const dark = played(spell, [{ type: 'correctElement', element: 'dark', state: 'strong' }]).game;
    const attack = turnLine(dark, 271, 'top');
    const begun = pressed(dark, attack, { targets: [G1], hexes: [], offers: [{ offer: 0 }] });
    const dead = played(begun, [
      { type: 'changeTarget', figure: G1, overrides: { damage: 99 } },
      { type: 'applyAttack' },
    ]).game;
    expect(tableOf(dead).figures.some(({ id }) => id === G1)).toBe(false);
    expect(heroOf(dead).experience - heroOf(dark).experience).toBe(2);
  });
});

describe('circles', () => {
  test('[TURN-7] [EXPERIENCE-9] each gives its own experience, and the card leaves after the last', () => {
    const piles = { chosen: [], active: [53] };
    const table = cardTable({ class: 'tinkerer', cards: [53, 54], piles });
    let game = withActive(table, [{ card: 53, half: 'bottom' }]);
    const gains = [1, 2, 3, 4].map(() => {
      const before = heroOf(game).experience;
      game = played(game, [{ type: 'useActiveCard', figure: C1, card: 53 }]).game;
      return heroOf(game).experience - before;
    });
    expect(gains).toEqual([0, 1, 0, 1]);
    const { activeHalves, cards } = heroOf(game);
    expect(activeHalves).toEqual([]);
    expect(cards.kind === 'named' && pileOf(cards, 53)).toBe('lost');
    expect(heroOf(game, C2).experience).toBe(0);
  });
});
