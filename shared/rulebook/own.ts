/** Rules of Standee itself, and questions that the rulebook leaves open. */
import type { Rule } from './rule';

/** Decisions of Standee that the rulebook does not make, and deliberate departures from it. */
export const OWN_RULES = {
  'OWN-1': {
    at: 'Standee',
    says: 'Between steps an attack may be below zero; where that matters the players are asked.',
  },
  'OWN-2': {
    at: 'Standee',
    says: 'x2 is compared by the number the attack would have; where it loses, players may choose it.',
  },
  'OWN-3': {
    at: 'Standee',
    says: 'Cards drawn for the running attack stay out when the deck is shuffled in between.',
  },
  'OWN-4': {
    at: 'Standee',
    says: 'Modifiers count in the order best for the attacker until the players order them.',
  },
  'OWN-5': {
    at: 'Standee',
    says: 'Any number may be corrected by hand; a correction is not a rule and has no effects.',
  },
  'OWN-6': {
    at: 'Standee',
    says: 'Looking at the top of an ability deck and putting it in order is recorded like any step.',
  },
  'OWN-7': {
    at: 'Standee',
    says: 'A condition of a pack comes, acts and ends at the times its pack names.',
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
      'May the value of an attack be below zero between the steps, so that 1 - 2 and then +2 is 1?',
    standee:
      'It counts on below zero, shows where the other reading gives another number, and lets the ' +
      'players put that number in.',
  },
  {
    id: 'C-2',
    question: 'Is x2 always better than +2, or is it compared by what the attack would come to?',
    standee:
      'It compares what the attack would come to. Where that puts x2 behind an added number it says ' +
      'so and lets the players choose the card.',
  },
  {
    id: 'C-3',
    question: 'May the one hex of a ranged area that is in range be a wall hex?',
    standee:
      'Only placements with a hex of the map in range are offered; players may add targets that ' +
      'they allow.',
  },
  {
    id: 'C-4',
    question:
      'Do figures see each other along a corridor one hex wide, where all corners touch walls?',
    standee:
      'Read strictly, they do not. Players may allow any sight by hand, and Standee then counts it.',
  },
  {
    id: 'C-5',
    question:
      'What of an attacker that retaliate removed, of a summon’s last tie-break, and of two long rests?',
    standee:
      'The attacks left are not made; elites before normals, then by number; the players order two ' +
      'long rests. Each can be overruled: the turn order, the targets and all numbers by hand.',
  },
  {
    id: 'C-6',
    question:
      'Are extra targets of a monster ranked by the movement for the whole attack or for each?',
    standee: 'For the whole attack. The players choose among the equal ones and may pick others.',
  },
  {
    id: 'C-7',
    question: 'If the deck runs out within one draw, are the cards already drawn shuffled in?',
    standee:
      'They stay out until the draw is finished, and the log tells that the deck was shuffled. A ' +
      'table that reads it otherwise uses its own deck and enters the cards.',
  },
  {
    id: 'C-8',
    question:
      'How far apart are two hexes with a wall line between them: two, or counted around it?',
    standee: 'Counted around the wall. The distance of a target can be set by hand.',
  },
  {
    id: 'C-9',
    question:
      'Is a bless or curse that was revealed but did not count removed? Do monsters of a revealed ' +
      'type that already acted act again?',
    standee:
      'It is removed, and they do not act again. Cards can be put back, and turns taken, by hand.',
  },
];
