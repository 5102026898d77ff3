/** German words of the world page, the shop, the scenarios and hidden content. */
import type * as en from '../../en/party/world';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const HIDDEN: Translation<typeof en.HIDDEN> = {
  show: 'Namen zeigen',
  hide: 'Wieder verbergen',
  shown: 'vorzeitig gezeigt',
};

export const OVERRIDE: Translation<typeof en.OVERRIDE> = {
  why: 'Gesperrt, weil',
  start: 'Trotzdem starten …',
  title: 'Dieses Szenario trotzdem starten?',
  note: 'Standee vermerkt das Szenario als außer der Reihe gestartet: im Verlauf, in der Szenarienliste und in der Abrechnung.',
  levelTitle: 'Ohne Aufstieg aufbrechen?',
  levelNote:
    'Nur wenn ihr von einem verbundenen Szenario direkt weitergeht, ohne Besuch in Gloomhaven.',
  setOut: 'Aufbrechen',
  confirm: 'Trotzdem starten',
  casual: 'Freier Modus',
  casualNote:
    'Spielt außerhalb der Kampagne. Voraussetzungen gelten nicht; ihr behaltet nur Erfahrung, Gold und Häkchen.',
};

export const LISTED: Translation<typeof en.LISTED> = {
  completed: 'abgeschlossen',
  requires: 'gesperrt',
  blocked: 'gesperrt',
  locked: 'nicht freigeschaltet',
  hidden: 'noch nicht freigeschaltet',
  outOfOrder: 'außer der Reihe gestartet',
  more: (hidden) =>
    hidden === 1
      ? 'Ein nicht freigeschaltetes Szenario ist verborgen. Gebt seine Nummer ein, um es trotzdem zu wählen.'
      : `${hidden} nicht freigeschaltete Szenarien sind verborgen. Gebt eine Nummer ein, um eines trotzdem zu wählen.`,
};

export const SHOP: Translation<typeof en.SHOP> = {
  buyer: 'Käufer',
  gold: (name, gold) => `${name}, ${gold} Gold`,
  nobody: 'Fügt der Gruppe einen Charakter hinzu, um Gegenstände zu kaufen.',
  playing: (name) => `${name} ist in einem Szenario und kann nicht einkaufen.`,
  search: 'Nach Nummer oder Name suchen',
  slot: 'Platz',
  allSlots: 'Alle Plätze',
  buyable: (name) => `Nur Gegenstände, die ${name} kaufen kann`,
  price: (reputation, modifier) =>
    modifier === 0
      ? `Ruf ${reputation}: Preise wie gedruckt.`
      : `Ruf ${reputation}: jeder Preis ${signed(modifier)} Gold.`,
  none: 'Keine Treffer',
  prosperity: (level) => `Wohlstand ${level}`,
  found: 'Gefunden',
  cost: (gold) => `${gold} Gold`,
  printed: (gold) => `gedruckt ${gold}`,
  stock: (stock, copies) => `${stock} von ${copies} vorrätig`,
  notFound: 'noch nicht gefunden',
  buy: (item, name, gold) => `${item} für ${name} kaufen, ${gold} Gold`,
  buyShort: 'Kaufen',
  sell: (item, name, gold) => `Für ${gold} verkaufen: ${item} von ${name}`,
  sellShort: (gold) => `Für ${gold} verkaufen`,
  owners: 'Im Besitz von',
  more: (item) => `Aktionen für ${item}`,
  handOut: (name) => `Ohne Gold an ${name} geben`,
  design: 'Bauplan gefunden: alle Exemplare hinzufügen',
  copiesMore: 'Ein Exemplar hinzufügen',
  copiesLess: 'Ein Exemplar entfernen',
  hide: 'Wieder verbergen',
  outside: 'Andere Gegenstände',
  outsideNote:
    'Wenn euch ein Ereignis, eine Belohnung oder ein Schatz einen Gegenstand gibt, gebt seine Nummer ein.',
  number: 'Nummer des Gegenstands',
  reveal: 'Gegenstand zeigen',
  unlock: 'Bauplan freischalten',
  random: 'Zufälligen Bauplan ziehen',
};

