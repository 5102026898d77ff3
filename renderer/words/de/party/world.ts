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
  why: 'Warum noch nicht',
  start: 'Trotzdem starten …',
  title: 'Trotzdem starten?',
  note: 'Das Szenario wird als außer der Reihe gestartet vermerkt: im Verlauf, auf der Liste der Szenarien und in der Abrechnung an seinem Ende.',
  confirm: 'Trotzdem starten',
  casual: 'Gelegenheitsspiel',
  casualNote:
    'Außerhalb der Kampagne: Errungenschaften und Sperren zählen nicht, und behalten werden nur Erfahrung, Gold und Häkchen.',
};

export const LISTED: Translation<typeof en.LISTED> = {
  completed: 'abgeschlossen',
  requires: 'verlangt noch etwas',
  blocked: 'gesperrt',
  locked: 'nicht erreicht',
  hidden: 'noch nicht erreicht',
  outOfOrder: 'außer der Reihe gestartet',
  more: (hidden) =>
    hidden === 1
      ? 'Ein Szenario, das ihr nicht erreicht habt, ist verborgen. Tippe seine Nummer, um es trotzdem zu wählen.'
      : `${hidden} Szenarien, die ihr nicht erreicht habt, sind verborgen. Tippe die Nummer, um eines trotzdem zu wählen.`,
};

export const SHOP: Translation<typeof en.SHOP> = {
  buyer: 'Wer kauft',
  gold: (name, gold) => `${name}, ${gold} Gold`,
  nobody: 'Niemand ist in der Gruppe, der etwas kaufen könnte.',
  playing: (name) => `${name} ist in einem Szenario: Der Laden ist für die in der Stadt.`,
  search: 'Nach Nummer oder Name suchen',
  slot: 'Platz',
  allSlots: 'Alle Plätze',
  buyable: (name) => `Nur was ${name} kaufen kann`,
  price: (reputation, modifier) =>
    modifier === 0
      ? `Ruf ${reputation}: Preise wie gedruckt.`
      : `Ruf ${reputation}: jeder Preis ${signed(modifier)} Gold.`,
  none: 'Kein Gegenstand passt.',
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
  more: (item) => `Mehr zu ${item}`,
  handOut: (name) => `Ohne Gold an ${name} geben`,
  design: 'Der Bauplan wurde gefunden: alle Exemplare kommen',
  copiesMore: 'Ein weiteres Exemplar wurde gefunden',
  copiesLess: 'Ein Exemplar weniger wurde gefunden',
  hide: 'Wieder verbergen',
  outside: 'Gegenstände, die noch nicht hier sind',
  outsideNote:
    'Ein Ereignis, eine Belohnung oder ein Schatz nennt einen Gegenstand bei der Nummer.',
  number: 'Nummer des Gegenstands',
  reveal: 'Gegenstand zeigen',
  unlock: 'Bauplan freischalten',
  random: 'Zufälligen Bauplan ziehen',
};

export const WORLD: Translation<typeof en.WORLD> = {
  campaign: 'Kampagne',
  notes: 'Notizen der Gruppe',
  correctNote: 'Hier getippte Zahlen sind Korrekturen: Aus ihnen folgt nichts.',

  reputation: 'Ruf',
  prices: (modifier) =>
    modifier === 0 ? 'Preise wie gedruckt' : `Preise ${signed(modifier)} Gold`,
  nextPrice: (at, modifier) => `ab ${at}: ${signed(modifier)} Gold`,
  best: 'der beste Preis, den es gibt',
  gainReputation: '1 Ruf gewinnen',
  loseReputation: '1 Ruf verlieren',

  prosperity: 'Wohlstand',
  level: (level) => `Stufe ${level}`,
  marks: (marks) => counted(marks, 'Häkchen', 'Häkchen'),
  nextLevel: (marks) => `noch ${counted(marks, 'Häkchen', 'Häkchen')} bis zur nächsten Stufe`,
  highest: 'Die höchste Stufe',
  gainProsperity: 'Häkchen dazu',
  loseProsperity: 'Häkchen weg',
  track: (marks, of) => `${marks} von ${of} Häkchen`,
  threshold: (level, marks, reached) => `Stufe ${level} bei ${marks}${reached ? ', erreicht' : ''}`,

  donations: 'Heiligtum',
  donated: 'Insgesamt gespendet',
  donatedGold: (gold) => `insgesamt ${gold} Gold gespendet`,
  nextDonation: (gold, of) => `noch ${gold} Gold bis zu einem Häkchen (bei ${of})`,
  allDonations: 'Alle Häkchen für Spenden sind verdient.',
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
    'Tippe den ganzen Namen: Errungenschaften, die ihr nicht habt, stehen auf keiner Liste.',
  gainNow: 'Erhalten',

  treasures: 'Gefundene Schätze',
  noTreasures: 'Noch keine.',
  treasure: (number) => `Schatz ${number}`,
  takeBack: (number) => `Schatz ${number} wurde nicht geplündert`,
  treasureNumber: 'Nummer eines Schatzes',
  noteTreasure: 'Als geplündert vermerken',
  showTreasure: 'Zeigen, was darin ist',
  hideTreasure: (number) => `Schatz ${number} wieder verbergen`,

  classes: 'Klassen',
  open: 'Offen für neue Charaktere',
  locked: 'Nicht freigeschaltet',
  starting: 'vom ersten Spiel an',
  lockAgain: (name) => `${name} wieder sperren`,
  unlock: (name) => `${name} freischalten`,
  unlockTitle: (name) => `${name} freischalten?`,
  unlockNote: 'Name, Vorteile und Karten sind von da an zu sehen.',
  unlockNow: 'Freischalten',
  showName: (symbol) => `${symbol}: Namen zeigen`,
  isShown: (symbol, name) => `${symbol}: ${name}`,
  unlockShort: 'Öffnen',

  envelopes: 'Umschläge',
  noEnvelopes: 'Noch keiner geöffnet.',
  envelope: 'Umschlag',
  openEnvelope: 'Öffnen',
  solveEnvelope: (envelope) => `Wir haben Umschlag ${envelope} gelöst`,
};

