import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SHAPES, type Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { Refusal } from '#shared/refusals';
import type { ModifierCard } from '#shared/vocabulary';
import { BOARD_REFUSALS } from '../en/refusals/board';
import { BOARD_LINES, BOARD_TITLES } from '../en/steps/boardSteps';
import { commandTitle, TITLED_COMMANDS } from './steps/commands';
import { eventLine, WORDED_EVENTS } from './steps/events';
import { listOf } from './play';
import { cardName, namesIn } from './names/names';
import { titleFromId } from '../helpers/phrases';
import { REFUSAL_CODES, refusalSentence } from './refusals/refusals';

const names = namesIn(null, null);

/** All fields of any case, so that each case finds its own. */
const FIELDS = {
  about: 'brute',
  absent: true,
  achievement: 'first-steps',
  amount: 3,
  anyway: false,
  as: 'open',
  applied: ['+1'],
  attacker: 'c1',
  block: 'bandit-guard',
  blocks: ['c1', 'bandit-guard'],
  bonusExperience: 4,
  by: 'c1',
  byHand: false,
  campaign: 'ours',
  campaigns: ['ours'],
  card: '+1',
  cards: ['+1', 'x2'],
  character: 'c1',
  characters: ['c1', 'c2'],
  checkMarks: 1,
  class: 'brute',
  colour: 'blue',
  condition: 'stun',
  copies: 2,
  count: 2,
  damage: 4,
  deck: 'monsters',
  difficulty: 'hard',
  effect: 'push 2',
  element: 'fire',
  envelope: 'X',
  equipped: true,
  experience: 5,
  figure: 'bandit-guard-3',
  backup: '2026.json',
  entry: 'ours',
  file: 'ours.standee',
  megabytes: 64,
  figures: ['c1', 'bandit-guard-3'],
  from: 1,
  goal: 1,
  gold: 6,
  has: 3,
  hitPoints: 7,
  initiative: 15,
  killer: 'c1',
  item: 12,
  kept: true,
  kind: 'shield',
  leading: 15,
  least: 2,
  level: 1,
  limit: 6,
  left: 2,
  looted: true,
  losing: 'oneFromHand',
  markers: ['a'],
  marks: 0,
  maxHitPoints: 12,
  maximum: 10,
  mode: 'advantage',
  modifier: { op: 'add', n: 2, source: 'item' },
  money: 1,
  problems: [{ path: 'map.tiles[1]', code: 'tilesOverlap', with: 'map.tiles[0]' }],
  title: 'The Mill',
  monster: 'bandit-guard',
  monsterLevel: 2,
  most: 4,
  missing: 1,
  name: 'Hilda',
  needed: 20,
  negate: null,
  notAttacked: ['c1'],
  origin: 'placed',
  owner: 'c1',
  path: '/saves/ours.json',
  pack: 'frostlands',
  perk: 2,
  phase: 'turns',
  players: 2,
  prosperity: 3,
  quest: 515,
  rank: 'elite',
  range: 2,
  reason: 'diskFull',
  remove: true,
  renewed: true,
  rest: 'long',
  restored: 2,
  room: 2,
  round: 3,
  scenario: '1',
  scope: 'global',
  second: null,
  shown: true,
  size: 10,
  slot: 'small',
  spawn: 1,
  solo: true,
  source: 'trap',
  standee: 3,
  state: 'strong',
  step: 4,
  target: 'bandit-guard-3',
  targets: [{ figure: 'bandit-guard-3' }],
  to: 'waning',
  token: 'money-1',
  tokens: ['money-1'],
  total: 30,
  treasure: 7,
  treasures: [7, 'goal'],
  value: 2,
  what: 'round',
  why: 'byHand',
  won: true,
} as const;

const STANDEE = { rank: 'normal', standee: 3 };
const LEVELS = { level: 1, monsterLevel: 2 };

/** Cards of the city and road decks are numbers. */
const EVENT_CARD = { deck: 'city', card: 40 };
const EVENT_CARDS = {
  drawEvent: EVENT_CARD,
  putEventAway: EVENT_CARD,
  addEvent: EVENT_CARD,
  removeEvent: EVENT_CARD,
  shuffleEvents: EVENT_CARD,
  eventDrawn: EVENT_CARD,
  eventReturned: EVENT_CARD,
  eventRemoved: EVENT_CARD,
  eventAdded: EVENT_CARD,
  eventsShuffled: EVENT_CARD,
  resolveEvent: { ...EVENT_CARD, option: 'A' },
  leaveOutEvent: EVENT_CARD,
  eventResolved: { ...EVENT_CARD, option: 'A' },
  eventLeftOut: EVENT_CARD,
};

