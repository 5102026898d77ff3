import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, EMPTY_GAME } from '../commands/apply';
import { readCommand } from '../commands/shapes';
import { troubleWithGame } from '../schemas/game';
import { shippedContent } from '../testing/content';
import {
  aForeignCharacter,
  aForeignGame,
  aForeignParty,
  aForeignStorage,
  aLongCampaign,
} from '../testing/secretariat';
import { firstParty as first, gameOf, partiesIn } from '../testing/importedGame';
import { played } from '../testing/play';
import { seeded } from '../testing/seeded';
import { readSecretariat, type ImportedParty } from './secretariat';

const content = shippedContent();

const codeOf = (text: string) => {
  const read = readSecretariat(text, content, seeded(1));
  return read.ok ? null : read.refusal.code;
};

/** 'scenarios left unknown: 500' */
const reportLines = ({ lines }: ImportedParty) =>
  lines.map(({ about, part, outcome, why, value }) =>
    [about, part, outcome, why ?? '', value].filter((word) => word !== '').join(' '),
  );

describe('readSecretariat', () => {
  test('[QUEST-4] a quest in the middle of its chain goes on counting', () => {
    const progress = { personalQuest: '510', personalQuestProgress: [3, 1] };
    const characters = [aForeignCharacter('brute', { progress }), aForeignCharacter('tinkerer')];
    const game = gameOf(first(aForeignGame({ characters })));
    const ids = game.campaign.characters.map(({ id }) => id);
    const { game: after } = played(game, [
      { type: 'startScenario', scenario: '53', characters: ids, level: 1, anyway: true },
      { type: 'finishScenario', won: true },
      { type: 'leaveScenario', corrections: [] },
    ]);
    expect(after.campaign.characters[0]?.quest?.counters).toEqual([3, 2]);
  });

  test('imports play time, counted or clocked, regardless of daylight saving time', () => {
    const counted = first(aForeignGame({ totalSeconds: 9000, playSeconds: 4000 }));
    expect(counted.campaign.playTime).toBe(9000);
    expect(reportLines(counted)).toContain('playTime taken 2 h 30 min');

    // Three hours, in the night that is one hour shorter on wall clocks.
    const clockIn = Date.parse('2026-03-28T23:30:00Z');
    const gameClock = [{ clockIn, clockOut: clockIn + 10_800_000 }, { clockIn }, { clockIn: 'x' }];
    const clocked = first(aForeignGame({ gameClock }));
    expect(clocked.campaign.playTime).toBe(10_800);
    expect(reportLines(clocked)).toContain('playTime left notKept x');

    const absurd = first(aForeignGame({ totalSeconds: -5 }));
    expect(absurd.campaign.playTime).toBe(0);
  });

  test('imports party and world', () => {
    const { name, campaign } = first(aForeignStorage(aLongCampaign()));

    expect(name).toBe('The Wanderers');
    expect(campaign).toMatchObject({
      difficulty: 'hard',
      solo: false,
      completed: ['1', '2', '4', 'solo-3'],
    });
    expect(campaign.party).toMatchObject({
      reputation: 7,
      // 5 stored, 1 for the envelope, 1 for the gold beyond 100.
      prosperity: 7,
      donated: 160,
      notes: 'Gloomhaven\nBuy potions.',
      globalAchievements: [
        { achievement: 'ancient-technology', count: 2 },
        { achievement: 'city-rule-militaristic', count: 1 },
      ],
      partyAchievements: [
        { achievement: 'dark-bounty', count: 1 },
        { achievement: 'first-steps', count: 1 },
        { achievement: 'jekserahs-plans', count: 1 },
      ],
      treasures: [7, 38],
      unlockedClasses: ['sun', 'three-spears'],
      marks: [{ scenario: '68', state: 'open' }],
      envelopes: ['B'],
    });
    // Their rewards are not given again.
    expect(campaign.party.milestones).toEqual([
      'reputation 10',
      'donations 100',
      'first retirement',
    ]);
    expect(campaign.party.items.map(({ item }) => item)).toContain(15);
  });

  test('imports characters, including absent and retired ones', () => {
    const { campaign } = first(aForeignStorage(aLongCampaign()));

    expect(campaign.characters.map(({ name, class: id }) => `${name} ${id}`)).toEqual([
      'Hilda brute',
      'hilda 2 sun',
      'Whisper mindthief',
    ]);
    expect(campaign.characters[0]).toMatchObject({
      id: 'c1',
      level: 4,
      experience: 160,
      gold: 73,
      checkMarks: 7,
      extraPerks: 2,
      notes: 'Wants a hammer.',
      quest: { quest: 515, counters: [12] },
    });
    expect(campaign.characters[0]?.perks.slice(0, 3)).toEqual([1, 0, 2]);
    expect(campaign.characters[0]?.items).toEqual([
      { item: 1, equipped: true, state: 'ready', marks: 0 },
      { item: 10, equipped: true, state: 'ready', marks: 0 },
      { item: 2, equipped: false, state: 'ready', marks: 0 },
    ]);
    expect(campaign.characters[2]).toMatchObject({ absent: true, level: 3 });
    expect(campaign.retired).toMatchObject([{ name: 'Bolt', class: 'tinkerer', gold: 0 }]);
    expect(campaign.nextCharacter).toBe(5);
  });

  test('reports line by line what was imported or skipped, and why', () => {
    const lines = reportLines(first(aForeignStorage(aLongCampaign())));

    expect(lines).toEqual(
      expect.arrayContaining([
        'reputation taken 7',
        'prosperity changed addedUp 5 → 7',
        'donations taken 160',
        'partyAchievements left unknown made-up',
        'scenarios taken 1, 2, 4, solo-3',
        'scenarios left otherGame fc 7',
        'scenarios left unknown 500',
        'casualScenarios left notKept 1',
        'treasures left unknown 999',
        'treasures left otherGame fc 1',
        'players left notKept Ben',
        'cityEvents taken 7, 3, 81',
        'events left twice city 03',
        'events left unknown city x',
        'events left unknown city 400',
        'roadEvents taken 2, 1',
        'Hilda player taken Ada',
        'character left otherGame Snow',
        'hilda 2 character changed nameTaken hilda',
        'Hilda items left otherGame fc 7',
        'Hilda items left unknown 998',
        'Hilda perks taken 1, 3 ×2',
        'Hilda quest taken Law Bringer',
        'Hilda questProgress changed onlyTheNumber 12',
        'Bolt quest left twice Law Bringer',
      ]),
    );
  });

  test('[ENHANCE-2] imports stickers that fit exactly one dot, and reports others', () => {
    const one = first(aForeignStorage(aLongCampaign()));
    expect(one.campaign.party.enhancements).toEqual([
      { class: 'brute', card: 1, half: 'top', dot: '0:attack:0', sticker: 'poison' },
      { class: 'brute', card: 1, half: 'bottom', dot: '0:move:0', sticker: 'jump' },
    ]);
    expect(reportLines(one).filter((line) => line.includes(' enhancements '))).toEqual([
      'Hilda enhancements taken Trample: poison',
      'Hilda enhancements left whichDot Overwhelming Assault: plus1',
      'Hilda enhancements taken Trample: jump',
      expect.stringContaining('left unknown'),
    ]);
  });

  test('[EVENT-1] imports event decks in their order', () => {
    const { events } = gameOf(first(aForeignStorage(aLongCampaign()))).campaign.party;

    expect(events.city.draw).toEqual([7, 3, 81]);
    expect(events.city.removed).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1).filter(
        (card) => card !== 3 && card !== 7,
      ),
    );
    expect(events.road.draw).toEqual([2, 1]);
  });

  test('[EVENT-1] shuffles decks that are not in the export', () => {
    const one = first(aForeignGame());
    expect(reportLines(one)).toContain('events left beginsAnew');
    const { draw } = gameOf(one).campaign.party.events.city;
    expect(draw).not.toEqual(draw.toSorted((a, b) => a - b));
    expect(draw).toHaveLength(30);
  });

  test('[EVENT-1] refuses a deck with a duplicate card', () => {
    const { campaign } = first(aForeignStorage(aLongCampaign()));
    const city = { draw: [4, 4], current: null, removed: [] };
    const begun = apply(EMPTY_GAME, { type: 'newCampaign', name: 'W' }, seeded(1), content);
    if (!begun.ok) throw new Error('not begun');
    const withDuplicates = {
      ...campaign,
      party: { ...campaign.party, events: { city, road: city } },
    };
    const command = readCommand({
      type: 'moveIn',
      program: 'gloomhavenSecretariat',
      campaign: withDuplicates,
      lines: [],
    });
    if (!command) throw new Error('no command');
    const result = apply(begun.value.next, command, seeded(1), content);
    expect(result.ok ? null : result.refusal.code).toBe('eventIsInDeck');
  });

  test('gives a game that can be saved and played', () => {
    const one = first(aForeignStorage(aLongCampaign()));
    const game = gameOf(one);

    expect(troubleWithGame(game)).toBeNull();
    expect(game.campaign.name).toBe('Wanderers');
    const start = apply(
      game,
      {
        type: 'startScenario',
        scenario: game.campaign.party.marks[0]?.scenario ?? ('1' as never),
        characters: game.campaign.characters.slice(0, 2).map(({ id }) => id),
        level: null,
        anyway: true,
      },
      seeded(1),
      content,
    );
    expect(start.ok).toBe(true);
  });

  test.each([
    ['the whole storage', aForeignStorage()],
    ['the storage of older versions', { 'ghs-game': aForeignGame(), 'ghs-settings': {} }],
    ['a storage that holds texts', { 'ghs-game': JSON.stringify(aForeignGame()) }],
    ['one game', aForeignGame()],
    ['one party', aForeignParty()],
  ])('accepts %s', (_, input) => {
    expect(first(input).name).toBe('The Wanderers');
  });

  test('offers every party of a game', () => {
    const party = aForeignParty();
    const other = aForeignParty({
      id: 1,
      name: 'The Others',
      characters: [aForeignCharacter('scoundrel', { title: 'Sly' })],
    });
    const parties = partiesIn(aForeignGame({ party, parties: [party, other] }));

    expect(parties.map(({ name }) => name)).toEqual(['The Wanderers', 'The Others']);
    expect(parties[1]?.campaign.characters.map(({ name }) => name)).toEqual(['Sly']);
  });

  test('imports achievements entered as text in older versions', () => {
    const party = aForeignParty({ achievements: "First Steps\nJekserah's Plans\n\nSomething" });
    const one = first(aForeignGame({ party, parties: [party] }));
    expect(one.campaign.party.partyAchievements.map(({ achievement }) => achievement)).toEqual([
      'first-steps',
      'jekserahs-plans',
    ]);
    expect(reportLines(one)).toContain('partyAchievements left unknown Something');
  });

  test('limits numbers to their bounds and reports that', () => {
    const characters = [
      aForeignCharacter('brute', {
        level: 12,
        progress: { gold: -5, battleGoals: 40, perks: [9], experience: 'x' },
      }),
    ];
    const party = aForeignParty({ reputation: 55, prosperity: 400 });
    const one = first(aForeignGame({ party, parties: [party], characters }));
    expect(one.campaign.party).toMatchObject({ reputation: 20, prosperity: 64 });
    expect(one.campaign.characters[0]).toMatchObject({ level: 9, gold: 0, checkMarks: 18 });
    expect(reportLines(one)).toEqual(
      expect.arrayContaining([
        'reputation changed outOfBounds 55 → 20',
        'prosperity changed outOfBounds 400 → 64',
        'Brute level changed outOfBounds 12 → 9',
        'Brute perks left outOfBounds 1 ×8',
      ]),
    );
    expect(troubleWithGame(gameOf(one))).toBeNull();
  });

  test.each([
    ['envx', 'gh'],
    ['bladeswarm', 'gh-envx'],
  ])('[UNLOCK-2] imports the class %s of a solved envelope under its own name', (name, edition) => {
    const party = aForeignParty({ unlockedCharacters: [`${edition}:${name}`] });
    const characters = [aForeignCharacter(name, { edition })];
    const { campaign } = first(aForeignGame({ party, characters }));
    expect(campaign.characters.map((sheet) => sheet.class)).toEqual(['envelope-x']);
    expect(campaign.party).toMatchObject({
      unlockedClasses: ['envelope-x'],
      envelopes: ['X'],
    });
  });

  test('equips items that fit and puts the rest in the bag', () => {
    const boots = content
      .items()
      .filter((item) => item.slot === 'legs')
      .slice(0, 2);
    const items = boots.map(({ id }) => ({ name: String(id), edition: 'gh' }));
    const characters = [aForeignCharacter('brute', { progress: { items, equippedItems: items } })];
    const one = first(aForeignGame({ characters }));
    expect(one.campaign.characters[0]?.items.map(({ equipped }) => equipped)).toEqual([
      true,
      false,
    ]);
    expect(reportLines(one).some((line) => line.startsWith('Brute equipped changed noRoom'))).toBe(
      true,
    );
  });
});

