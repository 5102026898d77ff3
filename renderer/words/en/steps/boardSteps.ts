/** Words of steps and events on the map. */
import type { BoardEvent } from '#shared/events/board';
import type { Refusal } from '#shared/refusals';
import type { DoorState } from '#shared/state';
import type { OverlayKind } from '#shared/vocabulary';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';
import type { Lines, Sentences, Titles } from '../../wording/stepFacts';
import { OVERLAY_NAMES } from '../board/map';

const an = (kind: OverlayKind): string =>
  ({ obstacle: 'an obstacle', trap: 'a trap' })[kind as string] ?? OVERLAY_NAMES[kind];

/** Players count doors from 1. */
const doorName = (door: number): string => `door ${door + 1}`;

export const MOVES = { walk: 'moves', jump: 'jumps', fly: 'flies' };

export const FORCED = { push: 'pushed', pull: 'pulled' };

export const DOOR_STATES: Readonly<Record<DoorState['state'], string>> = {
  open: 'open',
  closed: 'closed',
  locked: 'locked',
};

export const BOARD_TITLES = {
  useBoard: ({ inUse }) => (inUse ? 'Play on the board' : 'Play without the board'),
  bringOn: ({ figure, at }) =>
    at === null ? `${figure} stays off the board` : `${figure} comes on the board`,
  placeFigure: ({ figure, at }) =>
    at === null ? `Take ${figure} off the board` : `Put ${figure} on a hex`,
  placeCharacters: () => 'Put all characters on start hexes',
  moveFigure: ({ figure, path, movement }) =>
    `${figure} ${MOVES[movement ?? 'walk']} ${counted(path.length, 'hex', 'hexes')}`,
  pushFigure: ({ figure, kind, path }) =>
    `${figure} is ${FORCED[kind]} ${counted(path.length, 'hex', 'hexes')}`,
  loseFlight: ({ figure }) => `${figure} stops flying`,
  openDoor: ({ door, by }, { names }) =>
    by === null ? `Open ${doorName(door)}` : `${names.figure(by)} opens ${doorName(door)}`,
  setDoor: ({ door, state }) => `Correct ${doorName(door)} to ${DOOR_STATES[state]}`,
  springTrap: ({ figure }) => (figure === null ? 'Spring a trap' : `${figure} springs a trap`),
  layOverlay: ({ kind }) => `Lay ${an(kind)}`,
  removeOverlay: ({ kind }) => `Remove ${an(kind)}`,
  placeToken: ({ at }) => (at === null ? 'Take a token off its hex' : 'Put a token on a hex'),
  allowSight: () => 'Allow sight between two hexes',
  forbidSight: () => 'Forbid sight between two hexes',
} satisfies Partial<Titles>;

export const BOARD_LINES: Lines<BoardEvent['type']> = {
  boardUsed: ({ inUse }) =>
    inUse ? 'Distances are taken from the board.' : 'The board is not used.',
  figurePlaced: ({ figure, at }) =>
    at === null ? `${figure} is taken off the board.` : `${figure} is put on a hex.`,
  figureMoved: ({ figure, movement, path }) =>
    `${figure} ${MOVES[movement]} ${counted(path.length, 'hex', 'hexes')}.`,
  figureForced: ({ figure, kind, path }) =>
    path.length === 0
      ? `${figure} is ${FORCED[kind]} against something and stays.`
      : `${figure} is ${FORCED[kind]} ${counted(path.length, 'hex', 'hexes')}.`,
  cameDown: ({ figure }) => `${figure} comes down from its flight.`,
  doorOpened: ({ door, by }, names) =>
    by === null ? `${doorName(door)} is opened.` : `${names.figure(by)} opens ${doorName(door)}.`,
  doorUnlocked: ({ door }) => `${doorName(door)} is unlocked.`,
  doorClosed: ({ door }) => `${doorName(door)} closes.`,
  doorCorrected: ({ door, state }) => `${doorName(door)} is ${DOOR_STATES[state]}, by hand.`,
  trapSprung: ({ figure }) => (figure === null ? 'A trap is sprung.' : `${figure} springs a trap.`),
  overlayLaid: ({ kind, hexes }) =>
    `${an(kind)} ${hexes.length === 1 ? 'lies' : 'covers'} ${hexes.length === 1 ? 'on a hex' : counted(hexes.length, 'hex', 'hexes')}.`,
  overlayRemoved: ({ kind }) => `${an(kind)} is taken off the board.`,
  tokenPlaced: ({ at }) =>
    at === null ? 'A token is taken off its hex.' : 'A token is put on a hex.',
  sightAllowed: ({ isAllowed }) =>
    isAllowed
      ? 'The players say that two hexes see each other.'
      : 'Whether two hexes see each other is left to the board again.',
};

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
    `${doorName(door)} is locked: the scenario book says what opens it. Open it anyway if it is done.`,
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
  areaIsUnusable: ({ problem }) => `The area cannot be used: ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'These hexes are not the area, however it is turned or mirrored.',
  areaOutOfRange: ({ range }) => `No hex of the area is within range ${range}.`,
} satisfies Partial<Sentences>;
