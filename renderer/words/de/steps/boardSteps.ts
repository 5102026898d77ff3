/** German words of steps and events on the map. */
import type * as en from '../../en/steps/boardSteps';
import type { Translation } from '../../wording/translation';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';
import { OVERLAY_NAMES } from '../board/map';

type Kind = keyof typeof OVERLAY_NAMES;

const doorName = (door: number): string => `Tür ${door + 1}`;

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
    by === null ? `${doorName(door)} öffnen` : `${names.figure(by)} öffnet ${doorName(door)}`,
  setDoor: ({ door, state }) => `${doorName(door)} berichtigen: ${DOOR_STATES[state]}`,
  springTrap: ({ figure }) =>
    figure === null ? 'Falle auslösen' : `${figure} löst eine Falle aus`,
  layOverlay: ({ kind }) => `Ablegen: ${OVERLAY_NAMES[kind]}`,
  removeOverlay: ({ kind }) => `Wegnehmen: ${OVERLAY_NAMES[kind]}`,
  placeToken: ({ at }) =>
    at === null ? 'Marker von seinem Feld nehmen' : 'Marker auf ein Feld legen',
  allowSight: () => 'Sicht zwischen zwei Feldern erlauben',
  forbidSight: () => 'Sicht zwischen zwei Feldern verbieten',
};

export const BOARD_LINES: Translation<typeof en.BOARD_LINES> = {
  boardUsed: ({ inUse }) =>
    inUse ? 'Entfernungen kommen vom Spielplan.' : 'Der Spielplan wird nicht benutzt.',
  figurePlaced: ({ figure, at }) =>
    at === null
      ? `${figure} wird vom Spielplan genommen.`
      : `${figure} wird auf ein Feld gestellt.`,
  figureMoved: ({ figure, movement, path }) =>
    `${figure} ${MOVES[movement]} ${fields(path.length)}.`,
  figureForced: ({ figure, kind, path }) =>
    path.length === 0
      ? `${figure} wird gegen etwas ${FORCED[kind]} und bleibt stehen.`
      : `${figure} wird ${fields(path.length)} ${FORCED[kind]}.`,
  cameDown: ({ figure }) => `${figure} landet.`,
  doorOpened: ({ door, by }, names) =>
    by === null
      ? `${doorName(door)} wird geöffnet.`
      : `${names.figure(by)} öffnet ${doorName(door)}.`,
  doorUnlocked: ({ door }) => `${doorName(door)} ist aufgeschlossen.`,
  doorClosed: ({ door }) => `${doorName(door)} schließt sich.`,
  doorCorrected: ({ door, state }) =>
    `Von Hand berichtigt: ${doorName(door)} ist ${DOOR_STATES[state]}.`,
  trapSprung: ({ figure }) =>
    figure === null ? 'Eine Falle wird ausgelöst.' : `${figure} löst eine Falle aus.`,
  overlayLaid: ({ kind, hexes }) =>
    hexes.length === 1
      ? `${OVERLAY_NAMES[kind]} liegt jetzt auf einem Feld.`
      : `${OVERLAY_NAMES[kind]} bedeckt jetzt ${fields(hexes.length)}.`,
  overlayRemoved: ({ kind }) => `${OVERLAY_NAMES[kind]} wird vom Spielplan genommen.`,
  tokenPlaced: ({ at }) =>
    at === null
      ? 'Ein Marker wird von seinem Feld genommen.'
      : 'Ein Marker wird auf ein Feld gelegt.',
  sightAllowed: ({ isAllowed }) =>
    isAllowed
      ? 'Die Spieler sagen, dass zwei Felder einander sehen.'
      : 'Ob zwei Felder einander sehen, sagt wieder der Spielplan.',
};

type MoveProblem = Parameters<(typeof en.BOARD_REFUSALS)['moveIsIllegal']>[0]['problem'];

type PushProblem = Parameters<(typeof en.BOARD_REFUSALS)['pushIsIllegal']>[0]['problem'];

export const MOVE_PROBLEMS = {
  offTheMap: 'gehört nicht zum Spielplan',
  notConnected: 'liegt nicht neben dem davor',
  wallBetween: 'liegt hinter einer Wand',
  doorIsClosed: 'ist eine geschlossene Tür, die nur Charaktere öffnen',
  doorIsLocked: 'ist eine verschlossene Tür',
  doorMustOpenFirst: 'liegt hinter der Tür: Die Bewegung geht weiter, sobald der Raum offen ist',
  obstacleInTheWay: 'hat ein Hindernis',
  enemyInTheWay: 'ist von einem Gegner besetzt',
  endsOnFigure: 'ist besetzt: Eine Bewegung kann nicht auf einer anderen Figur enden',
  endsOnObstacle: 'hat ein Hindernis: Dort kann eine Bewegung nicht enden',
  notEnoughMovement: 'ist zu weit weg',
} satisfies Translation<typeof en.MOVE_PROBLEMS>;

function moveProblem(problem: MoveProblem): string {
  if (problem.code === 'notEnoughMovement') {
    return `Das braucht ${counted(problem.needs, 'Bewegungspunkt', 'Bewegungspunkte')}, und es sind nur ${problem.has}`;
  }
  return stepWords(problem.step, MOVE_PROBLEMS[problem.code]);
}