describe('refusals', () => {
  test.each([
    ['no JSON', '{"game":'],
    ['an empty file', ''],
    ['a list', '[]'],
    ['a text', '"game"'],
    ['a campaign of ours', JSON.stringify({ standee: 1, game: EMPTY_GAME })],
    ['a game that is cut down', JSON.stringify({ game: { characters: [], party: {} } })],
    ['a party without its lists', JSON.stringify({ reputation: 1, achievements: '' })],
  ])('%s', (_, text) => {
    expect(codeOf(text)).toBe('notAnExport');
  });

  test('an export that is cut off is called damaged', () => {
    const whole = JSON.stringify({ 'ghs-game': aForeignGame() });
    expect(codeOf(whole.slice(0, whole.length / 2))).toBe('exportIsDamaged');
  });

  test('another game of the family', () => {
    const party = aForeignParty({ edition: 'fh' });
    expect(codeOf(JSON.stringify(aForeignGame({ edition: 'fh', party, parties: [party] })))).toBe(
      'exportOfOtherGame',
    );
  });

  test('a name like __proto__ is harmless', () => {
    const text = JSON.stringify(aForeignStorage(aLongCampaign()))
      .replace('"retirements":1', '"retirements":1,"__proto__":{"gold":9999,"polluted":1}')
      .replace('"first-steps"', '"__proto__","constructor"');
    const read = readSecretariat(text, content, seeded(1));
    expect(read.ok && read.value[0]?.campaign.characters[0]?.gold).toBe(73);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('names with markup stay text, and invisible characters are removed', () => {
    const characters = [
      aForeignCharacter('brute', { title: '<img src=x onerror=alert(1)>\u202e\u0007' }),
    ];
    const { campaign } = first(aForeignGame({ characters }));
    expect(campaign.characters[0]?.name).toBe('<img src=x onerror=alert(1)>');
  });

  test('unlimited nesting and lists are read only up to a limit', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = JSON.stringify(aForeignGame({ solo: 'DEEP' })).replace('"DEEP"', deep);
    expect(codeOf(text)).toBeNull();
    const scenarios = Array.from({ length: 50_000 }, (_, index) => ({
      index: `x${String(index)}`,
    }));
    const party = aForeignParty({ scenarios });
    expect(first(aForeignGame({ party, parties: [party] })).lines.length).toBeLessThan(600);
  });

  test('any JSON in any field is read without errors and gives a game', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const game = aLongCampaign() as Record<string, unknown>;
        const places = [
          game,
          game['party'] as Record<string, unknown>,
          ...(game['characters'] as Record<string, unknown>[]),
          ...(game['characters'] as Record<string, Record<string, unknown>>[]).map(
            (one) => one['progress'] ?? {},
          ),
        ];
        const place = places[at % places.length] ?? game;
        const fields = Object.keys(place);
        place[fields[at % fields.length] ?? 'party'] = value;
        const read = readSecretariat(JSON.stringify(game), content, seeded(1));
        if (!read.ok) return;
        for (const one of read.value) expect(troubleWithGame(gameOf(one))).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});

describe('moveIn', () => {
  test('only works for a campaign that has just begun', () => {
    const one = first(aForeignStorage(aLongCampaign()));
    const game = gameOf(one);
    const command = readCommand({
      type: 'moveIn',
      program: 'gloomhavenSecretariat',
      campaign: one.campaign,
      lines: [],
    });
    if (!command) throw new Error('no command');
    const again = apply(game, command, seeded(1), content);
    expect(again.ok ? null : again.refusal.code).toBe('campaignAlreadyBegun');
    const nowhere = apply(EMPTY_GAME, command, seeded(1), content);
    expect(nowhere.ok ? null : nowhere.refusal.code).toBe('noCampaign');
  });

  test.each([
    ['a class', { characters: [{ class: 'yeti' }] }, 'noSuchClass'],
    ['an item', { party: { items: [{ item: 998, copies: 1 }] } }, 'noSuchItem'],
    ['a scenario', { completed: ['500'] }, 'noSuchScenario'],
    [
      'an achievement',
      { party: { partyAchievements: [{ achievement: 'x', count: 1 }] } },
      'noSuchAchievement',
    ],
    ['a perk box', { characters: [{ perks: [99] }] }, 'perkBeyondItsBoxes'],
  ])('refuses %s that is not printed', (_, change, code) => {
    const { campaign } = first(aForeignStorage(aLongCampaign()));
    const {
      characters = [],
      party = {},
      ...rest
    } = change as {
      characters?: object[];
      party?: object;
    };
    const command = readCommand({
      type: 'moveIn',
      program: 'gloomhavenSecretariat',
      campaign: {
        ...campaign,
        ...rest,
        characters: campaign.characters.map((sheet, index) => ({ ...sheet, ...characters[index] })),
        party: { ...campaign.party, ...party },
      },
      lines: [],
    });
    const begun = apply(EMPTY_GAME, { type: 'newCampaign', name: 'W' }, seeded(1), content);
    if (!begun.ok || !command) throw new Error('not begun');
    const result = apply(begun.value.next, command, seeded(1), content);
    expect(result.ok ? null : result.refusal.code).toBe(code);
  });
});
