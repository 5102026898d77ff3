import type { Rule } from './rule';

/** Rules of the round: initiative, turns, elements, ability decks, end of the round. */
export const ROUND_RULES = {
  'SETUP-1': {
    at: 'p. 13, scenario book',
    says: 'A scenario may start, or start its rounds, with conditions, cards or elements.',
  },
  'SETUP-2': {
    at: 'p. 12, FAQ p. 77',
    says: 'The effects of events come last in the setup, after the items and hands are chosen.',
  },
  'TURN-1': {
    at: 'p. 16',
    says: 'A round is card selection, initiative, all turns and a cleanup.',
  },
  'TURN-2': {
    at: 'pp. 16-17',
    says: 'Each player picks two hand cards, one of them leading, or declares a long rest.',
  },
  'TURN-3': {
    at: 'p. 18',
    says: 'A character plays the top of one card and the bottom of the other, one after the other.',
  },
  'TURN-4': {
    at: 'FAQ p. 78',
    says: 'Both cards of every player are revealed with the initiatives.',
  },
  'TURN-5': {
    at: 'p. 25',
    says: 'A bonus without circles may be taken out of play at any time.',
  },
  'TURN-6': {
    at: 'p. 18, FAQ p. 57',
    says: 'The abilities of an action keep their order, and the other card waits until they are over.',
  },
  'TURN-7': {
    at: 'p. 25',
    says: 'A circle is used when it applies, even if it saves little; after the last the card leaves.',
  },
  'TURN-8': {
    at: 'p. 17, FAQ p. 57',
    says: 'Before the reveal players tell no initiatives, numbers or titles of cards.',
  },
  'RECOVER-1': {
    at: 'p. 27',
    says: 'A recovered card returns to the hand; some cards cannot be recovered once they are lost.',
  },
  'RECOVER-2': {
    at: 'pp. 18, 27, FAQ p. 58',
    says: 'An active card counts as discarded or lost, and so does a card as soon as its action is over.',
  },
  'ABILITY-1': {
    at: 'pp. 10, 18',
    says: 'One ability card is drawn for each monster type on the map; types with one deck share it.',
  },
  'ABILITY-2': {
    at: 'p. 32',
    says: 'An ability deck whose card had the shuffle mark is shuffled at the end of the round.',
  },
  'INIT-1': {
    at: 'p. 18',
    says: 'Lower initiative acts first: leading cards of characters, ability cards of monsters.',
  },
  'INIT-2': {
    at: 'p. 18',
    says: 'Between characters tied, the lower second card is first; if that ties, players decide.',
  },
  'INIT-3': {
    at: 'p. 18',
    says: 'A character acts before a monster type it is tied with; players order tied types.',
  },
  'INIT-4': {
    at: 'pp. 18, 29, 34',
    says: 'Within a type elites act before normals, each by ascending standee number.',
  },
  'INIT-5': {
    at: 'p. 17',
    says: 'A long rest has initiative 99 and comes at the end of the order.',
  },
  'INIT-6': {
    at: 'Dized, shared ability decks',
    says: 'Players order types that share a deck, and keep that order for the scenario.',
  },
  'INIT-7': {
    at: 'p. 34',
    says: 'Numbered allied tokens act in the order of their numbers.',
  },
  'ELEMENT-1': {
    at: 'p. 23',
    says: 'An element infused during a turn is strong at the end of that turn.',
  },
  'ELEMENT-2': {
    at: 'p. 24',
    says: 'A strong or waning element can be consumed and is inert at once; not one infused this turn.',
  },
  'ELEMENT-3': {
    at: 'p. 24',
    says: 'The first monster to act consumes the elements of its card, always, for all of its type.',
  },
  'ELEMENT-4': {
    at: 'p. 32',
    says: 'At the end of a round strong elements become waning and waning ones inert.',
  },
  'ELEMENT-5': {
    at: 'Dized, elemental infusions',
    says: 'An element that is there can be consumed and infused in one turn; it is strong at its end.',
  },
  'ELEMENT-6': {
    at: 'FAQ p. 57',
    says: 'An infusion that stands alone is made with the first ability of its action.',
  },
  'ELEMENT-7': {
    at: 'official FAQ (copy)',
    says: 'The use of an element is chosen before the attack; its experience comes even if the target dies.',
  },
  'ROUND-1': {
    at: 'p. 32',
    says: 'Cleanup after the last turn: decks, elements, bonuses, then rests.',
  },
  'ROUND-2': {
    at: 'p. 33',
    says: 'When the goal is reached or missed, the round is still played to its end.',
  },
  'ROUND-3': {
    at: 'p. 32',
    says: 'Bonuses for the round expire with it; their cards are discarded or lost.',
  },
  'ROUND-4': {
    at: 'p. 32',
    says: 'Short rests are possible at the end of a round.',
  },
} as const satisfies Record<string, Rule>;
