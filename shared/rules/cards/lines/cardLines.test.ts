import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../testing/content';
import { destinationOf, defaultLine, halfLines, type CardHalf } from './cardLines';
import { withOffers } from '../cardOffers';

const content = shippedContent();
const classOf = (card: number) =>
  content.classes().find(({ id }) => content.classCards(id).some((each) => each.id === card))?.id;

function half(card: number, which: CardHalf) {
  return halfLines(content.cardLines(classOf(card) ?? ''), card, which) ?? [];
}
const actions = (card: number, which: CardHalf) => half(card, which).map(({ action }) => action);

describe('halfLines', () => {
  test('[TURN-3] returns the abilities of a half in printed order', () => {
    expect(actions(1, 'top')).toMatchObject([
      { kind: 'attack', value: 3, ranged: false, pierce: 2, effects: [], targets: 1 },
    ]);
    expect(actions(1, 'bottom').map((action) => action?.kind)).toEqual([
      'move',
      'attack',
      'experience',
    ]);
    expect(half(1, 'bottom')[0]?.ref).toEqual({
      kind: 'classCard',
      card: 1,
      half: 'bottom',
      line: 0,
    });
  });

  test("[AREA-2] a pattern with the attacker's hex is melee, and enhancement hexes are not targets", () => {
    const [sweep] = actions(3, 'top');
    expect(sweep).toMatchObject({ kind: 'attack', ranged: false, targets: Infinity });
    const roles = sweep?.kind === 'attack' ? sweep.area?.map(({ role }) => role) : [];
    expect(roles).toEqual(['self', 'target', 'target', 'target']);
  });

  test('a number that counts something is not guessed', () => {
    expect(half(12, 'top')[0]).toMatchObject({
      action: { kind: 'attack', value: null },
      counts: 'hexesMovedThisTurn',
    });
    expect(half(20, 'top')[1]).toMatchObject({
      action: { kind: 'experience', value: null },
      counts: 'enemyTargeted',
    });
  });

  test('abilities that wait for a trigger are left to the players and marked as doubtful', () => {
    expect(half(7, 'bottom')).toMatchObject([{ action: null, isDoubtful: true }]);
    expect(half(2, 'top')).toMatchObject([
      { action: { kind: 'retaliate', value: 2, affects: 'self' }, isDoubtful: false },
      // The players confirm its condition by pressing it.
      { action: { kind: 'experience', value: 1 }, isDoubtful: false },
    ]);
  });

  test('[TURN-3] abilities of a card that is given away affect its new holder', () => {
    for (const card of [410, 437])
      expect(actions(card, 'bottom')).toContainEqual(
        expect.objectContaining({ kind: 'shield', affects: 'oneAdjacentAlly' }),
      );
    expect(half(433, 'bottom').at(-1)?.printed.actions).toEqual([
      expect.objectContaining({ type: 'heal', value: 1, affects: 'oneAlly' }),
    ]);
    expect(actions(8, 'bottom')).toMatchObject([{ kind: 'shield', affects: 'self' }]);
  });

  test('[TURN-3] targets killed by enough damage are chosen by the players, not taken from the area', () => {
    expect(actions(446, 'top')[0]).toMatchObject({
      ...{ kind: 'kill', affects: null, area: null, targets: Infinity, rank: 'normalOrElite' },
    });
    expect(actions(52, 'top')[0]).toMatchObject({ affects: 'enemiesInArea', maxHitPoints: 5 });
  });

  test('every line of every card is an action or is announced', () => {
    const kinds = new Map<string, number>();
    for (const { id } of content.classes()) {
      for (const card of content.classCards(id)) {
        for (const which of ['top', 'bottom'] as const) {
          const lines = halfLines(content.cardLines(id), card.id, which);
          expect(lines?.length).toBeGreaterThan(0);
          for (const { action } of lines ?? []) {
            const kind = action ? 'performed' : 'words only';
            kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          }
        }
      }
    }
    expect(Object.fromEntries(kinds)).toEqual({ performed: 1737, 'words only': 165 });
  });

  test('[RANGE-1] an attack with reach stays melee and has more hexes', () => {
    const [line] = halfLines(content.cardLines('envelope-x'), 625, 'top') ?? [];
    expect(line?.action).toMatchObject({ kind: 'attack', ranged: false, range: 2, targets: 3 });
  });

  test('[TURN-3] every card can be used as Attack 2 or Move 2', () => {
    expect(defaultLine('top').action).toMatchObject({ kind: 'attack', value: 2 });
    expect(defaultLine('bottom').action).toMatchObject({ kind: 'move', value: 2, jump: false });
  });
});

