/** German words of the map and its tools. */
import type * as en from '../../en/board/board';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

const fields = (count: number): string => counted(count, 'Feld', 'Felder');

const points = (count: number): string => counted(count, 'Punkt', 'Punkte');

export const MOVEMENTS: Translation<typeof en.MOVEMENTS> = {
  walk: 'Gehen',
  jump: 'Springen',
  fly: 'Fliegen',
};

export const HEX_WORDS: Translation<typeof en.HEX_WORDS> = {
  wall: 'Wand.',
  hex: 'Feld',
  startHex: 'Startfeld',
  outOfRange: (name) => `außer Reichweite von ${name}`,
  from: (range, name) => (range === 0 ? `bei ${name}` : `${fields(range)} von ${name}`),
  sees: (inSight) => (inSight ? 'in Sicht' : 'nicht in Sicht'),
  stays: 'Bleibt stehen',
  staysFor: (focus) => `Bleibt stehen; Fokus: ${focus}.`,
  moves: (steps, towards) =>
    `Bewegt sich ${fields(steps)}${towards === null ? '' : ` (${towards})`}`,
  attacks: (way, targets) => `${way} und greift ${listOf(targets)} an.`,
  towards: (way, focus) => `${way} auf ${focus} zu.`,
  upTo: (way, focus) => `${way} bis zu ${focus}.`,
};

