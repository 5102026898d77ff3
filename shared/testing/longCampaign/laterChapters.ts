/** The long campaign from its first retirement to its end. */
import type { Chapter } from './script';

const TOLD = { design: 90, sideScenario: '66' };

export const LATER_CHAPTERS: readonly Chapter[] = [
  {
    visit: {
      city: [7, 'B'],
      retires: 'c1',
      drawn: { design: 91, sideScenario: '67' },
      joins: [
        {
          who: 'c4',
          class: 'sun',
          name: 'Sol',
          player: 'Ann',
          level: 2,
          quest: 518,
          cards: [189],
        },
      ],
      perks: [
        ['c4', 0],
        ['c4', 2],
      ],
      buys: [['c4', 1]],
      road: [13, 'A'],
    },
    evening: {
      scenario: '18',
      experience: { c2: 6, c3: 9, c4: 11 },
      treasures: [['c2', 63]],
      kills: [['c4', 'giant-viper', 5]],
      goals: [
        ['c2', 459],
        ['c4', 471],
      ],
      told: TOLD,
    },
  },
  {
    visit: {
      city: [31, 'B'],
      levels: [['c3', 165]],
      perks: [
        ['c2', 5],
        ['c3', 4],
      ],
      enhances: [
        { who: 'c2', card: 90, half: 'bottom', dot: '0:pull:0', sticker: 'plus1', price: 30 },
      ],
      road: [5, 'A'],
    },
    evening: {
      scenario: '67',
      experience: { c2: 10, c3: 8, c4: 9 },
      tokens: { c2: 2, c3: 1, c4: 2 },
      treasures: [['c2', 14]],
      kills: [['c2', 'forest-imp', 8]],
      comes: 'forest-imp',
      goals: [
        ['c2', 471],
        ['c4', 470],
      ],
    },
  },
  {
    visit: { city: [42, 'A'], levels: [['c2', 106]], perks: [['c2', 5]], road: [10, 'A'] },
    evening: {
      scenario: '23',
      experience: { c2: 7, c3: 6, c4: 14 },
      treasures: [
        ['c4', 39],
        ['c3', 72],
      ],
      goals: [
        ['c2', 469],
        ['c4', 460],
      ],
    },
  },
  {
    visit: {
      city: [24, 'B'],
      levels: [['c4', 191]],
      perks: [['c4', 4]],
      enhances: [
        { who: 'c2', card: 100, half: 'bottom', dot: '0:move:0', sticker: 'plus1', price: 55 },
      ],
      donates: ['c3'],
      road: [23, 'B'],
    },
    evening: {
      scenario: '59',
      experience: { c2: 9, c3: 9, c4: 9 },
      tokens: { c2: 1, c3: 1, c4: 1 },
      goals: [['c2', 470]],
    },
  },
  {
    visit: { city: [4, 'B'], road: [7, 'B'] },
    evening: {
      scenario: '60',
      experience: { c2: 13, c3: 8, c4: 10 },
      goals: [
        ['c2', 460],
        ['c3', 470],
      ],
    },
  },
  {
    visit: {
      city: [17, 'A'],
      retires: 'c2',
      joins: [{ who: 'c5', class: 'tinkerer', name: 'Bolt', player: 'bob', level: 1, quest: 512 }],
      levels: [['c3', 167]],
      perks: [['c5', 0]],
      buys: [['c5', 12]],
    },
  },
];
