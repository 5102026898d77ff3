import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseModifierDeck } from '../../content/modifierDecks';
import type { CharacterId } from '../../ids';
import {
  aCharacter,
  aDeck,
  aMonster,
  anObjective,
  aScenario,
  aSummon,
} from '../../testing/builders';
import { shippedContent } from '../../testing/content';
import { noChance, scripted } from '../../testing/scripted';
import { seeded } from '../../testing/seeded';
import type { ModifierCard } from '../../vocabulary';
import {
  addCards,
  addToDeck,
  deckAtRoundEnd,
  deckIdOf,
  drawOne,
  findDeck,
  marksForShuffle,
  newModifierDeck,
  removeFromDeck,
  shuffleDeck,
  supplyLeft,
} from './modifierDeck';
import { deckFault } from '../../content/notation/deckFault';

const cards = (...texts: readonly string[]) => texts as readonly ModifierCard[];

describe('newModifierDeck', () => {
  test('[DECK-1] has the twenty standard cards', () => {
    const printed = baseModifierDeck(shippedContent().modifierDecks());
    const deck = newModifierDeck(printed, seeded(1));
    const count = (card: string) => deck.draw.filter((each) => each === card).length;

    expect(deck.draw).toHaveLength(20);
    expect(['+0', '+1', '-1', '+2', '-2', 'x2', 'null'].map(count)).toEqual([6, 5, 5, 1, 1, 1, 1]);
  });

  test.each([
    [['x2', 'x2'], '2 cards "x2", there are 1 at most'],
    [Array<string>(11).fill('curse'), '11 cards "curse", there are 10 at most'],
    [['+1', '+11'], '"+11" is not a card'],
  ])('[DECK-1] rejects impossible cards', (impossible, fault) => {
    expect(deckFault(impossible)).toBe(fault);
    expect(() => newModifierDeck(cards(...impossible), noChance)).toThrow(fault);
  });
});

describe('drawOne', () => {
  test('[DECK-4] shuffles the discards in if the draw pile is empty', () => {
    const deck = aDeck([], { discard: cards('+1', '-1') });
    const { next, events } = drawOne(deck, 'monsters', scripted(0));

    expect([...next.draw, ...next.discard].toSorted()).toEqual(['+1', '-1']);
    expect(next.discard).toHaveLength(1);
    expect(events.map(({ type }) => type)).toEqual(['modifierDeckShuffled', 'modifierDrawn']);
    expect(events[0]).toMatchObject({ why: 'usedUp', rule: 'DECK-4' });
  });

  test('[BLESS-1] removes bless and curse without marking the deck', () => {
    const first = drawOne(aDeck(['bless', 'curse']), 'monsters', noChance).next;
    const second = drawOne(first, 'monsters', noChance).next;
    expect(second).toEqual(aDeck([]));
  });

  test('draws nothing from an empty deck', () => {
    const deck = aDeck([]);
    expect(drawOne(deck, 'monsters', noChance)).toEqual({ next: deck, events: [] });
  });
});

describe('deckAtRoundEnd', () => {
  test.each(['x2', 'null'])('[DECK-3] shuffles the deck if %s was drawn', (card) => {
    const drawn = drawOne(aDeck([card, '+0']), 'monsters', noChance).next;
    expect(drawn.shuffleAtEndOfRound).toBe(true);

    const { next, events } = deckAtRoundEnd(drawn, 'monsters', scripted(0));
    expect(next.draw.toSorted()).toEqual(['+0', card].toSorted());
    expect(next).toMatchObject({ discard: [], shuffleAtEndOfRound: false });
    expect(events).toMatchObject([{ why: 'marked', rule: 'DECK-3' }]);
  });

  test('[DECK-3] does not shuffle for other cards', () => {
    const deck = drawOne(aDeck(['+2', 'r+1']), 'monsters', noChance).next;
    expect(deckAtRoundEnd(deck, 'monsters', noChance).next).toBe(deck);
    expect(marksForShuffle(cards('bless', 'curse', '-2', 'r+0 stun', 'minus1'))).toBe(false);
  });
});

