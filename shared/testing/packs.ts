/** Builds content packs for tests. A test sets the values that matter; the others have defaults. */
import { id } from '../ids';
import type { AbilityDeckContent, MonsterType, PackFile, PackScenario } from '../content/types';
import { shippedContent } from './content';

const printed = shippedContent();

/** A monster with the numbers of a printed one and its own deck. */
export function aMonsterType(name = 'frost-hound', deck = name): MonsterType {
  const hound = printed.monster('hound');
  if (!hound) throw new Error('no hound');
  const words = name.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => {
    return `${dash === '' ? '' : ' '}${letter.toUpperCase()}`;
  });
  return { ...hound, id: id(name), name: words, deck: id(deck) };
}

export function aMonsterDeck(name = 'frost-hound'): AbilityDeckContent {
  const hound = printed.abilityDeck('hound');
  if (!hound) throw new Error('no hound deck');
  const cards = hound.cards.map((card, index) => ({ ...card, id: 9001 + index }));
  return { ...hound, id: id(name), name: 'Frost Hound', cards };
}

/** A scenario with one room of the first printed scenario and its map. */
export function aPackScenario(name = 'frozen-gate', monster = 'frost-hound'): PackScenario {
  const first = printed.scenario('1');
  if (!first) throw new Error('no scenario 1');
  const rooms = first.rooms.map((room) => ({
    ...room,
    monsters: room.monsters.map((figure) => ({ ...figure, id: id<MonsterType['id']>(monster) })),
  }));
  return { ...first, id: id(name), name: 'The Frozen Gate', rooms, rewards: {} };
}

/** A class with the numbers, cards and lines of the Brute. */
export function aPackClass(
  name = 'frost-witch',
): Pick<PackFile, 'classes' | 'classCards' | 'cardLines'> {
  const [brute, lines] = [printed.class('brute'), printed.cardLines('brute')];
  if (!brute || !lines) throw new Error('no brute');
  return {
    classes: [{ ...brute, id: id(name), name: 'Frost Witch', spoilerSafeName: 'Snowflake' }],
    classCards: [{ class: id(name), cards: printed.classCards('brute') }],
    cardLines: [{ ...lines, class: id(name) }],
  };
}

/**
 * Drawable and lootable content: a battle goal, a quest, two events, achievements and a treasure.
 */
export const DRAWN: Partial<PackFile> = {
  battleGoals: [
    {
      id: 901,
      name: 'Snowman',
      checkMarks: 1,
      note: 'End two turns beside the same obstacle.',
      condition: { type: 'other' },
    },
  ],
  personalQuests: [
    {
      id: 901,
      name: 'Winter Sleep',
      unlocks: { class: id('sun') },
      goals: [
        { type: 'kill', monsters: [id('frost-hound')], count: 3 },
        { type: 'other', note: 'Sleep in the snow.', count: 2, requires: [0] },
      ],
    },
  ],
  events: [
    {
      deck: 'road',
      id: 901,
      fromStart: true,
      note: 'Snow lies deep. A: dig. B: wait.',
      options: [
        [{ effects: [{ type: 'gold', value: 5 }], card: 'removed' }],
        [{ effects: [{ type: 'addEvent', deck: 'city', card: 902 }], card: 'bottom' }],
      ],
    },
    { deck: 'city', id: 902, options: [[{ card: 'removed' }], [{ card: 'removed' }]] },
  ],
  achievements: [
    { scope: 'global', id: 'winter-deep', name: 'Winter: Deep' },
    { scope: 'global', id: 'winter-over', name: 'Winter: Over' },
    { scope: 'party', id: 'warm-hands', name: 'Warm Hands' },
  ],
  treasures: [{ id: 901, scenario: id('1'), rewards: [{ type: 'gold', value: 9 }] }],
};

/** Conditions with every timing. */
export const CONDITIONS_OF_PACK: NonNullable<PackFile['conditions']> = [
  {
    id: 'own-frostbite',
    name: 'Frostbite',
    traits: { ends: 'turnEnd', atTurnStart: { damage: 1 }, hinders: ['move'] },
  },
  {
    id: 'own-warmth',
    name: 'Warmth',
    note: 'Beside a fire it does not end.',
    removes: ['own-frostbite', 'wound'],
    traits: { ends: 'damaged', good: true, atTurnStart: { heal: 1 } },
  },
  { id: 'own-brittle', name: 'Brittle', traits: { ends: 'roundEnd', attacked: 2 } },
  {
    id: 'own-doom',
    name: 'Doom',
    traits: { ends: 'healed', cancelsHeal: true, atTurnEnd: { damage: 3 } },
  },
  {
    id: 'own-blur',
    name: 'Blur',
    traits: { ends: 'byHand', attacks: 'disadvantage', attackersGainDisadvantage: true },
  },
];

/** 'Frostlands': by default a monster with its deck. */
export function aPack(given: Partial<PackFile> = {}): PackFile {
  return {
    version: 1,
    id: id('frostlands'),
    name: 'Frostlands',
    monsters: [aMonsterType()],
    abilityDecks: [aMonsterDeck()],
    ...given,
  };
}
