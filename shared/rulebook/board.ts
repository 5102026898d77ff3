import type { Rule } from './rule';

/** Rules of the board: walls, movement, range, line of sight, areas. */
export const BOARD_RULES = {
  'WALL-1': {
    at: 'p. 19, FAQ p. 78',
    says: 'The edge of a map tile, every partial hex along it and everything off the tiles is wall.',
  },
  'WALL-2': {
    at: 'p. 19, FAQ p. 78',
    says: 'A wall line without thickness separates hexes of two tiles laid edge to edge.',
  },
  'WALL-3': {
    at: 'p. 14, p. 19',
    says: 'A corridor or open door joins the tiles on both sides and is a normal hex itself.',
  },
  'WALL-4': {
    at: 'p. 14, p. 34',
    says: 'A closed door is a wall for sight, monsters, summons and forced movement.',
  },
  'WALL-5': {
    at: 'p. 14, p. 19, p. 34',
    says: 'A character opens a closed door by walking onto it, unless it is locked.',
  },
  'WALL-6': {
    at: 'custom scenarios',
    says: 'A door locked by a scenario stays locked until the scenario’s condition is met.',
  },
  'WALL-7': {
    at: 'scenarios 29, 33, 35, 36',
    says: 'A closed door that can be destroyed is attacked like a figure on its hex.',
  },
  'WALL-8': {
    at: 'official FAQ (copy)',
    says: 'Door tiles side by side are opened one by one.',
  },
  'WALL-9': {
    at: 'official FAQ (copy)',
    says: 'A door that a scenario shuts on a figure deals trap damage and moves it to the nearest empty hex.',
  },
  'PLATE-1': {
    at: 'p. 34',
    says: 'A pressure plate works for a character that ends its move on it.',
  },
  'RANGE-1': {
    at: 'p. 19',
    says: 'Range is counted hex by hex around walls; figures and obstacles do not matter.',
  },
  'RANGE-2': {
    at: 'p. 19, FAQ p. 78',
    says: 'Hexes across a wall line are not adjacent; range is counted around, FAQ p. 78 counts two (C-8).',
  },
  'RANGE-3': {
    at: 'p. 19, p. 21',
    says: 'An attack targets enemies within its range; without a range it is melee with range 1.',
  },
  'LOS-1': {
    at: 'p. 19',
    says: 'Two hexes see each other if a line from a corner of one to a corner of the other is clear.',
  },
  'LOS-2': {
    at: 'p. 19, FAQ (copy)',
    says: 'A line that touches a wall, even at one point, is not clear.',
  },
  'LOS-3': {
    at: 'p. 19, p. 27, FAQ p. 61',
    says: 'Every attacked enemy and every target of an ability with a range must be in sight.',
  },
  'LOS-4': {
    at: 'p. 19',
    says: 'In a corridor one hex wide no line is strictly clear; the players may allow the sight.',
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
    says: 'One hex of a ranged area is in range and on the map; FAQ p. 61 also allows a wall hex (C-3).',
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
    says: 'A ranged attack has disadvantage against each adjacent target; a melee area does not.',
  },
  'AREA-8': {
    at: 'p. 21',
    says: 'An attack on several targets attacks different enemies in range and sight, each once.',
  },
  'AREA-9': {
    at: 'p. 22, FAQ p. 61',
    says: 'Each effect that adds a target to an area adds one other enemy within range of the attack.',
  },
  'MOVE-1': {
    at: 'p. 19',
    says: 'A figure moves through allies, but not enemies, obstacles or walls, and never ends on a figure.',
  },
  'MOVE-2': {
    at: 'p. 19',
    says: 'A jump ignores figures and terrain except on its last hex.',
  },
  'MOVE-3': {
    at: 'p. 19',
    says: 'A flying figure ignores figures and terrain, but cannot end on a figure.',
  },
  'MOVE-4': {
    at: 'p. 14, p. 19',
    says: 'Entering difficult terrain takes two movement points.',
  },
  'MOVE-5': {
    at: 'p. 14',
    says: 'A trap springs when a figure enters it by normal or forced movement.',
  },
  'MOVE-6': {
    at: 'p. 14, FAQ p. 60',
    says: 'Hazardous terrain deals damage each time it is entered by normal or forced movement.',
  },
  'MOVE-7': {
    at: 'p. 22',
    says: 'Each hex of a push is farther from the attacker than the one before, of a pull closer.',
  },
  'MOVE-8': {
    at: 'p. 22, FAQ p. 60',
    says: 'A push or pull is used in full or not at all, unless something blocks it.',
  },
  'MOVE-11': {
    at: 'p. 22, FAQ p. 60',
    says: 'A push of the ability and one of a modifier card are two; either of them may be skipped.',
  },
  'MOVE-12': {
    at: 'pp. 18, 21, FAQ p. 60',
    says: 'Allies are never pushed or pulled, and no figure is an ally of itself.',
  },
  'MOVE-9': {
    at: 'p. 19',
    says: 'A figure that stops flying over an obstacle suffers trap damage and moves to the nearest empty hex.',
  },
  'MOVE-10': {
    at: 'p. 19',
    says: 'An empty hex has no figure, token or overlay except a corridor, pressure plate or open door.',
  },
  'OBSTACLE-1': {
    at: 'p. 14',
    says: 'An obstacle is never created or moved where it cuts off a part of the map.',
  },
  'FOCUS-1': {
    at: 'p. 29, FAQ p. 65',
    says: 'The focus is the enemy it can attack with the fewest movement points, at any distance.',
  },
  'FOCUS-2': {
    at: 'p. 29, FAQ p. 65',
    says: 'On a tie the focus is the enemy at the smallest range from its current hex.',
  },
  'FOCUS-3': {
    at: 'p. 30',
    says: 'On a further tie the focus is the enemy with the earlier initiative.',
  },
  'FOCUS-4': {
    at: 'p. 30',
    says: 'A monster that cannot attack any enemy from any hex has no focus and does not move or attack.',
  },
  'FOCUS-5': {
    at: 'p. 31, FAQ p. 65',
    says: 'Monsters enter traps and hazards only if there is no other path, and then as few as possible.',
  },
  'FOCUS-6': {
    at: 'scenarios 35, 36, 84',
    says: 'Some monsters first focus on an objective of the scenario if they can attack it this turn.',
  },
  'PLACE-1': {
    at: 'p. 19, p. 23',
    says: 'A monster moves through allies but cannot stop on them; invisible figures block its path.',
  },
  'PLACE-2': {
    at: 'p. 31',
    says: 'It attacks from the hex with the fewest traps on the path, within this turn’s reach.',
  },
  'PLACE-3': {
    at: 'p. 30, FAQ p. 66',
    says: 'Then from a hex without disadvantage against its focus.',
  },
  'PLACE-4': {
    at: 'p. 30',
    says: 'Then from a hex with the most possible targets, including its focus.',
  },
  'PLACE-5': {
    at: 'Dized, maximizing the attack',
    says: 'Extra targets are ranked like a focus: movement, proximity, initiative.',
  },
  'PLACE-6': {
    at: 'Dized, maximizing the attack',
    says: 'Then from a hex with the least disadvantage against extra targets.',
  },
  'PLACE-7': {
    at: 'p. 32',
    says: 'Then with the least movement; the players decide between equal options.',
  },
  'PLACE-8': {
    at: 'p. 30, p. 31, FAQ p. 66',
    says: 'If it cannot attack its focus this turn, it moves to the hex with the shortest remaining path.',
  },
  'PLACE-9': {
    at: 'p. 30, FAQ p. 66',
    says: 'Without an attack it moves to the nearest hex adjacent to its focus.',
  },
} as const satisfies Record<string, Rule>;

export type BoardRuleId = keyof typeof BOARD_RULES;
