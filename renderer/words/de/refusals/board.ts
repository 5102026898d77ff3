/** German words of refusals on the map. */
import type * as en from '../../en/refusals/board';
import type { Translation } from '../../helpers/translation';
import type { OVERLAY_NAMES } from '../board/board';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';
import { doorName } from '../steps/boardSteps';

type Kind = keyof typeof OVERLAY_NAMES;

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
  if (problem.code === 'tooManyHexes')
    return `Es geht höchstens ${counted(problem.limit, 'Feld', 'Felder')} weit`;
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
  targetIsSpared: ({ figure }) => `Laut Szenariobuch greift diese Seite ${figure} nicht an.`,
  areaIsUnusable: ({ problem }) =>
    `Die Fläche ist nicht zu gebrauchen. ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'Diese Felder sind nicht die Fläche, wie man sie auch dreht oder spiegelt.',
  areaOutOfRange: ({ range }) => `Kein Feld der Fläche ist in Reichweite ${range}.`,
};
