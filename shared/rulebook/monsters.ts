import type { Rule } from './rule';

/** Rules of monster abilities, and of figures that enter play when a room is revealed. */
export const MONSTER_RULES = {
  'MONSTER-1': {
    at: 'pp. 29-31',
    says: 'A monster follows its ability card in order; values add its stat card and the ability card.',
  },
  'MONSTER-2': {
    at: 'p. 31',
    says: 'An attack without a range on the card has the range of the stat card.',
  },
  'MONSTER-3': {
    at: 'p. 32, FAQ p. 66',
    says: 'Bonuses of an ability card last from that ability to the end of the round; printed ones always apply.',
  },
  'MONSTER-4': {
    at: 'p. 21, FAQ p. 66',
    says: 'An attack without a range is melee, and so is an area that includes the attacker’s hex.',
  },
  'MONSTER-5': {
    at: 'p. 31, erratum of the FAQ (Dized)',
    says: 'Each further attack of a card has the same focus until it is dead; then a new focus is found.',
  },
  'MONSTER-6': {
    at: 'p. 32',
    says: 'Monsters loot only with a loot ability and never treasure; looted money is lost.',
  },
  'MONSTER-7': {
    at: 'p. 32',
    says: 'The players make the choices that the rules leave open for a monster.',
  },
  'MONSTER-8': {
    at: 'p. 30, FAQ p. 66',
    says: 'A disarmed or focusless monster still gains the shield and retaliate of its card.',
  },
  'REVEAL-1': {
    at: 'p. 19, FAQ p. 78',
    says: 'Opening a door reveals its room at once, for the number of characters at the start.',
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
    says: 'Standee numbers are random; if they run out, those nearest to the revealer are placed.',
  },
} as const satisfies Record<string, Rule>;