describe('withOffers', () => {
  test('[ELEMENT-3] an element adds to the number and gives effects and experience', () => {
    const [skewer] = half(11, 'top');
    expect(skewer && withOffers(skewer, [{ offer: 0 }])).toMatchObject({
      action: { value: 4, pierce: 1 },
      elements: ['air'],
      experience: 0,
    });
  });

  test('a counted bonus applies as often as entered, and costs its damage', () => {
    const [perCondition] = half(146, 'top').some(({ offers }) => offers.length > 0)
      ? half(146, 'top')
      : half(146, 'bottom').filter(({ offers }) => offers.length > 0);
    expect(
      perCondition && withOffers(perCondition, [{ offer: 0, times: 3 }])?.action,
    ).toMatchObject({
      value: 5,
    });
    const hurting = [...half(321, 'top'), ...half(321, 'bottom')].find((l) => l.offers.length > 0);
    const taken = hurting && withOffers(hurting, [{ offer: 0 }]);
    expect(taken).toMatchObject({ damage: 2, experience: 1, action: { value: 5 } });
  });

  test('an entered number replaces X and multiplies counted bonuses', () => {
    const [momentum] = half(12, 'top');
    expect(momentum && withOffers(momentum, [], 6)?.action).toMatchObject({ value: 6 });
    const gain = half(20, 'top')[1];
    expect(gain && withOffers(gain, [], 3)?.action).toMatchObject({ value: 3 });
  });

  test('an unknown offer changes nothing', () => {
    const [line] = half(1, 'top');
    expect(line && withOffers(line, [{ offer: 4 }])).toMatchObject({ action: line?.action });
  });

  test('a replacement by an element has the same targets as the ability', () => {
    const [line] = half(266, 'top');
    expect(line && withOffers(line, [{ offer: 0 }])).toMatchObject({
      action: null,
      elements: ['dark'],
      experience: 1,
      then: [{ action: { kind: 'kill', rank: 'normal', affects: null, targets: 1 } }],
    });
  });

  test('a counted offer needs its count', () => {
    const [backstab] = half(97, 'top');
    const counted = backstab?.offers.findIndex(({ per }) => per !== undefined) ?? -1;
    expect(backstab && withOffers(backstab, [{ offer: counted }]).uncounted).toEqual({
      offer: counted,
    });
  });
});

describe('cardGoesTo', () => {
  const card = (id: number) => {
    const found = content.classCards('brute').find((each) => each.id === id);
    if (!found) throw new Error('no such card');
    return found;
  };

  test('[TURN-3] a card goes to the discard, the lost pile or the active area', () => {
    expect(destinationOf(card(1), 'top', false)).toEqual({
      to: 'discard',
      lasts: null,
      then: 'discard',
    });
    expect(destinationOf(card(1), 'bottom', false).to).toBe('lost');
    expect(destinationOf(card(7), 'bottom', false)).toEqual({
      to: 'active',
      lasts: 'persistent',
      then: 'lost',
    });
    expect(destinationOf(card(8), 'bottom', false)).toEqual({
      to: 'active',
      lasts: 'round',
      then: 'discard',
    });
  });

  test('[TURN-3] a card used as Attack 2 or Move 2 is discarded regardless of its print', () => {
    expect(destinationOf(card(7), 'bottom', true).to).toBe('discard');
  });
});