export const boardText: Translation<typeof en.boardText> = {
  map: 'Spielplan',
  mapOf: (scenario) =>
    `Spielplan von ${scenario}. Pfeiltasten gehen von Feld zu Feld, Enter bestätigt, Escape geht zurück.`,
  keys: 'Links und rechts gehen eine Reihe entlang, hoch und runter in eine andere Reihe. Pos1, Bild auf, Ende und Bild ab gehen schräg. Enter wählt oder bestätigt, Escape geht zurück. Punkt und Komma gehen durch die Figuren, Strichpunkt durch die Türen. R dreht einen Bereich, Plus und Minus ändern die Größe, 0 zeigt den ganzen Plan.',
  noMap: 'Dieses Szenario hat keinen gedruckten Plan',
  noMapWhy: 'Ihr könnt ohne ihn spielen. Gebt Reichweiten im Angriffsrechner ein.',
  toTable: 'Zurück zum Tisch',
  ownWindow: 'Plan in neuem Fenster öffnen',
  wall: 'Wand.',
  figures: 'Auf dem Spielplan',
  selected: 'Gewählte Figur',
  nothing: 'Tippe auf eine Figur, um ihre Bewegung, ihre Sichtlinie und ihren Plan zu sehen.',
  unplaced: 'Noch nicht auf dem Spielplan',
  place: (name) => `${name} auf den Spielplan stellen`,
  standsThere: (name) => `${name} steht schon dort.`,
  noWayThere: 'Die Bewegung reicht nicht bis dorthin.',
  placing: (name) => `Tippe auf das Feld für ${name}.`,
  placingStart: (name) => `Tippe auf ein Startfeld für ${name}.`,
  putHere: (name) => `${name} hierher stellen`,
  byHand: 'Frei aufstellen',
  byHandHint: 'Ohne Regeln. Zum Aufbauen und Korrigieren.',
  offBoard: 'Vom Spielplan nehmen',
  deselect: 'Auswahl aufheben',
  back: 'Zurück',
  use: 'Spielplan für Reichweite und Sichtlinie verwenden',

  points: 'Bewegungspunkte',
  movement: 'Bewegungsart',
  movements: MOVEMENTS,
  show: 'Zeigen',
  shows: { move: 'Bewegung', sight: 'Sichtlinie' },
  range: 'Reichweite',
  moveHere: (cost) => `Hierher bewegen (${points(cost)})`,
  moveWith: (card, cost, of) => `Hierher bewegen (${card}, ${cost} von ${of})`,
  moveAndOpenWith: (card, cost, of) =>
    `Hierher bewegen und die Tür öffnen (${card}, ${cost} von ${of})`,
  moveWhom: (name, cost) => `${name} hierher bewegen (${points(cost)})`,
  lostBy: (card) => `${card} (verloren)`,
  anyCard: 'beliebige Karte',
  moveBy: 'Bewegen mit',
  moveByAny: 'Beste Karte',
  moveByHand: 'Keiner Karte',
  seeWay: 'Weg zeigen',
  moveAndOpen: (cost) => `Hierher bewegen und die Tür öffnen (${points(cost)})`,
  moveWords: (cost) => `Bewegung ${cost}`,
  letter: (letter) => `Buchstabe ${letter} des Buchs`,
  springs: (traps) => (traps === 1 ? 'löst eine Falle aus' : `löst ${traps} Fallen aus`),
  hazards: (count) =>
    count === 1 ? 'einmal gefährliches Gelände' : `${count}-mal gefährliches Gelände`,
  trapDamage: (damage) => `Eine Falle verursacht ${damage} Schaden.`,
  hazardDamage: (damage) => `Gefährliches Gelände verursacht ${damage} Schaden.`,
  otherWay: (cost, damage) =>
    damage === '' ? `Sicherer Weg: ${points(cost)}` : `Kürzerer Weg: ${points(cost)}, ${damage}`,
  immobile: (name) => `${name} ist immobilisiert und kann sich nicht bewegen.`,
  stunned: (name) => `${name} ist betäubt: keine Bewegung und kein Angriff.`,

  openDoor: 'Tür öffnen',
  openDoorBy: (name) => `Tür trotzdem öffnen, als ${name}`,
  doors: 'Geschlossene Türen',
  openThis: (label) => `Tür ${label} öffnen`,
  lock: 'Verschlossen',
  unlock: 'Aufschließen',
  close: 'Tür schließen (Korrektur)',
  breakWall: 'Wand durchbrechen',
  wallsBreak: (walls) =>
    `Jede Linie von Ecke zu Ecke berührt eine Wand: ${counted(walls, 'Wandstück', 'Wandstücke')}, rot markiert.`,
  allowedByPlayers: 'Nach den Regeln keine Sichtlinie, aber ihr habt sie erlaubt.',
  blind:
    'Diese Felder grenzen aneinander und keine Wand trennt sie, aber nach dem Wortlaut der Regeln ist keine Linie von Ecke zu Ecke frei. Ihr entscheidet.',
  allowSight: 'Sichtlinie erlauben',
  forbidSight: 'Sichtlinie nicht erlauben',
  blindPairs: (count) =>
    count === 1
      ? 'Ein Paar angrenzender Felder hat nach dem Wortlaut der Regeln keine Sichtlinie.'
      : `${count} Paare angrenzender Felder haben nach dem Wortlaut der Regeln keine Sichtlinie.`,
  showPair: (number) => `Paar ${number} zeigen`,

  waysOpen: (name, count) => `${name}: Wählt einen von ${count} Wegen.`,
  whatWillItDo: 'Plan zeigen',
  planOf: (name) => `Plan von ${name}`,
  carryOut: 'Ausführen',
  skipLine: 'Am Tisch ausgeführt: weiter',
  planDone: 'Der Zug ist vollständig.',
  noMove: 'Keine Bewegung: Es bleibt stehen.',
  noFocus: 'Kein Fokus: Es bewegt sich nicht und greift nicht an.',
  hindered: 'ein Zustand verhindert das',
  chooseOf: (count, who) => `${count} von ${who}`,
  lootsTokens: (count) => `plündert ${count} Geldmarker`,
  placeAt: (hexes) => (hexes === 1 ? '1 mögliches Feld' : `${hexes} mögliche Felder`),
  away: (range, inSight) =>
    `${range === null ? 'außer Reichweite' : `${range} entfernt`}${inSight ? '' : ', nicht in Sicht'}`,
  choose: 'Gleichwertig – ihr entscheidet',
  reasons: 'Warum',

  area: 'Flächenangriff',
  areaOf: (name) => `Flächenangriff von ${name}`,
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  areaMirror: 'Spiegeln',
  notItsTurnYet: (name) => `${name} ist noch nicht am Zug. Du kannst nur nachsehen.`,
  areaHits: (names) => (names.length === 0 ? 'Keine Ziele.' : `Trifft ${listOf(names)}.`),
  areaAttack: (count) => `${counted(count, 'Gegner', 'Gegner')} angreifen`,
  areaShape: 'Form',
  areaBesideHint: 'Tippe ein Feld an, das im Bereich sein soll. R oder Mausrad dreht, M spiegelt.',
  areaHint:
    'Bewege den Bereich über den Plan und tippe, um ihn zu platzieren. R oder Mausrad dreht, M spiegelt.',
  chooseThis: 'dieses Feld wählen',
  layHere: 'hier platzieren',
  liftIt: 'wieder aufnehmen',
  enterDoes: (subcommand) => ` Enter: ${subcommand}.`,
  shapeNames: {
    card: 'Wie auf der Karte',
    pair: 'Zwei nebeneinander, angrenzend',
    arc: 'Drei nebeneinander, angrenzend',
    line: 'Zwei in einer Linie, angrenzend',
    line3: 'Drei in einer Linie, angrenzend',
    wedge: 'Keil aus drei, angrenzend',
    circle: 'Alle sechs ringsum',
    twoRanged: 'Zwei in einer Reihe, in Reichweite',
    threeRanged: 'Drei in einer Reihe, in Reichweite',
    triangle: 'Dreieck, in Reichweite',
    diamond: 'Vier, in Reichweite',
    star: 'Eins und alle ringsum, in Reichweite',
    free: 'Beliebige Felder, Nahkampf: einzeln antippen',
    freeRanged: 'Beliebige Felder, Fernkampf: einzeln antippen',
  },
  targetIt: (name) => `${name} als Ziel wählen`,
  loot: (name, what) => `${name} plündert ${what}`,
  hitPoints: (now, of) => `${now} von ${of} Trefferpunkten`,
  directions: [
    'rechts',
    'rechts unten',
    'unten',
    'links unten',
    'links',
    'links oben',
    'oben',
    'rechts oben',
  ],
  putToken: (what) => `Hierher legen: ${what}`,
  negate: 'Schaden unterwegs',
  negations: {
    suffer: 'Schaden erleiden',
    oneFromHand: 'Eine Handkarte verlieren',
    twoFromDiscard: 'Zwei abgelegte Karten verlieren',
  },
  stopsFlying: 'Hier landen',
  stopsFlyingTo: (direction) => `Landen: ${direction}`,
  spring: 'Falle auslösen',
  springOther: 'Mit anderer Wirkung auslösen …',
  layOtherTrap: 'Falle mit anderer Wirkung …',
  layTrap: 'Falle legen',
  trapDoes: 'Wirkung der Falle',
  trapDamageField: 'Schaden',
  trapOfLevel: (damage) => `Eine Falle dieser Stufe verursacht ${damage} Schaden.`,
  trapConditions: 'Zustände der Falle',
  takeAway: (what) => `Entfernen: ${what}`,
  lay: 'Hier platzieren …',
  push: 'Schieben',
  pull: 'Ziehen',
  pushOf: (name) => `${name} schieben oder ziehen`,
  pushOrPull: 'Schieben oder ziehen',
  pushNowhere: 'In dieser Richtung ist kein Feld frei.',
  pushBy: 'Durch',
  pushHint: 'Tippe auf das Feld, auf dem die Figur endet.',
  distance: 'Felder',
};

