/** German words of a monster's plan and its reasons. */
import type * as en from '../../en/board/proof';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

const fields = (count: number): string => counted(count, 'Feld', 'Felder');

const hexesOf = (hexes: number, before: number): string => `${hexes} von ${fields(before)}`;

const elsewhere = (next: number | null): string => (next === null ? '' : ` (sonst ${next})`);

const are = (names: readonly string[]): string => (names.length === 1 ? 'ist' : 'sind');

export const WHAT: Translation<typeof en.WHAT> = {
  traps: 'Wenigste Fallen und Gefahren auf dem Weg',
  pathLength: 'Kürzester Weg zu einem Feld, von dem es angreifen kann',
  proximity: 'Bisher gleich; am nächsten bei ihm',
  initiative: 'Immer noch gleich; frühere Initiative',
};

export const PROOF_WORDS: Translation<typeof en.PROOF_WORDS> = {
  firstFocus: (names) =>
    `Das Szenario stellt ${listOf(names)} an die erste Stelle, weil ein Angriff in diesem Zug möglich ist.`,
  noFocus: 'Kein Fokus: Es findet keinen Weg, um jemanden anzugreifen.',
  sameFocus: (focus) => `${focus} wurde in diesem Zug schon angegriffen und bleibt der Fokus.`,
  wayLeft: (focus, points, damage) =>
    `Es kann ${focus} in diesem Zug nicht angreifen und geht so nah heran, wie es kann: noch ${counted(points, 'Punkt', 'Punkte')}${damage > 0 ? ` und ${counted(damage, 'Falle oder Gefahr', 'Fallen oder Gefahren')}` : ''}.`,
  waysLeft: (focus, hexes, points) =>
    `Es kann ${focus} in diesem Zug nicht angreifen und geht auf eines von ${hexes} gleich guten Feldern zu. Ihr entscheidet, auch wenn dann mehr vom Weg bleibt: ${points.slice(0, -1).join(', ')} oder ${counted(points.at(-1) ?? 0, 'Punkt', 'Punkte')}.`,
  stillEqual: (names) => `immer noch gleich: ${listOf(names)}`,
  theFocus: (name) => `der Fokus ist ${name}`,
  allEqual: 'alle gleich; ihr entscheidet',
  before: (best, later) => `${listOf(best)} vor ${listOf(later)}`,
  compared: (what, comparison, end) => `${what}: ${comparison} – ${end}.`,
  never: (names) =>
    `; ${listOf(names)} ${names.length === 1 ? 'kann' : 'können'} nicht angegriffen werden`,
  placeTraps: ({ name, best, next, hexes, before }) =>
    `Von wo es ${name} angreift: am wenigsten Fallen und Gefahren auf dem Weg, ${best}${elsewhere(next)} – ${hexesOf(hexes, before)}.`,
  inReach: ({ name, best, hexes }) =>
    best === 1
      ? `Mit seiner Bewegung kommt es auf ${fields(hexes)}, von ${hexes === 1 ? 'dem' : 'denen'} es ${name} angreift.`
      : `Kein Feld, von dem es ${name} angreifen kann, ist mit seiner Bewegung zu erreichen.`,
  disadvantage: ({ name, best, hexes, before }) =>
    best === 0
      ? `Von ${hexesOf(hexes, before)} greift es ${name} ohne Nachteil an.`
      : `Es greift ${name} von überall mit Nachteil an.`,
  targets: ({ best, next, hexes, before }) =>
    `Von dort greift es ${counted(best, 'Ziel', 'Ziele')} an${elsewhere(next)} – ${hexesOf(hexes, before)}.`,
  extraMovement: ({ best, next, hexes, before }) =>
    `Am wenigsten Bewegung, um so viele anzugreifen: ${best}${elsewhere(next)} – ${hexesOf(hexes, before)}.`,
  extraDisadvantage: ({ best, next, hexes, before }) =>
    `Am wenigsten Nachteil gegen die anderen Ziele: ${best}${elsewhere(next)} – ${hexesOf(hexes, before)}.`,
  movement: ({ best, next, hexes, before }) =>
    next === null && before === 1
      ? `Es braucht ${counted(best, 'Bewegungspunkt', 'Bewegungspunkte')}.`
      : `Am wenigsten Bewegung: ${counted(best, 'Punkt', 'Punkte')}${elsewhere(next)} – ${hexesOf(hexes, before)}.`,
  extras: (focus, sets) =>
    sets.length === 1
      ? `Es greift ${focus} und auch ${sets[0] ?? ''} an.`
      : `Es greift ${focus} an und auch, gleich gut: ${sets.join('; oder ')}.`,
};

export const NOTES: Translation<typeof en.NOTES> = {
  cannotAct: (name, condition) => `${condition}: ${name} verliert seinen Zug.`,
  cannotMove: (name, condition) => `${condition}: ${name} bewegt sich nicht.`,
  cannotAttack: (name, condition) =>
    `${condition}: ${name} bewegt sich, als hätte es keinen Angriff.`,
  hasDisadvantage: (name, condition) => `${condition}: Alle Angriffe von ${name} haben Nachteil.`,
  doesNotActThisRound: (name) =>
    `${name} handelt nach den Regeln des Szenarios nur in anderen Runden.`,
  noTurnLeft: (name) => `${name} hat in dieser Runde keinen Zug mehr. Das wäre jetzt sein Plan.`,
  invisible: (figures) =>
    `${listOf(figures)} ${are(figures)} nicht zu sehen: im Weg, aber kein Ziel.`,
  notPlaced: (figures) =>
    `${listOf(figures)} ${are(figures)} nicht auf dem Spielplan und ${figures.length === 1 ? 'bleibt' : 'bleiben'} außer Betracht.`,
  attackUnknown: (name, formula) =>
    `Der Angriff von ${name} ist ${formula}: Gib seinen Wert im Rechner ein.`,
};
