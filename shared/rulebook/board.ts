import type { Rule } from './rule';

/** Rules of the board, each with its source and a summary in our words. */
export const BOARD_RULES = {
  'WALL-1': {
    at: 'p. 19, FAQ p. 78',
    says: 'The edge of a map tile and every partial hex along it are wall; so is all that is no tile.',
  },
  'WALL-2': {
    at: 'p. 19, FAQ p. 78',
    says: 'Hexes of two tiles laid edge to edge are parted by a wall line without thickness.',
  },
  'WALL-3': {
    at: 'p. 14, p. 19',
    says: 'A corridor or open door joins the tiles it lies between and is a plain hex itself.',
  },
  'WALL-4': {
    at: 'p. 14, p. 34',
    says: 'A closed door is a wall to sight, monsters, summons and forced movement.',
  },
  'WALL-5': {
    at: 'p. 14, p. 19, p. 34',
    says: 'A character opens a closed door by walking onto it, unless it is locked.',
  },
  'WALL-6': {
    at: 'own scenarios',
    says: 'A door that a scenario locks stays locked until what the scenario names has happened.',
  },
  'RANGE-1': {
    at: 'p. 19',
    says: 'Range is counted hex by hex around walls; figures and obstacles do not matter.',
  },
  'RANGE-2': {
    at: 'p. 19, FAQ p. 78',
    says: 'Two hexes with a wall line between them are not adjacent for any purpose.',
  },
  'RANGE-3': {
    at: 'p. 19, p. 21',
    says: 'An attack reaches enemies within its range; without a range it is melee and reaches 1 hex.',
  },
  'LOS-1': {
    at: 'p. 19',
    says: 'Two hexes see each other when a line from a corner of one to a corner of the other is clear.',
  },
  'LOS-2': {
    at: 'p. 19, FAQ',
    says: 'A line that touches a wall anywhere, even in one point, is not clear.',
  },
  'LOS-3': {
    at: 'p. 19, p. 27, FAQ p. 61',
    says: 'Every attacked enemy and every target of an ability with a range must be in sight.',
  },
  'LOS-4': {
    at: 'p. 19',
    says: 'In a passage one hex wide no line is clear by the letter; the players may allow the sight.',
  },
  'AREA-1': {
    at: 'p. 21, FAQ p. 61, p. 66',
    says: 'An area with a grey hex is melee, and the grey hex is the attacker.',
  },
  'AREA-2': {
    at: 'p. 21',
    says: 'An area may be turned to any of its six rotations.',
  },
  'AREA-3': { at: 'FAQ p. 61', says: 'An area may be mirrored.' },
  'AREA-4': {
    at: 'p. 21, FAQ p. 61',
    says: 'Of a ranged area one hex, which may be empty, must be within range.',
  },
  'AREA-5': {
    at: 'p. 21, FAQ p. 61',
    says: 'Allies inside an area are not targeted.',
  },
  'AREA-6': {
    at: 'p. 21, FAQ p. 61',
    says: 'Every enemy attacked by an area must be in sight, but need not be in range.',
  },
  'AREA-7': {
    at: 'p. 19, p. 21',
    says: 'A ranged attack has disadvantage against each adjacent target; a melee area has not.',
  },
  'AREA-8': {
    at: 'p. 21',
    says: 'An attack on several targets attacks different enemies in range and sight, each once.',
  },
  'AREA-9': {
    at: 'p. 22, FAQ p. 61',
    says: 'A target added to an area is one more enemy within the range of the attack.',
  },
  'MOVE-1': {
    at: 'p. 19',
    says: 'A figure walks through allies, not through enemies, obstacles or walls, and ends alone.',
  },
  'MOVE-2': {
    at: 'p. 19',
    says: 'A jump ignores figures and terrain except on its last hex.',
  },
  'MOVE-3': {
    at: 'p. 19',
    says: 'A flying figure ignores figures and terrain, and only must not end on a figure.',
  },
  'MOVE-4': {
    at: 'p. 14, p. 19',
    says: 'Entering difficult terrain takes two movement points.',
  },
  'MOVE-5': {
    at: 'p. 14',
    says: 'A trap springs when it is entered by normal or forced movement.',
  },
  'MOVE-6': {
    at: 'p. 14, FAQ p. 60',
    says: 'Hazardous terrain hurts each time it is entered by normal or forced movement.',
  },
  'MOVE-7': {
    at: 'p. 22',
    says: 'Each hex of a push is farther from the attacker than the one before, of a pull closer.',
  },
  'MOVE-8': {
    at: 'p. 22, FAQ p. 60',
    says: 'A push or pull that is used is used in full, unless something is in the way.',
  },
  'MOVE-9': {
    at: 'p. 19',
    says: 'Who stops flying over an obstacle suffers trap damage and goes to the nearest empty hex.',
  },
  'MOVE-10': {
    at: 'p. 19',
    says: 'A hex is empty with no figure, token or overlay but a corridor, pressure plate or open door.',
  },
  'FOCUS-1': {
    at: 'p. 29, FAQ p. 65',
    says: 'The focus is the enemy it can attack with the fewest movement points, however many.',
  },
  'FOCUS-2': {
    at: 'p. 29, FAQ p. 65',
    says: 'On a tie the focus is the enemy at the smallest range from where it stands.',
  },
  'FOCUS-3': {
    at: 'p. 30',
    says: 'On a further tie the focus is the enemy that is earlier in the order of initiative.',
  },
  'FOCUS-4': {
    at: 'p. 30',
    says: 'A monster that can attack nobody from anywhere has no focus, moves not and attacks not.',
  },
  'FOCUS-5': {
    at: 'p. 31, FAQ p. 65',
    says: 'Traps and hazards are walked into only when there is no other way, and then the fewest.',
  },
  'PLACE-1': {
    at: 'p. 19, p. 23',
    says: 'A monster passes its allies and cannot stop on them; invisible figures block its way.',
  },
  'PLACE-2': {
    at: 'p. 31',
    says: 'It attacks from where fewest traps are on the way, and from hexes it can reach this turn.',
  },
  'PLACE-3': {
    at: 'p. 30, FAQ p. 66',
    says: 'Then from where it has no disadvantage against its focus.',
  },
  'PLACE-4': {
    at: 'p. 30',
    says: 'Then from where it attacks as many targets as possible, its focus among them.',
  },
  'PLACE-5': {
    at: 'Dized, maximizing the attack',
    says: 'Extra targets are ranked as a focus would be: movement, proximity, initiative.',
  },
  'PLACE-6': {
    at: 'Dized, maximizing the attack',
    says: 'Then from where it has the least disadvantage against the extra targets.',
  },
  'PLACE-7': {
    at: 'p. 32',
    says: 'Then with the least movement; what is still equal is for the players to decide.',
  },
  'PLACE-8': {
    at: 'p. 30, p. 31, FAQ p. 66',
    says: 'If it cannot attack its focus this turn, it goes where the rest of its way is shortest.',
  },
  'PLACE-9': {
    at: 'p. 30, FAQ p. 66',
    says: 'Without an attack it moves to the nearest hex adjacent to its focus.',
  },
} as const satisfies Record<string, Rule>;

export type BoardRuleId = keyof typeof BOARD_RULES;
