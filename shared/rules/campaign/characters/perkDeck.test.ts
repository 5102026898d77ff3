import { describe, expect, test } from 'vitest';
import type { CharacterSheet } from '../../../state';
import { CONTENT, party, played } from '../../../testing/play';
import { deckOf, perksView } from './perkDeck';

function brute(perks: readonly number[], more: Partial<CharacterSheet> = {}): CharacterSheet {
  const [sheet] = party().campaign.characters;
  if (!sheet) throw new Error('There is no character.');
  return { ...sheet, perks, ...more };
}

const NONE = Array<number>(11).fill(0);

describe('perksView', () => {
  test('[PERK-1] shows the current deck of twenty cards with an average near the attack value', () => {
    const view = perksView(brute(NONE), CONTENT);
    expect(view?.now.size).toBe(20);
    expect(
      Object.fromEntries(view?.now.cards.map(({ card, count }) => [card, count]) ?? []),
    ).toEqual({ '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, x2: 1, null: 1 });
    // (6*3 + 5*4 + 5*2 + 5 + 1 + 6 + 0) / 20
    expect(view?.now.odds.mean).toBeCloseTo(3);
  });

  test('[PERK-1] shows the effect of one more box on the deck and its odds', () => {
    const view = perksView(brute(NONE, { level: 2 }), CONTENT);
    expect(view?.perks[0]).toMatchObject({
      perk: 0,
      boxes: 1,
      checked: 0,
      mayCheck: true,
      change: { removed: ['-1', '-1'], added: [] },
    });
    const after = view?.perks[0]?.after;
    expect(after?.size).toBe(18);
    // Two attacks of 2 less among 18 cards.
    expect(after?.odds.mean).toBeCloseTo(56 / 18);
    expect(view?.perks[3]?.after?.odds.mean).toBeCloseTo(66 / 21);
  });

  test('[PERK-3] only earned perks can be checked, up to their number of boxes', () => {
    const full = perksView(brute([1, ...NONE.slice(1)], { level: 2 }), CONTENT);
    expect(full?.left).toBe(0);
    expect(full?.perks[0]).toMatchObject({ checked: 1, change: null, after: null });
    expect(full?.perks.some((perk) => perk.mayCheck)).toBe(false);
  });

  test('shows the probability of an effect on a card', () => {
    const printed = CONTENT.class('scoundrel');
    if (!printed) throw new Error('There is no scoundrel.');
    const boxes = printed.perks.map((perk) => Number(perk.add?.includes('r+0 invisible' as never)));
    const { odds, size } = deckOf(printed, boxes, CONTENT);
    expect(size).toBe(21);
    expect(odds.effects).toMatchObject([{ effect: { condition: 'invisible' } }]);
    expect(odds.effects[0]?.chance).toBeCloseTo(1 / 21);
  });

  test('previews the same deck that the character then plays with', () => {
    const game = played(party(), [{ type: 'editCharacter', character: 'c1', checkMarks: 3 }]).game;
    const [sheet] = game.campaign.characters;
    const before = sheet && perksView(sheet, CONTENT);
    const { game: checked } = played(game, [{ type: 'checkPerk', character: 'c1', perk: 5 }]);
    const [next] = checked.campaign.characters;
    expect(next && perksView(next, CONTENT)?.now).toEqual(before?.perks[5]?.after);
  });
});
