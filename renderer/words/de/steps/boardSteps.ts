/** German words of steps and events on the map. */
import type * as en from '../../en/steps/boardSteps';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';
import { OVERLAY_NAMES } from '../board/board';

const fields = (count: number): string => counted(count, 'Feld', 'Felder');

/** After the figure: 'Brute geht 3 Felder'. */
export const MOVES = {
  walk: 'geht',
  jump: 'springt',
  fly: 'fliegt',
} satisfies Translation<typeof en.MOVES>;

export const FORCED = {
  push: 'geschoben',
  pull: 'gezogen',
} satisfies Translation<typeof en.FORCED>;

export const DOOR_STATES = {
  open: 'offen',
  closed: 'geschlossen',
  locked: 'verschlossen',
} satisfies Translation<typeof en.DOOR_STATES>;

export const BOARD_TITLES: Translation<typeof en.BOARD_TITLES> = {
  useBoard: ({ inUse }) => (inUse ? 'Mit dem Spielplan spielen' : 'Ohne den Spielplan spielen'),
  bringOn: ({ figure, at }) =>
    at === null ? `${figure} bleibt neben dem Spielplan` : `${figure} kommt auf den Spielplan`,
  placeFigure: ({ figure, at }) =>
    at === null ? `${figure} vom Spielplan nehmen` : `${figure} auf ein Feld stellen`,
  placeCharacters: () => 'Alle Charaktere auf Startfelder stellen',
  moveFigure: ({ figure, path, movement }) =>
    `${figure} ${MOVES[movement ?? 'walk']} ${fields(path.length)}`,
  pushFigure: ({ figure, kind, path }) => `${figure} wird ${fields(path.length)} ${FORCED[kind]}`,
  loseFlight: ({ figure }) => `${figure} hört auf zu fliegen`,
  openDoor: ({ door, by }, { names }) =>
    by === null ? `${names.door(door)} öffnen` : `${names.figure(by)} öffnet ${names.door(door)}`,
  setDoor: ({ door, state }, { names }) => `${names.door(door)} ändern: ${DOOR_STATES[state]}`,
  springTrap: ({ figure }) =>
    figure === null ? 'Falle auslösen' : `${figure} löst eine Falle aus`,
  layOverlay: ({ kind }) => `Platzieren: ${OVERLAY_NAMES[kind]}`,
  removeOverlay: ({ kind }) => `Entfernen: ${OVERLAY_NAMES[kind]}`,
  placeToken: ({ at }) =>
    at === null ? 'Marker von seinem Feld nehmen' : 'Marker auf ein Feld legen',
  allowSight: () => 'Sichtlinie zwischen zwei Feldern erlauben',
  forbidSight: () => 'Sichtlinie zwischen zwei Feldern nicht erlauben',
};

export const BOARD_LINES: Translation<typeof en.BOARD_LINES> = {
  boardUsed: ({ inUse }) =>
    inUse
      ? 'Der Spielplan wird für Reichweite und Sichtlinie verwendet.'
      : 'Der Spielplan wird nicht verwendet.',
  figurePlaced: ({ figure, at }) =>
    at === null
      ? `${figure} wird vom Spielplan genommen.`
      : `${figure} wird auf ein Feld gestellt.`,
  figureMoved: ({ figure, movement, path }) =>
    `${figure} ${MOVES[movement]} ${fields(path.length)}.`,
  figureForced: ({ figure, kind, path }) =>
    path.length === 0
      ? `${figure} wird ${FORCED[kind]}, kann sich aber nicht bewegen.`
      : `${figure} wird ${fields(path.length)} ${FORCED[kind]}.`,
  cameDown: ({ figure }) => `${figure} landet.`,
  doorOpened: ({ door, by }, names) =>
    by === null
      ? `${names.door(door)} wird geöffnet.`
      : `${names.figure(by)} öffnet ${names.door(door)}.`,
  doorUnlocked: ({ door }, names) => `${names.door(door)} ist aufgeschlossen.`,
  doorClosed: ({ door }, names) => `${names.door(door)} schließt sich.`,
  doorCorrected: ({ door, state }, names) =>
    `${names.door(door)} ist jetzt ${DOOR_STATES[state]} (manuell geändert).`,
  trapSprung: ({ figure }) =>
    figure === null ? 'Eine Falle wird ausgelöst.' : `${figure} löst eine Falle aus.`,
  overlayLaid: ({ kind, hexes }) =>
    hexes.length === 1
      ? `${OVERLAY_NAMES[kind]} liegt jetzt auf einem Feld.`
      : `${OVERLAY_NAMES[kind]} bedeckt jetzt ${fields(hexes.length)}.`,
  overlayRemoved: ({ kind }) => `${OVERLAY_NAMES[kind]} wird vom Spielplan entfernt.`,
  tokenPlaced: ({ at }) =>
    at === null
      ? 'Ein Marker wird von seinem Feld genommen.'
      : 'Ein Marker wird auf ein Feld gelegt.',
  sightAllowed: ({ isAllowed }) =>
    isAllowed
      ? 'Ihr habt die Sichtlinie zwischen zwei Feldern erlaubt.'
      : 'Über die Sichtlinie zwischen zwei Feldern entscheidet wieder der Spielplan.',
};
