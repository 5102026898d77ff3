/** Presses every ability of every class card, and compares the results with its printed text. */
import { describe, expect, test } from 'vitest';
import { cardsInTurn } from '../../rules/cards/playedCards';
import { isAutomaticGain } from '../../rules/cards/dueGains';
import type { Game } from '../../state';
import type { CardHalf, HalfLine } from '../../rules/cards/lines/cardLines';
import { heroOf } from '../../testing/cardTable';
import { expectedOf } from '../../testing/cardProof/expectations';
import { pressedLine } from '../../testing/cardProof/performLine';
import { beforeOf, proofTable, withBefore } from '../../testing/cardProof/setUp';
import { printedLines } from '../../testing/cardProof/printed';
import { CONTENT, tableOf } from '../../testing/play';

function linesOf(game: Game, half: CardHalf) {
  const sheet = game.campaign.characters.find(({ id }) => (id as string) === 'c1');
  const cards = cardsInTurn(tableOf(game), CONTENT, heroOf(game), sheet);
  return cards?.halves.find((each) => each.half === half)?.lines ?? [];
}

/** Nothing, each offer, and all offers that do not exclude each other. */
function choicesOf(line: HalfLine): readonly (readonly number[])[] {
  const all = line.offers.flatMap(({ replace }, index) => (replace ? [] : index));
  const wilds = line.offers.flatMap((offer) => ('elements' in offer ? offer.elements : []));
  const isAll = all.length > 1 && wilds.filter((each) => each === 'wild').length < 4;
  return [[], ...line.offers.map((_, index) => [index]), ...(isAll ? [all] : [])];
}

const HALVES = CONTENT.classes().flatMap(({ id: ofClass }) =>
  CONTENT.classCards(ofClass).flatMap((card) =>
    (['top', 'bottom'] as const).map((half) => ({ ofClass, card, half })),
  ),
);

const CASES = [true, false].flatMap((isOnBoard) =>
  HALVES.map((each) => {
    const where = isOnBoard ? 'on the board' : 'without the board';
    return { ...each, isOnBoard, name: `${each.card.name}, ${each.half}`, where };
  }),
);

describe('every ability of every class card', () => {
  test('is that of 1050 halves', () => {
    expect(HALVES.length).toBe(1050);
  });

  test.each(CASES)(
    '[TURN-3] $where, $name does what is printed',
    ({ ofClass, card, half, isOnBoard }) => {
      const game = proofTable(ofClass, [card.id, card.id], isOnBoard);
      const lines = linesOf(game, half);
      const printed = printedLines(ofClass, card.id, half);
      expect(lines.length).toBe(printed.length);
      const lasts = card[half].active === 'persistent' ? 'untilRemoved' : 'round';
      const setting = { lasts, hasBear: ofClass === 'two-mini', isOnBoard } as const;
      for (const [index, text] of printed.entries()) {
        const line = lines[index];
        if (!line || isAutomaticGain(text)) continue;
        for (const offers of choicesOf(line)) {
          const before = withBefore(game, beforeOf(text));
          const came = pressedLine(before, line, offers);
          expect({ offers, text, ...came }).toEqual({
            offers,
            text,
            ...expectedOf(text, offers, setting),
          });
        }
      }
    },
  );
});
