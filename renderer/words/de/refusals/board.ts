/** German words of refusals on the map. */
import type * as en from '../../en/refusals/board';
import type { Translation } from '../../helpers/translation';
import type { OVERLAY_NAMES } from '../board/board';
import { counted } from '../names/grammar';
import { conditionName } from '../names/names';

type Kind = keyof typeof OVERLAY_NAMES;

type MoveProblem = Parameters<(typeof en.BOARD_REFUSALS)['moveIsIllegal']>[0]['problem'];

type PushProblem = Parameters<(typeof en.BOARD_REFUSALS)['pushIsIllegal']>[0]['problem'];

export const MOVE_PROBLEMS = {
  offTheMap: 'gehört nicht zum Spielplan',
  notConnected: 'grenzt nicht an das Feld davor',
  wallBetween: 'liegt hinter einer Wand',
  doorIsClosed: 'ist eine geschlossene Tür, die nur Charaktere öffnen',
  doorIsLocked: 'ist eine verschlossene Tür',
  doorMustOpenFirst:
    'liegt hinter der Tür: Setze die Bewegung fort, sobald der Raum aufgedeckt ist',
  obstacleInTheWay: 'hat ein Hindernis',
  enemyInTheWay: 'ist von einem Gegner besetzt',
  endsOnFigure: 'ist besetzt: Eine Bewegung kann nicht auf einer anderen Figur enden',
  endsOnObstacle: 'hat ein Hindernis: Dort kann eine Bewegung nicht enden',
  notEnoughMovement: 'braucht mehr Bewegung',
} satisfies Translation<typeof en.MOVE_PROBLEMS>;

function moveProblem(problem: MoveProblem): string {
  if (problem.code === 'notEnoughMovement') {
    return `Die Bewegung braucht ${counted(problem.needs, 'Punkt', 'Punkte')}, hat aber nur ${problem.has}`;
  }
  return stepWords(problem.step, MOVE_PROBLEMS[problem.code]);
}

function stepWords(step: number, what: string): string {
  return step < 0 ? `Das Startfeld ${what}` : `Feld ${step + 1} des Wegs ${what}`;
}

export const PUSH_PROBLEMS = {
  offTheMap: 'gehört nicht zum Spielplan',
  notConnected: 'grenzt nicht an das Feld davor',
  notFartherAway: 'ist nicht weiter weg als das davor',
  notCloser: 'ist nicht näher als das davor',
  blocked: 'ist blockiert',
  endsOnFigure: 'ist von einer anderen Figur besetzt',
} satisfies Translation<typeof en.PUSH_PROBLEMS>;

function pushProblem(problem: PushProblem): string {
  if (problem.code === 'tooManyHexes')
    return `Die Grenze sind ${counted(problem.limit, 'Feld', 'Felder')}`;
  if (problem.code === 'notUsedInFull') {
    return `Es müssen alle ${problem.hexes} Felder sein, wenn nichts im Weg ist`;
  }
  return stepWords(problem.step, PUSH_PROBLEMS[problem.code]);
}

export const AREA_PROBLEMS = {
  noRedHex: 'Er hat kein rotes Feld',
  notAHex: 'Eines seiner Felder ist ungültig',
  hexTwice: 'Ein Feld kommt doppelt vor',
  greyHexIsRed: 'Sein graues Feld ist auch rot',
} satisfies Translation<typeof en.AREA_PROBLEMS>;

const none: Readonly<Record<Kind, string>> = {
  obstacle: 'kein Hindernis',
  trap: 'keine Falle',
  hazardousTerrain: 'kein gefährliches Gelände',
  difficultTerrain: 'kein schwieriges Gelände',
};

export const BOARD_REFUSALS: Translation<typeof en.BOARD_REFUSALS> = {
  noBoard: () => 'Standee hat keinen Plan für dieses Szenario.',
  nothingIsDue: () => 'Das Szenariobuch verlangt das nicht mehr.',
  noSuchRule: () => 'So eine Regel hat das Szenariobuch nicht.',
  ruleHasEnded: () => 'Diese Szenarioregel gilt nicht mehr.',
  isAwake: ({ figure }) => `${figure} ist wach.`,
  nobodyToPlace: () => 'Alle Charaktere sind aufgestellt, oder kein Startfeld ist frei.',
  notAHex: ({ part }) => `Dieses Feld gibt es nicht (${part}). Verwendet kleinere ganze Zahlen.`,
  figureIsNotOnTheBoard: ({ figure }) =>
    `${figure} ist noch nicht auf dem Plan. Stellt die Figur zuerst auf ein Feld.`,
  noAbilityCard: ({ figure }) =>
    `${figure} hat in dieser Runde keine Fähigkeitskarte. Zieht zuerst eine.`,
  noSuchDoor: ({ door }, names) => `${names.door(door)} gibt es auf dem sichtbaren Plan nicht.`,
  doorIsOpen: ({ door }, names) => `${names.door(door)} ist schon offen.`,
  doorIsLocked: ({ door }, names) =>
    `${names.door(door)} ist verschlossen. Seht im Szenariobuch nach und öffnet sie trotzdem, wenn es das vorsieht.`,
  moveIsIllegal: ({ figure, problem }) =>
    `${figure} kann sich nicht dorthin bewegen. ${moveProblem(problem)}.`,
  pushIsIllegal: ({ figure, problem }) =>
    `${figure} lässt sich nicht dorthin bewegen. ${pushProblem(problem)}.`,
  figureCannotAct: ({ figure, condition }) =>
    `${figure} kann nicht handeln: ${conditionName(condition)}.`,
  figureCannotMove: ({ figure, condition }) =>
    `${figure} kann sich nicht bewegen: ${conditionName(condition)}.`,
  notOverAnObstacle: ({ figure }) =>
    `${figure} ist nicht über einem Hindernis und muss nicht landen.`,
  hexIsNotNearest: () => 'Das ist keines der nächsten freien Felder.',
  noSuchOverlay: ({ kind }) => `Auf diesem Feld ist ${none[kind]}.`,
  onlyTrapsHarm: () => 'Nur Fallen können Schaden und Zustände haben.',
  hexTwice: () => 'Ihr habt dasselbe Feld zweimal gewählt.',
  hexesApart: () => 'Die Felder eines Plättchens müssen aneinandergrenzen.',
  noSuchSight: () => 'Diese Sichtlinie habt ihr nicht erlaubt.',
  targetNotInSight: ({ figure }) =>
    `${figure} ist nicht in Sichtlinie. Wenn ihr das anders seht, erlaubt die Sichtlinie auf dem Spielplan.`,
  targetIsSpared: ({ figure }) =>
    `Nach den Regeln des Szenarios greift diese Seite ${figure} nicht an.`,
  areaIsUnusable: ({ problem }) =>
    `Dieser Bereich kann nicht verwendet werden. ${AREA_PROBLEMS[problem.code]}.`,
  areaDoesNotFit: () => 'Diese Felder passen in keiner Drehung zum Bereich.',
  areaOutOfRange: ({ range }) => `Kein Feld des Bereichs ist in Reichweite ${range}.`,
};
