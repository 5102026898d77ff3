import { describe, expect, test } from 'vitest';
import { troubleWithGame } from '../../schemas/game';
import { CONTENT, played, refused, type PlainOf } from '../../testing/play';
import { EMPTY_GAME } from '../apply';

const begun = () => played(EMPTY_GAME, [{ type: 'newCampaign', name: 'Paper' }]).game;

type Sheet = NonNullable<PlainOf<'enterPapers'>['characters']>[number];

const aSheet = (given: Partial<Sheet> = {}): Sheet => ({
  ...{ class: 'brute', name: 'Hilda', player: 'Ada', level: 3, experience: 120, gold: 30 },
  ...{ perks: [1, 1], checkMarks: 4, items: [1, 10] },
  ...given,
});

const papers = (given: Partial<PlainOf<'enterPapers'>> = {}): PlainOf<'enterPapers'> => ({
  ...{ type: 'enterPapers', characters: [aSheet()], retired: [], reputation: 4, prosperity: 5 },
  ...{ donated: 60, global: ['city-rule-militaristic'], party: ['first-steps'] },
  ...{ completed: ['1', '2'], classes: [] },
  ...given,
});

const after = (given: Partial<PlainOf<'enterPapers'>> = {}) =>
  played(begun(), [papers(given)]).game.campaign;