function stepWords(step: number, what: string): string {
  return step < 0 ? `Das eigene Feld ${what}` : `Feld ${step + 1} des Wegs ${what}`;
}

export const PUSH_PROBLEMS = {
  offTheMap: 'gehört nicht zum Spielplan',
  notConnected: 'liegt nicht neben dem davor',
  notFartherAway: 'ist nicht weiter weg als das davor',
  notCloser: 'ist nicht näher als das davor',
  blocked: 'ist blockiert',
  endsOnFigure: 'ist von einer anderen Figur besetzt',
} satisfies Translation<typeof en.PUSH_PROBLEMS>;

function pushProblem(problem: PushProblem): string {
  if (problem.code === 'tooManyHexes') return `Es geht höchstens ${fields(problem.limit)} weit`;
  if (problem.code === 'notUsedInFull') {
    return `Es geht alle ${problem.hexes} Felder weit, wenn nichts im Weg ist`;
  }
  return stepWords(problem.step, PUSH_PROBLEMS[problem.code]);
}

export const AREA_PROBLEMS = {
  noRedHex: 'Sie hat kein rotes Feld',
  notAHex: 'Eines ihrer Felder ist keines',
  hexTwice: 'Ein Feld kommt doppelt vor',
  greyHexIsRed: 'Ihr graues Feld ist auch rot',
} satisfies Translation<typeof en.AREA_PROBLEMS>;

const none: Readonly<Record<Kind, string>> = {
  obstacle: 'kein Hindernis',
  trap: 'keine Falle',
  hazardousTerrain: 'kein gefährliches Gelände',
  difficultTerrain: 'kein schwieriges Gelände',
};

export const BOARD_REFUSALS: Translation<typeof en.BOARD_REFUSALS> = {
  noBoard: () => 'Dieses Szenario hat keinen Plan, den Standee kennt.',
  nothingIsDue: () => 'Das verlangt das Szenariobuch nicht mehr.',
  noSuchRule: () => 'So eine Regel hat das Szenariobuch nicht.',
  ruleHasEnded: () => 'Diese Regel des Szenarios gilt nicht mehr.',
  nobodyToPlace: () => 'Alle Charaktere haben ihren Platz, oder kein Startfeld ist frei.',
  notAHex: ({ part }) =>
    `So ein Feld gibt es nicht (${part}): Seine Zahlen sind ganz und nicht so groß.`,
  figureIsNotOnTheBoard: ({ figure }) =>
    `${figure} hat noch keinen Platz auf dem Spielplan. Stelle die Figur erst auf ein Feld.`,
  noAbilityCard: ({ figure }) =>
    `Für ${figure} gibt es in dieser Runde keine Fähigkeitskarte. Zieh erst eine.`,
  noSuchDoor: ({ door }) => `${doorName(door)} gibt es auf dem sichtbaren Plan nicht.`,
  doorIsOpen: ({ door }) => `${doorName(door)} ist schon offen.`,
  doorIsLocked: ({ door }) =>
    `${doorName(door)} ist verschlossen: Was sie öffnet, steht im Szenariobuch. Öffne sie trotzdem, wenn es geschehen ist.`,
  moveIsIllegal: ({ figure, problem }) => `So kann ${figure} nicht gehen. ${moveProblem(problem)}.`,
  pushIsIllegal: ({ figure, problem }) =>
    `So lässt sich ${figure} nicht bewegen. ${pushProblem(problem)}.`,
  figureCannotAct: ({ figure, condition }) =>
    `${figure} kann nichts tun: ${conditionName(condition)}.`,
  figureCannotMove: ({ figure, condition }) =>
    `${figure} kann sich nicht bewegen: ${conditionName(condition)}.`,
  notOverAnObstacle: ({ figure }) =>
    `${figure} ist nicht über einem Hindernis und bleibt, wo sie ist.`,
  hexIsNotNearest: () => 'Das ist keines der nächsten freien Felder.',
  noSuchOverlay: ({ kind }) => `Auf diesem Feld ist ${none[kind]}.`,
  onlyTrapsHarm: () => 'Nur bei einer Falle lässt sich sagen, was sie tut.',
  hexTwice: () => 'Dasselbe Feld ist zweimal genannt.',
  hexesApart: () =>
    'Ein Teil aus mehreren Feldern hängt zusammen: Seine Felder müssen sich berühren.',
  noSuchSight: () => 'Diese Sicht wurde nicht von Hand erlaubt.',
  targetNotInSight: ({ figure }) =>
    `${figure} ist nicht in Sicht. Wenn ihr die Wände anders lest, erlaubt die Sicht auf dem Spielplan.`,
  areaIsUnusable: ({ problem }) =>
    `Die Fläche ist nicht zu gebrauchen. ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'Diese Felder sind nicht die Fläche, wie man sie auch dreht oder spiegelt.',
  areaOutOfRange: ({ range }) => `Kein Feld der Fläche ist in Reichweite ${range}.`,
};