describe('addToDeck and removeFromDeck', () => {
  test('[BLESS-2] a curse is shuffled into the draw pile, the discards stay', () => {
    const deck = aDeck(['+0', '+1'], { discard: cards('-1') });
    const { next } = addToDeck(deck, 'monsters', 'curse', 1, scripted(0, 0));
    expect(next.draw.toSorted()).toEqual(['+0', '+1', 'curse']);
    expect(next.discard).toEqual(['-1']);
  });

  test('[OWN-5] cards are removed from both piles, up to the number there is', () => {
    const deck = aDeck(['minus1', '+0', 'minus1'], { discard: cards('minus1', '+1') });
    expect(removeFromDeck(deck, 'monsters', 'minus1', 2).next).toEqual(
      aDeck(['+0'], { discard: cards('minus1', '+1') }),
    );
    expect(removeFromDeck(deck, 'monsters', 'minus1', 9)).toMatchObject({
      next: { draw: ['+0'], discard: ['+1'] },
      events: [{ type: 'modifierRemoved', count: 3 }],
    });
    expect(removeFromDeck(deck, 'monsters', 'bless', 1).next).toBe(deck);
  });
});

describe('addCards', () => {
  const hilda = aCharacter({ id: 'c1' });
  const tom = aCharacter({ id: 'c2', deck: aDeck(Array<string>(9).fill('curse')) });
  const blessed = aDeck(Array<string>(8).fill('bless'));
  const scenario = aScenario({ figures: [hilda, tom], monsterDeck: blessed });

  test('[BLESS-2] ten curses are shared by all characters, ten more belong to the monsters', () => {
    expect(supplyLeft(scenario, hilda.sheet, 'curse')).toBe(1);
    expect(supplyLeft(scenario, 'monsters', 'curse')).toBe(10);

    const { next, events } = addCards(scenario, hilda.sheet, 'curse', 3, seeded(1));
    expect(events).toMatchObject([{ type: 'modifierAdded', count: 1 }]);
    expect(supplyLeft(next, hilda.sheet, 'curse')).toBe(0);
    expect(addCards(next, hilda.sheet, 'curse', 1, noChance).next).toBe(next);
  });

  test('[BLESS-2] ten blessings are shared by all figures', () => {
    expect(supplyLeft(scenario, hilda.sheet, 'bless')).toBe(2);
    expect(supplyLeft(scenario, 'monsters', 'bless')).toBe(2);
  });

  test("[SUMMON-3] summons draw from their owner's deck, allies from the monsters’ deck", () => {
    expect(deckIdOf(scenario, aSummon({ owner: tom.id }))).toBe(tom.sheet);
    expect(deckIdOf(scenario, aMonster({ side: 'allies' }))).toBe('monsters');
    expect(deckIdOf(scenario, anObjective({ role: 'escort' }))).toBe('monsters');
    expect(findDeck(scenario, tom.sheet)).toBe(tom.deck);
    expect(findDeck(scenario, 'c9' as CharacterId)).toBeUndefined();
  });
});

describe('every deck', () => {
  test('keeps its cards through draws and shuffles, except bless and curse', () => {
    const card = fc.constantFrom('+0', '+1', '-1', 'x2', 'null', 'r+1', 'bless', 'curse');
    const step = fc.constantFrom('draw', 'draw', 'draw', 'shuffle', 'end');
    fc.assert(
      fc.property(fc.array(card), fc.array(step), fc.integer(), (texts, steps, seed) => {
        const random = seeded(seed);
        const stays = (text: string) => text !== 'bless' && text !== 'curse';
        let deck = aDeck(texts);
        for (const each of steps) {
          if (each === 'draw') deck = drawOne(deck, 'monsters', random).next;
          if (each === 'shuffle') deck = shuffleDeck(deck, 'monsters', 'byHand', random).next;
          if (each === 'end') deck = deckAtRoundEnd(deck, 'monsters', random).next;
        }
        const now = [...deck.draw, ...deck.discard];
        expect(now.filter(stays).toSorted()).toEqual(texts.filter(stays).toSorted());
        expect(deck.discard.every(stays)).toBe(true);
      }),
    );
  });
});
