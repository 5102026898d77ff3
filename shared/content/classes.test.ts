import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import { SOLVABLE_ENVELOPES } from './envelopes';
import { baseModifierDeck, characterModifierDeck, perkCards } from './modifierDecks';

const content = shippedContent();
const tables = content.modifierDecks();

function counts(cards: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const card of cards) result[card] = (result[card] ?? 0) + 1;
  return result;
}

describe('baseModifierDeck', () => {
  test('has twenty cards', () => {
    const deck = baseModifierDeck(tables);
    expect(deck).toHaveLength(20);
    expect(counts(deck)).toEqual({
      '+0': 6,
      '+1': 5,
      '-1': 5,
      '+2': 1,
      '-2': 1,
      x2: 1,
      null: 1,
    });
  });
});

describe('the classes', () => {
  test.each(content.classes())('$id: hit points rise with the level', ({ hitPoints }) => {
    expect(hitPoints).toEqual(hitPoints.toSorted((a, b) => a - b));
  });

  test.each(content.classes())('$id: perks only remove existing cards', (each) => {
    const everything = each.perks.map((perk) => perk.boxes);
    const added = each.perks.flatMap((perk) => perkCards(perk, perk.boxes).added);
    const removed = each.perks.flatMap((perk) => perkCards(perk, perk.boxes).removed);
    const deck = characterModifierDeck(tables, each, everything);
    expect(deck).toHaveLength(20 + added.length - removed.length);
    expect(each.perks.every((perk) => perk.add ?? perk.remove ?? perk.ignore)).toBeTruthy();
  });

  test.each(content.classes())(
    '$id: level 1 cards fill the hand, with two more per level',
    (each) => {
      const cards = content.classCards(each.id);
      const ofLevel = (level: number | string) => cards.filter((card) => card.level === level);
      expect(ofLevel(1)).toHaveLength(each.handSize);
      expect(ofLevel('X')).toHaveLength(3);
      for (let level = 2; level <= 9; level++) expect(ofLevel(level)).toHaveLength(2);
      const numbers = cards.flatMap((card) => [card.id, card.lastId ?? card.id]);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    },
  );

  test.each(content.classes().filter((each) => !each.starting))(
    '$id can be unlocked by a quest, a scenario or an envelope, and hides its name until then',
    ({ id, name, spoilerSafeName }) => {
      const byQuest = content
        .personalQuests()
        .some(({ unlocks }) => 'class' in unlocks && unlocks.class === id);
      const byScenario = content
        .scenarioIndex()
        .some((entry) => content.scenario(entry.id)?.rewards.unlockClass === id);
      const envelope = SOLVABLE_ENVELOPES.find((each) => each.class === id)?.envelope;
      const byEnvelope = content
        .personalQuests()
        .some(({ unlocks }) => 'envelope' in unlocks && unlocks.envelope === envelope);
      expect(byQuest || byScenario || byEnvelope).toBe(true);
      expect(spoilerSafeName).not.toBe(name);
    },
  );
});

describe('perkCards', () => {
  const brute = content.class('brute');
  const push = brute?.perks.find((perk) => perk.add?.includes('r+0 push 1' as never));

  test('returns the cards of each checked box', () => {
    expect(push && perkCards(push, 2).added).toEqual(Array(6).fill('r+0 push 1'));
  });

  test.each([
    [0, 0],
    [-1, 0],
    [NaN, 0],
    [99, 6],
    [1.9, 3],
  ])('%s boxes add %i cards', (boxes, expected) => {
    expect(push && perkCards(push, boxes).added).toHaveLength(expected);
  });
});

describe('characterModifierDeck', () => {
  test('equals the base deck without perks', () => {
    const brute = content.class('brute');
    expect(brute && characterModifierDeck(tables, brute, [])).toEqual(baseModifierDeck(tables));
  });

  test('removes and adds cards', () => {
    const brute = content.class('brute');
    const deck = brute && characterModifierDeck(tables, brute, [1, 1]);
    expect(counts(deck ?? [])).toMatchObject({ '-1': 2, '+1': 6 });
  });
});
