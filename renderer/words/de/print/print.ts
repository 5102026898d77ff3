/** German words of the printed sheets and the print screen. */
import type * as en from '../../en/print/print';
import type { Rank } from '#shared/vocabulary';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import type { BarEnd } from '../../en/print/print';

export const SHEET_NAMES: Translation<typeof en.SHEET_NAMES> = {
  setUp: 'Aufbaubogen',
  sleeves: 'Monsterbögen',
  status: 'Spielstand',
  initiative: 'Initiativebogen',
  party: 'Gruppenbogen',
  items: 'Gegenstandsliste',
  characters: 'Charakterbögen',
  modifiers: 'Modifikatordecks',
  abilities: 'Fähigkeitsdecks',
  board: 'Spielplan',
  history: 'Verlauf',
};

export const SHEET_NOTES: Translation<typeof en.SHEET_NOTES> = {
  setUp: 'Was aus der Schachtel zu holen ist und von wem, Ziel und Regeln',
  sleeves: 'Werte aller Monster, Kästchen für Trefferpunkte und Zustände jedes Aufstellers',
  status: 'Das laufende Spiel, um mit Stift und Papier weiterzuspielen',
  initiative: 'Die Initiative von allen, Runde für Runde',
  party: 'Die Gruppe und was sie erreicht hat',
  items: 'Gegenstände des Ladens mit Preisen und Bestand, und wem was gehört',
  characters: 'Einer für jeden Charakter, mit seinen Vorteilen',
  modifiers: 'Die Karten aller Modifikatordecks, mit Kästchen',
  abilities: 'Die acht Karten jedes Monsterdecks, in seine Werte eingerechnet',
  board: 'Die Karte der offenen Räume und wo alle stehen',
  history: 'Jeder Schritt in Worten',
};

