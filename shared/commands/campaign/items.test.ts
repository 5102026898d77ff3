import { describe, expect, test } from 'vitest';
import type { OwnedItem } from '../../state';
import type { Game } from '../../state';
import { charactersOf } from '../../rules/figures/figures';
import { nextPrice, shopOf } from '../../rules/campaign/items/shop';
import { CONTENT, inScenario, party, played, refused, tableOf } from '../../testing/play';

const of = (game: Game, id = 'c1') =>
  game.campaign.characters.find((each) => (each.id as string) === id);
const itemsOf = (game: Game, id = 'c1'): readonly OwnedItem[] => of(game, id)?.items ?? [];
const rich = (gold = 500) =>
  played(party(), [
    { type: 'editCharacter', character: 'c1', gold },
    { type: 'editCharacter', character: 'c2', gold },
  ]).game;
const buy = (item: number, character = 'c1') => ({ type: 'buyItem', character, item }) as const;
const stockOf = (game: Game, item: number) =>
  shopOf(game.campaign, CONTENT).find((entry) => entry.item.id === item)?.stock;

describe('buyItem', () => {
  test('[ITEM-2] takes the price from the buyer while a copy is available', () => {
    const { game, events } = played(rich(20), [buy(1)]);
    expect(of(game)?.gold).toBe(0);
    expect(itemsOf(game)).toEqual([{ item: 1, equipped: true, state: 'ready', marks: 0 }]);
    expect(events).toMatchObject([{ type: 'itemBought', name: 'Boots of Striding', gold: 20 }]);
    expect([stockOf(rich(), 1), stockOf(game, 1)]).toEqual([2, 1]);
  });

  test('[ITEM-2] refuses a buyer without gold, a sold-out item and a second copy', () => {
    const poor = rich(19);
    expect(refused(poor, buy(1))).toEqual({
      code: 'notEnoughGold',
      character: 'c1',
      needed: 20,
      has: 19,
    });
    const both = played(rich(), [buy(1), buy(1, 'c2')]).game;
    expect(refused(both, buy(1)).code).toBe('itemIsOwned');
    const third = played(both, [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 9 },
    ]).game;
    expect(refused(third, buy(1, 'c3'))).toEqual({
      code: 'itemIsSoldOut',
      name: 'Boots of Striding',
    });
  });

  test('[ITEM-8] the shop has the items of the prosperity level and all found designs', () => {
    expect(refused(rich(), buy(15))).toEqual({ code: 'itemIsNotInShop', item: 15 });
    const grown = played(rich(), [{ type: 'changeProsperity', by: 4 }, buy(15)]).game;
    expect(itemsOf(grown)).toHaveLength(1);
    const designed = played(rich(), [{ type: 'unlockDesign', item: 71 }, buy(71)]).game;
    expect(stockOf(designed, 71)).toBe(1);
    expect(refused(rich(), buy(999)).code).toBe('noSuchItem');
  });

  test('[REPUTATION-1] the next discount is at the next step of the reputation track', () => {
    expect(nextPrice(CONTENT.levels(), 0)).toMatchObject({ from: 3, modifier: -1 });
    expect(nextPrice(CONTENT.levels(), -20)).toMatchObject({ from: -18, modifier: 4 });
    expect(nextPrice(CONTENT.levels(), 19)).toBeNull();
  });

  test.each([
    [20, 15],
    [10, 18],
    [2, 20],
    [-3, 21],
    [-20, 25],
  ])('[REPUTATION-1] at reputation %i an item for 20 gold costs %i', (reputation, price) => {
    const game = played(rich(), [{ type: 'correctParty', reputation }, buy(1)]).game;
    expect(of(game)?.gold).toBe(500 - price);
  });

  test('is refused during a scenario', () => {
    const playing = inScenario();
    expect(refused(playing, buy(12)).code).toBe('characterIsPlaying');
    expect(refused(playing, { ...buy(12), type: 'sellItem' }).code).toBe('characterIsPlaying');
  });
});

describe('sellItem', () => {
  test('[ITEM-3] gives half the printed cost, rounded down, and returns the copy to the shop', () => {
    const owned = played(rich(), [{ type: 'changeProsperity', by: 4 }, buy(17)]).game;
    const { game, events } = played(owned, [{ ...buy(17), type: 'sellItem' }]);
    expect(events).toMatchObject([{ type: 'itemSold', gold: 22 }]);
    expect(of(game)?.gold).toBe(500 - 45 + 22);
    expect(stockOf(game, 17)).toBe(2);
    expect(refused(game, { ...buy(17), type: 'sellItem' }).code).toBe('itemIsNotOwned');
  });

  test('[ITEM-8] a sold design can be bought again', () => {
    const found = played(rich(), [{ type: 'gainItem', character: 'c1', item: 96 }]).game;
    expect(stockOf(found, 96)).toBe(0);
    const sold = played(found, [{ ...buy(96), type: 'sellItem' }]).game;
    expect(stockOf(sold, 96)).toBe(1);
    expect(itemsOf(played(sold, [buy(96, 'c2')]).game, 'c2')).toHaveLength(1);
  });
});

