import { describe, expect, test } from 'vitest';
import { lackedFromStart } from '../../rules/campaign/party/achievements';
import { shopOf } from '../../rules/campaign/items/shop';
import type { Campaign } from '../../state';
import { CONTENT, party, played, refused, type PlainCommand } from '../../testing/play';

const after = (...commands: readonly PlainCommand[]) => played(party(), commands);
const partyAfter = (...commands: readonly PlainCommand[]) => after(...commands).game.campaign.party;

describe('reputation and prosperity', () => {
  test('[REPUTATION-1] reputation stays within its track', () => {
    const by = (n: number) => ({ type: 'changeReputation', by: n }) as const;
    expect(partyAfter(by(15), by(15)).reputation).toBe(20);
    expect(partyAfter(by(-25)).reputation).toBe(-20);
    expect(after(by(15), by(15)).events).toMatchObject([
      { type: 'reputationChanged', by: 15, to: 15 },
      { type: 'classUnlocked', class: 'sun' },
      { type: 'eventAdded', deck: 'city', card: 31 },
      { type: 'eventAdded', deck: 'road', card: 31 },
      { type: 'reputationChanged', by: 5, to: 20 },
      { type: 'eventAdded', deck: 'city', card: 76 },
      { type: 'eventAdded', deck: 'road', card: 67 },
    ]);
  });

  test.each([
    [3, 1],
    [4, 2],
    [9, 3],
    [64, 9],
  ])('[PROSPERITY-1] %i check marks are prosperity level %i', (by, level) => {
    const { events } = after({ type: 'changeProsperity', by });
    expect(events).toMatchObject([{ type: 'prosperityChanged', to: by, level }]);
  });

  test('[PROSPERITY-1] a prosperity level is never lost', () => {
    const by = (n: number) => ({ type: 'changeProsperity', by: n }) as const;
    expect(partyAfter(by(6), by(-5)).prosperity).toBe(4);
    expect(partyAfter(by(60), by(20)).prosperity).toBe(64);
    const at = (n: number) => after(by(n)).game;
    expect(refused(at(4), by(-1))).toEqual({ code: 'prosperityCannotFall' });
    expect(refused(at(64), by(1))).toEqual({ code: 'prosperityIsHighest' });
  });

  test('[ITEM-8] a higher prosperity level adds items to the shop', () => {
    const items = (...commands: readonly PlainCommand[]) =>
      shopOf(after(...commands).game.campaign, CONTENT).map((entry) => entry.item.id);
    expect(items()).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(items({ type: 'changeProsperity', by: 4 }).at(-1)).toBe(21);
  });

  test('[OWN-5] correcting reputation or prosperity has no other effects', () => {
    const { game, events } = after({
      type: 'correctParty',
      reputation: 12,
      donated: 90,
      notes: 'We met\na merchant.',
    });
    expect(game.campaign.party).toMatchObject({
      reputation: 12,
      donated: 90,
      unlockedClasses: [],
      notes: 'We met\na merchant.',
    });
    expect(events.map((event) => event.type)).toEqual([
      'partyCorrected',
      'partyCorrected',
      'notesWritten',
    ]);
    expect(played(game, [{ type: 'correctParty', reputation: 12 }]).game).toBe(game);
  });
});

describe('donate', () => {
  const donate = { type: 'donate', character: 'c1' } as const;

  test('[DONATION-1] [QUEST-1] costs 10 gold and counts for a quest', () => {
    const { game } = after({ type: 'chooseQuest', character: 'c1', quest: 525 }, donate);
    expect(game.campaign.party.donated).toBe(10);
    expect(game.campaign.characters[0]).toMatchObject({ gold: 20, blessed: true });
    expect(game.campaign.characters[0]?.quest?.counters).toEqual([10]);
    const poor = played(party(), [{ type: 'editCharacter', character: 'c1', gold: 9 }]).game;
    expect(refused(poor, donate).code).toBe('notEnoughGold');
  });

  test('[DONATION-2] [UNLOCK-1] the total gives prosperity, and 100 gold open an envelope', () => {
    const total = (donated: number) => ({ type: 'correctParty', donated }) as const;
    expect(partyAfter(total(140), donate)).toMatchObject({ donated: 150, prosperity: 1 });
    expect(partyAfter(total(150), donate)).toMatchObject({ donated: 160, prosperity: 0 });
    expect(partyAfter(total(90), donate).envelopes).toEqual(['B']);
  });
});

