import { describe, expect, test } from 'vitest';
import { deckOf } from '#shared/rules/campaign/characters/perkDeck';
import { contentFrom } from '#shared/content/content';
import { comparedCards, comparedChances, comparedEffects } from './comparison';

const DATA = '../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../shared/content/data/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[`${DATA}/${file}`]);
const brute = content.class('brute');
if (!brute) throw new Error('no brute');
const none = brute.perks.map(() => 0);
const checked = (perk: number) => none.map((_, index) => Number(index === perk));
const now = deckOf(brute, none, content);

describe('comparing decks', () => {
  test('two -1 cards less: the other cards stay, from bad to good', () => {
    const then = deckOf(brute, checked(0), content);
    expect(comparedCards(now, then)).toEqual([
      { card: 'null', now: 1, then: 1 },
      { card: '-2', now: 1, then: 1 },
      { card: '-1', now: 5, then: 3 },
      { card: '+0', now: 6, then: 6 },
      { card: '+1', now: 5, then: 5 },
      { card: '+2', now: 1, then: 1 },
      { card: 'x2', now: 1, then: 1 },
    ]);
  });

  test('an added card is in the list, and its damage too', () => {
    const then = deckOf(brute, checked(3), content);
    expect(comparedCards(now, then)).toContainEqual({ card: '+3', now: 0, then: 1 });
    const chances = comparedChances(now, then);
    expect(chances.map(({ damage }) => damage)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const six = chances.at(-1);
    expect(six?.now).toBeCloseTo(1 / 20);
    expect(six?.then).toBeCloseTo(2 / 21);
    const sum = chances.reduce((total, each) => total + each.then, 0);
    expect(sum).toBeCloseTo(1);
  });

  test('effects have their chance before and after', () => {
    const then = deckOf(brute, checked(6), content);
    const [stun] = comparedEffects(now, then);
    expect(stun).toMatchObject({ effect: { kind: 'condition', condition: 'stun' }, now: 0 });
    expect(stun?.then).toBeCloseTo(1 / 21);
    expect(comparedEffects(now, now)).toEqual([]);
  });
});