describe('equipItem', () => {
  const equip = (item: number, equipped = true) =>
    ({ type: 'equipItem', character: 'c1', item, equipped }) as const;

  test('[ITEM-5] allows one head, one body, one pair of legs and two hands', () => {
    const game = played(rich(), [buy(6), buy(7), buy(8), buy(11), buy(9)]).game;
    expect(itemsOf(game).map((each) => each.equipped)).toEqual([true, false, true, true, false]);
    expect(refused(game, equip(7))).toEqual({ code: 'slotIsFull', slot: 'head', limit: 1 });
    expect(refused(game, equip(9))).toEqual({ code: 'slotIsFull', slot: 'hands', limit: 2 });
    const { game: bow } = played(game, [equip(8, false), equip(11, false), equip(9)]);
    expect(itemsOf(bow).map((each) => each.equipped)).toEqual([true, false, false, false, true]);
  });

  test('[ITEM-5] the level limits small items, and an item with pockets adds two', () => {
    const game = played(rich(), [buy(12), buy(13)]).game;
    expect(itemsOf(game).map((each) => each.equipped)).toEqual([true, false]);
    expect(refused(game, equip(13))).toEqual({ code: 'slotIsFull', slot: 'small', limit: 1 });
    const third = played(game, [{ type: 'editCharacter', character: 'c1', level: 3 }, equip(13)]);
    expect(itemsOf(third.game).every((each) => each.equipped)).toBe(true);

    const pockets = played(game, [{ type: 'gainItem', character: 'c1', item: 16 }, equip(13)]).game;
    expect(refused(pockets, equip(16, false))).toEqual({
      code: 'slotIsFull',
      slot: 'small',
      limit: 1,
    });
    const sold = played(pockets, [{ type: 'sellItem', character: 'c1', item: 16 }]).game;
    expect(itemsOf(sold).map((each) => each.equipped)).toEqual([true, false]);
  });

  test('is refused during a scenario', () => {
    const game = played(rich(), [buy(12)]).game;
    const playing = played(game, [
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]).game;
    expect(refused(playing, equip(12, false)).code).toBe('characterIsPlaying');
  });
});