describe('achievements', () => {
  const gain = (scope: 'global' | 'party', achievement: string) =>
    ({ type: 'gainAchievement', scope, achievement }) as const;

  test('[ACHIEVEMENT-1] an achievement replaces another of its type', () => {
    const party1 = partyAfter(
      gain('global', 'city-rule-economic'),
      gain('global', 'city-rule-demonic'),
    );
    expect(party1.globalAchievements).toEqual([{ achievement: 'city-rule-demonic', count: 1 }]);
  });

  test('[ACHIEVEMENT-1] [UNLOCK-1] five ancient technologies open an envelope', () => {
    const tech = gain('global', 'ancient-technology');
    const gained = partyAfter(tech, tech, tech, tech, tech);
    expect(gained.globalAchievements).toContainEqual({
      achievement: 'ancient-technology',
      count: 5,
    });
    expect(gained.envelopes).toEqual(['A']);
  });

  test('[ACHIEVEMENT-2] a campaign begins under military rule, and scenario 11 ends it', () => {
    const held = [{ achievement: 'city-rule-militaristic', count: 1 }];
    expect(party().campaign.party.globalAchievements).toEqual(held);
    const economic = { type: 'gainAchievement', scope: 'global' } as const;
    const { game, events } = after({ ...economic, achievement: 'city-rule-economic' });
    expect(game.campaign.party.globalAchievements).toHaveLength(1);
    expect(events.map(({ type }) => type)).toContain('achievementLost');
    const bare = after({
      type: 'loseAchievement',
      scope: 'global',
      achievement: 'city-rule-militaristic',
    }).game.campaign;
    const lacked = (campaign: Campaign) => lackedFromStart(campaign, 'global', CONTENT);
    expect([bare, game.campaign].map((each) => lacked(each).length)).toEqual([1, 0]);
  });

  test('[UNLOCK-3] both drake achievements offer a third one and two events, once', () => {
    const both = [gain('party', 'the-drakes-command'), gain('party', 'the-drakes-treasure')];
    const take = { type: 'takeMilestone', milestone: 'drake' } as const;
    const offered = after(...both).game;
    expect(offered.campaign.party.globalAchievements).toHaveLength(1);
    expect(refused(after(gain('party', 'the-drakes-command')).game, take).code).toBe(
      'milestoneIsNotOffered',
    );
    const unknown = { ...take, milestone: 'reputation 10' };
    expect(refused(offered, unknown).code).toBe('milestoneIsNotOffered');
    const taken = played(offered, [take]).game;
    expect(refused(taken, take).code).toBe('milestoneIsNotOffered');
    const { party: now } = taken.campaign;
    expect(now.globalAchievements).toContainEqual({ achievement: 'the-drake-aided', count: 1 });
    expect(now.events.city.draw).toContain(75);
    expect(now.events.road.draw).toContain(66);
  });

  test('unknown, repeated and missing achievements are refused', () => {
    const first = gain('party', 'first-steps');
    const { game } = after(first);
    expect(refused(game, first)).toEqual({ code: 'achievementIsHeld', name: 'First Steps' });
    expect(refused(game, gain('party', 'nothing')).code).toBe('noSuchAchievement');
    const lose = { ...first, type: 'loseAchievement' } as const;
    expect(refused(party(), lose).code).toBe('achievementIsNotHeld');
    expect(played(game, [lose]).game.campaign.party.partyAchievements).toEqual([]);
  });
});

