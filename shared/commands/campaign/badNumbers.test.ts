import { describe, expect, test } from 'vitest';
import { inScenario, party, played, refused, type PlainCommand } from '../../testing/play';

const C1 = { character: 'c1' } as const;
const PARTY = { scope: 'party' } as const;

const town = played(party(), [
  { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
  { type: 'chooseQuest', ...C1, quest: 515 },
]).game;
const eventOpen = played(town, [{ type: 'drawEvent', deck: 'city', card: 2 }]).game;
const resolution = { type: 'resolveEvent', deck: 'city', to: [], shares: [] } as const;
const placing = { card: 1, half: 'top', dot: '0:attack:0', sticker: 'plus1' } as const;

describe('a number that is on no card', () => {
  test.each<readonly [string, PlainCommand, object]>([
    ['an item', { type: 'buyItem', ...C1, item: 152 }, { code: 'noSuchItem', item: 152 }],
    [
      'an item handed out',
      { type: 'gainItem', ...C1, item: 500 },
      { code: 'noSuchItem', item: 500 },
    ],
    ['an item lost', { type: 'loseItem', ...C1, item: 999 }, { code: 'noSuchItem', item: 999 }],
    ['copies', { type: 'correctCopies', item: 999, copies: 1 }, { code: 'noSuchItem', item: 999 }],
    ['a design', { type: 'unlockDesign', item: 152 }, { code: 'noSuchItem', item: 152 }],
    ['a quest', { type: 'chooseQuest', ...C1, quest: 534 }, { code: 'noSuchQuest', quest: 534 }],
    ['a goal', { type: 'countQuest', ...C1, goal: 1, by: 1 }, { code: 'noSuchGoal', goal: 1 }],
    ['a perk', { type: 'checkPerk', ...C1, perk: 15 }, { code: 'noSuchPerk', perk: 15 }],
    [
      'a treasure',
      { type: 'noteTreasure', treasure: 76, looted: true },
      { code: 'noSuchTreasure', treasure: 76 },
    ],
    [
      'a scenario',
      { type: 'markScenario', scenario: '96', as: 'open' },
      { code: 'noSuchScenario', scenario: '96' },
    ],
    [
      'an event drawn',
      { type: 'drawEvent', deck: 'city', card: 82 },
      { code: 'noSuchEvent', card: 82 },
    ],
    [
      'an event added',
      { type: 'addEvent', deck: 'road', card: 70 },
      { code: 'noSuchEvent', card: 70 },
    ],
    [
      'an envelope',
      { type: 'openEnvelope', envelope: 'C' },
      { code: 'noSuchEnvelope', envelope: 'C' },
    ],
    [
      'an achievement',
      { type: 'gainAchievement', ...PARTY, achievement: 'the-moon' },
      { code: 'noSuchAchievement', achievement: 'the-moon' },
    ],
    ['a class', { type: 'unlockClass', class: 'moon' }, { code: 'noSuchClass', class: 'moon' }],
    [
      'a class card',
      { type: 'enhance', ...C1, ...placing, card: 500 },
      { code: 'stickerDoesNotFit' },
    ],
    [
      'a dot',
      { type: 'enhance', ...C1, ...placing, dot: '9:attack:0' },
      { code: 'stickerDoesNotFit' },
    ],
    [
      'a drawn design',
      { type: 'retire', ...C1, anyway: true, drawn: { design: 1 } },
      { code: 'designIsNotLeft', item: 1 },
    ],
    [
      'a drawn side scenario',
      { type: 'retire', ...C1, anyway: true, drawn: { sideScenario: '1' } },
      { code: 'sideScenarioIsNotLeft', scenario: '1' },
    ],
    [
      'a character',
      { type: 'donate', character: 'c9' },
      { code: 'noSuchCharacter', character: 'c9' },
    ],
  ])('is refused with its name: %s', (_, command, refusal) => {
    expect(refused(town, command)).toEqual(refusal);
  });

  test('[EVENT-4] a line that is not on the event card is refused', () => {
    const command = { ...resolution, option: 'A', lines: ['A9.9'], card: 'bottom' } as const;
    expect(refused(eventOpen, command)).toEqual({ code: 'notOnTheEvent' });
  });

  test('a battle goal of another box is refused, and the chosen one stays', () => {
    const goal = { type: 'chooseBattleGoal', ...C1, goal: 460 } as const;
    const game = played(inScenario(), [goal]).game;
    expect(refused(game, { ...goal, goal: 482 })).toEqual({ code: 'noSuchBattleGoal', goal: 482 });
    expect(game.scenario?.records[0]?.battleGoal).toBe(460);
  });
});

describe('a party without gold', () => {
  const poor = played(town, [
    { type: 'editCharacter', character: 'c1', gold: 0 },
    { type: 'editCharacter', character: 'c2', gold: 0 },
  ]).game;
  const needs = (needed: number) => ({ code: 'notEnoughGold', character: 'c1', needed, has: 0 });

  test('[ITEM-2] [DONATION-1] [ENHANCE-2] is refused with the gold it needs', () => {
    expect(refused(poor, { type: 'buyItem', ...C1, item: 9 })).toEqual(needs(30));
    expect(refused(poor, { type: 'donate', ...C1 })).toEqual(needs(10));
    const enhance = { type: 'enhance', ...C1, ...placing } as const;
    const dear = { code: 'enhancementTooExpensive', character: 'c1', gold: 50, has: 0 };
    expect(refused(poor, enhance)).toEqual(dear);
  });

  test('[EVENT-4] cannot pay an event, and takes its other outcome', () => {
    const open = played(poor, [{ type: 'drawEvent', deck: 'city', card: 2 }]).game;
    const other = { ...resolution, option: 'A', lines: [], card: 'bottom' } as const;
    const paid = { ...other, lines: ['A1.pay1'] } as const;
    expect(refused(open, paid)).toEqual({ code: 'eventNeedsGold', gold: -10 });
    expect(played(open, [other]).game.campaign.party.events.city.current).toBeNull();
  });

  test('[RETIRE-1] can retire, and a correction takes no gold it does not have', () => {
    const less = played(poor, [{ type: 'changeSheet', ...C1, gold: -5 }]).game;
    expect(less.campaign.characters[0]?.gold).toBe(0);
    const retire = { type: 'retire', ...C1, anyway: true } as const;
    expect(played(less, [retire]).game.campaign.retired).toHaveLength(1);
  });
});

describe('a character without items', () => {
  const owned = { ...C1, item: 12 } as const;
  const none = { code: 'itemIsNotOwned', ...owned };

  test.each<PlainCommand>([
    { type: 'sellItem', ...owned },
    { type: 'loseItem', ...owned },
    { type: 'equipItem', ...owned, equipped: true },
    { type: 'refreshItem', ...owned },
    { type: 'correctItem', ...owned, state: 'spent', marks: 0 },
    { type: 'useItem', ...owned },
  ])('[ITEM-4] is refused by its name: $type', (command) => {
    expect(refused(town, command)).toEqual(none);
  });

  test('[EVENT-7] consumes none for an event that wants one', () => {
    const open = played(town, [{ type: 'drawEvent', deck: 'road', card: 9 }]).game;
    const lines = ['A1.1'];
    const consume = { ...resolution, deck: 'road', option: 'A', lines, card: 'bottom' } as const;
    const after = played(open, [consume]).game;
    expect(after.campaign.party.events.road.current).toBeNull();
    expect(after.campaign.characters.flatMap(({ items }) => items)).toEqual([]);
  });
});

test('[RETIRE-4] players of nearly the same name are two, and one name in any case is one', () => {
  const create = (classId: string, name: string, player: string): PlainCommand => ({
    ...{ type: 'createCharacter', class: classId, name, level: 1, player },
  });
  const game = played(town, [
    { type: 'editCharacter', character: 'c1', player: 'Eva' },
    { type: 'retire', ...C1, anyway: true },
    create('tinkerer', 'One', 'Ewa'),
    create('brute', 'Two', ' EVA '),
  ]).game;
  const perks = game.campaign.characters.map(
    ({ name, extraPerks }) => `${name} ${String(extraPerks)}`,
  );
  expect(perks).toEqual(['Nim 0', 'One 0', 'Two 1']);
});