export const WORLD: Translation<typeof en.WORLD> = {
  campaign: 'Kampagne',
  notes: 'Notizen der Gruppe',
  correct: 'Manuell ändern',
  correctNote: 'Das sind manuelle Korrekturen. Sie haben keine weiteren Folgen.',

  reputation: 'Ruf',
  prices: (modifier) =>
    modifier === 0 ? 'Preise wie gedruckt' : `Preise ${signed(modifier)} Gold`,
  nextPrice: (at, modifier) =>
    `Nächster Preis ab Ruf ${at}: ${modifier === 0 ? 'wie gedruckt' : `${signed(modifier)} Gold`}`,
  best: 'Ihr habt den besten Preis.',
  gainReputation: '1 Ruf gewinnen',
  loseReputation: '1 Ruf verlieren',

  prosperity: 'Wohlstand',
  level: (level) => `Stufe ${level}`,
  marks: (marks) => counted(marks, 'Häkchen', 'Häkchen'),
  nextLevel: (marks) => `Noch ${counted(marks, 'Häkchen', 'Häkchen')} bis zur nächsten Stufe`,
  highest: 'Die höchste Stufe',
  gainProsperity: 'Häkchen hinzufügen',
  loseProsperity: 'Häkchen entfernen',
  track: (marks, of) => `${marks} von ${of} Häkchen`,

  donations: 'Heiligtum',
  donated: 'Insgesamt gespendet',
  donatedGold: (gold) => `insgesamt ${gold} Gold gespendet`,
  nextDonation: (gold, of) => `Noch ${gold} Gold bis zu einem Häkchen (bei ${of})`,
  allDonations: 'Ihr habt alle Häkchen für Spenden verdient.',
  donate: (name, gold) => `${name} spendet ${gold} Gold`,
  hasDonated: (name) => `${name} hat gespendet: zwei Segen im nächsten Szenario`,

  achievements: { global: 'Globale Errungenschaften', party: 'Errungenschaften der Gruppe' },
  achieved: (name, count) => (count > 1 ? `${name} × ${count}` : name),
  lose: (name) => `${name} verlieren`,
  noAchievements: 'Noch keine.',
  gain: {
    global: 'Globale Errungenschaft erhalten',
    party: 'Errungenschaft der Gruppe erhalten',
  },
  achievement: 'Errungenschaft',
  typeName:
    'Gebt den ganzen Namen ein. Errungenschaften, die ihr nicht habt, werden nicht aufgelistet.',
  gainNow: 'Erhalten',

  treasures: 'Gefundene Schätze',
  noTreasures: 'Noch keine.',
  treasure: (number) => `Schatz ${number}`,
  takeBack: (number) => `Schatz ${number} als nicht geplündert vermerken`,
  treasureNumber: 'Nummer eines Schatzes',
  noteTreasure: 'Als geplündert vermerken',
  showTreasure: 'Inhalt zeigen',
  hideTreasure: (number) => `Schatz ${number} wieder verbergen`,

  classes: 'Klassen',
  open: 'Offen für neue Charaktere',
  locked: 'Nicht freigeschaltet',
  starting: 'Startklasse',
  lockAgain: (name) => `${name} wieder sperren`,
  lockedClass: (name) => `${name}, gesperrt`,
  unlockTitle: (name) => `${name} freischalten?`,
  unlockNote: 'Name, Vorteile und Karten werden sichtbar.',
  unlockNow: 'Freischalten',
  showName: (symbol) => `${symbol}: Namen zeigen`,
  isShown: (symbol, name) => `${symbol}: ${name}`,

  envelopes: 'Umschläge',
  noEnvelopes: 'Noch keiner geöffnet.',
  envelope: 'Umschlag',
  openEnvelope: 'Öffnen',
  solveEnvelope: (envelope) => `Umschlag ${envelope} als gelöst vermerken`,

  offeredNote: 'Die Gruppe darf das einmal annehmen, jetzt oder später.',
  take: (name) => `${name} annehmen`,
  lacksStart: (name) => `Eine Kampagne beginnt mit ${name}.`,
  addStart: (name) => `${name} eintragen`,
};

export const EVENT_DECKS = {
  city: 'Stadtereignisse',
  road: 'Straßenereignisse',
} satisfies Translation<typeof en.EVENT_DECKS>;

