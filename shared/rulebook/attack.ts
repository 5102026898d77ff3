import type { Rule } from './rule';

/** Rules of attacks, modifier decks, shield, retaliate and death. */
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
    says: 'Several modifiers of one step apply in the order the player chooses.',
  },
  'ATTACK-4': {
    at: 'p. 20',
    says: 'Modifiers count per target, so targets of one action may suffer different damage.',
  },
  'ATTACK-5': {
    at: 'pp. 11, 21',
    says: 'Each target is a separate attack with its own cards; together they are one action.',
  },
  'ATTACK-6': {
    at: 'p. 20',
    says: 'Damage is never below zero, and zero doubled is zero.',
  },
  'ATTACK-7': {
    at: 'p. 11, FAQ p. 62',
    says: 'A null means no damage regardless of modifiers; added effects still happen.',
  },
  'ATTACK-8': {
    at: 'p. 21',
    says: 'Target X attacks up to X different enemies, never the same one twice.',
  },
  'ATTACK-9': {
    at: 'p. 22, FAQ p. 61',
    says: 'Add target attacks one more enemy in range with all effects except added targets.',
  },
  'ATTACK-10': {
    at: 'p. 19',
    says: 'No figure attacks its allies.',
  },
  'POISON-1': {
    at: 'pp. 20, 22',
    says: 'Attacks on a poisoned figure get +1 as an attacker’s modifier, before the cards.',
  },
  'SHIELD-1': {
    at: 'pp. 20, 25',
    says: 'Shields add up and reduce each attack after all other changes.',
  },
  'SHIELD-2': {
    at: 'p. 25',
    says: 'Shield does not reduce damage from other sources than attacks.',
  },
  'PIERCE-1': {
    at: 'p. 22, FAQ p. 62',
    says: 'Pierce X ignores up to X of the target’s shield for this attack.',
  },
  'EFFECT-1': {
    at: 'p. 22, FAQ p. 62',
    says: 'Added effects come after the damage, even if it is zero, unless the target has died.',
  },
  'EFFECT-2': {
    at: 'p. 22, FAQ p. 57',
    says: 'The number of a modifier card counts always, its effects may be declined.',
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
    says: 'If a x2 or null was drawn, used or not, the deck is shuffled at the end of the round.',
  },
  'DECK-4': {
    at: 'p. 11',
    says: 'The discards are shuffled in when a card is needed and the draw pile is empty.',
  },
  'DECK-5': {
    at: 'FAQ p. 77',
    says: 'Only attacks draw modifier cards; traps, retaliate, wounds and suffered damage draw none.',
  },
  'BLESS-1': {
    at: 'pp. 11, 22-23',
    says: 'Bless is a x2, curse a null; they leave the deck once an attack reveals them.',
  },
  'BLESS-2': {
    at: 'pp. 22-23',
    says: 'A gained bless or curse is shuffled into the draw pile, as long as its supply lasts.',
  },
  'BLESS-3': {
    at: 'p. 23, FAQ pp. 56, 79',
    says: 'The characters share ten curses, the monsters have ten, and all share ten blessings.',
  },
  'CURSE-1': {
    at: 'p. 23',
    says: 'A curse on a summon goes into the deck of its owner.',
  },
  'BLESS-4': {
    at: 'p. 33, FAQ p. 79',
    says: 'At the end of a scenario blessings, curses and added -1 cards leave all decks.',
  },
  'ADVANTAGE-1': {
    at: 'p. 21, FAQ p. 62',
    says: 'A card is better if its number and effects are; if that is unclear, the first one counts.',
  },
  'ADVANTAGE-2': {
    at: 'p. 20',
    says: 'With advantage two cards are drawn: the better counts, or all if one is rolling.',
  },
  'ADVANTAGE-3': {
    at: 'p. 20',
    says: 'With disadvantage two cards are drawn: the worse counts, and rolling cards do not.',
  },
  'ADVANTAGE-4': {
    at: 'pp. 19, 21',
    says: 'A ranged attack has disadvantage against an adjacent target only.',
  },
  'ADVANTAGE-5': {
    at: 'p. 21',
    says: 'Advantage and disadvantage do not add up; one of each cancels all of them.',
  },
  'RETALIATE-1': {
    at: 'p. 26',
    says: 'After each attack on it a figure deals its retaliate to an attacker in range, even if unharmed.',
  },
  'RETALIATE-2': {
    at: 'p. 26',
    says: 'Several retaliates add up, each with its own range.',
  },
  'RETALIATE-3': {
    at: 'p. 26',
    says: 'A figure killed or exhausted by the attack does not retaliate.',
  },
  'RETALIATE-4': {
    at: 'pp. 25-26',
    says: 'Retaliate is not an attack: no card is drawn and shield does not reduce it.',
  },
  'RETALIATE-5': {
    at: 'FAQ p. 60',
    says: 'Retaliate uses the distance after a push or pull of the attack.',
  },
  'RETALIATE-6': {
    at: 'FAQ p. 66',
    says: 'Stun and disarm do not end a shield or retaliate a figure already has.',
  },
  'RETALIATE-7': {
    at: 'inferred',
    says: 'An attacker removed by retaliate does not make the other attacks of its action.',
  },
  'DEATH-1': {
    at: 'p. 20',
    says: 'A monster without hit points dies at once, from any source.',
  },
  'DEATH-2': {
    at: 'pp. 20, 31',
    says: 'A dead monster leaves a money token, unless it was summoned or spawned.',
  },
  'DEATH-3': {
    at: 'p. 20, FAQ p. 60',
    says: 'Further effects of the attack do not apply to a dead target.',
  },
  'DEATH-4': {
    at: 'FAQ p. 60',
    says: 'A trap or hazard counts as a kill of the figure that pushed or pulled its victim onto it.',
  },
  'DEATH-5': {
    at: 'p. 26, FAQ p. 60',
    says: 'Any damage that a figure deals counts as its kill; a wound or its own step is nobody’s.',
  },
} as const satisfies Record<string, Rule>;
