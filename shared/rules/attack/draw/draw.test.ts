import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDeck } from '../../../testing/builders';
import { noChance, scripted } from '../../../testing/scripted';
import { seeded } from '../../../testing/seeded';
import { ATTACK_MODES, type AttackMode, type ModifierCard } from '../../../vocabulary';
import { drawnCards } from '../../../testing/attacks';
import { applyEnteredCards, cardChoice, chooseCard, drawForMode } from './draw';

const cards = (...texts: readonly string[]) => texts as readonly ModifierCard[];

describe('drawForMode', () => {
  test('[DECK-2] keeps drawing after rolling cards and puts the newest card on top of the discards', () => {
    const deck = aDeck(['r+1', 'r+0 stun', '+1', '-1'], { discard: cards('+2') });
    const draw = drawForMode(deck, 'monsters', 'normal', 3, noChance);
    expect(draw?.drawn).toMatchObject({ cards: ['r+1', 'r+0 stun', '+1'], byHand: false });
    expect(draw?.deck).toMatchObject({ draw: ['-1'], discard: ['+1', 'r+0 stun', 'r+1', '+2'] });
  });

  test('[DECK-3] marks the deck for a null that did not count, too', () => {
    const draw = drawForMode(aDeck(['null', '+1']), 'monsters', 'advantage', 3, noChance);
    expect(draw).toMatchObject({
      drawn: { applied: ['+1'] },
      deck: { shuffleAtEndOfRound: true, discard: ['+1', 'null'] },
    });
  });

  test('[BLESS-1] removes a bless from the deck even if it did not count', () => {
    const draw = drawForMode(aDeck(['bless', '+1']), 'monsters', 'disadvantage', 3, noChance);
    expect(draw).toMatchObject({ drawn: { applied: ['+1'] }, deck: { discard: ['+1'] } });
  });

  test('[OWN-3] leaves out cards already drawn if the deck is shuffled mid-draw', () => {
    const deck = aDeck(['r+1'], { discard: cards('-1', '+0') });
    const draw = drawForMode(deck, 'monsters', 'normal', 3, scripted(0.9));
    expect(draw?.drawn.cards).toEqual(['r+1', '-1']);
    expect(draw?.deck).toMatchObject({ draw: ['+0'], discard: ['-1', 'r+1'] });
    expect(draw?.events).toContainEqual(expect.objectContaining({ type: 'modifierDeckShuffled' }));
  });

  test('[DECK-4] ends with the last card if all cards are rolling', () => {
    const draw = drawForMode(aDeck(['r+1', 'r+2']), 'monsters', 'advantage', 3, noChance);
    expect(draw?.drawn.applied).toEqual(['r+1', 'r+2']);
    expect(drawForMode(aDeck([]), 'monsters', 'normal', 3, noChance)).toBeNull();
  });
});

function entered(deck: ReturnType<typeof aDeck>, mode: AttackMode, ...texts: readonly string[]) {
  const result = applyEnteredCards(deck, 'monsters', cards(...texts), mode, 3, seeded(1));
  return result.ok ? result.value : result.refusal;
}

