/** Words of steps and events on the map. */
import type { BoardEvent } from '#shared/events/board';
import type { DoorState } from '#shared/state';
import type { OverlayKind } from '#shared/vocabulary';
import { counted } from '../names/grammar';
import type { Lines, Titles } from '../../helpers/stepFacts';
import { OVERLAY_NAMES } from '../board/board';

const an = (kind: OverlayKind): string =>
  ({ obstacle: 'an obstacle', trap: 'a trap' })[kind as string] ?? OVERLAY_NAMES[kind];

/** Players count doors from 1. */
export const doorName = (door: number): string => `door ${door + 1}`;

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