export const EVENT_DECKS = {
  city: 'Stadtereignisse',
  road: 'Straßenereignisse',
} satisfies Translation<typeof en.EVENT_DECKS>;

export const EVENTS: Translation<typeof en.EVENTS> = {
  deck: (deck) => EVENT_DECKS[deck],
  left: (cards) => `${counted(cards, 'Karte', 'Karten')} im Stapel`,
  toBottom: 'Zurück nach unten',
  remove: 'Aus dem Spiel',
  shuffle: (deck) => `${EVENT_DECKS[deck]}: mischen`,
  shuffleShort: 'Mischen',
  numberShort: 'Nummer einer Karte',
  add: 'Hineinmischen',
  take: 'Herausnehmen',
  putAway: 'Ohne ihre Folgen weglegen',
  removed: (cards) => `Aus dem Spiel: ${cards}`,
  cards: 'Karten im Stapel',
  cardsHint: 'Nach ihren Nummern, nicht wie sie liegen.',
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
  views: 'Wie Szenarien gezeigt werden',
  list: 'Liste',
  chart: 'Flussbild',
  chartHint: 'Pfeiltasten führen von Szenario zu Szenario',
  legend: 'Linien des Flussbilds',
  dungeon: (draw, rooms, monsters) =>
    `Zufälliges Verlies: zieht ${draw} der Raumkarten ${rooms} und ebenso viele der Monsterkarten ${monsters}.`,
  smaller: 'Kleiner: nur Nummern',
  larger: 'Größer',
  counts: (known, completed) =>
    `${counted(known, 'Szenario', 'Szenarien')} erreicht, ${completed} abgeschlossen.`,
  described: (name, facts) =>
    `${name}: ${facts.map((fact) => fact.replace(/\.$/, '')).join('. ')}.`,
  chooseFirst: 'Wähle ein Szenario, um zu sehen, was zu ihm führt und wohin es führt.',
  reasons: 'Warum',
  again: 'Als Gelegenheitsspiel lässt es sich noch einmal spielen.',
  place: (place) => `Auf der Karte: ${place}`,
  treasures: (numbers) => `Hier geplünderte Schätze: ${numbers}`,
  setUp: 'Aufbauen',
  setUpAnyway: 'Im Aufbau ansehen',
  playing: 'Es wird gerade ein Szenario gespielt.',
  mark: 'Von Hand gesetzter Stand',
  hidden: 'Szenarien, die ihr nicht erreicht habt',
  hiddenNote: 'Sie haben hier weder Namen noch Nummer. Tippe eine Nummer, um dieses zu zeigen.',
  number: 'Nummer eines Szenarios',
  show: 'Dieses zeigen',
  noSuch: (number) => `Es gibt kein Szenario ${number}.`,
};

export const EDGES: Translation<typeof en.EDGES> = {
  unlocks: 'schaltet frei',
  linked: 'verbunden mit',
  blocks: 'sperrt',
};

export const MARKS: Translation<typeof en.MARKS> = {
  asPrinted: 'Wie die Verbindungen sagen',
  open: 'Offen',
  blocked: 'Gesperrt',
  locked: 'Nicht freigeschaltet',
  completed: 'Abgeschlossen',
};

export const SOLO: Translation<typeof en.SOLO> = {
  title: 'Soloszenarien',
  note: 'Sie stehen in einem eigenen Buch, jedes für einen Charakter einer Klasse, und geben dieser Klasse einen Gegenstand.',
  of: (number, title) => `${number}: ${title}`,
  whose: (name, className) => `${name} (${className})`,
  named: (label, title) => `${label}: ${title}`,
  has: (item) => `Gewonnen: ${item}`,
  wonBy: (name) => `Gewonnen: ${name} den Gegenstand geben`,
};
