/** Rights of each device at the table. Ids are permanent: they are never renumbered. */
import type { Rule } from './rule';

const at = 'Standee, shared screens';

export const SEAT_RULES = {
  'SEAT-1': {
    at,
    says: 'Until the reveal, others only see that a character has chosen.',
  },
  'SEAT-2': {
    at,
    says: 'Only its player sees the cards of a character; others see their number.',
  },
  'SEAT-3': { at, says: 'Only the table and its player see a battle goal.' },
  'SEAT-4': {
    at,
    says: 'Only the table and the character’s player see a personal quest and notes.',
  },
  'SEAT-5': {
    at,
    says: 'The order of a deck is hidden, even from the table, unless an effect lets players look.',
  },
  'SEAT-6': {
    at,
    says: 'Only the table sees the contents of an unrevealed room.',
  },
  'SEAT-7': {
    at,
    says: 'History entries with a secret are hidden from seats that must not know it.',
  },
  'SEAT-8': {
    at,
    says: 'Players act for their own characters and summons: initiative, cards, items, hit points, conditions, experience, money, turns, attacks and moves.',
  },
  'SEAT-9': { at, says: 'A screen shows the table and is view-only.' },
  'SEAT-10': {
    at,
    says: 'Only the table controls monsters, rooms, rounds, corrections and the campaign; it can let all players play the monsters.',
  },
  'SEAT-11': {
    at,
    says: 'A player can undo their own last step if it is the latest; the table can undo any step.',
  },
  'SEAT-12': {
    at,
    says: 'If two people change the same thing at once, the second sees the first change, and nothing happens twice.',
  },
  'SEAT-13': {
    at,
    says: 'If players choose on devices, initiatives are revealed automatically shortly after the last change, unless the table reveals them.',
  },
} as const satisfies Record<string, Rule>;
