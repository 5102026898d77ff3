/** Words of steps and events on the map. */
import type { BoardEvent } from '#shared/events/board';
import type { DoorState } from '#shared/state';
import type { OverlayKind } from '#shared/vocabulary';
import { counted } from '../names/grammar';
import type { Lines, Titles } from '../../helpers/stepFacts';
import { OVERLAY_NAMES } from '../board/board';

const an = (kind: OverlayKind): string =>
  ({ obstacle: 'an obstacle', trap: 'a trap' })[kind as string] ?? OVERLAY_NAMES[kind];

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
    at === null ? `${figure} stays off the board` : `${figure} enters the board`,
  placeFigure: ({ figure, at }) =>
    at === null ? `Take ${figure} off the board` : `Place ${figure} on a hex`,
  placeCharacters: () => 'Place all characters on start hexes',
  moveFigure: ({ figure, path, movement }) =>
    `${figure} ${MOVES[movement ?? 'walk']} ${counted(path.length, 'hex', 'hexes')}`,
  pushFigure: ({ figure, kind, path }) =>
    `${figure} is ${FORCED[kind]} ${counted(path.length, 'hex', 'hexes')}`,
  loseFlight: ({ figure }) => `${figure} stops flying`,
  openDoor: ({ door, by }, { names }) =>
    by === null ? `Open ${names.door(door)}` : `${names.figure(by)} opens ${names.door(door)}`,
  setDoor: ({ door, state }, { names }) => `Set ${names.door(door)} to ${DOOR_STATES[state]}`,
  springTrap: ({ figure }) => (figure === null ? 'Spring a trap' : `${figure} springs a trap`),
  layOverlay: ({ kind }) => `Place ${an(kind)}`,
  removeOverlay: ({ kind }) => `Remove ${an(kind)}`,
  placeToken: ({ at }) => (at === null ? 'Take a token off its hex' : 'Place a token on a hex'),
  allowSight: () => 'Allow line of sight between two hexes',
  forbidSight: () => 'Don’t allow line of sight between two hexes',
} satisfies Partial<Titles>;

export const BOARD_LINES: Lines<BoardEvent['type']> = {
  boardUsed: ({ inUse }) =>
    inUse ? 'The board is used for range and line of sight.' : 'The board is not used.',
  figurePlaced: ({ figure, at }) =>
    at === null ? `${figure} is taken off the board.` : `${figure} is placed on a hex.`,
  figureMoved: ({ figure, movement, path }) =>
    `${figure} ${MOVES[movement]} ${counted(path.length, 'hex', 'hexes')}.`,
  figureForced: ({ figure, kind, path }) =>
    path.length === 0
      ? `${figure} is ${FORCED[kind]} but cannot move.`
      : `${figure} is ${FORCED[kind]} ${counted(path.length, 'hex', 'hexes')}.`,
  cameDown: ({ figure }) => `${figure} lands.`,
  doorOpened: ({ door, by }, names) =>
    by === null
      ? `${names.door(door)} is opened.`
      : `${names.figure(by)} opens ${names.door(door)}.`,
  doorUnlocked: ({ door }, names) => `${names.door(door)} is unlocked.`,
  doorClosed: ({ door }, names) => `${names.door(door)} closes.`,
  doorCorrected: ({ door, state }, names) =>
    `${names.door(door)} is now ${DOOR_STATES[state]} (changed manually).`,
  trapSprung: ({ figure }) => (figure === null ? 'A trap is sprung.' : `${figure} springs a trap.`),
  overlayLaid: ({ kind, hexes }) =>
    `${an(kind)} is placed on ${hexes.length === 1 ? 'a hex' : counted(hexes.length, 'hex', 'hexes')}.`,
  overlayRemoved: ({ kind }) => `${an(kind)} is removed from the board.`,
  tokenPlaced: ({ at }) =>
    at === null ? 'A token is taken off its hex.' : 'A token is placed on a hex.',
  sightAllowed: ({ isAllowed }) =>
    isAllowed
      ? 'You allowed line of sight between two hexes.'
      : 'The board decides again on line of sight between two hexes.',
};
