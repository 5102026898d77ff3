import { expect, test } from 'vitest';
import { printed } from '../../testing/listWalk/ledger';
import { stickersOfClass, type ExpectedSticker } from '../../testing/listWalk/expectedStickers';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { party, played, refused, type PlainCommand } from '../../testing/play';
import type { Game } from '../../state';

interface PrintedClass {
  readonly class: string;
  readonly cards: readonly { readonly id: number; readonly level: number | string }[];
}

const RICH = 9999;

const enhancing = ({ card, half, dot, sticker }: ExpectedSticker): PlainCommand => ({
  ...{ type: 'enhance', character: 'c3', card, half, dot, sticker },
});

/** A character of the class without gold, in a city of prosperity 9. */
function inTown(id: string): Game {
  return played(party(), [
    { type: 'removeCharacter', character: 'c1' },
    { type: 'removeCharacter', character: 'c2' },
    { type: 'addCharacter', class: id, name: 'Buyer', level: 9 },
    { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    { type: 'correctParty', prosperity: 64 },
    { type: 'editCharacter', character: 'c3', gold: 0 },
  ]).game;
}

const goldOf = ({ campaign }: Game) => campaign.characters[0]?.gold;

/** Refused without gold, with the price named; done with enough of it, for that price. */
function verdictOf(poor: Game, rich: Game, sticker: ExpectedSticker): ListVerdict | null {
  const { class: id, level: _, price, ...placing } = sticker;
  const name = JSON.stringify(sticker);
  const why = refused(poor, enhancing(sticker));
  if (price === null) {
    expect(why, name).toEqual({ code: 'stickerDoesNotFit' });
    return null;
  }
  expect(why, name).toEqual({
    code: 'enhancementTooExpensive',
    character: 'c3',
    gold: price,
    has: 0,
  });
  const { game } = played(rich, [enhancing(sticker)]);
  expect(goldOf(game), name).toBe(RICH - price);
  expect(game.campaign.party.enhancements, name).toEqual([{ class: id, ...placing }]);
  return 'performs';
}

test('[ENHANCE-2] [ENHANCE-3] [ENHANCE-4] each sticker on each dot has its printed price, also when it is refused', () => {
  const classes = printed<readonly PrintedClass[]>('classCards.json');
  const verdicts = classes.flatMap(({ class: id, cards }) => {
    const town = inTown(id);
    const byCard = new Map<number, readonly [Game, Game]>();
    return stickersOfClass(id, cards).flatMap((sticker) => {
      const { card, level } = sticker;
      const pool =
        level > 1 ? [{ type: 'editCharacter', character: 'c3', cards: [card] } as const] : [];
      const poor = byCard.get(card)?.[0] ?? played(town, pool).game;
      const gold = { type: 'editCharacter', character: 'c3', gold: RICH } as const;
      const rich = byCard.get(card)?.[1] ?? played(poor, [gold]).game;
      byCard.set(card, [poor, rich]);
      return verdictOf(poor, rich, sticker) ?? [];
    });
  });
  expect(tallyOf(verdicts)).toEqual(documentedTally('Enhancements'));
  expect(verdicts).toHaveLength(8703);
});

test('[ENHANCE-5] each further sticker on a card half costs 75 more', () => {
  const first = stickersOfClass('brute', []).filter(
    ({ card, price }) => card === 1 && price !== null,
  );
  const dots = [...new Set(first.filter((each) => each.half === 'top').map(({ dot }) => dot))];
  const [one, two] = dots.map((dot) =>
    first.find((each) => each.dot === dot && each.sticker === 'plus1'),
  );
  if (!one || !two) throw new Error('Card 1 has no two dots.');
  const poor = played(inTown('brute'), [
    { type: 'editCharacter', character: 'c3', gold: one.price ?? 0 },
    enhancing(one),
  ]).game;
  const gold = (two.price ?? 0) + 75;
  expect(refused(poor, enhancing(two))).toMatchObject({ code: 'enhancementTooExpensive', gold });
});