describe('applyEnteredCards', () => {
  const deck = aDeck(['-1', '+2', 'r+1', '+0'], { discard: cards('x2') });

  test('[DECK-2] takes the cards from any position in the draw pile', () => {
    expect(entered(deck, 'normal', 'r+1', '+2')).toMatchObject({
      drawn: { cards: ['r+1', '+2'], applied: ['r+1', '+2'], byHand: true },
      deck: { draw: ['-1', '+0'], discard: ['+2', 'r+1', 'x2'] },
    });
  });

  test.each<[AttackMode, string[], object]>([
    ['normal', ['x2'], { code: 'cardNotInDeck', card: 'x2' }],
    ['normal', ['+9'], { code: 'cardNotInDeck' }],
    ['normal', ['nonsense'], { code: 'noSuchCard' }],
    ['normal', ['+2', '+0'], { code: 'drawDoesNotFit', reason: 'tooMany' }],
    ['normal', ['r+1'], { code: 'drawDoesNotFit', reason: 'tooFew' }],
    ['normal', [], { code: 'drawDoesNotFit', reason: 'tooFew' }],
    ['advantage', ['+2'], { code: 'drawDoesNotFit', reason: 'tooFew' }],
    ['advantage', ['+2', '+2'], { code: 'cardNotInDeck' }],
    ['disadvantage', ['+2', 'r+1', '-1'], { code: 'drawDoesNotFit', reason: 'tooMany' }],
  ])('[ADVANTAGE-2] refuses %s: %j', (mode, texts, refusal) => {
    expect(entered(deck, mode, ...texts)).toMatchObject(refusal);
  });

  test('[DECK-4] accepts discarded cards once the draw pile is empty', () => {
    const low = aDeck(['r+1'], { discard: cards('x2', '-1') });
    expect(entered(low, 'normal', 'r+1', '-1')).toMatchObject({
      deck: { draw: ['x2'], discard: ['-1', 'r+1'] },
    });
    expect(entered(low, 'normal', '-1')).toMatchObject({ code: 'cardNotInDeck' });
  });
});

describe('cardChoice', () => {
  test('[ADVANTAGE-1] lets players choose if the better card is unclear', () => {
    const drawn = drawnCards(['+2'], 'advantage', ['+2', '+0 stun']);
    expect(cardChoice(drawn, 3)).toBe('unclear');
    expect(chooseCard(drawn, 1).applied).toEqual(['+0 stun']);
  });

  test('[OWN-2] lets players choose if the sources disagree', () => {
    expect(cardChoice(drawnCards(['+2'], 'advantage', ['x2', '+2']), 1)).toBe('contested');
    expect(cardChoice(drawnCards(['x2'], 'advantage', ['x2', '+2']), 3)).toBeNull();
  });

  test.each<[AttackMode, string[]]>([
    ['normal', ['+1']],
    ['advantage', ['r+1', '+0 stun']],
    ['disadvantage', ['+1', '+2']],
  ])('[ADVANTAGE-1] %s with %j leaves no choice', (mode, texts) => {
    expect(cardChoice(drawnCards(texts, mode, texts), 3)).toBeNull();
  });
});

describe('every draw', () => {
  const card = fc.constantFrom('+0', '+1 stun', '-1', 'x2', 'null', 'r+1', 'r+0 poison', 'bless');
  const draws = fc.record({
    draw: fc.array(card, { maxLength: 8 }),
    discard: fc.array(
      card.filter((text) => text !== 'bless'),
      { maxLength: 6 },
    ),
    mode: fc.constantFrom(...ATTACK_MODES),
    seed: fc.integer(),
  });

  test('only removes bless and curse, and counts only drawn cards', () => {
    fc.assert(
      fc.property(draws, ({ draw, discard, mode, seed }) => {
        const before = aDeck(draw, { discard: cards(...discard) });
        const done = drawForMode(before, 'monsters', mode, 3, seeded(seed));
        if (!done) {
          expect([...draw, ...discard]).toEqual([]);
          return;
        }
        const gone = done.drawn.cards.filter((text) => text === 'bless');
        const now = [...done.deck.draw, ...done.deck.discard, ...gone];
        expect(now.toSorted()).toEqual([...draw, ...discard].toSorted());
        expect(done.drawn.cards).toEqual(expect.arrayContaining([...done.drawn.applied]));
      }),
    );
  });

  test('can be entered card by card from a physical deck', () => {
    fc.assert(
      fc.property(draws, ({ draw, discard, mode, seed }) => {
        const before = aDeck(draw, { discard: cards(...discard) });
        const done = drawForMode(before, 'monsters', mode, 3, seeded(seed));
        if (!done) return;
        const again = applyEnteredCards(before, 'monsters', done.drawn.cards, mode, 3, seeded(9));
        expect(again).toMatchObject({
          ok: true,
          value: { drawn: { applied: done.drawn.applied } },
        });
      }),
    );
  });
});
