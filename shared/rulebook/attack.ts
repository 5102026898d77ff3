import type { Rule } from './rule';

/** Attack, modifier decks, shield, retaliate, death. */
export const ATTACK_RULES = {
  'ATTACK-1': {
    at: 'p. 20',
    says: 'For each target: base value, modifiers, modifier cards, the target’s reductions, damage.',
  },
  'ATTACK-2': {
    at: 'p. 20',
    says: 'The attacker’s modifiers are active cards, items, other bonuses, and poison on the target.',
  },
  'ATTACK-3': {
    at: 'p. 20',
    says: 'Several modifiers of one step work in the order the player wants.',
  },
  'ATTACK-4': {
    at: 'p. 20',
    says: 'Everything counts per target, so targets of one action may suffer different damage.',
  },
  'ATTACK-5': {
    at: 'pp. 11, 21',
    says: 'Each target is an attack with cards of its own; together they are one action.',
  },
  'ATTACK-6': {
    at: 'p. 20',
    says: 'Damage is never below zero, and zero doubled is zero.',
  },
  'ATTACK-7': {
    at: 'p. 11, FAQ p. 62',
    says: 'A null means no damage whatever else counts; added effects still happen.',
  },
  'ATTACK-8': {
    at: 'p. 21',
    says: 'Target X attacks up to X different enemies, never the same one twice.',
  },
  'ATTACK-9': {
    at: 'p. 22, FAQ p. 61',
    says: 'Add target attacks one more enemy in range, with all effects but those that add targets.',
  },
  'ATTACK-10': {
    at: 'p. 19',
    says: 'No figure attacks its allies.',
  },
  'POISON-1': {
    at: 'pp. 20, 22',
    says: 'Attacks on a poisoned figure have +1 among the attacker’s modifiers, before the cards.',
  },
  'SHIELD-1': {
    at: 'pp. 20, 25',
    says: 'Shields add up and take their value off each attack, last of all.',
  },
  'SHIELD-2': {
    at: 'p. 25',
    says: 'Shield does not help against damage that is not an attack.',
  },
  'PIERCE-1': {
    at: 'p. 22, FAQ p. 62',
    says: 'Pierce X ignores up to X of the target’s shield for this attack.',
  },
  'EFFECT-1': {
    at: 'p. 22, FAQ p. 62',
    says: 'Added effects come after the damage, also when it is zero, unless the target is gone.',
  },
  'DECK-1': {
    at: 'p. 4',
    says: 'A deck has six +0, five +1, five -1, and one each of +2, -2, x2 and null.',
  },
  'DECK-2': {
    at: 'p. 11',
    says: 'Cards are drawn until one is not rolling; all of them count.',
  },
  'DECK-3': {
    at: 'pp. 11, 32',
    says: 'After a x2 or null was drawn, used or not, the deck is shuffled at the end of the round.',
  },
  'DECK-4': {
    at: 'p. 11',
    says: 'The discards are shuffled in whenever a card is needed and none is left.',
  },
  'BLESS-1': {
    at: 'pp. 11, 22-23',
    says: 'Bless is a x2, curse a null; once revealed by an attack they leave the deck.',
  },
  'BLESS-2': {
    at: 'pp. 22-23',
    says: 'A bless or curse gained is shuffled into the draw pile; no deck has more than ten.',
  },
  'ADVANTAGE-1': {
    at: 'p. 21, FAQ p. 62',
    says: 'A card is better if it is in number and effects; if that is unclear the first one counts.',
  },
  'ADVANTAGE-2': {
    at: 'p. 20',
    says: 'With advantage two are drawn: the better counts, or all if one of them is rolling.',
  },
  'ADVANTAGE-3': {
    at: 'p. 20',
    says: 'With disadvantage two are drawn: the worse counts, and no rolling card does.',
  },
  'ADVANTAGE-4': {
    at: 'pp. 19, 21',
    says: 'A ranged attack has disadvantage against an adjacent target, and only against that.',
  },
  'ADVANTAGE-5': {
    at: 'p. 21',
    says: 'Advantage and disadvantage do not add up; one of each cancels all of them.',
  },
  'RETALIATE-1': {
    at: 'p. 26',
    says: 'After each attack on it a figure in reach deals its retaliate back, even if unharmed.',
  },
  'RETALIATE-2': {
    at: 'p. 26',
    says: 'Several retaliates add up, and each has a reach of its own.',
  },
  'RETALIATE-3': {
    at: 'p. 26',
    says: 'A figure that the attack killed or exhausted does not retaliate.',
  },
  'RETALIATE-4': {
    at: 'pp. 25-26',
    says: 'Retaliate is no attack: no card is drawn and no shield helps.',
  },
  'RETALIATE-5': {
    at: 'FAQ p. 60',
    says: 'Retaliate looks at the distance after a push or pull of the attack.',
  },
  'RETALIATE-6': {
    at: 'FAQ p. 66',
    says: 'Stun and disarm do not end a shield or retaliate a figure already has.',
  },
  'RETALIATE-7': {
    at: 'inferred',
    says: 'An attacker that retaliate removed does not make the other attacks of its action.',
  },
  'DEATH-1': {
    at: 'p. 20',
    says: 'A monster without hit points dies at once, from whatever source.',
  },
  'DEATH-2': {
    at: 'pp. 20, 31',
    says: 'A dead monster leaves a money token, unless it was summoned or spawned.',
  },
  'DEATH-3': {
    at: 'p. 20, FAQ p. 60',
    says: 'Nothing more of the attack happens to a dead target.',
  },
} as const satisfies Record<string, Rule>;