export const mapText: Translation<typeof en.mapText> = {
  closer: 'Vergrößern',
  farther: 'Verkleinern',
  whole: 'Ganzer Plan',
};

export const OVERLAY_NAMES = {
  obstacle: 'Hindernis',
  trap: 'Falle',
  hazardousTerrain: 'gefährliches Gelände',
  difficultTerrain: 'schwieriges Gelände',
} satisfies Translation<typeof en.OVERLAY_NAMES>;

export const KIND_NAMES: Translation<typeof en.KIND_NAMES> = {
  ...OVERLAY_NAMES,
  pressurePlate: 'Druckplatte',
  money: 'Geldmarker',
  treasure: 'Schatz',
};

export const TYPE_NAMES: Translation<typeof en.TYPE_NAMES> = {
  bear: 'Bärenfalle',
  spike: 'Stachelfalle',
  poison: 'Giftfalle',
  water: 'Wasser (schwieriges Gelände)',
  rubble: 'Geröll (schwieriges Gelände)',
  log: 'Baumstamm (schwieriges Gelände)',
  stairs: 'Treppe (schwieriges Gelände)',
  'stairs-vert': 'Treppe (schwieriges Gelände)',
  'hot-coals': 'glühende Kohlen (gefährliches Gelände)',
  thorns: 'Dornen (gefährliches Gelände)',
};

export const DOOR_NAMES: Translation<typeof en.DOOR_NAMES> = {
  open: 'offene Tür',
  closed: 'geschlossene Tür',
  locked: 'verschlossene Tür',
  corridor: 'Gang',
  brokenWall: 'durchbrochene Wand',
  standingWall: 'brüchige Wand',
};