describe('event decks', () => {
  const draw = (card: number | null = null) => ({ type: 'drawEvent', deck: 'city', card }) as const;
  const away = (remove: boolean) => ({ type: 'putEventAway', deck: 'city', remove }) as const;

  test('[EVENT-1] event decks start with cards 1 to 30, shuffled', () => {
    const { city, road } = party().campaign.party.events;
    const all = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(city.draw.toSorted((a, b) => a - b)).toEqual(all);
    expect(city.draw).not.toEqual(all);
    expect(city.draw).not.toEqual(road.draw);
  });

  test('[EVENT-2] a resolved card returns to the bottom or leaves the game', () => {
    const [top = 0, second = 0] = party().campaign.party.events.city.draw;
    const { game, events } = after(draw(), away(false), draw(), away(true));
    const { city } = game.campaign.party.events;
    expect(city).toMatchObject({ current: null, removed: [second] });
    expect(city.draw.at(-1)).toBe(top);
    expect(events.map((event) => event.type)).toEqual([
      'eventDrawn',
      'eventReturned',
      'eventDrawn',
      'eventRemoved',
    ]);
  });

  test('players can enter a card drawn from the physical deck', () => {
    expect(partyAfter(draw(17)).events.city.current).toBe(17);
    expect(refused(after(draw(17)).game, draw()).code).toBe('eventIsOpen');
    expect(refused(party(), draw(31)).code).toBe('noSuchEvent');
    expect(refused(party(), away(true)).code).toBe('noEventOpen');
  });

  test('[EVENT-3] cards are added and removed by number', () => {
    const add = { type: 'addEvent', deck: 'road', card: 42 } as const;
    const { game } = after(add);
    expect(game.campaign.party.events.road.draw).toContain(42);
    expect(refused(game, add).code).toBe('eventIsInDeck');
    const remove = { ...add, type: 'removeEvent' } as const;
    const gone = played(game, [remove]).game;
    expect(gone.campaign.party.events.road.removed).toEqual([42]);
    expect(refused(gone, remove).code).toBe('noSuchEvent');
    const again = played(gone, [add]).game.campaign.party.events.road;
    expect(again.removed).toEqual([]);
    expect(again.draw).toContain(42);
  });
});

describe('scenarios of a campaign', () => {
  const start = (scenario: string, more: object = {}): PlainCommand => ({
    type: 'startScenario',
    scenario,
    characters: ['c1', 'c2'],
    level: null,
    ...more,
  });
  const mark = (scenario: string, as: string): PlainCommand => ({
    type: 'markScenario',
    scenario,
    as,
  });
  const firstSteps = {
    type: 'gainAchievement',
    scope: 'party',
    achievement: 'first-steps',
  } as const;

  test('[SCENARIO-1] [SCENARIO-2] a completed scenario unlocks others, which may require achievements', () => {
    expect(refused(party(), start('2'))).toEqual({ code: 'scenarioIsLocked', scenario: '2' });
    const open = after(mark('1', 'completed')).game;
    expect(refused(open, start('2'))).toEqual({
      code: 'requirementsNotMet',
      scenario: '2',
      missing: [['First Steps']],
    });
    expect(played(open, [firstSteps, start('2')]).game.scenario?.outOfOrder).toBe(false);
  });

  test('[SCENARIO-2] players can override a missing requirement, and the log records it', () => {
    const { game, events } = after(start('2', { anyway: true }));
    expect(game.scenario?.outOfOrder).toBe(true);
    expect(game.campaign.party.outOfOrder).toEqual(['2']);
    expect(events[0]).toMatchObject({ type: 'startedOutOfOrder', scenario: '2' });
    expect(after(start('1', { anyway: true })).game.campaign.party.outOfOrder).toEqual([]);
  });

  test('[SCENARIO-3] a completed scenario can block others permanently', () => {
    const blocked = after(mark('3', 'completed'), mark('8', 'completed')).game;
    expect(refused(blocked, start('9'))).toEqual({
      code: 'scenarioIsBlocked',
      scenario: '9',
      by: '8',
    });
    expect(
      played(blocked, [mark('9', 'open'), start('9', { anyway: true })]).game.scenario,
    ).not.toBe(null);
  });

  test('[SCENARIO-1] a locked scenario reveals nothing, blocked or not', () => {
    const blocked = after(mark('8', 'completed')).game;
    expect(refused(blocked, start('9'))).toEqual({ code: 'scenarioIsLocked', scenario: '9' });
  });

  test('[SCENARIO-4] a completed scenario can only be replayed in casual mode', () => {
    const done = after(mark('1', 'completed')).game;
    expect(refused(done, start('1')).code).toBe('scenarioIsCompleted');
    expect(played(done, [start('1', { casual: true })]).game.scenario?.casual).toBe(true);
    expect(refused(done, start('5', { casual: true })).code).toBe('scenarioIsLocked');
  });

  test('players can set and remove scenario marks', () => {
    expect(refused(after(mark('1', 'blocked')).game, start('1')).code).toBe('scenarioIsBlocked');
    expect(refused(after(mark('1', 'locked')).game, start('1')).code).toBe('scenarioIsLocked');
    const back = after(mark('1', 'blocked'), mark('1', 'asPrinted')).game;
    expect(back.campaign.party.marks).toEqual([]);
    expect(refused(party(), mark('999', 'open')).code).toBe('noSuchScenario');
    const undone = after(mark('1', 'completed'), mark('1', 'asPrinted')).game;
    expect(undone.campaign.completed).toEqual([]);
  });
});

