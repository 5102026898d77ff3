/** Rules of Standee itself, and questions that the rulebook leaves open. */
import type { Rule } from './rule';

/** Decisions of Standee where the rulebook makes none, and deliberate departures from it. */
export const OWN_RULES = {
  'OWN-1': {
    at: 'Standee',
    says: 'An attack may be below zero between steps; the players are asked if it matters.',
  },
  'OWN-2': {
    at: 'Standee',
    says: 'x2 is compared by the resulting attack; if it is worse, players may still choose it.',
  },
  'OWN-3': {
    at: 'Standee',
    says: 'Cards already drawn for the current attack stay out if the deck is shuffled.',
  },
  'OWN-4': {
    at: 'Standee',
    says: 'Modifiers apply in the best order for the attacker until the players order them.',
  },
  'OWN-5': {
    at: 'Standee',
    says: 'The players can correct any number; a correction is not a rule and has no effects.',
  },
  'OWN-6': {
    at: 'Standee',
    says: 'Looking at the top of an ability deck and reordering it is recorded like any step.',
  },
  'OWN-7': {
    at: 'Standee',
    says: 'A condition of a pack applies, acts and expires at the times its pack defines.',
  },
} as const satisfies Record<string, Rule>;

export interface ContestedRule {
  readonly id: `C-${number}`;
  /** The open question. */
  readonly question: string;
  /** Standee's ruling, and the players' choices. */
  readonly standee: string;
}

/** Questions on which the sources are silent or disagree. Standee never decides them silently. */
export const CONTESTED: readonly ContestedRule[] = [
  {
    id: 'C-1',
    question:
      'Can the value of an attack be below zero between steps, so that 1 - 2 and then +2 is 1?',
    standee:
      'Negative values are kept. If the other ruling gives a different number, Standee shows it and lets the players use it.',
  },
  {
    id: 'C-2',
    question: 'Is x2 always better than +2, or are they compared by the resulting attack?',
    standee:
      'It compares the resulting attack. If x2 is worse than an added number, Standee says so and lets the players choose the card.',
  },
  {
    id: 'C-3',
    question: 'May the one hex of a ranged area that is in range be a wall hex?',
    standee:
      'Only placements with a map hex in range are offered, as a later forum answer says. The printed FAQ (p. 61) allows a wall hex if the enemies are in sight; players may add those targets.',
  },
  {
    id: 'C-4',
    question:
      'Do figures see each other along a corridor one hex wide, where all corners touch walls?',
    standee: 'Strictly, they do not. Players can allow any sight, and Standee then uses it.',
  },
  {
    id: 'C-5',
    question:
      'How are these handled: an attacker removed by retaliate, a summon’s last tie-break, two long rests?',
    standee:
      'Its remaining attacks are not made; elites before normals, then by number; the players order two long rests. Players can override each: the turn order, the targets and all numbers.',
  },
  {
    id: 'C-6',
    question:
      'Are extra targets of a monster ranked by the movement for the whole attack or for each?',
    standee: 'For the whole attack. The players choose between ties and can pick others.',
  },
  {
    id: 'C-7',
    question: 'If the deck runs out within one draw, are the cards already drawn shuffled in?',
    standee:
      'They stay out until the draw is complete, and the log says that the deck was shuffled. Groups that read it differently can enter cards from a physical deck.',
  },
  {
    id: 'C-8',
    question:
      'How far apart are two hexes with a wall line between them: two, or counted around it?',
    standee:
      'Counted around the wall. The printed FAQ (p. 78) always counts two; players can enter the distance of a target.',
  },
  {
    id: 'C-9',
    question:
      'Is a bless or curse that was revealed but did not count removed? Do monsters of a revealed ' +
      'type that already acted act again?',
    standee:
      'It is removed, and they do not act again. Players can put cards back and take turns themselves.',
  },
];