export const EVENTS: Translation<typeof en.EVENTS> = {
  deck: (deck) => EVENT_DECKS[deck],
  left: (cards) => `${counted(cards, 'Karte', 'Karten')} im Stapel`,
  toBottom: 'Unter den Stapel legen',
  remove: 'Aus dem Spiel entfernen',
  shuffle: (deck) => `${EVENT_DECKS[deck]}: mischen`,
  shuffleShort: 'Mischen',
  numberShort: 'Nummer einer Karte',
  add: 'Einmischen',
  take: 'Herausnehmen',
  putAway: 'Ohne Ergebnis weglegen',
  removed: (cards) => `Aus dem Spiel entfernt: ${cards}`,
  cards: 'Karten im Stapel',
  cardsHint: 'Nach Nummern sortiert, nicht in der Reihenfolge des Stapels.',
};

export const HOLDS: Translation<typeof en.HOLDS> = {
  gold: (value) => `${value} Gold`,
  experience: (value) => `${value} Erfahrung`,
  checkMarks: (value) => counted(value, 'Häkchen', 'Häkchen'),
  damage: (value) => `${value} Schaden`,
  items: (names) => listOf(names),
  itemDesign: (name) => `der Bauplan von ${name}`,
  randomItemDesign: 'ein zufälliger Bauplan',
  randomScenario: 'ein zufälliges Nebenszenario',
  scenario: (name) => `Szenario ${name}`,
  conditions: (names) => listOf(names),
  message: 'eine Nachricht im Schatzverzeichnis',
};

export const SCENARIOS: Translation<typeof en.SCENARIOS> = {
  views: 'Ansicht der Szenarien',
  list: 'Liste',
  chart: 'Flussbild',
  chartHint: 'Mit den Pfeiltasten von Szenario zu Szenario',
  legend: 'Legende',
  dungeon: (draw, rooms, monsters) =>
    `Zufälliges Verlies: zieht ${draw} der Raumkarten ${rooms} und ebenso viele der Monsterkarten ${monsters}.`,
  smaller: 'Kleiner: nur Nummern',
  larger: 'Größer',
  counts: (known, completed) =>
    `${counted(known, 'Szenario', 'Szenarien')} freigeschaltet, ${completed} abgeschlossen.`,
  described: (name, facts) =>
    `${name}: ${facts.map((fact) => fact.replace(/\.$/, '')).join('. ')}.`,
  chooseFirst: 'Wähle ein Szenario, um seine Verbindungen zu sehen.',
  reasons: 'Warum',
  again: 'Ihr könnt es im freien Modus noch einmal spielen.',
  place: (place) => `Auf der Karte: ${place}`,
  treasures: (numbers) => `Hier geplünderte Schätze: ${numbers}`,
  setUp: 'Aufbauen',
  setUpAnyway: 'Im Aufbau ansehen',
  playing: 'Ein Szenario läuft.',
  mark: 'Stand setzen',
  hidden: 'Verborgene Szenarien',
  hiddenNote: 'Namen und Nummern sind verborgen. Gebt eine Nummer ein, um das Szenario zu zeigen.',
  number: 'Nummer eines Szenarios',
  show: 'Szenario zeigen',
  noSuch: (number) => `Es gibt kein Szenario ${number}.`,
};

export const EDGES: Translation<typeof en.EDGES> = {
  unlocks: 'schaltet frei',
  linked: 'verbunden mit',
  blocks: 'sperrt',
};

export const MARKS: Translation<typeof en.MARKS> = {
  asPrinted: 'Nach den Verbindungen',
  open: 'Offen',
  blocked: 'Gesperrt',
  locked: 'Nicht freigeschaltet',
  completed: 'Abgeschlossen',
};

export const SOLO: Translation<typeof en.SOLO> = {
  title: 'Soloszenarien',
  note: 'Sie stehen in einem eigenen Buch. Jedes ist für einen Charakter einer Klasse und belohnt die Klasse mit einem Gegenstand.',
  of: (number, title) => `${number}: ${title}`,
  whose: (name, className) => `${name} (${className})`,
  named: (label, title) => `${label}: ${title}`,
  has: (item) => `Gewonnen: ${item}`,
  wonBy: (name) => `Gewonnen: ${name} den Gegenstand geben`,
};
