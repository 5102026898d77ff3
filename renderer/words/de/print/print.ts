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
  setUp: 'Alles, was ihr aus der Schachtel braucht, mit Namen, dazu Ziel und Regeln',
  sleeves: 'Werte aller Monster, Kästchen für Trefferpunkte und Zustände jedes Aufstellers',
  status: 'Das laufende Spiel, um mit Stift und Papier weiterzuspielen',
  initiative: 'Alle Initiativen, Runde für Runde',
  party: 'Die Gruppe und ihr Fortschritt',
  items: 'Gegenstände des Ladens mit Preisen, Bestand und Besitzern',
  characters: 'Einer für jeden Charakter: Vorteile, Gegenstände, Karten, Aufgabe',
  modifiers: 'Alle Modifikatordecks, mit einem Kästchen je Karte',
  abilities: 'Die acht Karten jedes Monsterdecks, mit fertigen Werten',
  board: 'Der Plan der aufgedeckten Räume mit allen Figuren',
  history: 'Jeder Schritt in Worten',
};

export const PRINT: Translation<typeof en.PRINT> = {
  title: 'Drucken',
  what: 'Bögen',
  settings: 'Papier',
  paper: 'Größe',
  papers: { a4: 'A4', letter: 'Letter' },
  orientation: 'Ausrichtung',
  orientations: {
    fitting: 'Automatisch',
    portrait: 'Hochformat',
    landscape: 'Querformat',
  },
  scenario: 'Szenario',
  runningOption: (name) => `${name} (läuft)`,
  onlyReached:
    'Nicht freigeschaltete Szenarien fehlen hier. Zeigt sie einzeln auf der Seite „Szenario“.',
  level: 'Szenariostufe',
  recommended: (level) => `${level} (empfohlen)`,
  players: 'Charaktere',
  whole: 'Ganzes Szenario',
  wholeNote: 'Zeigt auch nicht aufgedeckte Räume mit Monstern, Schätzen und Plan.',
  print: 'Drucken',
  pdf: 'Als PDF speichern',
  pdfSaved: (path) => `PDF gespeichert: ${path}`,
  failed: 'Das Drucken ist fehlgeschlagen. Prüft den Drucker und versucht es noch einmal.',
  preview: 'Vorschau',
  pages: (count) => counted(count, 'Seite', 'Seiten'),
  making: 'Wird vorbereitet …',
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
    'Ein Strich in einer Reihe von Kästchen ist der letzte Trefferpunkt eines normalen Monsters, wenn nichts anderes dasteht. ' +
    'N = normal, E = Elite.',
  bars: (ends) => `Striche: ${ends.map(barEnd).join(', ')}`,
  cannotLayOut:
    'Diese Bögen lassen sich nicht drucken: Ein Inhaltspaket oder eigenes Szenario fehlt. ' +
    'Importiert es, oder wählt andere Bögen oder ein anderes Szenario.',
  track: (left, max) => `${left} von ${max} Trefferpunkten`,
  area: (hexes) => `Bereich aus ${counted(hexes, 'Feld', 'Feldern')}`,
  noMonsters:
    'Keine Monster in den aufgedeckten Räumen. Wählt „Ganzes Szenario“, um spätere Räume einzuschließen.',
  noMonstersAtAll: 'Das Szenariobuch nennt keine Monster für dieses Szenario.',
  level0: (level) => `Stufe ${level}`,
  standees: (count) => counted(count, 'Aufsteller', 'Aufsteller'),
  variant: (base) => `nehmt einen Aufsteller von ${base}, Nummer ____`,
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
  notPlaying: 'Kein laufendes Szenario, also gibt es keinen Stand zu drucken.',
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
  inert: 'inaktiv',
  infusing: 'stark am Ende des Zugs',
  order: 'Zugreihenfolge',
  initiativeColumn: 'Initiative',
  initiativeShort: 'Init.',
  who: 'Figur',
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
  shortRested: 'kurze Rast gemacht',
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
  openRooms: 'Aufgedeckte Räume',
  roomsOpen: (open, of) => `${open} von ${of}`,
  doors: 'Türen',
  doorsOf: (state, count) => `${count} ${DOORS[state] ?? state}`,
  leftBy: (names) => `fallen gelassen von ${names}`,
  gone: 'Vom Plan entfernt',
  laid: 'Auf den Plan gelegt',
  attackOpen: 'Ein Angriff läuft',
  targets: (count) => counted(count, 'Ziel', 'Ziele'),
  nothing: 'keine',
  inscription: 'Notizen',

  // initiative
  initiativeTitle: 'Initiative nach Runden',
  blankRow: '',

  // board
  noMap: 'Dieses Szenario hat keinen festen Plan. Siehe Szenariobuch.',
  mapMissing: 'Der Plan dieses Szenarios konnte nicht geladen werden.',
  unplaced: 'Ohne Platz auf dem Spielplan:',
  legend: 'Zeichen',
  start: 'Startfeld',
  startSign: 'S',
  goalSign: 'Z',
  rings:
    'Ringe: dünn = normal, doppelt = Elite, dick = Boss, gestrichelt = Missionsziel; schwarz = Charakter, grau = Beschwörung.',

  // history
  noHistory: 'Noch keine Schritte.',
  newest: (count) =>
    count === 1 ? 'Der neueste Schritt.' : `Die neuesten ${count} Schritte, der älteste zuerst.`,
  scenarioSteps: (count) =>
    `${counted(count, 'Schritt', 'Schritte')} des neuesten Szenarios, der älteste zuerst.`,
  allSteps: (count) =>
    count === 1 ? 'Der einzige Schritt.' : `Alle ${count} Schritte, der älteste zuerst.`,
  unreadable: 'Ältere Schritte sind nicht lesbar. Ihre Datei fehlt oder ist beschädigt.',
  extent: 'Umfang des Verlaufs',
  extents: {
    newest: 'Neueste Schritte',
    scenario: 'Neuestes Szenario',
    all: 'Gesamter Verlauf',
  },
  reading: (count) => `Verlauf wird gelesen: ${counted(count, 'Schritt', 'Schritte')} …`,
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
  nobody: 'Züge: niemand ist am Zug',
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
  addsEffect: (effect) => `Angriffe zusätzlich mit ${effect}`,

  untilHealed: (condition) => `${condition} (bis zur Heilung)`,
  toNextTurn: (condition) => `${condition} (bis zum Ende des nächsten Zugs)`,
  toTurnAfter: (condition) => `${condition} (bis zum Ende des Zugs nach diesem)`,
  withReach: (bonus, range) => `${bonus}, Reichweite ${range}`,
  thisRound: (bonus) => `${bonus} (diese Runde)`,
  untilRemoved: (bonus) => `${bonus} (bis zum Entfernen)`,
};

export const VARIABLES: Translation<typeof en.VARIABLES> = {
  hexesMovedThisTurn: 'in diesem Zug bewegte Felder',
  vermlingScoutsPresent: 'Vermling Scouts auf dem Plan',
};
