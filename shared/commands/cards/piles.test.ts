import { describe, expect, test } from 'vitest';
import { countsOf, pilesOf } from '../../rules/figures/hand/heldCards';
import { withFigure } from '../../rules/figures/figures';
import { cardPool } from '../../rules/cards/classCards';
import type { CardCounts, Character, Game } from '../../state';
import { someCards } from '../../testing/builders';
import {
  CONTENT,
  inScenario,
  party,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

/** The brute's ten cards of level 1. */
const HAND = Array.from({ length: 10 }, (_, index) => index + 1);
const initiative = (card: number) =>
  CONTENT.classCards('brute').find((each) => each.id === card)?.initiative;
const START: PlainCommand = {
  type: 'startScenario',
  scenario: '1',
  characters: ['c1', 'c2'],
  level: null,
};
const choose = (cards: readonly number[] | null): PlainCommand => ({
  type: 'chooseHand',
  character: 'c1',
  cards,
});

function bruteOf(game: Game): Character {
  const brute = tableOf(game).figures.find((figure) => (figure.id as string) === 'c1');
  if (brute?.kind !== 'character') throw new Error('The brute is not playing.');
  return brute;
}

const counted = (given: Partial<CardCounts>): CardCounts => ({
  hand: 0,
  discard: 0,
  lost: 0,
  active: 0,
  chosen: 0,
  ...given,
});

const kept = (): Game => played(party(), [choose(HAND), START]).game;
const play = (leading: number, second: number): PlainCommand => ({
  type: 'playCards',
  figure: 'c1',
  leading,
  second,
});
const other: PlainCommand = { type: 'setInitiative', character: 'c2', leading: 99, second: 98 };
const endTurn: PlainCommand = { type: 'endTurn', figure: 'c1' };

/** The brute has played two cards and its turn is over; the others still act. */
function turnOver(game: Game, leading: number, second: number): Game {
  const revealed = played(game, [play(leading, second), other, { type: 'revealInitiatives' }]).game;
  return played(brutesTurn(revealed), [endTurn]).game;
}

function brutesTurn(revealed: Game): Game {
  const { phase } = tableOf(revealed);
  const order = phase.name === 'turns' ? phase.order : [];
  const first = order[0]?.turns[0]?.figure;
  const before = order.slice(
    0,
    order.findIndex((block) => (block.id as string) === 'c1'),
  );
  return played(revealed, [
    { type: 'startTurn', figure: first },
    ...before.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
  ]).game;
}

const isLostTop = (card: number) =>
  CONTENT.classCards('brute').some(({ id, top }) => id === card && top.lost && !top.active);

/** Plays the round to its end. */
function roundOver(game: Game): Game {
  const { phase } = tableOf(game);
  const left = (phase.name === 'turns' ? phase.order : []).filter((block) =>
    block.turns.some((turn) => turn.state !== 'done'),
  );
  return played(
    game,
    left.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
  ).game;
}

describe('chooseHand', () => {
  test('[CARD-1] takes exactly the hand size, from the character’s cards', () => {
    expect(refused(party(), choose(HAND.slice(1)))).toEqual({ code: 'wrongHandSize', size: 10 });
    expect(refused(party(), choose([...HAND.slice(1), 2])).code).toBe('wrongHandSize');
    expect(refused(party(), choose([...HAND.slice(1), 14]))).toEqual({
      code: 'noSuchClassCard',
      card: 14,
    });
    const learned = { type: 'editCharacter', character: 'c1', level: 2, cards: [14] } as const;
    const { game } = played(party(), [learned, choose([...HAND.slice(1), 14])]);
    expect(game.campaign.characters[0]?.hand).toContain(14);
    expect(played(game, [choose(null)]).game.campaign.characters[0]?.hand).toBeNull();
  });

  test('[CARD-1] the pool has level 1 cards, X cards and the chosen ones', () => {
    const pool = cardPool(CONTENT.classCards('brute'), [14]);
    expect(pool.map((card) => card.id)).toEqual([...HAND, 11, 12, 13, 14]);
  });

  test('a chosen hand is tracked by name from the start of the scenario', () => {
    const brute = bruteOf(kept());
    expect(pilesOf(brute)?.hand).toEqual(HAND);
    expect(countsOf(brute.cards)).toEqual(counted({ hand: 10 }));
    expect(pilesOf(bruteOf(inScenario()))).toBeNull();
  });
});

describe('playCards', () => {
  test('[TURN-2] picks two cards by name; typing numbers still works', () => {
    const game = played(kept(), [play(4, 6)]).game;
    expect(bruteOf(game).initiative).toEqual({
      longRest: false,
      leading: initiative(4),
      second: initiative(6),
    });
    expect(pilesOf(bruteOf(game))?.hand).toEqual(HAND);
    const unkept = played(inScenario(), [play(4, 6)]).game;
    expect(bruteOf(unkept).initiative).toMatchObject({ leading: initiative(4) });
    expect(pilesOf(bruteOf(unkept))).toBeNull();
  });

  test('refuses cards that are not in hand', () => {
    expect(refused(kept(), play(4, 11))).toEqual({ code: 'cardNotInHand', name: 'Skewer' });
    expect(refused(kept(), play(4, 4)).code).toBe('cardNotInHand');
    expect(refused(kept(), play(4, 999)).code).toBe('noSuchClassCard');
  });

  test('[TURN-2] [TURN-3] a second card entered during the turn leaves the hand', () => {
    const leading = initiative(4) ?? 0;
    const lost = HAND.find((card) => card !== 4 && isLostTop(card)) ?? 0;
    const tell = (second: number | null): PlainCommand => ({
      ...{ type: 'correctInitiative', block: 'c1', initiative: leading, second },
    });
    const chosen: PlainCommand = { type: 'setInitiative', character: 'c1', leading, second: null };
    const revealed = played(kept(), [chosen, other, { type: 'revealInitiatives' }]).game;
    expect(pilesOf(bruteOf(revealed))).toMatchObject({ chosen: [4] });
    const acting = brutesTurn(revealed);
    const mistaken = played(acting, [tell(initiative(6) ?? 0)]).game;
    expect(pilesOf(bruteOf(mistaken))).toMatchObject({ chosen: [4, 6] });
    const told = played(mistaken, [tell(initiative(lost) ?? 0)]).game;
    expect(pilesOf(bruteOf(told))).toMatchObject({ chosen: [4, lost] });
    expect(pilesOf(bruteOf(told))?.hand).toContain(6);
    expect(pilesOf(bruteOf(played(told, [tell(null)]).game))).toMatchObject({ chosen: [4] });
    const line = { kind: 'classCard', card: lost, half: 'top', line: 0 } as const;
    const mark: PlainCommand = { type: 'markLines', figure: 'c1', lines: [line], state: 'done' };
    const over = pilesOf(bruteOf(played(told, [mark, endTurn]).game));
    expect(over).toMatchObject({ chosen: [], discard: [4], lost: [lost] });
    expect(over?.hand).toHaveLength(8);
  });

  test('[TURN-2] [TURN-3] cards are laid out at the reveal and discarded after the turn', () => {
    const revealed = played(kept(), [play(4, 6), other, { type: 'revealInitiatives' }]).game;
    expect(pilesOf(bruteOf(revealed))).toMatchObject({ chosen: [4, 6], picked: [] });
    const after = turnOver(kept(), 4, 6);
    expect(pilesOf(bruteOf(after))).toMatchObject({ chosen: [], discard: [4, 6] });
  });

  test('[TURN-2] typed initiatives find their cards', () => {
    const typed: PlainCommand = {
      type: 'setInitiative',
      character: 'c1',
      leading: initiative(2),
      second: initiative(9),
    };
    const game = played(kept(), [play(4, 6), typed, other, { type: 'revealInitiatives' }]).game;
    expect(pilesOf(bruteOf(game))?.chosen).toEqual([2, 9]);
  });
});

describe('piles', () => {
  test('[REST-3] a short rest loses a random discarded card', () => {
    const { game: rested, events } = played(roundOver(turnOver(kept(), 4, 6)), [
      { type: 'takeShortRest', figure: 'c1', again: false },
    ]);
    const piles = pilesOf(bruteOf(rested));
    expect(piles?.discard).toEqual([]);
    expect(piles?.lost).toHaveLength(1);
    expect([4, 6]).toContain(piles?.lost[0]);
    const name = CONTENT.classCards('brute').find(({ id }) => id === piles?.lost[0])?.name;
    expect(events).toContainEqual({ type: 'cardMoved', figure: 'c1', name, to: 'lost' });
    expect(piles?.owed).toEqual([]);
    expect(countsOf(bruteOf(rested).cards)).toEqual(counted({ hand: 9, lost: 1 }));
  });

  test('[REST-3] a player can suffer 1 damage, once, to lose another random card', () => {
    const rest = { type: 'takeShortRest', figure: 'c1', again: false } as const;
    const rested = played(roundOver(turnOver(kept(), 4, 6)), [rest]).game;
    expect(refused(rested, rest).code).toBe('hasRested');
    const before = bruteOf(rested);
    const [drawn] = pilesOf(before)?.lost ?? [];
    const { game, events } = played(rested, [{ ...rest, again: true }]);
    const after = bruteOf(game);
    expect(after.hitPoints).toBe(before.hitPoints - 1);
    expect(pilesOf(after)?.lost).toEqual([drawn === 4 ? 6 : 4]);
    expect(pilesOf(after)?.hand).toContain(drawn);
    expect(countsOf(after.cards)).toEqual(countsOf(before.cards));
    expect(events).toMatchObject([
      { type: 'damaged', rule: 'REST-3' },
      { type: 'cardMoved', to: 'hand' },
      { type: 'cardMoved', to: 'lost' },
    ]);
    expect(refused(game, { ...rest, again: true }).code).toBe('hasRested');
  });

  test('[REST-3] [NEGATE-1] a card lost to negate that damage comes from the hand', () => {
    const rest = { type: 'takeShortRest', figure: 'c1', again: false } as const;
    const rested = played(roundOver(turnOver(kept(), 4, 6)), [rest]).game;
    const [drawn] = pilesOf(bruteOf(rested))?.lost ?? [];
    const negate = { ...rest, again: true, negate: 'oneFromHand' } as const;
    const game = played(rested, [negate]).game;
    const piles = pilesOf(bruteOf(game));
    expect(piles?.owed[0]?.among.toSorted()).toEqual(piles?.hand.toSorted());
    const paid = played(game, [{ type: 'loseCards', figure: 'c1', cards: [drawn] }]).game;
    expect(pilesOf(bruteOf(paid))?.lost.toSorted()).toEqual([4, 6]);
  });

  test('[REST-3] the lost card is final after the next cards are chosen or it was moved', () => {
    const rest = { type: 'takeShortRest', figure: 'c1', again: false } as const;
    const rested = played(roundOver(turnOver(kept(), 4, 6)), [rest]).game;
    const card = pilesOf(bruteOf(rested))?.lost[0];
    const back = { type: 'moveCard', figure: 'c1', card, to: 'hand' } as const;
    expect(refused(played(rested, [back]).game, { ...rest, again: true }).code).toBe('hasRested');
    const next = played(rested, [
      { type: 'endRound' },
      { type: 'playCards', figure: 'c1', leading: 1, second: 2 },
      other,
      { type: 'revealInitiatives' },
    ]).game;
    expect(pilesOf(bruteOf(next))?.drawn).toBeNull();
  });

  test('[REST-2] the player chooses the card lost by a long rest', () => {
    const over = played(roundOver(turnOver(kept(), 4, 6)), [{ type: 'endRound' }]).game;
    const resting = played(over, [
      { type: 'declareLongRest', character: 'c1' },
      other,
      { type: 'revealInitiatives' },
    ]).game;
    const { phase } = tableOf(resting);
    const order = phase.name === 'turns' ? phase.order : [];
    const before = order.filter((block) => (block.id as string) !== 'c1');
    const rested = played(resting, [
      { type: 'startTurn', figure: before[0]?.turns[0]?.figure },
      ...before.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
      { type: 'takeLongRest', figure: 'c1' },
    ]).game;
    expect(pilesOf(bruteOf(rested))?.owed).toEqual([{ count: 1, among: [4, 6], from: 'hand' }]);
    const lose = (card: number): PlainCommand => ({
      type: 'loseCards',
      figure: 'c1',
      cards: [card],
    });
    expect(refused(rested, lose(1))).toEqual({ code: 'cardsNotOwed', figure: 'c1' });
    const paid = bruteOf(played(rested, [lose(6)]).game);
    expect(pilesOf(paid)).toMatchObject({ lost: [6], owed: [] });
    expect(pilesOf(paid)?.hand).toContain(4);
  });

  test('[NEGATE-1] a card lost to negate damage is owed until it is named', () => {
    const hurt = played(kept(), [
      { type: 'sufferDamage', figure: 'c1', amount: 3, negate: 'oneFromHand' },
    ]).game;
    expect(pilesOf(bruteOf(hurt))?.owed).toEqual([{ count: 1, among: HAND, from: 'hand' }]);
    expect(countsOf(bruteOf(hurt).cards)).toMatchObject({ hand: 9, lost: 1 });
    const named = played(hurt, [{ type: 'loseCards', figure: 'c1', cards: [3] }]).game;
    expect(pilesOf(bruteOf(named))?.lost).toEqual([3]);
  });

  test('[NEGATE-1] the only possible card is lost without asking', () => {
    const hurt = played(turnOver(kept(), 4, 6), [
      { type: 'sufferDamage', figure: 'c1', amount: 3, negate: 'twoFromDiscard' },
    ]).game;
    expect(pilesOf(bruteOf(hurt))).toMatchObject({ discard: [], lost: [4, 6], owed: [] });
  });

  test('[REST-4] an active card lost by a rest or against damage ends its effects', () => {
    const game = turnOver(kept(), 4, 6);
    const half = { card: 6, half: 'bottom', lasts: 'persistent', used: 0 } as const;
    const shield = { kind: 'shield', value: 1, range: 1, lasts: 'card', card: 6 };
    const brute = bruteOf(game);
    const cards = { ...pilesOf(brute), discard: [4], active: [6] };
    const active = {
      ...brute,
      cards,
      bonuses: [shield],
      activeHalves: [{ ...half, isDiscarded: true }],
    };
    const scenario = withFigure(tableOf(game), active as unknown as Character);
    const hurt = {
      type: 'sufferDamage',
      figure: 'c1',
      amount: 3,
      negate: 'twoFromDiscard',
    } as const;
    const after = bruteOf(played({ ...game, scenario }, [hurt]).game);

    expect(after).toMatchObject({ activeHalves: [], bonuses: [], hitPoints: brute.hitPoints });
    expect(pilesOf(after)).toMatchObject({ active: [], discard: [], lost: [4, 6] });
  });

  test('[EXHAUST-1] an exhausted character loses all cards', () => {
    const gone = bruteOf(played(turnOver(kept(), 4, 6), [{ type: 'exhaust', figure: 'c1' }]).game);
    expect(pilesOf(gone)?.lost.toSorted((a, b) => a - b)).toEqual(HAND);
    expect(countsOf(gone.cards)).toEqual(counted({ lost: 10 }));
  });

  test('[OWN-5] players can move any card to any pile', () => {
    const move = (card: number, to: string): PlainCommand => ({
      type: 'moveCard',
      figure: 'c1',
      card,
      to,
    });
    const game = played(kept(), [move(7, 'active'), move(8, 'lost'), move(8, 'hand')]).game;
    expect(pilesOf(bruteOf(game))).toMatchObject({ active: [7], lost: [] });
    expect(countsOf(bruteOf(game).cards)).toMatchObject({ hand: 9, active: 1, lost: 0 });
    expect(refused(kept(), move(14, 'hand')).code).toBe('noSuchClassCard');
    expect(refused(inScenario(), move(7, 'lost'))).toEqual({
      code: 'cardsAreNotTracked',
      figure: 'c1',
    });
  });

  test('card tracking can start and stop during a scenario', () => {
    const keep = (cards: readonly number[] | null): PlainCommand => ({
      type: 'keepCards',
      figure: 'c1',
      cards,
    });
    const game = played(inScenario(), [keep(HAND)]).game;
    expect(pilesOf(bruteOf(game))?.hand).toEqual(HAND);
    expect(bruteOf(played(game, [keep(null)]).game).cards).toEqual(someCards({ hand: 10 }));
    expect(refused(inScenario(), keep([1, 2])).code).toBe('wrongHandSize');
  });
});
