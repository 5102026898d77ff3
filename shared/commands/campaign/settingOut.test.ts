import { describe, expect, test } from 'vitest';
import { dotsOf } from '../../rules/campaign/enhancements/stickers';
import { CONTENT, party, played, refused, tableOf } from '../../testing/play';

const START = {
  type: 'startScenario',
  ...{ scenario: '1', characters: ['c1', 'c2'], level: null },
} as const;

describe('startScenario', () => {
  test('[EXPERIENCE-10] is refused while a character can level up, unless the party was not in the city', () => {
    const ready = played(party(), [{ type: 'changeSheet', character: 'c2', experience: 45 }]).game;
    expect(refused(ready, START)).toEqual({ code: 'levelUpIsDue', character: 'c2', level: 2 });
    const on = played(ready, [{ ...START, unlevelled: true }]).game;
    expect(tableOf(on).outOfOrder).toBe(false);
    const risen = { type: 'levelUp', character: 'c2', card: null } as const;
    expect(tableOf(played(ready, [risen, START]).game).scenario).toBe('1');
    expect(tableOf(played(ready, [{ ...START, casual: true }]).game).casual).toBe(true);
  });

  test('[EXPERIENCE-10] [PERK-3] says which perks can still be checked', () => {
    const marked = played(party(), [{ type: 'changeSheet', character: 'c1', checkMarks: 3 }]).game;
    expect(played(marked, [START]).events).toContainEqual({
      ...{ type: 'perksLeftSaid', character: 'c1', count: 1, rule: 'PERK-3' },
    });
  });

  test('[EVENT-4] is refused while an event is open', () => {
    const open = played(party(), [{ type: 'drawEvent', deck: 'road', card: 3 }]).game;
    expect(refused(open, START)).toEqual({ code: 'eventIsOpen', card: 3 });
    const away = { type: 'putEventAway', deck: 'road', remove: false } as const;
    expect(tableOf(played(open, [away, START]).game).scenario).toBe('1');
  });
});

test('[ITEM-15] the staff of scenario 53 cannot be sold', () => {
  const owned = played(party(), [{ type: 'gainItem', character: 'c1', item: 114 }]).game;
  const sell = { type: 'sellItem', character: 'c1', item: 114 } as const;
  expect(refused(owned, sell)).toEqual({ code: 'itemIsNotForSale', name: 'Staff of Xorn' });
});

test('[ENHANCE-7] only a card of level 1, X or a chosen one can be enhanced', () => {
  const cards = CONTENT.classCards('brute').filter(({ level }) => level === 9);
  const [card, dot] =
    cards.flatMap(({ id }) => {
      const [first] = dotsOf(CONTENT.cardLines('brute'), id, 'top');
      return first ? [[id, first.id] as const] : [];
    })[0] ?? [];
  const rich = played(party(), [
    { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    { type: 'editCharacter', character: 'c1', gold: 900 },
  ]).game;
  const place = { card: card ?? 0, half: 'top', dot: dot ?? '', sticker: 'plus1' } as const;
  const enhance = { type: 'enhance', character: 'c1', ...place } as const;
  expect(refused(rich, enhance).code).toBe('cardIsNotInPool');
  const chosen = { type: 'editCharacter', character: 'c1', level: 9, cards: [card ?? 0] } as const;
  expect(played(rich, [chosen, enhance]).game.campaign.party.enhancements).toHaveLength(1);
});

test('[UNLOCK-1] an envelope that is not in the box stays closed', () => {
  const open = (envelope: string) => ({ type: 'openEnvelope', envelope }) as const;
  expect(refused(party(), open('Q'))).toEqual({ code: 'noSuchEnvelope', envelope: 'Q' });
  const { game } = played(party(), ['A', 'B', 'X'].map(open));
  expect(game.campaign.party.envelopes).toEqual(['A', 'B', 'X']);
});
