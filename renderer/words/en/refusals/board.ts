/** Words of refusals on the map. */
import type { Refusal } from '#shared/refusals';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';
import type { Sentences } from '../../helpers/stepFacts';
import { OVERLAY_NAMES } from '../board/board';
import { doorName } from '../steps/boardSteps';

type MoveProblem = Extract<Refusal, { readonly code: 'moveIsIllegal' }>['problem'];

type PushProblem = Extract<Refusal, { readonly code: 'pushIsIllegal' }>['problem'];

type AreaProblem = Extract<Refusal, { readonly code: 'areaIsUnusable' }>['problem'];

export const MOVE_PROBLEMS: Readonly<Record<MoveProblem['code'], string>> = {
  offTheMap: 'is not part of the map',
  notConnected: 'is not beside the one before',
  wallBetween: 'is behind a wall',
  doorIsClosed: 'is a closed door, which only characters open',
  doorIsLocked: 'is a locked door',
  doorMustOpenFirst: 'lies behind the door: the move goes on once the room is revealed',
  obstacleInTheWay: 'has an obstacle on it',
  enemyInTheWay: 'has an enemy on it',
  endsOnFigure: 'is taken: a move cannot end on another figure',
  endsOnObstacle: 'has an obstacle on it: a move cannot end there',
  notEnoughMovement: 'is too far',
};

function moveProblem(problem: MoveProblem): string {
  if (problem.code === 'notEnoughMovement') {
    return `that takes ${problem.needs} movement points, and there are ${problem.has}`;
  }
  return stepWords(problem.step, MOVE_PROBLEMS[problem.code]);
}

function stepWords(step: number, what: string): string {
  return step < 0 ? `its own hex ${what}` : `hex ${step + 1} of the way ${what}`;
}

export const PUSH_PROBLEMS = {
  offTheMap: 'is not part of the map',
  notConnected: 'is not beside the one before',
  notFartherAway: 'is not farther away than the one before',
  notCloser: 'is not closer than the one before',
  blocked: 'is blocked',
  endsOnFigure: 'is taken by another figure',
};

function pushProblem(problem: PushProblem): string {
  if (problem.code === 'tooManyHexes')
    return `it goes ${counted(problem.limit, 'hex', 'hexes')} at most`;
  if (problem.code === 'notUsedInFull') {
    return `it goes all ${problem.hexes} hexes unless something is in the way`;
  }
  return stepWords(problem.step, PUSH_PROBLEMS[problem.code]);
}

export const AREA_PROBLEMS: Readonly<Record<AreaProblem['code'], string>> = {
  noRedHex: 'it has no red hex',
  notAHex: 'one of its hexes is none',
  hexTwice: 'it has one hex twice',
  greyHexIsRed: 'its grey hex is red, too',
};

export const BOARD_REFUSALS = {
  noBoard: () => 'This scenario has no map that Standee knows.',
  nothingIsDue: () => 'The scenario book does not ask this any more.',
  noSuchRule: () => 'The scenario book has no such rule.',
  ruleHasEnded: () => 'This rule of the scenario no longer applies.',
  nobodyToPlace: () => 'Every character has its place, or no start hex is free.',
  notAHex: ({ part }) =>
    `There is no such hex (${part}): its numbers are whole and not that large.`,
  figureIsNotOnTheBoard: ({ figure }) =>
    `${figure} has no place on the board yet. Put it on a hex first.`,
  noAbilityCard: ({ figure }) =>
    `There is no ability card for ${figure} in this round. Draw one first.`,
  noSuchDoor: ({ door }) => `There is no ${doorName(door)} on the map that is shown.`,
  doorIsOpen: ({ door }) => `${doorName(door)} is open already.`,
  doorIsLocked: ({ door }) =>
    `${doorName(door)} is locked: the scenario book says what opens it. Open it anyway if that has happened.`,
  moveIsIllegal: ({ figure, problem }) => `${figure} cannot go that way: ${moveProblem(problem)}.`,
  pushIsIllegal: ({ figure, problem }) =>
    `${figure} cannot be moved that way: ${pushProblem(problem)}.`,
  figureCannotAct: ({ figure, condition }) =>
    `${figure} can do nothing: ${conditionName(condition)}.`,
  figureCannotMove: ({ figure, condition }) =>
    `${figure} cannot move: ${conditionName(condition)}.`,
  notOverAnObstacle: ({ figure }) => `${figure} is not over an obstacle and stays where it is.`,
  hexIsNotNearest: () => 'That is not one of the nearest empty hexes.',
  noSuchOverlay: ({ kind }) => `There is no ${OVERLAY_NAMES[kind]} on that hex.`,
  onlyTrapsHarm: () => 'Only a trap can be told what it does.',
  hexTwice: () => 'The same hex is named twice.',
  hexesApart: () => 'A piece of several hexes is one piece: its hexes have to touch.',
  noSuchSight: () => 'That sight was not allowed by hand.',
  targetNotInSight: ({ figure }) =>
    `${figure} is not in sight. If you read the walls otherwise, allow the sight on the board.`,
  targetIsSpared: ({ figure }) =>
    `The scenario book says that this side does not attack ${figure}.`,
  areaIsUnusable: ({ problem }) => `The area cannot be used: ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'These hexes are not the area, however it is turned or mirrored.',
  areaOutOfRange: ({ range }) => `No hex of the area is within range ${range}.`,
} satisfies Partial<Sentences>;
