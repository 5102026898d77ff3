import type { Rule } from './rule';

/** Monster abilities, and figures that enter play with a room. */
export const MONSTER_RULES = {
  'MONSTER-1': {
    at: 'pp. 29-31',
    says: 'A monster does what its card says, in order; values are those of its stats and the card.',
  },
  'MONSTER-2': {
    at: 'p. 31',
    says: 'An attack without a range on the card has the range of the stat card.',
  },
  'MONSTER-3': {
    at: 'p. 32, FAQ p. 66',
    says: 'Bonuses of an ability card last from its line to the end of the round; printed ones always.',
  },
  'MONSTER-4': {
    at: 'p. 21, FAQ p. 66',
    says: 'Without a range an attack is melee, and so is an area with the attacker’s own hex in it.',
  },
  'MONSTER-5': {
    at: 'p. 31',
    says: 'Each later attack of a card has a new focus, without the enemies attacked already.',
  },
  'MONSTER-6': {
    at: 'p. 32',
    says: 'Monsters loot only with a loot ability, never treasure; what they take is gone.',
  },
  'MONSTER-7': {
    at: 'p. 32',
    says: 'What the rules leave open for a monster, the players choose.',
  },
  'REVEAL-1': {
    at: 'p. 19, FAQ p. 78',
    says: 'A door opened shows its room at once, for the number of characters at the start.',
  },
  'REVEAL-2': {
    at: 'p. 19',
    says: 'Types new to the map draw an ability card at once.',
  },
  'REVEAL-3': {
    at: 'p. 19',
    says: 'After the revealer’s turn, types of the room with a lower initiative act right away.',
  },
  'REVEAL-4': {
    at: 'p. 19, FAQ p. 78',
    says: 'Standee numbers are random; when they run out, the nearest to the revealer are placed.',
  },
} as const satisfies Record<string, Rule>;
