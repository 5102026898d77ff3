import { describe, expect, test } from 'vitest';
import type { CharacterId, ClassId } from '../../../ids';
import { id } from '../../../ids';
import type { Game, Sticker } from '../../../state';
import { CONTENT, party, played, refused, type PlainCommand } from '../../../testing/play';
import { priceOf, stickersFor, totalOf } from './enhancements';
import { contentWithStickers, dotsOf } from './stickers';

const BRUTE = id<ClassId>('brute');
const C1 = id<CharacterId>('c1');
const lines = CONTENT.cardLines('brute');
const half = (card: number, which: 'top' | 'bottom') =>
  dotsOf(lines, card, which).map((dot) => dot.id);

/** A party with gold that can buy enhancements. */
const inTown = (...more: readonly PlainCommand[]): Game =>
  played(party(), [
    { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    { type: 'editCharacter', character: C1, gold: 900 },
    ...more,
  ]).game;

const enhance = (card: number, which: 'top' | 'bottom', dot: string, sticker: string) => ({
  type: 'enhance' as const,
  character: C1,
  card,
  half: which,
  dot,
  sticker,
});

const price = (game: Game, card: number, which: 'top' | 'bottom', dot: string, sticker: string) => {
  const content = contentWithStickers(CONTENT, game);
  const placing = { card, half: which, dot, sticker: sticker as Sticker['sticker'] };
  return priceOf(game.campaign, { class: BRUTE }, placing, content);
};

describe('dots and stickers', () => {
  test('the dots of a card half are in printed order', () => {
    expect(half(1, 'top')).toEqual(['0:attack:0', '0:pierce:0']);
    expect(half(3, 'top')).toEqual(['0:attack:0', '0:area:0']);
  });

  test('[ENHANCE-2] only stickers that fit the dot are offered', () => {
    const [attack, pierce] = dotsOf(lines, 1, 'top');
    const [move] = dotsOf(lines, 1, 'bottom');
    if (!attack || !pierce || !move) throw new Error('no dots');
    expect(stickersFor(attack, CONTENT)).toEqual(
      expect.arrayContaining(['plus1', 'poison', 'curse', 'fire', 'wild']),
    );
    expect(stickersFor(attack, CONTENT)).not.toContain('jump');
    expect(stickersFor(pierce, CONTENT)).toEqual(['plus1']);
    expect(stickersFor(move, CONTENT)).toEqual(expect.arrayContaining(['plus1', 'jump', 'ice']));
  });
});

describe('priceOf', () => {
  const town = inTown();

  test('[ENHANCE-2] depends on the number next to the dot', () => {
    expect(price(town, 1, 'top', '0:attack:0', 'plus1')).toEqual([
      { what: 'base', gold: 50, rule: 'ENHANCE-2' },
    ]);
    expect(price(town, 1, 'top', '0:pierce:0', 'plus1')?.[0]?.gold).toBe(30);
    expect(price(town, 1, 'top', '0:pierce:0', 'poison')).toBeNull();
  });

  test('[ENHANCE-3] doubles for several targets, except for a hex, which is priced by the number of hexes', () => {
    expect(totalOf(price(town, 3, 'top', '0:attack:0', 'poison') ?? [])).toBe(150);
    expect(totalOf(price(town, 3, 'top', '0:area:0', 'hex') ?? [])).toBe(66);
  });

  test('[ENHANCE-4] rises with the level of the card', () => {
    const card = CONTENT.classCards('brute').find(({ level }) => level === 9);
    const [dot] = card ? dotsOf(lines, card.id, 'top') : [];
    if (!card || !dot) return;
    const [sticker = 'plus1'] = stickersFor(dot, CONTENT);
    expect(price(town, card.id, 'top', dot.id, sticker)).toContainEqual({
      what: 'cardLevel',
      gold: 200,
      rule: 'ENHANCE-4',
    });
  });

  test('[ENHANCE-5] rises with the stickers on the same card half', () => {
    const game = inTown(enhance(1, 'top', '0:attack:0', 'plus1'));
    expect(price(game, 1, 'top', '0:pierce:0', 'plus1')).toContainEqual({
      what: 'previous',
      gold: 75,
      rule: 'ENHANCE-5',
    });
    expect(price(game, 1, 'bottom', '0:move:0', 'jump')).toHaveLength(1);
  });
});

describe('enhance', () => {
  test('[ENHANCE-2] costs gold and stays with the class', () => {
    const { campaign } = inTown(enhance(1, 'top', '0:attack:0', 'plus1'));
    expect(campaign.characters[0]?.gold).toBe(850);
    expect(campaign.party.enhancements).toEqual([
      { class: BRUTE, card: 1, half: 'top', dot: '0:attack:0', sticker: 'plus1' },
    ]);
  });

  test('changes the ability on the card', () => {
    const game = inTown(
      enhance(1, 'top', '0:attack:0', 'wound'),
      {
        type: 'correctEnhancement',
        class: BRUTE,
        card: 1,
        half: 'top',
        dot: '0:pierce:0',
        sticker: 'plus1',
      },
      {
        type: 'correctEnhancement',
        class: BRUTE,
        card: 3,
        half: 'top',
        dot: '0:area:0',
        sticker: 'hex',
      },
      {
        type: 'correctEnhancement',
        class: BRUTE,
        card: 1,
        half: 'bottom',
        dot: '0:move:0',
        sticker: 'fire',
      },
    );
    const cards = contentWithStickers(CONTENT, game).cardLines('brute')?.cards ?? [];
    const [trample, , sweep] = cards;
    expect(trample?.top[0]).toMatchObject({ value: 3, effects: ['pierce 3', 'wound'] });
    expect(trample?.bottom.at(-1)).toEqual({ type: 'infuse', element: 'fire' });
    expect(sweep?.top[0]?.area?.filter(({ role }) => role === 'target')).toHaveLength(4);
    // The printed card does not change.
    expect(CONTENT.cardLines('brute')).toBe(lines);
    expect(lines?.cards[0]?.top[0]?.effects).toEqual(['pierce 2']);
  });

  test.each([
    [
      '[ENHANCE-1] before the achievement',
      party(),
      enhance(1, 'top', '0:attack:0', 'plus1'),
      'enhancingIsLocked',
    ],
    [
      '[ENHANCE-2] a sticker on a line without dots',
      inTown(),
      enhance(6, 'top', '0:loot:0', 'plus1'),
      'stickerDoesNotFit',
    ],
    [
      '[ENHANCE-2] a second sticker on a dot',
      inTown(enhance(1, 'top', '0:attack:0', 'plus1')),
      enhance(1, 'top', '0:attack:0', 'wound'),
      'dotHasSticker',
    ],
    [
      '[ENHANCE-6] more cards than the prosperity of the city allows',
      inTown(enhance(1, 'top', '0:attack:0', 'plus1')),
      enhance(3, 'top', '0:attack:0', 'plus1'),
      'tooManyEnhancedCards',
    ],
    [
      '[ENHANCE-2] what costs more than there is',
      inTown({ type: 'editCharacter', character: C1, gold: 10 }),
      enhance(1, 'top', '0:attack:0', 'plus1'),
      'enhancementTooExpensive',
    ],
  ])('refuses %s', (_, game, command, code) => {
    expect(refused(game, command).code).toBe(code);
  });

  test('[OWN-5] a sticker added by mistake can be removed', () => {
    const { campaign } = inTown(enhance(1, 'top', '0:attack:0', 'plus1'), {
      type: 'correctEnhancement',
      class: BRUTE,
      card: 1,
      half: 'top',
      dot: '0:attack:0',
      sticker: null,
    });
    expect(campaign.party.enhancements).toEqual([]);
  });
});

describe('drawQuests', () => {
  test('[QUEST-2] offers two unused quests, of which one is kept', () => {
    const drawn = played(party(), [
      { type: 'chooseQuest', character: C1, quest: null },
      { type: 'drawQuests', character: C1 },
    ]).game;
    const [one = 0, other = 0] = drawn.campaign.characters[0]?.questsDrawn ?? [];
    expect(one).not.toBe(other);
    const kept = played(drawn, [{ type: 'chooseQuest', character: C1, quest: other }]).game;
    expect(kept.campaign.characters[0]).toMatchObject({ questsDrawn: [], quest: { quest: other } });
    expect(refused(kept, { type: 'drawQuests', character: C1 }).code).toBe('hasQuest');
  });
});
