/** The long campaign up to its first retirement. */
import type { Chapter } from './script';

const TOLD = { design: 90, sideScenario: '66' };

export const FIRST_CHAPTERS: readonly Chapter[] = [
  {
    visit: {
      buys: [
        ['c1', 1],
        ['c2', 12],
        ['c3', 14],
      ],
      road: [4, 'A'],
    },
    evening: {
      scenario: '1',
      experience: { c1: 15, c2: 9, c3: 14 },
      tokens: { c1: 2, c2: 5, c3: 3 },
      treasures: [['c2', 7]],
      kills: [
        ['c1', 'bandit-guard', 3],
        ['c1', 'bandit-archer', 2],
        ['c2', 'bandit-guard', 2],
        ['c3', 'living-bones', 2],
      ],
      goals: [
        ['c1', 459],
        ['c2', 468],
        ['c3', 460],
      ],
      told: { ...TOLD, sideScenario: '65' },
    },
  },
  {
    visit: { city: [3, 'A'], donates: ['c2', 'c3'], road: [17, 'B'] },
    evening: {
      scenario: '2',
      lost: true,
      experience: { c1: 6, c2: 8, c3: 5 },
      tokens: { c3: 1 },
      treasures: [['c3', 67]],
      kills: [['c1', 'bandit-archer', 2]],
      goals: [
        ['c1', 470],
        ['c2', 469],
        ['c3', 465],
      ],
    },
  },
  {
    visit: { city: [14, 'B'], donates: ['c2', 'c3'], road: [12, 'B'] },
    evening: {
      scenario: '2',
      experience: { c1: 14, c2: 10, c3: 15 },
      tokens: { c1: 2, c3: 2 },
      kills: [
        ['c1', 'bandit-archer', 3],
        ['c3', 'living-corpse', 5],
      ],
      goals: [
        ['c1', 460],
        ['c2', 469],
        ['c3', 471],
      ],
    },
  },
  {
    visit: {
      city: [22, 'A'],
      levels: [
        ['c1', 14],
        ['c3', 159],
      ],
      perks: [
        ['c1', 0],
        ['c2', 0],
        ['c3', 0],
      ],
      donates: ['c3'],
      road: [19, 'A'],
    },
    evening: {
      scenario: '4',
      experience: { c1: 11, c2: 12, c3: 9 },
      tokens: { c1: 3, c2: 4, c3: 3 },
      treasures: [
        ['c1', 38],
        ['c2', 46],
      ],
      kills: [
        ['c1', 'bandit-archer', 3],
        ['c1', 'cultist', 3],
        ['c2', 'cultist', 2],
      ],
      goals: [
        ['c1', 465],
        ['c2', 460],
        ['c3', 458],
      ],
      judged: ['c3'],
    },
  },
  {
    visit: {
      city: [23, 'A'],
      levels: [['c2', 100]],
      perks: [['c2', 2]],
      buys: [['c2', 13]],
      donates: ['c3'],
      road: [2, 'A'],
    },
    evening: {
      scenario: '6',
      experience: { c1: 8, c2: 13, c3: 12 },
      tokens: { c1: 3, c2: 1, c3: 3 },
      treasures: [['c3', 50]],
      kills: [
        ['c1', 'living-bones', 2],
        ['c2', 'living-spirit', 1],
      ],
      goals: [
        ['c1', 470],
        ['c2', 460],
        ['c3', 468],
      ],
    },
  },
  {
    visit: { city: [10, 'B'], perks: [['c3', 0]], donates: ['c2', 'c3'], road: [14, 'A'] },
    evening: {
      scenario: '8',
      experience: { c1: 7, c2: 10, c3: 10 },
      tokens: { c1: 2, c2: 2, c3: 2 },
      treasures: [['c2', 51]],
      goals: [
        ['c1', 459],
        ['c2', 465],
        ['c3', 469],
      ],
      told: TOLD,
    },
  },
  {
    visit: {
      city: [5, 'A'],
      levels: [['c3', 161]],
      perks: [
        ['c1', 2],
        ['c3', 1],
      ],
      donates: ['c2'],
      road: [16, 'B'],
    },
    evening: {
      scenario: '14',
      experience: { c1: 9, c2: 9, c3: 13 },
      treasures: [['c1', 26]],
      kills: [['c3', 'hound', 5]],
      goals: [
        ['c1', 469],
        ['c2', 469],
        ['c3', 471],
      ],
    },
  },
  {
    visit: {
      city: [6, 'A'],
      levels: [
        ['c1', 16],
        ['c2', 102],
      ],
      perks: [
        ['c1', 2],
        ['c2', 0],
        ['c2', 1],
      ],
      sells: [['c2', 13]],
      enhances: [
        { who: 'c1', card: 1, half: 'top', dot: '0:attack:0', sticker: 'plus1', price: 50 },
      ],
      road: [20, 'B'],
    },
    evening: {
      scenario: '65',
      experience: { c1: 10, c2: 14, c3: 10 },
      tokens: { c1: 1, c2: 1 },
      kills: [['c2', 'vermling-scout', 4]],
      goals: [
        ['c1', 470],
        ['c2', 460],
      ],
    },
  },
  {
    visit: { city: [9, 'B'], donates: ['c3'], road: [22, 'B'] },
    evening: {
      scenario: '66',
      experience: { c1: 5, c2: 6, c3: 12 },
      tokens: { c2: 2, c3: 2 },
      treasures: [
        ['c2', 16],
        ['c3', 36],
      ],
      goals: [
        ['c1', 459],
        ['c2', 459],
        ['c3', 460],
      ],
    },
  },
  {
    visit: {
      city: [1, 'B'],
      levels: [
        ['c2', 104],
        ['c3', 163],
      ],
      perks: [['c3', 2]],
      road: [26, 'B'],
    },
    evening: {
      scenario: '13',
      experience: { c1: 8, c2: 12, c3: 8 },
      tokens: { c1: 3 },
      treasures: [['c3', 10]],
      goals: [['c3', 465]],
      chosen: '20',
    },
  },
  {
    visit: {
      city: [18, 'B'],
      levels: [['c1', 18]],
      perks: [
        ['c1', 3],
        ['c2', 4],
      ],
      donates: ['c2', 'c3'],
      road: [24, 'B'],
    },
    evening: {
      scenario: '20',
      experience: { c1: 13, c2: 9, c3: 9 },
      tokens: { c2: 3, c3: 2 },
      treasures: [['c3', 60]],
      kills: [
        ['c1', 'cultist', 4],
        ['c1', 'jekserah', 1],
      ],
      goals: [
        ['c1', 471],
        ['c2', 469],
        ['c3', 469],
      ],
    },
  },
];
