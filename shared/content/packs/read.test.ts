import { describe, expect, test } from 'vitest';
import { id, type PackId } from '../../ids';
import { shippedContent, shippedFile } from '../../testing/content';
import {
  aMonsterDeck,
  aMonsterType,
  aPack,
  aPackClass,
  aPackScenario,
  CONDITIONS_OF_PACK,
  DRAWN,
} from '../../testing/packs';
import type { ContentProblem } from '../reading/problem';
import { contentWithPacks, requiredPacks } from './packs';
import { LARGEST_PACK } from '../reading/limits';
import { parsePack, readPack } from './read';
import type { AbilityAction, ClassContent, ItemContent, PackFile } from '../types';

const printed = shippedContent();

function problemsOf(pack: unknown, others: readonly PackFile[] = []): readonly ContentProblem[] {
  const read = readPack(pack, shippedFile, others);
  if (read.ok) return [];
  return read.refusal.code === 'contentIsWrong' ? read.refusal.problems : [];
}

const pathsOf = (pack: unknown, others?: readonly PackFile[]) =>
  problemsOf(pack, others).map(({ path, code }) => `${path}: ${code}`);

function deckWith(action: AbilityAction) {
  const deck = aMonsterDeck();
  return { ...deck, cards: deck.cards.map((card) => ({ ...card, actions: [action] })) };
}

function perked(card: string) {
  const [one] = aPackClass().classes ?? [];
  return { ...one, perks: [{ boxes: 1, add: [card] }] };
}

const LINE = [{ type: 'move', value: 3 }];

function printedItem(): ItemContent {
  const [item] = printed.items();
  if (!item) throw new Error('no items');
  return item;
}

/** A class whose first card has another top half. */
function withTop({ printed: half = {}, lines }: { printed?: object; lines?: readonly object[] }) {
  const pack = aPackClass();
  const [own, text] = [pack.classCards?.[0], pack.cardLines?.[0]];
  const [first, ...others] = own?.cards ?? [];
  const [line, ...rest] = text?.cards.filter(({ id: card }) => card === first?.id) ?? [];
  const left = text?.cards.filter(({ id: card }) => card !== first?.id) ?? [];
  return {
    ...pack,
    classCards: [{ ...own, cards: [{ ...first, top: half }, ...others] }],
    cardLines: [{ ...text, cards: [{ ...line, ...(lines && { top: lines }) }, ...rest, ...left] }],
  } as never;
}

function brute(): ClassContent {
  const found = printed.class('brute');
  if (!found) throw new Error('no brute');
  return found;
}