export const PRINT: Translation<typeof en.PRINT> = {
  title: 'Drucken',
  what: 'Was gedruckt wird',
  settings: 'Papier',
  paper: 'Größe',
  papers: { a4: 'A4', letter: 'Letter' },
  orientation: 'Ausrichtung',
  orientations: {
    fitting: 'Wie es jedem Blatt passt',
    portrait: 'Hochformat',
    landscape: 'Querformat',
  },
  scenario: 'Szenario',
  runningOption: (name) => `${name} (wird gespielt)`,
  onlyReached:
    'Szenarien, die ihr nicht erreicht habt, fehlen hier. Die Seite „Szenario“ zeigt sie einzeln.',
  level: 'Szenariostufe',
  recommended: (level) => `${level} (empfohlen)`,
  players: 'Charaktere',
  whole: 'Ganzes Szenario',
  wholeNote: 'Zeigt Räume, die niemand geöffnet hat: ihre Monster, Schätze und Karte.',
  print: 'Drucken',
  pdf: 'Als PDF sichern',
  pdfSaved: (path) => `Das PDF liegt in ${path}`,
  failed: 'Es konnte nicht gedruckt werden.',
  preview: 'Vorschau',
  pages: (count) => counted(count, 'Seite', 'Seiten'),
  making: 'Wird angeordnet …',
  chooseSheets: 'Wähle mindestens einen Bogen.',

  page: (page, of) => `Seite ${page} von ${of}`,
  pageLabel: (title, page, of) => `${title}, Seite ${page} von ${of}`,
  noCampaignName: 'Kampagne',
  round: (round) => `Runde ${round}`,
  planned: (level, players) => `Stufe ${level}, ${players} Charaktere`,
  madeBy: 'Standee',

  // stat sleeves
  levelLine: (level, numbers) =>
    `Monsterstufe ${level}: Fallenschaden ${numbers.trapDamage} · Geländeschaden ${numbers.hazardDamage} · ` +
    `Gold je Marker ${numbers.goldPerToken} · Bonuserfahrung ${numbers.bonusExperience}. ` +
    'Ein Strich in einer Reihe von Kästchen: Dort endet ein normales, wenn der Bogen nichts anderes sagt. ' +
    'N = normal, E = Elite.',
  bars: (ends) => `Striche: ${ends.map(barEnd).join(', ')}`,
  cannotLayOut:
    'Diese Blätter lassen sich nicht anordnen, weil das Spiel etwas nennt, das nicht mehr da ist: ' +
    'ein Inhaltspaket oder ein eigenes Szenario. Wähle andere Blätter oder ein anderes Szenario.',
  track: (left, max) => `${left} von ${max} Trefferpunkten`,
  area: (hexes) => `Bereich aus ${counted(hexes, 'Feld', 'Feldern')}`,
  noMonsters:
    'In den offenen Räumen sind keine Monster. „Ganzes Szenario“ zeigt die, die später kommen.',
  noMonstersAtAll: 'Das Szenariobuch nennt keine Monster für dieses Szenario.',
  level0: (level) => `Stufe ${level}`,
  standees: (count) => counted(count, 'Aufsteller', 'Aufsteller'),
  variant: (base) => `steht als Aufsteller von ${base}, Nummer ____`,
  special: (number) => `Spezial ${number}`,
  formula: (what, formula, characters) =>
    `${what} ${formula.replaceAll('*', ' × ').replaceAll('/', ' ÷ ').replaceAll('+', ' + ')} (C = ${characters})`,
  hitPoints: 'Trefferpunkte',
  move: 'Bewegung',
  attack: 'Angriff',
  range: 'Reichweite',
  ally: 'verbündet',
  thisRound: 'Diese Runde',
  rankSigns: { normal: 'N', elite: 'E' },
  shield: (value) => `Schild ${value}`,
  retaliate: (value) => `Vergeltung ${value}`,
  shuffles: 'mischen',

  // status sheet
  notPlaying: 'Es wird kein Szenario gespielt, also gibt es keinen Stand zu drucken.',
  numbers: 'Szenario',
  scenarioLevel: 'Szenariostufe',
  monsterLevel: 'Monsterstufe',
  trap: 'Fallenschaden',
  hazard: 'Geländeschaden',
  gold: 'Gold je Marker',
  bonus: 'Bonuserfahrung',
  charactersCount: 'Charaktere',
  elements: 'Elemente',
  strong: 'stark',
  waning: 'schwindend',
  inert: 'erloschen',
  infusing: 'stark am Ende des Zuges',
  order: 'Reihenfolge der Züge',
  initiativeColumn: 'Initiative',
  initiativeShort: 'Init.',
  who: 'Wer',
  state: 'Stand',
  turnStates: { waiting: 'wartet', acting: 'am Zug', done: 'fertig' },
  longRest: 'lange Rast',
  notChosen: 'nicht gewählt',
  exhausted: 'erschöpft',
  characters: 'Charaktere',
  summons: 'Beschwörungen',
  others: 'Begleiter und Missionsziele',
  monsters: 'Monster',
  noSleeves: 'Auf dem Tisch sind keine Monster.',
  experience: (gained) => `${gained} EP gesammelt`,
  money: (tokens) => counted(tokens, 'Geldmarker', 'Geldmarker'),
  treasuresLooted: (treasures) => `geplündert: ${listOf(treasures.map(treasureName))}`,
  cards: (hand, discard, lost, active) =>
    `Karten: ${hand} Hand, ${discard} abgelegt, ${lost} verloren, ${active} aktiv`,
  levelWord: (level) => `Stufe ${level}`,
  shortRested: 'hat kurz gerastet',
  owner: (name) => `von ${name}`,
  escort: 'Begleiter',
  objective: 'Missionsziel',
  fixedInitiative: (initiative) => `Initiative ${initiative}`,
  decks: 'Decks',
  deckLeft: (left, drawn) => `${left} übrig, ${drawn} gezogen`,
  shufflePending: 'am Ende der Runde mischen',
  abilityDecks: 'Fähigkeitsdecks',
  deck: 'Deck',
  current: 'Diese Runde',
  left: 'Übrig (nach Initiative)',
  played: 'Gespielt',
  board: 'Auf dem Spielplan',
  moneyTokens: 'Geldmarker',
  treasures: 'Schätze',
  treasure: (treasure) => treasureName(treasure),
  openRooms: 'Offene Räume',
  roomsOpen: (open, of) => `${open} von ${of}`,
  doors: 'Türen',
  doorsOf: (state, count) => `${count} ${DOORS[state] ?? state}`,
  leftBy: (names) => `hinterlassen von ${names}`,
  gone: 'Vom Plan genommen',
  laid: 'Auf den Plan gelegt',
  attackOpen: 'Ein Angriff wird gerade ausgerechnet',
  targets: (count) => counted(count, 'Ziel', 'Ziele'),
  nothing: 'keine',
  inscription: 'Notizen',

  // initiative
  initiativeTitle: 'Initiative nach Runden',
  blankRow: '',

  // board
  noMap: 'Dieses Szenario hat keine feste Karte: siehe Szenariobuch.',
  mapMissing: 'Die Karte dieses Szenarios konnte nicht geladen werden.',
  unplaced: 'Ohne Platz auf dem Spielplan:',
  legend: 'Zeichen',
  start: 'Startfeld',
  startSign: 'S',
  goalSign: 'Z',
  rings:
    'Ringe: dünn = normal, doppelt = Elite, dick = Boss, gestrichelt = Missionsziel; schwarz = Charakter, grau = Beschwörung.',

  // history
  noHistory: 'Noch ist nichts geschehen.',
  newest: (count) =>
    count === 1 ? 'Der neueste Schritt.' : `Die neuesten ${count} Schritte, der älteste zuerst.`,
  scenarioSteps: (count) =>
    `${counted(count, 'Schritt', 'Schritte')} des neuesten Szenarios, der älteste zuerst.`,
  allSteps: (count) =>
    count === 1 ? 'Der einzige Schritt.' : `Alle ${count} Schritte, der älteste zuerst.`,
  unreadable: 'Ältere Schritte sind nicht zu lesen: Ihre Datei fehlt oder ist beschädigt.',
  extent: 'Wie viel vom Verlauf',
  extents: {
    newest: 'Die neuesten Schritte',
    scenario: 'Das neueste Szenario',
    all: 'Alles seit dem Anfang',
  },
  reading: (count) => `Liest den Verlauf: ${counted(count, 'Schritt', 'Schritte')} …`,
};