describe('treasures, designs and classes', () => {
  test('a treasure is noted once and can be removed', () => {
    const note = (treasure: number, looted = true) =>
      ({ type: 'noteTreasure', treasure, looted }) as const;
    expect(partyAfter(note(28), note(4), note(28)).treasures).toEqual([4, 28]);
    expect(partyAfter(note(28), note(28, false)).treasures).toEqual([]);
    expect(refused(party(), note(76)).code).toBe('noSuchTreasure');
  });

  test('[ITEM-8] a random design is drawn from those not found yet', () => {
    const random = { type: 'unlockDesign', item: null } as const;
    const all = Array.from({ length: 25 }, () => random);
    const { game } = after(...all);
    const numbers = game.campaign.party.items.map((each) => each.item);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => 71 + index));
    expect(refused(game, random)).toEqual({ code: 'designsUsedUp' });
    expect(refused(game, { type: 'unlockDesign', item: 500 }).code).toBe('noSuchItem');
  });

  test('players can correct the number of copies up to the printed one', () => {
    const copies = (n: number) => ({ type: 'correctCopies', item: 71, copies: n }) as const;
    expect(partyAfter(copies(9)).items).toEqual([{ item: 71, copies: 2 }]);
    expect(partyAfter(copies(1), copies(0)).items).toEqual([]);
  });

  test('players can unlock and lock classes', () => {
    const open = { type: 'unlockClass', class: 'eclipse' } as const;
    const { game } = after(open);
    expect(refused(game, open).code).toBe('classIsUnlocked');
    expect(refused(party(), { ...open, class: 'brute' }).code).toBe('classIsUnlocked');
    const locked = played(game, [{ ...open, type: 'lockClass' }]).game;
    expect(locked.campaign.party.unlockedClasses).toEqual([]);
    expect(refused(locked, { ...open, type: 'lockClass' }).code).toBe('classIsLocked');
  });

  test.each([
    [{ kind: 'class', which: 'nobody' }, 'noSuchClass'],
    [{ kind: 'scenario', which: '0' }, 'noSuchScenario'],
    [{ kind: 'item', which: 999 }, 'noSuchItem'],
    [{ kind: 'treasure', which: 999 }, 'noSuchTreasure'],
  ] as const)('revealing unknown content is refused: %j', (what, code) => {
    expect(refused(party(), { type: 'showHidden', what, shown: true })).toMatchObject({ code });
  });

  test('hidden content is revealed one at a time, and the history does not name it', () => {
    const SUN = { kind: 'class', which: 'sun' } as const;
    const show = (shown: boolean) => ({ type: 'showHidden', what: SUN, shown }) as const;
    const { game, events } = after(show(true));
    expect(game.campaign.party.shown).toEqual([SUN]);
    expect(events).toEqual([{ type: 'secretShown' }]);
    expect(refused(game, show(true)).code).toBe('isAlreadyShown');
    expect(refused(party(), show(false)).code).toBe('isNotShown');
  });
});