describe('enterPapers', () => {
  test('fills characters, numbers, achievements and scenarios in one step', () => {
    const { game, events } = played(begun(), [papers()]);
    const { characters, party, completed } = game.campaign;

    expect(characters).toMatchObject([
      {
        id: 'c1',
        name: 'Hilda',
        player: 'Ada',
        level: 3,
        experience: 120,
        gold: 30,
        checkMarks: 4,
      },
    ]);
    expect(characters[0]?.perks.slice(0, 3)).toEqual([1, 1, 0]);
    expect(characters[0]?.items.map(({ item }) => item)).toEqual([1, 10]);
    expect(party).toMatchObject({ reputation: 4, prosperity: 5, donated: 60 });
    expect(party.partyAchievements).toEqual([{ achievement: 'first-steps', count: 1 }]);
    expect(completed).toEqual(['1', '2']);
    expect(events).toEqual([
      { type: 'papersEntered', characters: ['Hilda'], retired: 0, scenarios: 2 },
    ]);
    expect(troubleWithGame(game)).toBeNull();
  });

  test('[RETIRE-4] a character has a perk more for each retirement of its player', () => {
    const retired = [{ class: 'tinkerer', name: 'Bolt', player: 'ada', level: 5 }];
    const perks = [1, 1, 1, 1];
    const campaign = after({ retired, characters: [aSheet({ perks })] });

    expect(campaign.characters[0]?.extraPerks).toBe(1);
    expect(campaign.retired).toMatchObject([{ id: 'c1', name: 'Bolt', level: 5 }]);
    expect(campaign.nextCharacter).toBe(3);
    expect(refused(begun(), papers({ characters: [aSheet({ perks })] }))).toEqual({
      ...{ code: 'tooManyPerks', name: 'Hilda', most: 3 },
    });
  });

  test('[UNLOCK-1] tracks open what they have opened, and nothing is given twice', () => {
    const campaign = after({ reputation: 12, donated: 100, classes: ['sun'] });

    expect(campaign.party.unlockedClasses).toEqual(['sun']);
    expect(campaign.party.envelopes).toEqual(['B']);
    expect(campaign.party.milestones).toEqual(
      expect.arrayContaining(['reputation 10', 'donations 100']),
    );
    const next = played(played(begun(), [papers({ reputation: 12 })]).game, [
      { type: 'changeReputation', by: 1 },
    ]);
    expect(next.events.map(({ type }) => type)).toEqual(['reputationChanged']);
  });

  test('[EVENT-3] the cards of open and retired classes are in the event decks', () => {
    const retired = [{ class: 'tinkerer', name: 'Bolt', player: '', level: 5 }];
    const characters = [aSheet({ class: 'three-spears', perks: [] })];
    const { party } = after({ retired, characters });
    const cards = CONTENT.events().addedByClass;
    const expected = [
      cards.find((each) => each.class === 'three-spears')?.unlock,
      cards.find((each) => each.class === 'tinkerer')?.retire,
    ];

    expect(party.unlockedClasses).toContain('three-spears');
    expect(party.events.city.draw).toEqual(expect.arrayContaining(expected));
  });

  test('[ITEM-8] owned items are in the game', () => {
    const dear = CONTENT.items().find(({ prosperity }) => prosperity === 9)?.id ?? 0;
    const { party } = after({ characters: [aSheet({ items: [dear] })] });
    expect(party.items).toEqual([{ item: dear, copies: 1 }]);
  });

  test('[ACHIEVEMENT-1] global achievements count as often as they were gained', () => {
    const { party } = after({ global: ['ancient-technology', 'ancient-technology'] });
    expect(party.globalAchievements).toEqual([{ achievement: 'ancient-technology', count: 2 }]);
  });

  test('[QUEST-1] a personal quest goes on where it is on paper', () => {
    const campaign = after({ characters: [aSheet({ quest: 510, questCounters: [2] })] });
    expect(campaign.characters[0]?.quest).toEqual({
      quest: 510,
      counters: [2, 0],
      counted: [[], []],
    });
    expect(after({ characters: [aSheet({ quest: 510 })] }).characters[0]?.quest).toMatchObject({
      counters: [0, 0],
    });
    expect(after().characters[0]?.quest).toBeNull();
  });

  test('[SOLO-1] solo scenarios and treasures are done', () => {
    const campaign = after({ completed: ['1', 'solo-1'], treasures: [7, 7, 38] });
    expect(campaign.completed).toEqual(['1', 'solo-1']);
    expect(campaign.party.treasures).toEqual([7, 38]);
  });

  test('[ITEM-8] all copies of a found design are in the shop, owned ones among them', () => {
    const dear = CONTENT.items().find(({ prosperity, copies }) => prosperity === 9 && copies > 1);
    const item = dear?.id ?? 0;
    const characters = [aSheet({ items: [item] })];
    const { party } = after({ characters, designs: [item] });
    expect(party.items).toEqual([{ item, copies: dear?.copies }]);
  });

  test('is refused once something was entered', () => {
    const one = played(begun(), [papers()]).game;
    expect(refused(one, papers())).toEqual({ code: 'campaignAlreadyBegun' });
  });

  test.each<[string, Partial<PlainOf<'enterPapers'>>, object]>([
    [
      'too little experience for the level',
      { characters: [aSheet({ experience: 20 })] },
      { code: 'experienceBelowLevel', name: 'Hilda', level: 3, needed: 95 },
    ],
    [
      'two characters of a class',
      { characters: [aSheet(), aSheet({ name: 'Bo' })] },
      { code: 'classIsTaken' },
    ],
    [
      'two characters of a name',
      { characters: [aSheet(), aSheet({ class: 'tinkerer', perks: [] })] },
      { code: 'characterNameIsTaken' },
    ],
    ['an unknown item', { characters: [aSheet({ items: [990] })] }, { code: 'noSuchItem' }],
    [
      'an item twice',
      { characters: [aSheet({ items: [1, 1] })] },
      { code: 'itemEnteredTwice', name: 'Hilda' },
    ],
    ['a donation of 65 gold', { donated: 65 }, { code: 'notADonationStep', gold: 10 }],
    ['an unknown scenario', { completed: ['900'] }, { code: 'noSuchScenario' }],
    ['a scenario twice', { completed: ['1', '1'] }, { code: 'scenarioIsCompleted' }],
    [
      'an achievement twice',
      { party: ['first-steps', 'first-steps'] },
      { code: 'achievementIsHeld' },
    ],
    ['an unknown class', { classes: ['crab'] }, { code: 'noSuchClass' }],
    [
      'an unknown personal quest',
      { characters: [aSheet({ quest: 99 })] },
      { code: 'noSuchQuest', quest: 99 },
    ],
    [
      'one personal quest for two characters',
      {
        characters: [
          aSheet({ quest: 510 }),
          aSheet({ class: 'tinkerer', name: 'Bo', perks: [], quest: 510 }),
        ],
      },
      { code: 'questIsTaken', quest: 510 },
    ],
    [
      'more numbers than the quest has goals',
      { characters: [aSheet({ quest: 510, questCounters: [1, 1, 1] })] },
      { code: 'questHasFewerGoals', quest: 510, goals: 2 },
    ],
    ['an unknown treasure', { treasures: [900] }, { code: 'noSuchTreasure', treasure: 900 }],
    ['an unknown design', { designs: [990] }, { code: 'noSuchItem', item: 990 }],
    ['an unknown solo scenario', { completed: ['solo-40'] }, { code: 'noSuchScenario' }],
    [
      'an unknown class in retirement',
      { retired: [{ class: 'crab', name: 'X', player: '', level: 1 }] },
      { code: 'noSuchClass' },
    ],
  ])('refuses %s', (_, given, refusal) => {
    expect(refused(begun(), papers(given))).toMatchObject(refusal);
  });

  test('[ITEM-4] refuses more owners of an item than it has copies', () => {
    const single = CONTENT.items().find(({ copies }) => copies === 1)?.id ?? 0;
    const characters = [
      aSheet({ items: [single] }),
      aSheet({ class: 'tinkerer', name: 'Piet', perks: [], items: [single] }),
    ];
    expect(refused(begun(), papers({ characters })).code).toBe('allCopiesOwned');
  });
});