describe('useItem', () => {
  const use = (item: number) => ({ type: 'useItem', character: 'c1', item, anyway: true }) as const;
  const play = (...items: readonly number[]) =>
    played(rich(), [
      ...items.map((item) => buy(item)),
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]).game;

  test('[ITEM-6] spends an item, marks a circle or consumes it', () => {
    const game = played(play(3, 12, 1), [use(3), use(12), use(1)]).game;
    expect(itemsOf(game)).toMatchObject([
      { state: 'ready', marks: 1 },
      { state: 'consumed', marks: 0 },
      { state: 'spent', marks: 0 },
    ]);
    expect(itemsOf(played(game, [use(3)]).game)[0]).toMatchObject({ state: 'spent', marks: 0 });
    expect(refused(game, use(1))).toEqual({
      code: 'itemIsUsedUp',
      name: 'Boots of Striding',
      state: 'spent',
    });
  });

  test('[ITEM-6] refuses an item that is already used', () => {
    const game = play(6, 7);
    expect(refused(game, use(7))).toEqual({ code: 'itemIsNotEquipped', name: 'Iron Helmet' });
    expect(refused(game, use(1)).code).toBe('itemIsNotOwned');
    expect(refused(play(7), use(7))).toEqual({ code: 'itemHasNoUse', name: 'Iron Helmet' });
  });

  test('[REST-2] [ITEM-6] a long rest refreshes spent items, not consumed ones', () => {
    const { game } = played(play(1, 12), [
      use(1),
      use(12),
      { type: 'declareLongRest', character: 'c1' },
      { type: 'setInitiative', character: 'c2', leading: 5, second: 6 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c2' },
    ]);
    const phase = tableOf(game).phase;
    if (phase.name !== 'turns') throw new Error('No turns.');
    const blocks = phase.order.map((block) => block.id as string).filter((id) => id !== 'c1');
    const { game: rested, events } = played(game, [
      ...blocks.map((block) => ({ type: 'endBlock', block }) as const),
      { type: 'takeLongRest', figure: 'c1' },
    ]);
    expect(events.filter(({ type }) => type === 'itemRefreshed')).toMatchObject([{ item: 1 }]);
    expect(itemsOf(rested).map((each) => each.state)).toEqual(['ready', 'consumed']);
    expect(tableOf(rested).records).toMatchObject([{ character: 'c1', longRests: 1 }]);
  });

  test('[ITEM-6] a card can refresh an item, and every item is ready in the next scenario', () => {
    const game = played(play(1, 12), [use(1), use(12)]).game;
    const refresh = { type: 'refreshItem', character: 'c1', item: 12 } as const;
    const again = played(game, [refresh]).game;
    expect(itemsOf(again)[1]?.state).toBe('ready');
    expect(refused(again, refresh)).toEqual({ code: 'itemIsReady', name: 'Minor Healing Potion' });
    const { game: next } = played(game, [
      { type: 'abandonScenario' },
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    expect(itemsOf(next).map((each) => each.state)).toEqual(['ready', 'ready']);
  });

  test('[ITEM-11] an item consumed before an abandoned scenario is consumed again after it', () => {
    const consume = { type: 'correctItem', character: 'c1', item: 12, state: 'consumed' } as const;
    const start = { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'] } as const;
    const before = played(party(), [
      { type: 'gainItem', character: 'c1', item: 12 },
      { type: 'gainItem', character: 'c1', item: 1 },
      { ...consume, marks: 0 },
      { ...start, level: null },
    ]).game;
    const { game } = played(before, [
      { type: 'refreshItem', character: 'c1', item: 12 },
      { ...consume, item: 1, marks: 0 },
      { type: 'abandonScenario' },
    ]);
    expect(itemsOf(game)).toMatchObject([
      { item: 12, state: 'consumed' },
      { item: 1, state: 'ready' },
    ]);
  });

  test('players can correct any item state', () => {
    const { game } = played(play(3), [
      { type: 'correctItem', character: 'c1', item: 3, state: 'spent', marks: 1 },
    ]);
    expect(itemsOf(game)).toMatchObject([{ state: 'spent', marks: 1 }]);
  });
});

describe('items at the start of a scenario', () => {
  const minus = (game: Game) =>
    charactersOf(tableOf(game)).map(({ deck }) => deck.draw.filter((c) => c === 'minus1').length);
  const start = {
    type: 'startScenario',
    scenario: '1',
    characters: ['c1', 'c2'],
    level: null,
  } as const;

  test('[ITEM-7] equipped items add their -1 cards to the deck, others do not', () => {
    expect(minus(played(rich(), [buy(3), start]).game)).toEqual([2, 0]);
    const bagged = { type: 'equipItem', character: 'c1', item: 3, equipped: false } as const;
    expect(minus(played(rich(), [buy(3), bagged, start]).game)).toEqual([0, 0]);
  });

  test('[PERK-2] a perk ignores the -1 cards of items', () => {
    const perks = CONTENT.class('brute')?.perks.map((perk) => (perk.ignore ? 1 : 0));
    const edit = { type: 'editCharacter', character: 'c1', perks } as const;
    expect(minus(played(rich(), [buy(3), edit, start]).game)).toEqual([0, 0]);
  });

  test('[DONATION-1] a donation adds two blessings, once', () => {
    const blessings = (game: Game) =>
      charactersOf(tableOf(game)).map(({ deck }) => deck.draw.filter((c) => c === 'bless').length);
    const donate = { type: 'donate', character: 'c2' } as const;
    const { game } = played(rich(), [donate, start]);
    expect(blessings(game)).toEqual([0, 2]);
    expect(refused(played(rich(), [donate]).game, donate).code).toBe('hasDonated');
  });
});

describe('gainItem and loseItem', () => {
  test('[ITEM-4] a character cannot gain a second copy, nor one if all copies are owned', () => {
    const gain = (character: string) => ({ type: 'gainItem', character, item: 97 }) as const;
    const { game } = played(party(), [gain('c1')]);
    expect(refused(game, gain('c1')).code).toBe('itemIsOwned');
    expect(refused(game, gain('c2'))).toEqual({
      code: 'allCopiesOwned',
      name: 'Endurance Footwraps',
    });
    const lost = played(game, [{ type: 'loseItem', character: 'c1', item: 97 }]).game;
    expect(itemsOf(lost)).toEqual([]);
    expect(stockOf(lost, 97)).toBe(1);
  });
});