/** Fields with another meaning in events on the board. */
const ON_BOARD = {
  ...FIELDS,
  at: { q: -1, r: 2 },
  distance: 2,
  door: 1,
  from: { q: 0, r: 0 },
  hexes: [{ q: -1, r: 2 }],
  inUse: true,
  isAllowed: true,
  kind: 'trap',
  movement: 'walk',
  part: 'path.2',
  path: [{ q: -1, r: 2 }],
  points: 3,
  state: 'locked',
  to: { q: 2, r: -1 },
} as const;
const FORCED = { ...ON_BOARD, kind: 'push' } as const;

const isOf = (list: object, key: string) => Object.hasOwn(list, key);

const broken = /undefined|NaN|\[object|null\b(?! \()|function/;

function refusalOf(code: Refusal['code']): Refusal {
  const special = {
    drawDoesNotFit: { reason: 'tooFew' },
    requirementsNotMet: { missing: [['First Steps', 'not Merchant Flees'], ['Sin-Ra']] },
    wrongNumberOfRooms: { rooms: 3 },
    soloIsNotOpen: { needs: [{ what: 'level', needed: 5 }] },
    areaIsUnusable: { problem: { code: 'noRedHex' } },
    packNeedsOthers: { missing: ['frostlands'] },
    packIsInPlay: { things: ['Frost Hound', 'Ice Pick'] },
    contentIsMissing: { kind: 'monster', id: 'frost-hound', switchedOff: null, gone: ['Frost'] },
    packIsInstalled: { edition: '1', newEdition: '2' },
    packDiffers: { edition: '1', newEdition: '2' },
    packIsRequired: { by: ['More Frost'] },
    questHasFewerGoals: { goals: 2 },
    packContradicts: { place: { of: 'item', id: 1, at: 'cost' } },
    characterFileIsWrong: { why: 'damaged' },
    exportOfOtherGame: { edition: 'fh' },
    itemNotNow: { why: 'ownTurn' },
    stepChanged: { by: { type: 'endRound' } },
  };
  const own = Object.hasOwn(special, code) ? special[code as keyof typeof special] : {};
  const problem = { code: 'offTheMap', step: 0 };
  const fields = isOf(BOARD_REFUSALS, code) ? { ...ON_BOARD, problem } : FIELDS;
  return { ...fields, ...own, code } as unknown as Refusal;
}

function commandOf(type: Command['type']): Command {
  const cards = { hand: 1, discard: 2, lost: 3, active: 0 };
  const special = {
    bringCharacter: { as: 'guest', sheet: { name: 'Hilda' } },
    countCards: { cards },
    addTarget: { target: { figure: 'bandit-guard-3' } },
    enterAbilityCard: { card: 501 },
    chooseAttackCard: { card: 1 },
    correctItem: { state: 'spent' },
    correctTally: { what: 'itemUses' },
    correctPlayTime: { by: -300 },
    moveCard: { to: 'lost' },
    addModifierCards: { card: 'minus1' },
    playLines: { lines: [{ subcommands: [{ type: 'healFigure', figure: 'c1', amount: 2 }] }] },
    markLines: { lines: [{}], state: 'skipped' },
    removeModifierCards: { card: 'bless' },
    ...EVENT_CARDS,
  };
  const own = Object.hasOwn(special, type) ? special[type as keyof typeof special] : {};

  const onBoard = type === 'pushFigure' ? FORCED : ON_BOARD;
  const fields = isOf(BOARD_TITLES, type) ? onBoard : FIELDS;
  return { ...fields, ...own, type } as unknown as Command;
}

function eventOf(type: GameEvent['type']): GameEvent {
  const special = {
    numbersKept: { monsters: ['bandit-guard'], figures: ['bandit-guard-3'] },
    attackBegun: { targets: ['bandit-guard-3'] },
    abilityDeckShuffled: { deck: 'guard' },
    figureRemoved: { why: 'byHand' },
    damageNegated: { by: 'oneFromHand' },
    conditionRemoved: { why: 'healed' },
    sheetChanged: { what: 'gold', by: 3 },
    changeLimited: { what: 'gold', wanted: -5, by: -3 },
    drawingRanOut: { of: 'design' },
    startCostSaid: { cost: { kind: 'discard', cards: 2 } },
    cardEnhanced: { sticker: 'plus1' },
    stickerCorrected: { sticker: 'wound' },
    lookUpSaid: { lookUp: { kind: 'classEvents', class: 'brute' } },
    cardMoved: { to: 'lost' },
    bookDamageSaid: { amount: 2, to: { kind: 'allFigures' } },
    penaltySaid: {
      minor: [{ type: 'damage', value: 3, to: 'allCharacters' }],
      major: [{ type: 'elementsInert' }],
    },
    treasureRewardSaid: { reward: { gold: 5 } },
    bookRuleSaid: { what: 'necromancerRaises' },
    bookEffectSaid: { effect: { type: 'damage', amount: 2 } },
    bookRankSaid: { monster: 'hound', rank: 'normal', other: 'elite' },
    treasureEffectSaid: { damage: 3, conditions: ['poison'] },
    figureCorrected: { what: 'hitPoints' },
    tallyCorrected: { what: 'itemUses' },
    cardsCorrected: { from: null, to: { hand: 7, discard: 2, lost: 0, active: 0, chosen: 0 } },
    monsterCorrected: { from: STANDEE, to: { ...STANDEE, rank: 'elite' } },
    scenarioLevelCorrected: { from: LEVELS, to: { ...LEVELS, level: 2 } },
    sheetCorrected: { what: 'absent', from: false, to: true },
    partyCorrected: { what: 'donated' },
    playTimeCorrected: { by: 300 },
    movedIn: { taken: 40, changed: 2, left: 3 },
    papersEntered: { characters: ['Hilda'], retired: 1, scenarios: 12 },
    characterArrived: { as: 'guest', from: 'Tuesday' },
    notMovedIn: {
      line: { about: 'Hilda', part: 'items', value: '998', outcome: 'left', why: 'unknown' },
    },
    ...EVENT_CARDS,
  };
  const own = Object.hasOwn(special, type) ? special[type as keyof typeof special] : {};

  const onBoard = type === 'figureForced' ? FORCED : ON_BOARD;
  const fields = isOf(BOARD_LINES, type) ? onBoard : FIELDS;
  return { ...fields, ...own, type } as unknown as GameEvent;
}

describe('refusalSentence', () => {
  test.each(REFUSAL_CODES)('%s has a whole sentence', (code) => {
    const sentence = refusalSentence(refusalOf(code), names);

    expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(sentence).not.toMatch(broken);
  });

  test.each([
    [
      { code: 'moveIsIllegal', problem: { code: 'enemyInTheWay', step: 1 } },
      'Bandit Guard 3 cannot move there: hex 2 of the path has an enemy on it.',
    ],
    [
      { code: 'moveIsIllegal', problem: { code: 'notEnoughMovement', needs: 4, has: 3 } },
      'Bandit Guard 3 cannot move there: the move needs 4 movement points, but has 3.',
    ],
    [
      { code: 'pushIsIllegal', problem: { code: 'tooManyHexes', limit: 1 } },
      'Bandit Guard 3 cannot be moved there: the limit is 1 hex.',
    ],
    [
      { code: 'pushIsIllegal', problem: { code: 'notUsedInFull', hexes: 2 } },
      'Bandit Guard 3 cannot be moved there: it must move all 2 hexes unless something blocks it.',
    ],
    [{ code: 'areaIsUnusable', problem: { code: 'noRedHex' } }, /it has no red hex/],
  ])('%j is shown with its step', (refusal, sentence) => {
    const inFull = { ...ON_BOARD, ...refusal } as unknown as Refusal;
    expect(refusalSentence(inFull, names)).toMatch(sentence);
  });
});

describe('commandTitle', () => {
  test('every command has a title', () => {
    expect([...TITLED_COMMANDS].sort()).toEqual(Object.keys(SHAPES).sort());
  });

  test.each(TITLED_COMMANDS)('%s has a title', (type) => {
    const title = commandTitle(commandOf(type), names);

    expect(title).toMatch(/^[\p{Lu}+−].{4,}[^.]$/u);
    expect(title).not.toMatch(broken);
  });

  test('an initiative stays hidden', () => {
    const command = { ...FIELDS, type: 'setInitiative', character: 'c1' } as unknown as Command;
    expect(commandTitle(command, names)).toBe('C1 chooses cards');
  });

  test('an applied attack names its targets and damage', () => {
    const events = [
      { type: 'attacked', attacker: 'c1', target: 'bandit-guard-3', damage: 6, rule: 'ATTACK-1' },
    ] as unknown as GameEvent[];

    expect(commandTitle({ type: 'applyAttack' }, names, events)).toBe(
      'C1 attacks Bandit Guard 3 (6)',
    );
  });
});

/** Verbs with an irregular past tense. */
const IRREGULAR =
  /(Begun|Bought|Kept|Set|Chosen|Drawn|Found|Hidden|Laid|Left|Lost|Made|Said|Seen|Shown|Sold|Sprung|Taken|Written)$/;

describe('eventLine', () => {
  test.each(WORDED_EVENTS)('%s is named in the past tense', (type) => {
    // The verb may be followed by a particle: cameDown, startedOutOfOrder, standeesRanOut, levelledUp.
    const verbs = type.replace(/(?<=[a-z])(Up|Down|Out|OutOfOrder|In|For)$/, '');
    expect(/(ed|came|Ran)$/.test(verbs) || IRREGULAR.test(verbs)).toBe(true);
  });

  test.each(WORDED_EVENTS)('%s has a whole line', (type) => {
    const line = eventLine(eventOf(type), names);

    expect(line).toMatch(/^[\p{Lu}\d+−×].{4,}\.$/u);
    expect(line).not.toMatch(broken);
  });
});

describe('names', () => {
  test('a removed figure still has its number', () => {
    expect(names.figure('bandit-guard-3')).toBe('Bandit Guard 3');
    expect(names.figure('summon-2')).toBe('the summon');
  });

  test.each([
    ['+1', '+1'],
    ['-2', '−2'],
    ['x2', '×2'],
    ['null', 'Miss (null)'],
    ['r+0 poison', 'rolling +0 Poison'],
    ['+1 shield 1 self', '+1 shield 1 (self)'],
    ['r+0 infuse fire', 'rolling +0 infuse Fire'],
    ['bless', 'Bless (×2)'],
    ['constructor', 'constructor'],
  ])('the card %j is called %j', (card, expected) => {
    expect(cardName(card as ModifierCard)).toBe(expected);
  });

  test('lists and ids become words', () => {
    expect(listOf(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listOf([])).toBe('');
    expect(titleFromId('two-mini')).toBe('Two Mini');
  });
});

describe('in German', () => {
  /** Words that never occur in a German sentence; the English names in content have none of them. */
  const english =
    /\b(the|is|are|has|have|of|to|and|with|from|on|by|for|cannot|not|there|this|that|turn|cards?|level|round|damage|hex|dies|suffers|takes)\b/;

  let german: {
    readonly title: (type: Command['type']) => string;
    readonly line: (type: GameEvent['type']) => string;
    readonly sentence: (code: Refusal['code']) => string;
  };

  beforeAll(async () => {
    vi.resetModules();
    const { speakIn } = await import('../language');
    speakIn('de');
    const [commands, events, named, refusals] = await Promise.all([
      import('./steps/commands'),
      import('./steps/events'),
      import('./names/names'),
      import('./refusals/refusals'),
    ]);
    const called = named.namesIn(null, null);
    german = {
      title: (type) => commands.commandTitle(commandOf(type), called),
      line: (type) => events.eventLine(eventOf(type), called),
      sentence: (code) => refusals.refusalSentence(refusalOf(code), called),
    };
  });

  afterAll(() => {
    vi.resetModules();
  });

  test.each(TITLED_COMMANDS)('%s has a title', (type) => {
    const title = german.title(type);
    expect(title).toMatch(/^[\p{Lu}+−\d].{4,}[^.]$/u);
    expect(title).not.toMatch(broken);
    expect(title).not.toMatch(english);
  });

  test.each(WORDED_EVENTS)('%s has a whole line', (type) => {
    const line = german.line(type);
    expect(line).toMatch(/^[\p{Lu}\d+−×„].{4,}\.$/u);
    expect(line).not.toMatch(broken);
    expect(line).not.toMatch(english);
  });

  test.each(REFUSAL_CODES)('%s has a whole sentence', (code) => {
    const sentence = german.sentence(code);
    expect(sentence).toMatch(/^[\p{Lu}„].{10,}\.$/u);
    expect(sentence).not.toMatch(broken);
    expect(sentence).not.toMatch(english);
  });
});
