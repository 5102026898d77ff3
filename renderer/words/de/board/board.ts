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
    `Spielplan von ${scenario}. Pfeiltasten gehen von Feld zu Feld, Enter handelt, Escape geht einen Schritt zurück.`,
  keys: 'Links und rechts gehen die Reihe entlang, hoch und runter von Reihe zu Reihe, Pos1, Bild auf, Ende und Bild ab zu den schrägen Nachbarn. Enter wählt oder führt aus, Escape geht einen Schritt zurück. Punkt und Komma gehen durch die Figuren, Strichpunkt durch die Türen. R dreht eine Fläche, Plus und Minus ändern die Größe, 0 zeigt alles.',
  noMap: 'Dieses Szenario hat keinen gedruckten Plan',
  noMapWhy: 'Alles geht auch ohne: Reichweiten werden im Rechner eingegeben.',
  toTable: 'Zum Tisch',
  ownWindow: 'Karte in eigenem Fenster',
  wall: 'Wand.',
  figures: 'Auf dem Spielplan',
  selected: 'Gewählte Figur',
  nothing: 'Tippe auf eine Figur: Du siehst, wohin sie kann, was sie sieht und was sie tun wird.',
  unplaced: 'Noch nicht auf dem Spielplan',
  place: (name) => `${name} auf den Spielplan stellen`,
  standsThere: (name) => `${name} steht dort.`,
  noWayThere: 'Mit diesen Bewegungspunkten führt kein Weg dorthin.',
  placing: (name) => `Tippe auf das Feld für ${name}.`,
  placingStart: (name) => `Tippe auf ein Startfeld für ${name}.`,
  putHere: (name) => `${name} von Hand hierher stellen`,
  byHand: 'Von Hand irgendwohin stellen',
  byHandHint: 'Ohne Regeln: zum Aufbauen und Berichtigen.',
  offBoard: 'Vom Spielplan nehmen',
  deselect: 'Loslassen',
  back: 'Zurück',
  use: 'Entfernungen vom Spielplan nehmen',

  points: 'Bewegungspunkte',
  movement: 'Art der Bewegung',
  movements: MOVEMENTS,
  show: 'Zeigen',
  shows: { move: 'Wohin sie kann', sight: 'Was sie sieht' },
  range: 'Reichweite',
  moveHere: (cost) => `Hierher bewegen: ${points(cost)}`,
  moveWith: (card, cost, of) => `Mit ${card} hierher: ${cost} von ${of}`,
  moveAndOpenWith: (card, cost, of) => `Mit ${card} hingehen und die Tür öffnen: ${cost} von ${of}`,
  moveWhom: (name, cost) => `${name} hierher bewegen: ${points(cost)}`,
  lostBy: (card) => `${card} (verloren)`,
  anyCard: 'beliebiger Karte',
  moveBy: 'Bewegen mit',
  moveByAny: 'Was hinreicht',
  moveByHand: 'Keiner: von Hand',
  seeWay: 'Den Weg dorthin ansehen',
  moveAndOpen: (cost) => `Hingehen und die Tür öffnen: ${points(cost)}`,
  moveWords: (cost) => `Bewegung ${cost}`,
  springs: (traps) => (traps === 1 ? 'löst eine Falle aus' : `löst ${traps} Fallen aus`),
  hazards: (count) =>
    count === 1 ? 'einmal gefährliches Gelände' : `${count}-mal gefährliches Gelände`,
  trapDamage: (damage) => `Eine Falle macht ${damage} Schaden.`,
  hazardDamage: (damage) => `Gefährliches Gelände macht ${damage} Schaden.`,
  otherWay: (cost, damage) =>
    damage === '' ? `Sicherer Weg: ${points(cost)}` : `Kürzerer Weg: ${cost}, ${damage}`,
  immobile: (name) => `${name} ist immobilisiert und kann sich nicht bewegen.`,
  stunned: (name) => `${name} ist betäubt: keine Bewegung und kein Angriff.`,

  openDoor: 'Tür öffnen',
  openDoorBy: (name) => `Tür von Hand öffnen, als ${name}`,
  doors: 'Geschlossene Türen',
  openThis: (number) => `Tür ${number} öffnen`,
  lock: 'Verschlossen',
  unlock: 'Aufschließen',
  close: 'Schließen (Berichtigung)',
  breakWall: 'Wand durchbrechen',
  wallsBreak: (walls) =>
    `Alle 36 Linien von Ecke zu Ecke berühren eine Wand: ${counted(walls, 'Stück', 'Stücke')} davon, rot markiert.`,
  allowedByPlayers: 'Keine Linie ist frei; ihr habt diese Sicht erlaubt.',
  blind:
    'Diese beiden Felder berühren sich und keine Wand trennt sie, doch streng genommen ist keine Linie zwischen ihren Ecken frei. Ihr entscheidet.',
  allowSight: 'Sicht erlauben',
  forbidSight: 'Doch nicht erlauben',
  blindPairs: (count) =>
    count === 1
      ? 'Ein Paar benachbarter Felder hat streng genommen keine Sichtlinie.'
      : `${count} Paare benachbarter Felder haben streng genommen keine Sichtlinie.`,
  showPair: (number) => `Paar ${number} zeigen`,

  waysOpen: (name, count) => `${name}: einer von ${count} Wegen ist zu wählen.`,
  whatWillItDo: 'Was wird es tun?',
  planOf: (name) => `Was ${name} tun wird`,
  carryOut: 'Ausführen',
  skipLine: 'Von Hand erledigt: weiter',
  planDone: 'Das war der ganze Zug.',
  noMove: 'Es hat keine Bewegung und bleibt stehen.',
  noFocus: 'Kein Fokus: Es bewegt sich nicht und greift nicht an.',
  hindered: 'ein Zustand hindert es daran',
  chooseOf: (count, who) => `${count} von ${who}`,
  lootsTokens: (count) => `nimmt ${count} Geldmarker`,
  placeAt: (hexes) => (hexes === 1 ? '1 Feld dafür' : `${hexes} Felder dafür`),
  away: (range, inSight) =>
    `${range === null ? 'außer Reichweite' : `${range} entfernt`}${inSight ? '' : ', nicht in Sicht'}`,
  choose: 'Gleich richtig – ihr wählt',
  reasons: 'Warum',

  area: 'Flächenangriff',
  areaOf: (name) => `Flächenangriff von ${name}`,
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  areaMirror: 'Spiegeln',
  notItsTurnYet: (name) => `${name} ist nicht am Zug: jetzt ansehen, dann ausführen.`,
  areaHits: (names) => (names.length === 0 ? 'Trifft niemanden.' : `Trifft ${listOf(names)}.`),
  areaAttack: (count) => `${counted(count, 'Gegner', 'Gegner')} angreifen`,
  areaShape: 'Form',
  areaBesideHint: 'Tipp ein Feld an, das darin liegen soll; R oder Mausrad dreht, M spiegelt.',
  areaHint:
    'Über die Karte bewegen, mit R oder dem Rad drehen, mit M spiegeln, mit Tipp oder Enter ablegen.',
  chooseThis: 'dieses Feld wählen',
  layHere: 'hier ablegen',
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
    suffer: 'Erleiden',
    oneFromHand: 'Eine Handkarte verlieren',
    twoFromDiscard: 'Zwei abgelegte Karten verlieren',
  },
  stopsFlying: 'Es hört hier auf zu fliegen',
  stopsFlyingTo: (direction) => `Es hört auf zu fliegen und landet ${direction}`,
  spring: 'Falle auslösen',
  springOther: 'Mit anderer Wirkung auslösen …',
  layOtherTrap: 'Falle mit anderer Wirkung …',
  layTrap: 'Falle legen',
  trapDoes: 'Was die Falle tut',
  trapDamageField: 'Schaden',
  trapOfLevel: (damage) => `Eine Falle dieser Stufe richtet ${damage} an.`,
  trapConditions: 'Zustände der Falle',
  takeAway: (what) => `Wegnehmen: ${what}`,
  lay: 'Hier ablegen …',
  push: 'Schieben',
  pull: 'Ziehen',
  pushOf: (name) => `${name} schieben oder ziehen`,
  pushOrPull: 'Schieben oder ziehen',
  pushNowhere: 'So kann es nirgendwohin.',
  pushBy: 'Durch',
  pushHint: 'Tippe auf das Feld, auf dem es endet.',
  distance: 'Felder',
};

export const mapText: Translation<typeof en.mapText> = {
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Ganze Karte',
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