describe('readPack', () => {
  test('reads a pack with one of everything, and adds its content', () => {
    const pack = aPack({
      ...aPackClass(),
      ...DRAWN,
      conditions: CONDITIONS_OF_PACK,
      abilityDecks: [deckWith({ type: 'attack', value: '+0', effects: ['own-doom'] })],
      names: [
        {
          language: 'de',
          monsters: { 'frost-hound': 'Frosthund' },
          conditions: { 'own-doom': 'Verhängnis' },
        },
      ],
      items: [{ ...printedItem(), id: 700, name: 'Ice Pick' }],
      scenarios: [aPackScenario()],
      tiles: [
        {
          id: 'X1a',
          hexes: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
    expect(problemsOf(JSON.parse(JSON.stringify(pack)))).toEqual([]);

    const content = contentWithPacks(shippedFile, [pack], ['frostlands']);
    expect(content.monster('frost-hound')?.name).toBe('Frost Hound');
    expect(content.abilityDeck('frost-hound')?.cards).toHaveLength(8);
    expect(content.class('frost-witch')?.name).toBe('Frost Witch');
    expect(content.classCards('frost-witch').length).toBeGreaterThan(8);
    expect(content.cardLines('frost-witch')?.cards).toEqual(printed.cardLines('brute')?.cards);
    expect(content.battleGoals().at(-1)?.name).toBe('Snowman');
    expect(content.personalQuests().at(-1)?.name).toBe('Winter Sleep');
    expect(content.events().cards.at(-1)).toMatchObject({ deck: 'city', id: 902 });
    expect(content.treasure(901)?.rewards).toEqual([{ type: 'gold', value: 9 }]);
    expect(content.achievements().party.at(-1)?.name).toBe('Warm Hands');
    expect(content.item(700)?.name).toBe('Ice Pick');
    expect(content.scenarioEntry('frozen-gate')).toMatchObject({ own: true, initial: true });
    expect(content.scenario('frozen-gate')?.map).not.toBeNull();
    expect(content.tile('X1a')?.hexes).toHaveLength(2);
    expect(content.monster('bandit-guard')?.name).toBe('Bandit Guard');
  });

  test('accepts a deck of up to 1,000 cards', () => {
    const [card] = aMonsterDeck().cards;
    const of = (count: number) => ({
      ...aMonsterDeck(),
      cards: Array.from({ length: count }, (_, index) => ({ ...card, id: index + 1 })),
    });
    expect(problemsOf({ ...aPack(), abilityDecks: [of(1000)] })).toEqual([]);
    expect(problemsOf({ ...aPack(), abilityDecks: [of(1)] })).toEqual([]);
    expect(problemsOf({ ...aPack(), abilityDecks: [of(1001)] })).toEqual([
      { path: 'abilityDecks[0].cards', code: 'tooLarge', most: 1000 },
    ]);
  });

  test('a pack that is not in use adds nothing but is known', () => {
    const content = contentWithPacks(shippedFile, [aPack()], []);
    expect(content.monster('frost-hound')).toBeNull();
    expect(content.pack('frostlands')?.name).toBe('Frostlands');
  });

  test.each([
    ['a list', [], ': notAPack'],
    ['null', null, ': notAPack'],
    ['a text', 'pack', ': notAPack'],
    ['a file of another program', { game: {}, settings: {} }, ': notAPack'],
    ['a pack of a newer format', { ...aPack(), version: 2 }, 'version: newerFormat'],
    ['a pack that adds nothing', { version: 1, id: 'empty', name: 'Empty' }, ': addsNothing'],
    ['a name with a script', { ...aPack(), name: '<script>alert(1)</script>' }, 'name: markup'],
    ['a name with control characters', { ...aPack(), name: 'Frost\u0007' }, 'name: markup'],
    ['a name that turns text about', { ...aPack(), name: 'Frost\u202e' }, 'name: markup'],
    ['a name that is too long', { ...aPack(), name: 'x'.repeat(61) }, 'name: tooLarge'],
    ['an unknown field', { ...aPack(), monster: [] }, 'monster: unknownKey'],
    ['an id that is no id', { ...aPack(), id: '../frost' }, 'id: wrongShape'],
  ])('refuses %s', (_, pack, problem) => {
    expect(pathsOf(pack)).toContain(problem);
  });

  test('refuses 50,000 monsters without checking them', () => {
    const monsters = Array.from({ length: 50_000 }, () => null);
    expect(problemsOf({ ...aPack(), monsters })).toEqual([
      { path: 'monsters', code: 'tooManyParts', limit: 200 },
    ]);
    const text = JSON.stringify({ ...aPack(), about: 'x'.repeat(LARGEST_PACK) });
    const read = parsePack([{ path: 'a.json', text }], shippedFile, []);
    expect(read.ok ? null : read.refusal).toMatchObject({ problems: [{ code: 'tooLargeFile' }] });
  });

  test('refuses more lists, objects and members than the limit before parsing', () => {
    const many = `"z":[${'{"a,[{":"\\\\\\""},'.repeat(59_980)}`;
    const pack = (rest: string) => `{"version":1,"id":"a","name":"A",${rest}`;
    const problems = (...texts: readonly string[]) => {
      const files = texts.map((text, index) => ({ path: `${String(index)}.json`, text }));
      const read = parsePack(files, shippedFile, []);
      return read.ok || read.refusal.code !== 'contentIsWrong' ? [] : read.refusal.problems;
    };
    expect(problems(pack(`${many}1]}`))).toEqual([{ path: 'z', code: 'unknownKey' }]);
    // Neither is JSON, because nothing has been parsed.
    const tooMany = [{ path: '', code: 'tooManyParts', limit: 120_000 }];
    expect(problems(pack(`${many},,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,`))).toEqual(tooMany);
    expect(problems(pack(many), `,${'[],'.repeat(30)}`)).toEqual(tooMany);
  });

  test('refuses a key like __proto__ and changes nothing', () => {
    const text = '{"version":1,"id":"a","name":"A","__proto__":{"polluted":true}}';
    const read = parsePack([{ path: 'a.json', text }], shippedFile, []);
    expect(read.ok ? null : read.refusal).toMatchObject({
      problems: [{ path: '__proto__', code: 'forbiddenKey' }],
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('accepts decks of any size, with lines of free text', () => {
    const deck = deckWith({ type: 'note', text: 'Everybody throws a snowball.' });
    const [card] = deck.cards;
    if (!card) throw new Error('no card');
    const cards = Array.from({ length: 23 }, (_, index) => ({ ...card, id: index + 1 }));
    expect(problemsOf(aPack({ abilityDecks: [{ ...deck, cards }] }))).toEqual([]);
    const hidden = deckWith({ type: 'note', text: 'Snow <b>ball</b>' });
    expect(pathsOf(aPack({ abilityDecks: [hidden] }))).toContain(
      'abilityDecks[0].cards[0].actions[0].text: markup',
    );
  });

  test('names unknown fields in a pack of a newer version, at every level', () => {
    const later = JSON.parse(
      JSON.stringify(aPack({ ...aPackClass(), ...DRAWN, scenarios: [aPackScenario()] })),
    ) as Record<string, unknown>;
    const places: string[] = [];
    const plant = (value: unknown, path: string): void => {
      if (Array.isArray(value)) plant(value[0], `${path}[0]`);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inside] of Object.entries(value)) {
          plant(inside, path === '' ? key : `${path}.${key}`);
        }
        if (path === 'scenarios[0].map') (value as Record<string, unknown>)['weather'] = 'snow';
        else if (!/^(cardLines|scenarios)/.test(path)) {
          (value as Record<string, unknown>)['weather'] = 'snow';
        } else return;
        places.push(path === '' ? 'weather: unknownKey' : `${path}.weather: unknownKey`);
      }
    };
    plant(later, '');
    const found = pathsOf(later);
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !found.includes(place))).toEqual([]);
  });

  test('refuses unlimited nesting', () => {
    const about = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    expect(problemsOf({ ...aPack(), about })[0]).toMatchObject({ code: 'wrongShape' });
  });
});

describe('ids of a pack', () => {
  test.each([
    ['a printed monster', { monsters: [aMonsterType('bandit-guard', 'guard')] }, 'monsters[0].id'],
    [
      'a printed deck',
      { abilityDecks: [aMonsterDeck(), aMonsterDeck('guard')] },
      'abilityDecks[1].id',
    ],
    ['a printed class', { classes: [brute()] }, 'classes[0].id'],
    ['a printed item', { items: [printedItem()] }, 'items[0].id'],
    ['a printed scenario', { scenarios: [aPackScenario('1')] }, 'scenarios[0].id'],
    ['a printed tile', { tiles: [{ id: 'G1a', hexes: [[0, 0]] }] }, 'tiles[0].id'],
    ['the same monster twice', { monsters: [aMonsterType(), aMonsterType()] }, 'monsters[1].id'],
  ] as const)('refuses %s', (_, given, path) => {
    expect(pathsOf(aPack(given as Partial<PackFile>))).toContain(`${path}: idIsTaken`);
  });

  test('refuses and names ids of another pack in the library', () => {
    const other = aPack({ id: id('ice-age'), name: 'Ice Age' });
    expect(problemsOf(aPack(), [other])).toContainEqual({
      path: 'monsters[0].id',
      code: 'idIsTaken',
      id: 'frost-hound',
      of: 'Ice Age',
    });
  });

  test('ignores ids of the pack it replaces', () => {
    expect(problemsOf(aPack(), [aPack()])).toEqual([]);
  });

  test.each(['c1', 'summon', 'objective', 'hound-2'])('refuses the id %s', (name) => {
    const monsters = [aMonsterType(name, 'frost-hound')];
    expect(pathsOf(aPack({ monsters }))).toContain('monsters[0].id: reservedId');
  });
});

describe('missing references of a pack', () => {
  test.each([
    [
      'a class of a quest',
      { personalQuests: [{ ...DRAWN.personalQuests?.[0], unlocks: { class: 'yeti' } }] },
      'personalQuests[0].unlocks.class: unknownReference',
    ],
    [
      'a goal that waits for itself',
      {
        personalQuests: [
          { ...DRAWN.personalQuests?.[0], goals: [{ type: 'other', requires: [0] }] },
        ],
      },
      'personalQuests[0].goals[0].requires: unknownReference',
    ],
    [
      'an event that an outcome adds',
      { events: [DRAWN.events?.[0]] },
      'events[0].options[1][0].effects[0].card: unknownReference',
    ],
    [
      'an event that is there twice',
      { events: [DRAWN.events?.[1], DRAWN.events?.[1]] },
      'events[1].id: idIsTaken',
    ],
    ['a printed event', { events: [{ ...DRAWN.events?.[1], id: 1 }] }, 'events[0].id: idIsTaken'],
    [
      'an item of a treasure',
      {
        treasures: [{ id: 901, scenario: '1', rewards: [{ type: 'items', items: [998] }] }],
      },
      'treasures[0].rewards[0].items[0]: unknownReference',
    ],
    [
      'a class that gets events',
      { classEvents: [{ class: 'yeti', retire: 41 }] },
      'classEvents[0].class: unknownReference',
    ],
    [
      'lines of a card that its class has not',
      {
        ...aPackClass(),
        cardLines: [{ class: 'frost-witch', cards: [{ id: 7777, top: LINE, bottom: LINE }] }],
      },
      'cardLines[0].cards[0].id: unknownReference',
    ],
    [
      'a goal whose least is no number',
      {
        battleGoals: [
          { ...DRAWN.battleGoals?.[0], condition: { type: 'hitPoints', min: 'yeti/2' } },
        ],
      },
      'battleGoals[0].condition.min: wrongFormula',
    ],
    [
      'names of nobody',
      { names: [{ language: 'de', monsters: { yeti: 'Yeti' } }] },
      'names[0].monsters.yeti: unknownReference',
    ],
    [
      'a language that is there twice',
      { names: [{ language: 'de' }, { language: 'de' }] },
      'names[1].language: idIsTaken',
    ],
    [
      'a condition that takes itself off',
      { conditions: [{ ...CONDITIONS_OF_PACK[0], removes: ['own-frostbite'] }] },
      'conditions[0].removes[0]: circle',
    ],
    [
      'a condition that an attack gives',
      { abilityDecks: [deckWith({ type: 'attack', value: '+0', effects: ['own-doom'] })] },
      'abilityDecks[0].cards[0].actions[0].effects[0]: unknownReference',
    ],
    [
      'a condition that a class card gives',
      withTop({ lines: [{ type: 'attack', value: 2, effects: ['own-doom'] }] }),
      'cardLines[0].cards[0].top[0].effects[0]: unknownReference',
    ],
    [
      'circles on a card that does not stay',
      withTop({ printed: { slots: [0, 1] } }),
      'classCards[0].cards[0].top.slots: contradiction',
    ],
    [
      'circles of an ability that is over at once',
      withTop({
        printed: { active: 'persistent', slots: [0, 1] },
        lines: [{ type: 'attack', value: 2 }],
      }),
      'cardLines[0].cards[0].top: contradiction',
    ],
    [
      'an augment that does not stay',
      withTop({ lines: [{ type: 'augment', actions: [{ type: 'attack', value: '+1' }] }] }),
      'cardLines[0].cards[0].top[0]: contradiction',
    ],
    [
      'two dooms that replace each other',
      withTop({
        printed: { active: 'persistent' },
        lines: [
          { type: 'doom', actions: [{ type: 'buff', affects: 'self', attack: '+1' }] },
          { type: 'doom', actions: [{ type: 'buff', affects: 'self', attack: '+2' }] },
        ],
      }),
      'cardLines[0].cards[0].top[1]: contradiction',
    ],
    [
      'a condition on a modifier card',
      { ...aPackClass(), classes: [perked('r+0 own-doom')] },
      'classes[0].perks[0].add[0]: unknownReference',
    ],
    [
      'a condition without its own',
      { conditions: [{ ...CONDITIONS_OF_PACK[0], id: 'frostbite' }] },
      'conditions[0].id: wrongShape',
    ],
  ])('%s', (_, given, problem) => {
    expect(pathsOf({ ...aPack(), ...given })).toContain(problem);
  });
});

describe('cycles', () => {
  const summons = (monster: string): AbilityAction => ({ type: 'summon', monster: id(monster) });
  const deckThat = (name: string, action: AbilityAction) => {
    const deck = aMonsterDeck(name);
    return {
      ...deck,
      cards: deck.cards.map((card, index) => (index === 0 ? { ...card, actions: [action] } : card)),
    };
  };

  test('refuses monsters that summon each other, and lists the cycle', () => {
    const pack = aPack({
      monsters: [aMonsterType('wolf'), aMonsterType('bear'), aMonsterType('fox')],
      abilityDecks: [
        deckThat('wolf', summons('bear')),
        deckThat('bear', { type: 'onDeath', actions: [{ type: 'summon', monster: id('fox') }] }),
        deckThat('fox', summons('wolf')),
      ],
    });
    expect(problemsOf(pack)).toEqual([
      { path: 'monsters', code: 'circle', through: ['wolf', 'bear', 'fox', 'wolf'] },
    ]);
  });

  test('allows a monster that summons its own kind, like printed oozes', () => {
    const pack = aPack({ abilityDecks: [deckThat('frost-hound', summons('frost-hound'))] });
    expect(problemsOf(pack)).toEqual([]);
  });

  test('refuses variants of each other and of themselves', () => {
    const variant = (name: string, of: string) => ({
      ...aMonsterType(name, 'frost-hound'),
      variantOf: id<never>(of),
    });
    const mutual = aPack({ monsters: [variant('wolf', 'fox'), variant('fox', 'wolf')] });
    expect(pathsOf(mutual)).toContain('monsters: circle');
    expect(pathsOf(aPack({ monsters: [variant('wolf', 'wolf')] }))).toContain('monsters: circle');
  });

  test('refuses scenarios that unlock each other', () => {
    const scenario = (name: string, unlocks: string) => ({
      ...aPackScenario(name),
      unlocks: [id<never>(unlocks)],
    });
    const pack = aPack({ scenarios: [scenario('gate', 'keep'), scenario('keep', 'gate')] });
    expect(pathsOf(pack)).toContain('scenarios: circle');
  });

  test('refuses packs that require each other, and one that requires itself', () => {
    const needing = (name: string, needed: string) =>
      aPack({
        id: id<PackId>(name),
        name,
        requires: [id<PackId>(needed)],
        monsters: [aMonsterType(`${name}-hound`, 'hound')],
        abilityDecks: [],
      });
    expect(pathsOf(needing('a', 'b'), [needing('b', 'a')])).toContain('requires: circle');
    expect(pathsOf(needing('a', 'a'))).toContain('requires: circle');
    expect(pathsOf(needing('a', 'b'))).toContain('requires[0]: requiredPackMissing');
    const chain = [needing('b', 'c'), aPack({ id: id<PackId>('c') })];
    const content = contentWithPacks(shippedFile, [needing('a', 'b'), ...chain], []);
    expect(requiredPacks(content, 'a')).toEqual(['c', 'b']);
  });
});

describe('references of a pack', () => {
  test.each([
    [
      'a deck',
      { monsters: [aMonsterType('frost-hound', 'nowhere')] },
      'monsters[0].deck: unknownReference',
    ],
    [
      'a monster of a scenario',
      { scenarios: [aPackScenario('gate', 'yeti')] },
      'scenarios[0].rooms[0].monsters[0].id: unknownMonster',
    ],
    [
      'a scenario that is unlocked',
      { scenarios: [{ ...aPackScenario(), unlocks: ['nowhere'] }] },
      'scenarios[0].unlocks[0]: unknownReference',
    ],
    [
      'an achievement that a scenario asks for',
      {
        scenarios: [
          {
            ...aPackScenario(),
            requiresAnyOf: [[{ scope: 'party', achievement: 'no-such', complete: true }]],
          },
        ],
      },
      'scenarios[0].requiresAnyOf[0][0].achievement: unknownReference',
    ],
    [
      'an achievement of the world that is one of the party',
      {
        ...DRAWN,
        scenarios: [{ ...aPackScenario(), rewards: { globalAchievements: ['warm-hands'] } }],
      },
      'scenarios[0].rewards.globalAchievements[0]: unknownReference',
    ],
    [
      'names of achievements in the wrong list',
      { ...DRAWN, names: [{ language: 'de', partyAchievements: { 'winter-deep': 'Tief' } }] },
      'names[0].partyAchievements.winter-deep: unknownReference',
    ],
    [
      'a doubtful name',
      { names: [{ language: 'de', doubtful: { monsters: ['yeti'] } }] },
      'names[0].doubtful.monsters[0]: unknownReference',
    ],
    [
      'the class of cards',
      { classCards: [{ class: 'brute', cards: [] }] },
      'classCards[0].class: unknownReference',
    ],
  ])('names %s if it is missing', (_, given, problem) => {
    expect(pathsOf({ ...aPack(), ...given })).toContain(problem);
  });

  test('allows references to required packs', () => {
    const pack = aPack({
      id: id('frost-more'),
      name: 'More Frost',
      requires: [id('frostlands')],
      monsters: [],
      abilityDecks: [],
      scenarios: [aPackScenario()],
    });
    expect(problemsOf(pack, [aPack()])).toEqual([]);
    const alone = Object.fromEntries(Object.entries(pack).filter(([key]) => key !== 'requires'));
    expect(pathsOf(alone, [aPack()])).toContain(
      'scenarios[0].rooms[0].monsters[0].id: unknownMonster',
    );
  });

  test.each([
    ['one that divides by zero', '4/(C-2)'],
    ['one with an unknown letter', 'C*Z'],
    ['one that can be negative', '2-C'],
    ['one that is cut off', '2+('],
  ])('refuses a formula: %s', (_, hitPoints) => {
    const base = aMonsterType();
    if (base.boss) throw new Error('a boss');
    const levels = base.levels.map((level) => ({
      ...level,
      normal: { ...level.normal, hitPoints },
    }));
    expect(pathsOf(aPack({ monsters: [{ ...base, levels }] }))).toContain(
      'monsters[0].levels[0].normal.hitPoints: wrongFormula',
    );
  });

  test('refuses perks that make an invalid deck', () => {
    const perks = [{ boxes: 1, add: ['x2', 'null'] }];
    const classes = [{ ...brute(), id: 'frost-witch', perks }];
    expect(pathsOf({ ...aPack(), classes })).toContain('classes[0].perks: impossibleDeck');
  });
});

describe('a folder as a pack', () => {
  const { monsters, abilityDecks, ...header } = aPack();
  const file = (path: string, value: unknown) => ({ path, text: JSON.stringify(value) });
  const files = [
    file('pack.json', header),
    file('monsters.json', monsters),
    file('abilityDecks.json', abilityDecks),
    file('scenarios/gate.json', aPackScenario()),
  ];

  test('is read as one file with all contents', () => {
    const read = parsePack(files, shippedFile, []);
    expect(read.ok && read.value).toMatchObject({
      id: 'frostlands',
      scenarios: [{ id: 'frozen-gate' }],
    });
  });

  test.each([
    ['no header', files.slice(1), 'pack.json: noPackFile'],
    ['something else in it', [...files, file('notes.json', {})], 'notes.json: fileNotOfAPack'],
    ['a damaged file', [...files, { path: 'items.json', text: '[' }], 'items.json: notJson'],
    ['a list twice', [file('pack.json', aPack()), ...files.slice(1)], 'monsters: fileTwice'],
  ])('with %s is refused with the file', (_, given, problem) => {
    const read = parsePack(given, shippedFile, []);
    const problems =
      !read.ok && read.refusal.code === 'contentIsWrong' ? read.refusal.problems : [];
    expect(problems.map(({ path, code }) => `${path}: ${code}`)).toContain(problem);
  });
});
