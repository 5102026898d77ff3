/** Rights of each device at the table. Ids are permanent: they are never renumbered. */
import type { Rule } from './rule';

const at = 'Standee, shared screens';

export const SEAT_RULES = {
  'SEAT-1': {
    at,
    says: 'Until all are revealed, others are told that a character has chosen, and not what.',
  },
  'SEAT-2': {
    at,
    says: 'Which cards a character holds only its player is told; others are told how many.',
  },
  'SEAT-3': { at, says: 'A battle goal is told to the table and to the player who keeps it.' },
  'SEAT-4': {
    at,
    says: 'A personal quest and notes are told to the table and to the player of the character.',
  },
  'SEAT-5': {
    at,
    says: 'Nobody is told the order of a deck, the table included, unless an effect lets somebody look.',
  },
  'SEAT-6': {
    at,
    says: 'What is in a room that nobody has opened is told to the table only.',
  },
  'SEAT-7': {
    at,
    says: 'A line of the history that tells a secret is kept from whoever must not know it.',
  },
  'SEAT-8': {
    at,
    says:
      'A player acts for the own characters and their summons: initiative, cards, items, hit points, ' +
      'conditions, experience, money, turns, attacks and moves.',
  },
  'SEAT-9': { at, says: 'A screen shows the table and acts for nobody.' },
  'SEAT-10': {
    at,
    says:
      'Monsters, rooms, rounds, corrections and the campaign are the table’s; it may let everybody ' +
      'play the monsters.',
  },
  'SEAT-11': {
    at,
    says: 'A player takes back the own last step while nothing came after it; the table takes back any.',
  },
  'SEAT-12': {
    at,
    says: 'Of two who change the same thing at once the second is told what the first did, and nothing is done twice.',
  },
  'SEAT-13': {
    at,
    says:
      'Where somebody chooses on a device, initiatives are revealed by themselves a moment after the last ' +
      'change to what all have chosen, unless the table reveals by hand.',
  },
} as const satisfies Record<string, Rule>;
