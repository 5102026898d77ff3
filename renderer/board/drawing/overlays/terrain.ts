/** The drawings of traps, hazardous and difficult terrain, pressure plates and tokens. */
import { box, disc, discs, polygon, teeth, type Picture } from './shapes';

export const TRAPS: Readonly<Record<string, Picture>> = {
  spike: [
    ['ironDark', box(-18, -18, 36, 36, 3)],
    ['dark', discs([-10, -10, 5], [10, -10, 5], [-10, 10, 5], [10, 10, 5], [0, 0, 5])],
    [
      'bone',
      ['-14 -8', '6 -8', '-4 2', '-14 12', '6 12'].map((at) => `M${at}l4 -14l4 14Z`).join(''),
    ],
  ],
  bear: [
    ['shade', disc(1, 3, 21, 20)],
    ['iron', `${disc(0, 0, 21)}M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z`],
    ['bone', teeth(12, 17, 8)],
    ['ironDark', disc(0, 0, 5)],
    ['ironDark', `${box(-25, -3, 7, 6, 1)}${box(18, -3, 7, 6, 1)}`],
  ],
  poison: [
    ['ironDark', box(-18, -18, 36, 36, 8)],
    ['dark', discs([-10, 11, 3.5], [10, 11, 3.5], [0, 13, 3.5])],
    ['venom', discs([-8, -1, 9], [7, -4, 10], [0, 5, 8], [-2, -11, 6])],
    ['glint', 'M-13 -3a6 6 0 0 1 5 -4M4 -9a7 7 0 0 1 7 1'],
    ['dark', `${discs([-3, -3, 2.4], [5, -3, 2.4])}${polygon('1,0 3,4 -1,4')}`],
  ],
};

const BRIAR =
  'M-23 8C-16 -22 -4 -16 -2 0S14 20 23 -8M-18 -14C-6 -22 8 -24 15 -14S4 8 -10 18M20 16C12 22 0 22 -4 12';

export const HAZARDS: Readonly<Record<string, Picture>> = {
  'hot-coals': [
    ['ember', polygon('-22,-4 -12,-20 6,-22 21,-10 22,8 8,22 -12,20')],
    ['fire', discs([-8, -6, 10], [9, 2, 10], [-4, 11, 7])],
    ['fireLight', discs([-6, -5, 5], [8, 4, 5], [-4, 11, 3])],
    [
      'dark',
      [
        polygon('-21,-2 -15,-9 -9,-3 -14,5'),
        polygon('-5,-19 5,-20 8,-12 -1,-9'),
        polygon('12,-12 20,-8 18,0 10,-4'),
        polygon('0,-3 5,-7 9,-1 3,4'),
        polygon('13,8 20,6 17,14 10,15'),
        polygon('-2,14 6,14 5,21 -4,20'),
        polygon('-16,11 -8,7 -6,14 -12,18'),
      ].join(''),
    ],
  ],
  thorns: [
    ['vineEdge', BRIAR],
    ['vine', BRIAR],
    [
      'bone',
      [
        polygon('-22,-2 -28,-5 -20,-7'),
        polygon('-12,-14 -13,-21 -8,-16'),
        polygon('-3,-5 3,-9 0,-1'),
        polygon('5,11 1,17 9,14'),
        polygon('17,6 24,6 19,1'),
        polygon('-6,-20 -5,-27 -1,-21'),
        polygon('13,-17 20,-21 16,-13'),
        polygon('6,2 12,5 3,7'),
        polygon('-6,16 -13,22 -2,19'),
        polygon('10,20 11,26 14,19'),
      ].join(''),
    ],
  ],
};

const STAIRS: Picture = [
  ['stoneDark', box(-22, -20, 44, 40, 1)],
  ['stone', `${box(-22, -20, 44, 8, 1)}${box(-22, -12, 44, 8, 1)}`],
  ['stoneLight', `${box(-22, -4, 44, 8, 1)}${box(-22, 4, 44, 8, 1)}${box(-22, 12, 44, 8, 1)}`],
  ['line', 'M-22 -12H22M-22 -4H22M-22 4H22M-22 12H22'],
  ['glint', 'M-20 6H20M-20 14H20M-20 -2H20'],
];

export const DIFFICULT: Readonly<Record<string, Picture>> = {
  rubble: [
    ['shade', disc(1, 4, 22, 18)],
    [
      'stoneDark',
      `${polygon('-22,6 -18,-4 -8,-2 -8,9 -16,12')}${polygon('6,8 15,4 21,11 14,19 6,17')}`,
    ],
    [
      'stone',
      `${polygon('-10,-8 -4,-18 7,-15 8,-5 -2,-2')}${polygon('-8,14 -2,5 6,9 3,19 -5,20')}`,
    ],
    [
      'stoneLight',
      `${polygon('8,-2 13,-10 21,-6 20,3 12,4')}${polygon('-19,-10 -15,-16 -9,-12 -12,-6')}`,
    ],
    ['stone', discs([0, 2, 2.5], [-12, 18, 2], [16, -15, 2.5], [-21, 14, 1.8])],
  ],
  water: [
    [
      'waterLight',
      'M-17 -11q4.5 -5 9 0t9 0M-4 1q4.5 -5 9 0t9 0M-19 12q4.5 -5 9 0t9 0M6 -17q3 -3 6 0',
    ],
  ],
  stairs: STAIRS,
  'stairs-vert': STAIRS,
  log: [
    ['shade', box(-45, -9, 94, 26, 8)],
    ['woodDark', polygon('-8,-11 -2,-21 5,-19 4,-10')],
    ['wood', box(-46, -13, 90, 25, 5)],
    ['line', 'M-38 -7H-12M-4 -5H26M-30 2H4M12 5H34M-36 8H-16'],
    ['glint', 'M-40 -10H30'],
    ['woodLight', disc(42, -0.5, 6, 12)],
    ['line', disc(42, -0.5, 3, 7)],
  ],
};

export const PLATE: Picture = [
  ['stoneDark', box(-20, -20, 40, 40, 4)],
  ['stone', box(-15, -15, 30, 30, 3)],
  ['line', `${disc(0, 0, 9)}${disc(0, 0, 4)}`],
  ['gold', discs([-17.5, -17.5, 1.6], [17.5, -17.5, 1.6], [-17.5, 17.5, 1.6], [17.5, 17.5, 1.6])],
];

/** The drawing of hazardous terrain without a type. */
export const UNTYPED_HAZARD: Picture = [
  ['shade', polygon('1,-18 24,21 -21,21')],
  ['fire', polygon('0,-22 23,18 -23,18')],
  ['dark', `${polygon('-3,-8 3,-8 2,6 -2,6')}${disc(0, 11, 3)}`],
];

export const COIN: Picture = [
  ['shade', disc(1, 5, 18, 15)],
  ['gold', disc(-5, 4, 11)],
  ['gold', disc(5, -3, 12)],
  ['line', disc(5, -3, 8)],
  ['glint', 'M-1 -8A8 8 0 0 1 5 -11'],
];

export const CHEST: Picture = [
  ['shade', box(-18, -8, 39, 28, 3)],
  ['woodDark', 'M-19 0V-6Q-19 -16 -9 -16H9Q19 -16 19 -6V0Z'],
  ['wood', box(-19, -2, 38, 19, 2)],
  ['gold', `${box(-14, -16, 5, 33, 0.5)}${box(9, -16, 5, 33, 0.5)}`],
  ['gold', box(-5, -6, 10, 11, 2)],
  ['dark', `${disc(0, -2, 1.8)}M-0.8 -1H0.8V3H-0.8Z`],
];
