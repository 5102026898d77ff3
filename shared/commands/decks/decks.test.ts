import { describe, expect, test } from 'vitest';
import type { Game } from '../../state';
import {
  CONTENT,
  inScenario,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

function add(card: string, count: number, deck = 'c1'): PlainCommand {
  return { type: 'addModifierCards', deck, card, count };
}

function deckOf(game: Game, name = 'c1') {
  const figure = tableOf(game).figures.find((each) => (each.id as string) === name);
  if (figure?.kind !== 'character') throw new Error(`There is no character ${name}.`);
  return figure.deck;
}

describe('modifier decks', () => {
  test.each([
    [{ type: 'drawModifier', deck: 'c9' }, 'noSuchDeck'],
    [{ type: 'drawModifier', deck: '__proto__' }, 'noSuchDeck'],
    [{ type: 'enterModifier', deck: 'monsters', card: 'joker' }, 'noSuchCard'],
    [{ type: 'enterModifier', deck: 'monsters', card: 'bless' }, 'cardNotInDeck'],
    [{ type: 'removeModifierCards', deck: 'c1', card: 'curse', count: 1 }, 'cardNotInDeck'],
  ] as const)('refuses %j: %s', (command, code) => {
    expect(refused(inScenario(), command).code).toBe(code);
  });

  test('[BLESS-2] the supply has ten blessings, and ten curses for either side', () => {
    const game = played(inScenario(), [
      add('bless', 6),
      add('curse', 10),
      add('curse', 10, 'monsters'),
    ]).game;
    expect(refused(game, add('bless', 5, 'c2'))).toEqual({
      code: 'supplyIsUsedUp',
      card: 'bless',
      limit: 10,
    });
    expect(refused(game, add('curse', 1, 'c2')).code).toBe('supplyIsUsedUp');
    expect(deckOf(played(game, [add('bless', 4, 'c2')]).game, 'c2').draw).toHaveLength(24);
  });

  test('[BLESS-1] a drawn curse leaves the deck and does not mark it for shuffling', () => {
    const { game } = played(inScenario(), [
      add('curse', 1),
      { type: 'enterModifier', deck: 'c1', card: 'curse' },
    ]);
    expect(deckOf(game)).toMatchObject({ discard: [], shuffleAtEndOfRound: false });
    expect(deckOf(game).draw).toHaveLength(20);
  });

  test('[DECK-4] an empty deck is shuffled when a card is needed', () => {
    const draw = { type: 'drawModifier', deck: 'c1' } as const;
    const { game, events } = played(inScenario(), Array<PlainCommand>(21).fill(draw));
    expect(deckOf(game).draw).toHaveLength(19);
    expect(events).toContainEqual({
      type: 'modifierDeckShuffled',
      deck: 'c1',
      why: 'usedUp',
      rule: 'DECK-4',
    });
  });

  test.each(['advantage', 'disadvantage'] as const)(
    '[ADVANTAGE-2] %s draws two cards outside an attack',
    (mode) => {
      const { game } = played(inScenario(), [{ type: 'drawModifier', deck: 'c1', mode }]);
      const rolling = deckOf(game).discard.filter((card) => card.startsWith('rolling'));
      expect(deckOf(game).discard.length - rolling.length).toBeLessThanOrEqual(2);
      expect(deckOf(game).discard.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('[OWN-5] players can shuffle the discards back into the deck', () => {
    const { game } = played(inScenario(), [
      { type: 'enterModifier', deck: 'c1', card: 'x2' },
      { type: 'shuffleModifierDeck', deck: 'c1' },
    ]);
    expect(deckOf(game)).toMatchObject({ discard: [], shuffleAtEndOfRound: false });
  });
});

describe('ability decks', () => {
  const cards = CONTENT.abilityDeck('guard')?.cards ?? [];
  const fast = cards.toSorted((a, b) => a.initiative - b.initiative)[0];

  test('[INIT-1] a card entered by the players moves its monsters in the turn order', () => {
    const game = played(inTurns([49, 51]), [
      { type: 'enterAbilityCard', deck: 'guard', card: fast?.id },
    ]).game;
    const { phase, abilityDecks } = tableOf(game);
    expect(phase.name === 'turns' && phase.order[0]).toMatchObject({
      id: 'bandit-guard',
      initiative: fast?.initiative,
    });
    const [deck] = abilityDecks;
    expect([...(deck?.draw ?? []), ...(deck?.discard ?? []), deck?.current].toSorted()).toEqual(
      cards.map((card) => card.id).toSorted(),
    );
  });

  test('[ABILITY-1] [MONSTER-3] correcting a card during its turn removes the bonuses of the wrong one', () => {
    const [shielding, striking] = [524, 529];
    const enter = (card: number) => ({ type: 'enterAbilityCard', deck: 'guard', card }) as const;
    const begun = played(inScenario(), [
      enter(shielding),
      { type: 'setInitiative', character: 'c1', leading: 20, second: 5 },
      { type: 'setInitiative', character: 'c2', leading: 60, second: 1 },
      { type: 'revealInitiatives' },
    ]).game;
    const first = tableOf(begun).phase;
    const guard = (first.name === 'turns' && first.order[0]?.turns[0]?.figure) || '';
    const acting = played(begun, [{ type: 'startTurn', figure: guard }]).game;
    const bonuses = (game: Game) =>
      tableOf(game)
        .figures.find(({ id }) => id === guard)
        ?.bonuses.map(({ kind }) => kind);
    expect(bonuses(acting)).toEqual(['shield', 'retaliate']);
    const { game, events } = played(acting, [enter(striking)]);
    expect(bonuses(game)).toEqual([]);
    expect(events.map(({ type }) => type)).toContain('bonusRemoved');
    const { phase } = tableOf(game);
    const order = phase.name === 'turns' ? phase.order : [];
    // The guard has the number of its card, and the other guards still come next.
    expect(order.map(({ id, initiative }) => [id, initiative])).toEqual([
      ['bandit-guard', 70],
      ['c1', 20],
      ['c2', 60],
    ]);
    expect(bonuses(played(game, [enter(shielding)]).game)).toEqual(['shield', 'retaliate']);
  });

  test.each([
    [{ type: 'enterAbilityCard', deck: 'guard', card: 1 }, 'noSuchCard'],
    [{ type: 'enterAbilityCard', deck: 'ooze', card: 1 }, 'noSuchDeck'],
    [{ type: 'drawAbilityCard', deck: 'guard' }, 'cardAlreadyDrawn'],
    [{ type: 'shuffleAbilityDeck', deck: 'constructor' }, 'noSuchDeck'],
  ] as const)('refuses %j: %s', (command, code) => {
    expect(refused(inTurns(), command).code).toBe(code);
  });

  test('[ABILITY-1] an empty ability deck is shuffled before a card is drawn', () => {
    let game = inScenario();
    for (let round = 0; round < 9; round += 1) {
      game = played(game, [
        { type: 'setInitiative', character: 'c1', leading: 1, second: 5 },
        { type: 'setInitiative', character: 'c2', leading: 2, second: 1 },
        { type: 'revealInitiatives' },
        { type: 'startTurn', figure: 'c1' },
        { type: 'endTurn', figure: 'c1' },
        { type: 'endTurn', figure: 'c2' },
        { type: 'endBlock', block: 'bandit-guard' },
        { type: 'endRound' },
      ]).game;
    }
    const [deck] = tableOf(game).abilityDecks;
    expect((deck?.draw.length ?? 0) + (deck?.discard.length ?? 0)).toBe(8);
  });
});

describe('looking at an ability deck', () => {
  const topOf = (game: Game) =>
    game.scenario?.abilityDecks.find(({ deck }) => deck === 'guard')?.draw ?? [];

  test('[OWN-6] looking at the top cards is recorded and changes nothing', () => {
    const game = inScenario();
    const peeked = played(game, [{ type: 'peekAbilityCards', deck: 'guard', count: 2 }]);
    expect(topOf(peeked.game)).toEqual(topOf(game));
    expect(peeked.events).toEqual([
      { type: 'abilityCardsSeen', deck: 'guard', cards: topOf(game).slice(0, 2), rule: 'OWN-6' },
    ]);
  });

  test('[OWN-6] players can reorder the top cards', () => {
    const game = inScenario();
    const cards = topOf(game).slice(0, 3).toReversed();
    const { game: ordered } = played(game, [{ type: 'orderAbilityCards', deck: 'guard', cards }]);
    expect(topOf(ordered)).toEqual([...cards, ...topOf(game).slice(3)]);
  });

  test.each([
    [{ type: 'peekAbilityCards', deck: 'guard', count: 9 }, 'fewerCardsLeft'],
    [{ type: 'peekAbilityCards', deck: 'nobody', count: 1 }, 'noSuchDeck'],
    [{ type: 'orderAbilityCards', deck: 'guard', cards: [1, 2] }, 'orderDoesNotFit'],
  ] as const)('%j is refused: %s', (command, code) => {
    expect(refused(inScenario(), command).code).toBe(code);
  });
});
