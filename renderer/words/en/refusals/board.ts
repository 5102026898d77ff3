/** Words of refusals on the map. */
import type { Refusal } from '#shared/refusals';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';
import type { Sentences } from '../../helpers/stepFacts';
import { OVERLAY_NAMES } from '../board/board';

type MoveProblem = Extract<Refusal, { readonly code: 'moveIsIllegal' }>['problem'];

type PushProblem = Extract<Refusal, { readonly code: 'pushIsIllegal' }>['problem'];

type AreaProblem = Extract<Refusal, { readonly code: 'areaIsUnusable' }>['problem'];

export const MOVE_PROBLEMS: Readonly<Record<MoveProblem['code'], string>> = {
  offTheMap: 'is not part of the map',
  notConnected: 'is not adjacent to the hex before it',
  wallBetween: 'is behind a wall',
  doorIsClosed: 'is a closed door, which only characters open',
  doorIsLocked: 'is a locked door',
  doorMustOpenFirst: 'is behind the door: continue the move after the room is revealed',
  obstacleInTheWay: 'has an obstacle on it',
  enemyInTheWay: 'has an enemy on it',
  endsOnFigure: 'is occupied: a move cannot end on another figure',
  endsOnObstacle: 'has an obstacle on it: a move cannot end there',
  notEnoughMovement: 'needs more movement',
};

function moveProblem(problem: MoveProblem): string {
  if (problem.code === 'notEnoughMovement') {
    return `the move needs ${problem.needs} movement points, but has ${problem.has}`;
  }
  return stepWords(problem.step, MOVE_PROBLEMS[problem.code]);
}

function stepWords(step: number, what: string): string {
  return step < 0 ? `the starting hex ${what}` : `hex ${step + 1} of the path ${what}`;
}

export const PUSH_PROBLEMS = {
  offTheMap: 'is not part of the map',
  notConnected: 'is not adjacent to the hex before it',
  notFartherAway: 'is not farther away than the hex before it',
  notCloser: 'is not closer than the hex before it',
  blocked: 'is blocked',
  endsOnFigure: 'is occupied by another figure',
};

function pushProblem(problem: PushProblem): string {
  if (problem.code === 'tooManyHexes')
    return `the limit is ${counted(problem.limit, 'hex', 'hexes')}`;
  if (problem.code === 'notUsedInFull') {
    return `it must move all ${problem.hexes} hexes unless something blocks it`;
  }
  return stepWords(problem.step, PUSH_PROBLEMS[problem.code]);
}

export const AREA_PROBLEMS: Readonly<Record<AreaProblem['code'], string>> = {
  noRedHex: 'it has no red hex',
  notAHex: 'one of its hexes is invalid',
  hexTwice: 'it contains the same hex twice',
  greyHexIsRed: 'its grey hex is also red',
};

export const BOARD_REFUSALS = {
  noBoard: () => 'Standee has no map for this scenario.',
  nothingIsDue: () => 'The scenario book no longer requires this.',
  noSuchRule: () => 'The scenario book does not have this rule.',
  ruleHasEnded: () => 'This scenario rule no longer applies.',
  isAwake: ({ figure }) => `${figure} is awake.`,
  nobodyToPlace: () => 'All characters are placed, or no start hex is free.',
  notAHex: ({ part }) => `That hex does not exist (${part}). Use smaller whole numbers.`,
  figureIsNotOnTheBoard: ({ figure }) =>
    `${figure} is not on the board yet. Place the figure on a hex first.`,
  noAbilityCard: ({ figure }) => `${figure} has no ability card this round. Draw one first.`,
  noSuchDoor: ({ door }, names) => `${names.door(door)} is not on the revealed map.`,
  doorIsOpen: ({ door }, names) => `${names.door(door)} is already open.`,
  doorIsLocked: ({ door }, names) =>
    `${names.door(door)} is locked. Check the scenario book, then open it anyway if it says so.`,
  moveIsIllegal: ({ figure, problem }) => `${figure} cannot move there: ${moveProblem(problem)}.`,
  pushIsIllegal: ({ figure, problem }) =>
    `${figure} cannot be moved there: ${pushProblem(problem)}.`,
  figureCannotAct: ({ figure, condition }) => `${figure} cannot act: ${conditionName(condition)}.`,
  figureCannotMove: ({ figure, condition }) =>
    `${figure} cannot move: ${conditionName(condition)}.`,
  notOverAnObstacle: ({ figure }) =>
    `${figure} is not over an obstacle, so there is no need to land.`,
  hexIsNotNearest: () => 'That is not one of the closest empty hexes.',
  noSuchOverlay: ({ kind }) => `There is no ${OVERLAY_NAMES[kind]} on that hex.`,
  onlyTrapsHarm: () => 'Only traps can have damage and conditions.',
  hexTwice: () => 'You chose the same hex twice.',
  hexesApart: () => 'The hexes of one tile must be adjacent.',
  noSuchSight: () => 'You did not allow that line of sight.',
  targetNotInSight: ({ figure }) =>
    `${figure} is not in line of sight. If you disagree, allow line of sight on the board.`,
  targetIsSpared: ({ figure }) => `By the scenario rules, this side does not attack ${figure}.`,
  areaIsUnusable: ({ problem }) => `The area cannot be used: ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'These hexes do not match the area in any rotation.',
  areaOutOfRange: ({ range }) => `No hex of the area is within range ${range}.`,
} satisfies Partial<Sentences>;