/** Number of doors in each state: '2 offen'. */
const DOORS: Readonly<Record<string, string>> = {
  open: 'offen',
  closed: 'geschlossen',
  locked: 'verschlossen',
};

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  normal: 'normale',
  elite: 'Elite',
  boss: 'Boss',
};

function barEnd({ rank, level, hitPoints }: BarEnd): string {
  const who = level === null ? RANK_WORDS[rank] : `${RANK_WORDS[rank]} der Stufe ${level}`;
  return `${who} bis ${hitPoints}`;
}

function treasureName(treasure: number | 'goal'): string {
  return treasure === 'goal' ? 'Zielschatz' : `Schatz ${treasure}`;
}

export const PRINT_PHASES: Translation<typeof en.PRINT_PHASES> = {
  selectCards: 'Karten werden gewählt',
  won: 'Das Szenario ist gewonnen',
  lost: 'Das Szenario ist verloren',
  nobody: 'Züge: niemand ist dran',
  acts: (figure) => `${figure} ist am Zug`,
};

export const STAT_WORDS: Translation<typeof en.STAT_WORDS> = {
  flying: 'Fliegt',
  shield: (value) => `Schild ${value}`,
  retaliate: (value) => `Vergeltung ${value}`,
  retaliateFar: (value, range) => `Vergeltung ${value} (Reichweite ${range})`,
  advantage: 'Vorteil',
  attackersGainDisadvantage: 'Angreifer haben Nachteil',
  canOpenDoors: 'Öffnet Türen',
  immune: (to) => `Immun: ${listOf(to)}`,

  perAltar: (change, isDown) =>
    `für jeden Altar, der noch steht: ${change}, ${isDown ? 'abgerundet' : 'aufgerundet'}`,
  inThisScenario: (change) => `in diesem Szenario: ${change}`,
  hitPointsBy: (change) => `${change} Trefferpunkte`,
  hitPointsDoubled: 'Trefferpunkte verdoppelt',
  attackBy: (change) => `${change} Angriff`,
  moveBy: (change) => `${change} Bewegung`,
  rangeBy: (change, ifRanged) => `${change} Reichweite${ifRanged ? ', falls im Fernkampf' : ''}`,
  addsEffect: (effect) => `Angriffe bringen ${effect}`,

  untilHealed: (condition) => `${condition} (bis zur Heilung)`,
  toNextTurn: (condition) => `${condition} (bis zum Ende des nächsten Zuges)`,
  toTurnAfter: (condition) => `${condition} (bis zum Ende des Zuges nach diesem)`,
  withReach: (bonus, range) => `${bonus}, Reichweite ${range}`,
  thisRound: (bonus) => `${bonus} (diese Runde)`,
  untilRemoved: (bonus) => `${bonus} (bis zum Entfernen)`,
};

export const VARIABLES: Translation<typeof en.VARIABLES> = {
  hexesMovedThisTurn: 'Felder, die es in diesem Zug gegangen ist',
  vermlingScoutsPresent: 'Vermling Scouts auf der Karte',
};
