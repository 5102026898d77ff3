import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../testing/content';
import { newPiles } from '../figures/hand/cardPiles';
import { cardsByInitiative, type CardOwner } from './cardsByInitiative';

const content = shippedContent();
const brute: CardOwner = { class: 'brute', level: 1, hand: null, chosen: [] };
const TRAMPLE = 72;
const SKEWER = 35;

function names(owner: CardOwner, leading: number, second: number | null) {
  const found = cardsByInitiative(owner, leading, second, content);
  return found?.isSure ? [found.leading.name, found.second?.name ?? null] : found;
}

describe('cardsByInitiative', () => {
  test('[TURN-2] two initiatives identify two cards of the class up to the level', () => {
    expect(names(brute, TRAMPLE, SKEWER)).toEqual(['Trample', 'Skewer']);
    expect(names(brute, SKEWER, null)).toEqual(['Skewer', null]);
  });

  test('[TURN-2] an entered hand, and chosen cards, leave fewer options', () => {
    expect(names({ ...brute, hand: [2, 3] }, TRAMPLE, null)).toBeNull();
    const ninth = content.classCards('brute').find((card) => card.level === 9);
    const level9 = { ...brute, level: 9 };
    const chosen = content.classCards('brute').filter((c) => Number(c.level) > 1 && c !== ninth);
    const eight = chosen.slice(0, 8).map(({ id }) => id);
    expect(names({ ...level9, chosen: eight }, ninth?.initiative ?? 0, null)).toBeNull();
    expect(cardsByInitiative(level9, ninth?.initiative ?? 0, null, content)).not.toBeNull();
  });

  test('[INIT-1] an initiative of no card asks no question', () => {
    expect(names(brute, 1, null)).toBeNull();
    expect(names(brute, TRAMPLE, 1)).toBeNull();
    expect(names({ ...brute, class: 'unknown' }, TRAMPLE, null)).toBeNull();
  });

  test('[TURN-2] one card cannot be both', () => {
    expect(names(brute, TRAMPLE, TRAMPLE)).toBeNull();
  });

  test('[TURN-2] several cards with one initiative are options, picked cards are certain', () => {
    const all = content.classes().flatMap((each) => {
      const cards = content.classCards(each.id).filter((card) => card.level !== 'M');
      const twice = cards.find((a) => cards.some((b) => b !== a && b.initiative === a.initiative));
      return twice ? [{ id: each.id, twice, cards }] : [];
    });
    const [shared] = all;
    if (!shared) throw new Error('no class has two cards of one initiative');
    const owner: CardOwner = { class: shared.id, level: 9, hand: null, chosen: [] };
    const { initiative, id } = shared.twice;
    expect(cardsByInitiative(owner, initiative, null, content)?.isSure).toBe(false);
    const other = shared.cards.find((card) => card.initiative !== initiative);
    const hand = shared.cards.map((card) => card.id);
    const piles = { ...newPiles(hand), picked: [id, other?.id ?? 0] };
    expect(
      cardsByInitiative({ ...owner, piles }, initiative, other?.initiative ?? 0, content),
    ).toMatchObject({ isSure: true, leading: { id } });
  });
});
