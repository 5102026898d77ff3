import { describe, expect, test } from 'vitest';
import { classHitPoints } from '../../content/stats';
import type { CharacterSheet, Game } from '../../state';
import {
  CONTENT,
  inScenario,
  party,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

function sheetOf(game: Game, id = 'c1'): CharacterSheet {
  const sheet = game.campaign.characters.find((each) => (each.id as string) === id);
  if (!sheet) throw new Error(`There is no ${id}.`);
  return sheet;
}

const edited = (changes: object, game = party()) =>
  played(game, [{ type: 'editCharacter', character: 'c1', ...changes }]).game;

const create = (more: object = {}): PlainCommand => ({
  type: 'createCharacter',
  class: 'tinkerer',
  name: 'Tin',
  level: 1,
  ...more,
});

describe('createCharacter', () => {
  test('[EXPERIENCE-2] [EXPERIENCE-4] allows levels up to the prosperity level, with the gold of the level', () => {
    expect(refused(party(), create({ level: 2 }))).toEqual({
      code: 'levelAboveProsperity',
      level: 2,
      prosperity: 1,
    });
    const rich = played(party(), [{ type: 'correctParty', prosperity: 15 }]).game;
    const { game } = played(rich, [create({ level: 4 })]);
    expect(sheetOf(game, 'c3')).toMatchObject({
      level: 4,
      experience: 150,
      gold: 75,
      extraPerks: 0,
    });
    expect(refused(rich, create({ level: 5 })).code).toBe('levelAboveProsperity');
  });

  test('[CLASS-1] refuses a locked class', () => {
    const sun = create({ class: 'sun' });
    expect(refused(party(), sun).code).toBe('classIsLocked');
    const { game, events } = played(party(), [{ type: 'unlockClass', class: 'sun' }, sun]);
    expect(sheetOf(game, 'c3').class).toBe('sun');
    expect(events.map((event) => event.type)).toEqual([
      'classUnlocked',
      'eventAdded',
      'eventAdded',
      'characterAdded',
    ]);
  });

  test.each([
    [create({ class: 'bard' }), 'noSuchClass'],
    [create({ class: 'brute' }), 'classIsTaken'],
    [create({ name: party().campaign.characters[0]?.name.toUpperCase() }), 'characterNameIsTaken'],
    [create({ quest: 509 }), 'noSuchQuest'],
    [create({ cards: [38] }), 'tooManyCardsChosen'],
  ])('refuses %j: %s', (command, code) => {
    expect(refused(party(), command).code).toBe(code);
  });

  test('[QUEST-1] refuses a quest that another character has', () => {
    const { game } = played(party(), [create({ quest: 515 })]);
    expect(sheetOf(game, 'c3').quest).toEqual({ quest: 515, counters: [0], counted: [[]] });
    const second = create({ class: 'cragheart', name: 'Rok', quest: 515 });
    expect(refused(game, second).code).toBe('questIsTaken');
  });

  test('accepts only cards of the class up to the level', () => {
    const rich = played(party(), [{ type: 'correctParty', prosperity: 9 }]).game;
    const higher = CONTENT.classCards('tinkerer').filter((card) => Number(card.level) > 1);
    const [two] = higher.filter((card) => card.level === 2);
    const [nine] = higher.filter((card) => card.level === 9);
    const level = 3;
    expect(refused(rich, create({ level, cards: [nine?.id] })).code).toBe('cardLevelTooHigh');
    expect(refused(rich, create({ level, cards: [two?.id, two?.id] })).code).toBe('cardIsOwned');
    expect(refused(rich, create({ level, cards: [1] })).code).toBe('noSuchClassCard');
    const { game } = played(rich, [create({ level, cards: [two?.id] })]);
    expect(sheetOf(game, 'c3').cards).toEqual([two?.id]);
  });
});

describe('levelUp', () => {
  const up = { type: 'levelUp', character: 'c1', card: null } as const;

  test('[EXPERIENCE-1] needs the experience of the next level', () => {
    expect(refused(edited({ experience: 44 }), up)).toEqual({
      code: 'notEnoughExperience',
      character: 'c1',
      needed: 45,
    });
    expect(sheetOf(played(edited({ experience: 45 }), [up]).game).level).toBe(2);
  });

  test('[EXPERIENCE-5] [PERK-1] checks a perk in the same step, or is refused as a whole', () => {
    const ready = edited({ experience: 50 });
    const { game, events } = played(ready, [{ ...up, perk: 0 }]);
    expect(sheetOf(game)).toMatchObject({ level: 2, perks: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(events.map((event) => event.type)).toEqual(['levelledUp', 'perkChecked']);

    const full = edited({ perks: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], extraPerks: 1 }, ready);
    expect(refused(full, { ...up, perk: 0 })).toEqual({ code: 'perkBeyondItsBoxes', perk: 0 });
    expect(refused(ready, { ...up, perk: 30 })).toEqual({ code: 'noSuchPerk', perk: 30 });
    const ahead = edited({ perks: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] }, ready);
    expect(refused(ahead, { ...up, perk: 0 }).code).toBe('noPerkLeft');
  });

  test('[EXPERIENCE-5] gives hit points, a card, and a perk to check', () => {
    const perk = { type: 'checkPerk', character: 'c1', perk: 0 } as const;
    expect(refused(party(), perk).code).toBe('noPerkLeft');
    const { game, events } = played(edited({ experience: 50 }), [{ ...up, card: 14 }, perk]);
    expect(sheetOf(game)).toMatchObject({ level: 2, experience: 50, cards: [14] });
    expect(sheetOf(game).perks[0]).toBe(1);
    const brute = CONTENT.class('brute');
    expect(events[0]).toMatchObject({
      type: 'levelledUp',
      hitPoints: brute && classHitPoints(brute, 2),
      card: 'Fatal Advance',
    });
    expect(refused(game, { ...perk, perk: 1 }).code).toBe('noPerkLeft');
  });

  test('[PROSPERITY-2] raises characters below the prosperity level, with the experience', () => {
    const rich = played(party(), [{ type: 'correctParty', prosperity: 9 }]).game;
    const { game } = played(rich, [up, up]);
    expect(sheetOf(game)).toMatchObject({ level: 3, experience: 95 });
    expect(refused(game, up).code).toBe('notEnoughExperience');
  });

  test.each([
    [{ ...up, card: 9999 }, 'noSuchClassCard'],
    [{ ...up, card: 1 }, 'cardIsOwned'],
    [{ ...up, card: 16 }, 'cardLevelTooHigh'],
  ])('refuses %j: %s', (command, code) => {
    const before = edited({ experience: 45 });
    expect(refused(before, command).code).toBe(code);
  });

  test('is refused during a scenario and at level 9', () => {
    expect(refused(inScenario(), up).code).toBe('characterIsPlaying');
    expect(refused(edited({ level: 9, experience: 900 }), up).code).toBe('highestLevel');
  });
});

describe('perks', () => {
  const check = (perk: number) => ({ type: 'checkPerk', character: 'c1', perk }) as const;

  test('[PERK-3] [PERK-4] come from levels, check marks and retired characters', () => {
    const game = edited({ checkMarks: 7, extraPerks: 1 });
    const three = played(game, [check(2), check(2), check(3)]).game;
    expect(sheetOf(three).perks).toEqual([0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(refused(three, check(4)).code).toBe('noPerkLeft');
  });

  test('[PERK-1] cannot be checked more often than they have boxes', () => {
    const game = edited({ checkMarks: 18 });
    const one = played(game, [check(0)]).game;
    expect(refused(one, check(0))).toEqual({ code: 'perkBeyondItsBoxes', perk: 0 });
    expect(refused(one, check(11))).toEqual({ code: 'noSuchPerk', perk: 11 });
    const back = { type: 'uncheckPerk', character: 'c1', perk: 0 } as const;
    expect(sheetOf(played(one, [back]).game).perks[0]).toBe(0);
    expect(refused(game, back)).toEqual({ code: 'perkIsNotChecked', perk: 0 });
  });
});

describe('changeSheet', () => {
  const change = (more: object) => ({ type: 'changeSheet', character: 'c1', ...more }) as const;

  test('adds gold and experience, and never goes below zero', () => {
    const { game, events } = played(party(), [change({ gold: -99, experience: 10 })]);
    expect(sheetOf(game)).toMatchObject({ gold: 0, experience: 10 });
    expect(events).toMatchObject([
      { what: 'gold', by: -30 },
      { what: 'experience', by: 10 },
    ]);
  });

  test('[EXPERIENCE-1] experience never falls below the minimum of the level', () => {
    const game = edited({ level: 2, experience: 47 });
    expect(sheetOf(played(game, [change({ experience: -10 })]).game).experience).toBe(45);
  });

  test.each([
    [4, -3, 3],
    [5, -1, 4],
    [17, 3, 18],
    [2, -3, 0],
  ])('[PERK-4] %i check marks plus %i make %i', (has, by, left) => {
    const { game } = played(edited({ checkMarks: has }), [change({ checkMarks: by })]);
    expect(sheetOf(game).checkMarks).toBe(left);
  });

  test('returns the same game for an empty change', () => {
    const game = edited({ gold: 0 });
    expect(played(game, [change({ gold: -5 })]).game).toBe(game);
  });
});

describe('personal quests', () => {
  const quest = (number: number | null) =>
    ({ type: 'chooseQuest', character: 'c1', quest: number }) as const;
  const count = (by: number, goal = 0) =>
    ({ type: 'countQuest', character: 'c1', goal, by }) as const;

  test('[QUEST-1] players can correct progress, never below zero', () => {
    const { game } = played(party(), [quest(515), count(3), count(-1), count(-9), count(2)]);
    expect(sheetOf(game).quest?.counters).toEqual([2]);
    expect(sheetOf(played(game, [quest(null)]).game).quest).toBeNull();
  });

  test('progress that the sheet determines cannot be corrected', () => {
    const game = played(party(), [quest(512)]).game;
    expect(refused(game, count(1)).code).toBe('noSuchGoal');
    expect(refused(party(), count(1)).code).toBe('noQuest');
    expect(refused(game, quest(1)).code).toBe('noSuchQuest');
  });
});

describe('retire', () => {
  const retire = { type: 'retire', character: 'c1' } as const;
  const done = (number = 515) =>
    played(party(), [
      { type: 'editCharacter', character: 'c1', player: 'Ann' },
      { type: 'chooseQuest', character: 'c1', quest: number },
      { type: 'countQuest', character: 'c1', goal: 0, by: 20 },
      { type: 'buyItem', character: 'c1', item: 12 },
    ]).game;

  test('[QUEST-3] a character without a quest does not retire', () => {
    expect(party().campaign.characters[0]?.quest).toBeNull();
    expect(refused(party(), { type: 'retire', character: 'c1' }).code).toBe('questIsNotDone');
  });

  test('[RETIRE-1] [RETIRE-5] needs the completed quest, unless players insist', () => {
    expect(refused(party(), retire)).toEqual({ code: 'questIsNotDone', character: 'c1' });
    const { game } = played(party(), [{ ...retire, anyway: true }]);
    expect(game.campaign.characters.map((sheet) => sheet.id)).toEqual(['c2']);
    expect(game.campaign.party.unlockedClasses).toEqual([]);
  });

  test('[RETIRE-1] [RETIRE-2] returns items, adds prosperity and unlocks the reward of the quest', () => {
    const { game, events } = played(done(), [retire]);
    const { campaign } = game;
    expect(campaign.retired).toMatchObject([{ id: 'c1', gold: 0, items: [] }]);
    expect(campaign.party).toMatchObject({ prosperity: 1, unlockedClasses: ['sun'] });
    expect(events.map((event) => event.type)).toEqual([
      'characterRetired',
      'eventAdded',
      'eventAdded',
      'prosperityChanged',
      'classUnlocked',
      'eventAdded',
      'eventAdded',
      'lookUpSaid',
    ]);
    expect(refused(game, retire)).toEqual({ code: 'hasRetired', character: 'c1' });
  });

  test('[RETIRE-4] later characters of the player start with one more perk', () => {
    const { game } = played(done(), [
      retire,
      create({ player: 'ann', class: 'brute' }),
      create({ player: 'Bob', name: 'Tom' }),
    ]);
    expect(game.campaign.characters.map((sheet) => sheet.extraPerks)).toEqual([0, 1, 0]);
    const check = { type: 'checkPerk', character: 'c3', perk: 0 } as const;
    expect(sheetOf(played(game, [check]).game, 'c3').perks[0]).toBe(1);
  });

  test('[RETIRE-3] gives a random design and side scenario if the class is already open', () => {
    const open = played(done(), [{ type: 'unlockClass', class: 'sun' }]).game;
    const { game, events } = played(open, [retire]);
    expect(game.campaign.party.items).toHaveLength(1);
    expect(game.campaign.party.items[0]?.item).toBeGreaterThanOrEqual(71);
    const [side] = game.campaign.party.marks;
    expect(events).toContainEqual({
      ...{ type: 'scenarioMarked', as: 'open', rule: 'RETIRE-3' },
      scenario: side?.scenario,
    });
    expect(CONTENT.scenarioEntry(side?.scenario ?? '')?.sideCard).toBe(true);
    const told = { ...retire, drawn: { design: 91, sideScenario: '63' } };
    expect(played(open, [told]).game.campaign.party).toMatchObject({
      items: [{ item: 91 }],
      marks: [{ scenario: '63', state: 'open' }],
    });
    const wrong = (drawn: object) => refused(open, { ...retire, drawn }).code;
    expect([{ design: 1 }, { sideScenario: '1' }].map(wrong)).toEqual([
      'designIsNotLeft',
      'sideScenarioIsNotLeft',
    ]);
  });

  test('[RETIRE-4] without a player it is said, and a player can be entered at the end', () => {
    const nameless = edited({ player: '' }, done());
    const types = played(nameless, [retire]).events.map(({ type }) => type);
    expect(types).toContain('retirementPerkLost');
    const named = played(nameless, [
      { ...retire, player: 'Ann' },
      create({ player: 'ann', class: 'brute' }),
    ]);
    expect(named.events.map(({ type }) => type)).not.toContain('retirementPerkLost');
    expect(sheetOf(named.game, 'c3').extraPerks).toBe(1);
    const other = played(done(), [{ ...retire, player: 'Bob' }]).game;
    expect(other.campaign.retired[0]?.player).toBe('Ann');
  });

  test('[QUEST-1] counts for quests about other characters’ retirement', () => {
    const helped = played(done(), [{ type: 'chooseQuest', character: 'c2', quest: 532 }]).game;
    expect(sheetOf(played(helped, [retire]).game, 'c2').quest?.counters).toEqual([1]);
  });

  test('[RETIRE-5] a character with a completed quest must retire before the next scenario', () => {
    const start = {
      type: 'startScenario',
      scenario: '1',
      characters: ['c1', 'c2'],
      level: null,
    } as const;
    expect(refused(done(), start)).toEqual({ code: 'questIsDone', character: 'c1' });
    const { game } = played(done(), [{ ...start, anyway: true }]);
    expect(tableOf(game).outOfOrder).toBe(true);
  });
});
