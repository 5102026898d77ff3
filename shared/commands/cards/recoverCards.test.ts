import { describe, expect, test } from 'vitest';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { recoverableCards } from '../../rules/cards/recoverableCards';
import type { ActiveHalf, Game } from '../../state';
import { C1, cardTable, commandsOf, heroOf, pressed, turnLine } from '../../testing/cardTable';
import { CONTENT, played, tableOf } from '../../testing/play';

const pilesOf = (game: Game) => {
  const { cards } = heroOf(game);
  if (cards.kind !== 'named') throw new Error('The cards have no names.');
  return cards;
};

function withActive(game: Game, active: readonly ActiveHalf[]): Game {
  const scenario = tableOf(game);
  const figures = scenario.figures.map((figure) =>
    figure.id === C1 && figure.kind === 'character' ? { ...figure, activeHalves: active } : figure,
  );
  return { ...game, scenario: { ...scenario, figures } };
}

const offered = (game: Game, from: 'discard' | 'lost', card: number) =>
  recoverableCards(tableOf(game), CONTENT, heroOf(game), {
    ...{ from, only: null },
    line: { kind: 'classCard', card, half: 'bottom', line: 0 },
  }).map(({ id }) => id);

describe('recovering cards', () => {
  test('[RECOVER-1] a lost card that cannot be recovered stays lost', () => {
    const game = cardTable({
      class: 'circles',
      cards: [259, 234],
      piles: { lost: [236, 235, 237] },
    });
    const after = pressed(game, turnLine(game, 259, 'top'));
    expect(pilesOf(after)).toMatchObject({ hand: [235, 237], lost: [236] });
  });

  test('[RECOVER-1] none of the cards with the symbol is ever offered as a lost card', () => {
    const marked = CONTENT.classes().flatMap(({ id }) =>
      CONTENT.classCards(id)
        .filter(({ top, bottom }) => top.unrecoverable ?? bottom.unrecoverable)
        .map((card) => [id, card.id] as const),
    );
    expect(marked.length).toBeGreaterThanOrEqual(9);
    for (const [ofClass, card] of marked) {
      const other = CONTENT.classCards(ofClass).find(({ id }) => id !== card)?.id ?? 0;
      const table = (pile: 'lost' | 'discard') =>
        cardTable({ class: ofClass, cards: [other, other], piles: { [pile]: [card] } });
      expect(offered(table('lost'), 'lost', other)).toEqual([]);
      expect(offered(table('discard'), 'discard', other)).toEqual([card]);
    }
  });

  test('[RECOVER-2] the second half recovers the card that was just played', () => {
    const game = cardTable({ class: 'three-spears', cards: [205, 217], piles: { discard: [206] } });
    expect(offered(game, 'discard', 217)).toEqual([206]);
    const first = played(game, [
      {
        ...{ type: 'markLines', figure: C1, state: 'done' },
        lines: [{ kind: 'classCard', card: 'default', half: 'top', line: 0 }],
      },
    ]).game;
    expect(offered(first, 'discard', 217)).toEqual([205, 206]);
    const after = pressed(first, turnLine(first, 217, 'bottom'), { cards: [205, 206] });
    expect(pilesOf(after)).toMatchObject({ hand: [205, 206], chosen: [217], discard: [] });
    const over = played(after, [{ type: 'endTurn', figure: C1 }]).game;
    expect(pilesOf(over)).toMatchObject({ hand: [205, 206], chosen: [], discard: [217] });
  });

  test('[RECOVER-2] a lost half that was just played counts as lost, not as discarded', () => {
    const game = cardTable({ class: 'three-spears', cards: [205, 217] });
    const first = pressed(game, turnLine(game, 205, 'top', 1));
    expect(offered(first, 'lost', 217)).toEqual([205]);
    expect(offered(first, 'discard', 217)).toEqual([]);
  });

  test('[RECOVER-2] a recovered active card has no effect any more', () => {
    const table = cardTable({ class: 'three-spears', cards: [205, 217], piles: { active: [223] } });
    const half = { card: 223, half: 'bottom', lasts: 'round', used: 0 } as const;
    const game = withActive(table, [half]);
    const line = turnLine(game, 217, 'bottom');
    expect(commandsOf(game, line).needs).toBe('cards');
    const after = pressed(game, line, { cards: [223] });
    expect(pilesOf(after)).toMatchObject({ hand: [223], active: [] });
    expect(heroOf(after).activeHalves).toEqual([]);
  });

  test('[RECOVER-1] a card that recovers summons offers only lost cards that summon', () => {
    const summons = 500;
    const game = cardTable({
      class: 'two-mini',
      cards: [499, 505],
      piles: { lost: [summons, 485] },
    });
    const after = pressed(game, turnLine(game, 505, 'bottom'));
    expect(pilesOf(after)).toMatchObject({ hand: [summons], lost: [485] });
  });

  test('[RECOVER-1] every half that recovers names the cards of one character', () => {
    const wanted = ['recoverDiscarded', 'recoverLost'];
    const left = CONTENT.classes().flatMap(({ id }) =>
      CONTENT.classCards(id).flatMap((card) =>
        (['top', 'bottom'] as const).flatMap((half) =>
          (halfLines(CONTENT.cardLines(id), card.id, half) ?? [])
            .filter(({ printed }) => wanted.includes(printed.type))
            .filter(({ action }) => action?.kind !== 'recover')
            .map(({ printed }) => printed.owner),
        ),
      ),
    );
    expect(left).toEqual(['allyAdjacentToThem']);
  });
});
