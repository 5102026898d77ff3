import { describe, expect, test } from 'vitest';
import { contentFrom } from '../../../content/content';
import type { ItemContent } from '../../../content/types';
import type { CharacterSheet, PartySheet } from '../../../state';
import { aGame } from '../../../testing/builders';
import { shippedFile } from '../../../testing/content';
import { NEW_PARTY } from '../party/newParty';
import { whyNotBuy } from '../items/shop';
import { searchItems, shelvesOf, shownItems, type ShopFilter } from './shopShelves';

const CONTENT = contentFrom(shippedFile);

function campaignWith(party: Partial<PartySheet> = {}, sheet: Partial<CharacterSheet> = {}) {
  const { campaign } = aGame();
  const [first, ...others] = campaign.characters;
  const characters = first ? [{ ...first, ...sheet }, ...others] : [];
  return { ...campaign, characters, party: { ...NEW_PARTY, ...party } };
}

const ALL: ShopFilter = { search: '', slot: 'all', buyable: false };
const anyone = () => null;

describe('shownItems', () => {
  test('a new city has only the items of prosperity level 1', () => {
    const shown = shownItems(campaignWith(), CONTENT);
    expect(shown.map(({ item }) => item.id)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });

  test('an item shown early is listed without a copy', () => {
    const shown = shownItems(
      campaignWith({ shown: [{ kind: 'item', which: 96 }], reputation: 20 }),
      CONTENT,
    );
    expect(shown.at(-1)).toMatchObject({ item: { id: 96 }, stock: 0, inGame: 0, by: 'found' });
    expect(shown.at(-1)?.price).toBe((shown.at(-1)?.item.cost ?? 0) - 5);
  });
});

describe('searchItems', () => {
  const entries = shownItems(campaignWith(), CONTENT);
  const ids = (filter: Partial<ShopFilter>) =>
    searchItems(entries, { ...ALL, ...filter }, anyone).map(({ item }) => item.id);

  test('a name is found by any part, a number only as a whole', () => {
    expect(ids({ search: 'boots' })).toEqual([1]);
    expect(ids({ search: '#12' })).toEqual([12]);
    expect(ids({ search: '1' })).toEqual([1]);
  });

  test('a slot only shows its items', () => {
    expect(ids({ slot: 'legs' })).toEqual([1, 2]);
  });

  test('lists only items that the buyer can afford and does not own', () => {
    const owned = [{ item: 2, equipped: false, state: 'ready', marks: 0 }] as const;
    const campaign = campaignWith({}, { gold: 20, items: owned });
    const [buyer] = campaign.characters;
    if (!buyer) throw new Error('Nobody buys.');
    const whyNot = (item: ItemContent, party = campaign) =>
      whyNotBuy(party, buyer, item, CONTENT.levels());
    const left = searchItems(
      shownItems(campaign, CONTENT),
      { ...ALL, slot: 'legs', buyable: true },
      (item) => whyNot(item)?.code ?? null,
    );
    expect(left.map(({ item }) => item.id)).toEqual([1]);
    const boots = CONTENT.item(1);
    const why = boots && whyNot(boots, campaignWith({ reputation: -20 }));
    expect(why).toMatchObject({ code: 'notEnoughGold', needed: 25, has: 20 });
  });
});

test('shelves are prosperity levels, with found items last', () => {
  const campaign = campaignWith({ prosperity: 4, items: [{ item: 96, copies: 1 }] });
  const shelves = shelvesOf(shownItems(campaign, CONTENT));
  expect(shelves.map(({ prosperity, entries }) => [prosperity, entries.length])).toEqual([
    [1, 14],
    [2, 7],
    [null, 1],
  ]);
});
