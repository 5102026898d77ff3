/** German words of the screens besides the table. */
import type * as en from './screens.en';
import type { Translation } from '../language';
import { counted } from '../names/grammar.de';
import { signed } from '../phrases';

export const START: Translation<typeof en.START> = {
  lead: 'Standee führt Monster, Initiative, Decks und das Rechnen. Euch bleiben die Miniaturen und die Karten auf der Hand.',
  demo: 'Ein Szenario ausprobieren',
  demoHint: 'Zwei Charaktere, das erste Szenario, gleich spielbereit.',
  demoName: 'Demo',
  create: 'Neue Kampagne',
  createHint: 'Eure Gruppe, vom ersten Szenario an.',
  open: 'Öffnen',
  openHint: 'Alle Kampagnen auf diesem Rechner.',
  goOn: (name) => `„${name}“ fortsetzen`,
  unofficial: 'Inoffiziell. Gloomhaven und seine Namen gehören Cephalofair Games.',
};

export const LIBRARY: Translation<typeof en.LIBRARY> = {
  title: 'Bibliothek',
  empty: 'Noch keine Kampagnen. Beginne eine oder probiere das Demo-Szenario aus.',
  create: 'Neue Kampagne',
  name: 'Name der Kampagne',
  namePlaceholder: 'Dienstagsrunde',
  begin: 'Beginnen',
  cancel: 'Abbrechen',
  playing: (scenario) => `Im Spiel: ${scenario}`,
  between: 'Zwischen zwei Szenarien',
  changed: (when) => `Zuletzt gespielt ${when}`,
  trouble: {
    damaged: 'Diese Datei ist beschädigt. Beim Öffnen werden die Sicherungen versucht.',
    newer: 'Mit einer neueren Version von Standee gespeichert. Erneuere Standee, um sie zu öffnen.',
  },
  folder: (folder) => `Die Spielstände liegen in ${folder}`,
  version: (version) => `Standee ${version}`,
  failed: 'Die Bibliothek konnte nicht gelesen werden.',
};

export const PARTY: Translation<typeof en.PARTY> = {
  title: 'Gruppe',
  sectionsLabel: 'Seiten der Gruppe',
  print: (sheets) => `Drucken: ${sheets.join(', ')}`,
  sections: {
    characters: 'Charaktere',
    world: 'Welt',
    shop: 'Laden',
    scenarios: 'Szenarien',
    statistics: 'Statistik',
  },
  campaignName: 'Name der Kampagne',
  difficulty: 'Schwierigkeit',
  solo: 'Allein oder mit offenen Karten: Monster und Fallen sind eine Stufe höher',
  empty: 'Noch ist niemand da. Eine Gruppe hat zwei bis vier Charaktere.',
  add: 'Charakter hinzufügen',
  addTitle: 'Charakter hinzufügen',
  chooseClass: 'Klasse (auch mehrere zugleich)',
  takenClass: (name) => `${name}, schon in der Gruppe`,
  name: 'Name',
  level: 'Stufe',
  printedHitPoints: (hitPoints) => counted(hitPoints, 'Trefferpunkt', 'Trefferpunkte'),
  handSize: (cards) => `${counted(cards, 'Karte', 'Karten')} auf der Hand`,
  join: (name) => `${name} hinzufügen`,
  joinAll: (count) => `${count} Charaktere hinzufügen`,
  cancel: 'Abbrechen',
  removeTitle: (name) => `${name} aus der Gruppe entfernen?`,
  removeNote: 'Rückgängig bringt den Charakter zurück.',
  removeNow: 'Entfernen',
  setUp: 'Szenario wählen',
  toTable: 'Zum Tisch',
};

export const SET_UP: Translation<typeof en.SET_UP> = {
  title: 'Szenario wählen',
  search: 'Nach Nummer oder Name suchen',
  none: 'Kein Szenario passt. Verborgene findet nur ihre Nummer.',
  characters: 'Wer spielt?',
  needParty: 'Füge der Gruppe zuerst mindestens zwei Charaktere hinzu.',
  toParty: 'Zur Gruppe',
  level: 'Szenariostufe',
  ofLevel: (level) => `Stufe ${level}`,
  recommended: (level) => `Empfohlen: ${level}`,
  useRecommended: 'Die empfohlene Stufe nehmen',
  ownScenarios: 'Eigene Szenarien',
  makeOwn: 'Eigene Szenarien anlegen oder ändern',
  goal: 'Ziel',
  start: (number, name) =>
    number === null
      ? `${name ?? ''} starten`.trim()
      : name === null
        ? `Szenario ${number} starten`
        : `${number} ${name} starten`,
  chooseFirst: 'Wähle ein Szenario auf der Liste.',
  back: 'Zurück zur Liste',
  monsters: 'Monsterstufe',
  trap: 'Fallenschaden',
  hazard: 'Geländeschaden',
  gold: 'Gold je Marker',
  bonus: 'Bonus-EP',
  running: (scenario) => `Ihr spielt gerade ${scenario}`,
  runningRound: (round, open) => `Runde ${round}, ${counted(open, 'Raum', 'Räume')} offen`,
  toTable: 'Zum Tisch',
  noScenario: 'Es wird kein Szenario gespielt.',
  setUp: 'Szenario aufbauen',
  abandon: 'Verlassen, als wäre es nicht gespielt worden',
  abandonTitle: 'Das Szenario verlassen?',
  abandonNote:
    'Der Tisch wird geräumt; Erfahrung und Geld aus diesem Szenario verfallen. Rückgängig bringt alles zurück.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};

export const HISTORY: Translation<typeof en.HISTORY> = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen.',
  filter: 'Im Verlauf suchen',
  figure: 'Mit',
  everybody: 'Allen',
  nothingFound: 'Kein Schritt enthält diese Wörter.',
  print: 'Drucken',
  copy: 'Als Text kopieren',
  copied: 'Der Verlauf wurde kopiert.',
  copyFailed: 'Der Verlauf konnte nicht kopiert werden.',
  turnOf: (name) => `Zug von ${name}`,
  undoTurn: 'Diesen Zug zurücknehmen',
  goBack: 'Hierher zurück',
  goBackLong: (title) => `Hierher zurück, gleich nach: ${title}`,
  now: 'Jetzt',
  shown: (count) =>
    count === 1 ? 'Der neueste Schritt.' : `Die neuesten ${count} Schritte, der letzte zuerst.`,
  earlier: 'Frühere Schritte zeigen',
  cameEarlier: (count) => `${counted(count, 'früherer Schritt', 'frühere Schritte')} dazugekommen.`,
  unreadable: 'Die Schritte davor sind beschädigt oder fehlen und lassen sich nicht zeigen.',
  confirmTitle: 'Zu diesem Punkt zurückgehen?',
  confirmNote: (count) =>
    count === 1
      ? 'Dieser Schritt würde zurückgenommen:'
      : `Diese ${count} Schritte würden zurückgenommen:`,
  confirmRedo: 'Wiederholen holt sie einzeln zurück, bis etwas Neues geschieht.',
  confirm: (count) => `${counted(count, 'Schritt', 'Schritte')} zurücknehmen`,
  cancel: 'Abbrechen',
  wentBack: 'Zurück am gewählten Punkt.',
};

export const RULES: Translation<typeof en.RULES> = {
  title: 'Regeln',
  lead: 'Die Regeln, die Standee anwendet, in eigenen Worten, mit der Stelle im Regelheft. Schritte im Verlauf und Zahlen im Rechner nennen sie.',
  search: 'In den Regeln suchen',
  nothingFound: 'Keine Regel enthält diese Wörter.',
  contested: 'Was die Quellen offenlassen',
  contestedLead:
    'Fragen, zu denen das Regelheft schweigt oder verschieden gelesen wird, und was Standee tut.',
  count: (count) => counted(count, 'Regel', 'Regeln'),
};

export const RULE_HEADINGS: Translation<typeof en.RULE_HEADINGS> = {
  ABILITY: 'Fähigkeitskarten der Monster',
  ACHIEVEMENT: 'Errungenschaften',
  ADVANTAGE: 'Vorteil und Nachteil',
  AREA: 'Flächen',
  ATTACK: 'Angriffe',
  BLESS: 'Segen und Fluch',
  CARD: 'Karten',
  CLASS: 'Klassen',
  CONDITION: 'Zustände',
  DAMAGE: 'Schaden',
  DEATH: 'Tod',
  DECK: 'Modifikatordecks',
  DISARM: 'Entwaffnet',
  DONATION: 'Spenden',
  DURATION: 'Dauer der Zustände',
  EFFECT: 'Zusätzliche Effekte',
  ELEMENT: 'Elemente',
  EVENT: 'Ereignisse',
  EXHAUST: 'Erschöpfung',
  EXPERIENCE: 'Erfahrung',
  FOCUS: 'Fokus',
  HEAL: 'Heilung',
  IMMOBILIZE: 'Immobilisiert',
  INIT: 'Initiative',
  INVISIBLE: 'Unsichtbar',
  ITEM: 'Gegenstände',
  LEVEL: 'Szenariostufe',
  LOOT: 'Plündern',
  LOS: 'Sichtlinie',
  MONSTER: 'Monster',
  MOVE: 'Bewegung',
  MUDDLE: 'Verwirrt',
  NEGATE: 'Schaden abwenden',
  OBJECTIVE: 'Missionsziele',
  OWN: 'Standees eigene Wege',
  PERK: 'Vorteile',
  PIERCE: 'Durchschlag',
  PLACE: 'Von wo Monster angreifen',
  POISON: 'Gift',
  PROSPERITY: 'Wohlstand',
  QUEST: 'Persönliche Aufgaben',
  RANGE: 'Reichweite',
  REPUTATION: 'Ruf',
  REST: 'Rasten',
  RETALIATE: 'Vergeltung',
  RETIRE: 'Ruhestand',
  REVEAL: 'Räume öffnen',
  REWARD: 'Belohnungen',
  ROUND: 'Die Runde',
  SCENARIO: 'Das Szenario',
  SETUP: 'Aufbau',
  SEAT: 'Geteilte Bildschirme',
  SHIELD: 'Schild',
  SPAWN: 'Erscheinen',
  STRENGTHEN: 'Gestärkt',
  STUN: 'Betäubt',
  SUMMON: 'Beschwörungen',
  TURN: 'Züge',
  UNLOCK: 'Freischalten',
  WALL: 'Wände und Türen',
  WOUND: 'Wunde',
};

export const ABOUT: Translation<typeof en.ABOUT> = {
  title: 'Über Standee',
  version: (version) => `Version ${version}`,
  what: 'Standee begleitet einen Tisch, an dem Gloomhaven (erste Auflage) gespielt wird. Es braucht kein Internet und schickt nichts irgendwohin.',
  unofficialTitle: 'Inoffiziell',
  unofficial:
    'Standee wird von Spielern gemacht. Cephalofair Games hat es nicht gemacht, nicht gebilligt und betreut es nicht. Die Namen des Spiels, seiner Klassen, Monster und Szenarien gehören dem Verlag. Standee enthält keine Bilder, keine Logos und keine Kartentexte des Spiels, und ohne das Spiel selbst nützt es nichts.',
  creditsTitle: 'Dank',
  credits: [
    {
      what: 'Zeichen der Monster und Klassen, Symbole der Zustände, Elemente und Aktionen',
      who: 'game-icons.net: Lorc, Delapouite und andere',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometrie der Szenariokarten',
      who: 'nach Virtual Gloomhaven Board, in unsere eigene Form gebracht',
      licence: 'CC BY 4.0',
    },
    { what: 'Zeichen der Knöpfe', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Schriften',
      who: 'Alegreya von Huerta Tipográfica, Inter von Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Eure Spielstände',
  keysTitle: 'Tastatur',
  keys: '? zeigt alle Tasten.',
};

export const DIFFICULTY_WORDS: Translation<typeof en.DIFFICULTY_WORDS> = {
  easy: 'leicht',
  normal: 'normal',
  hard: 'schwer',
  veryHard: 'sehr schwer',
};

export const LEVEL_WORDS: Translation<typeof en.LEVEL_WORDS> = {
  even: (average, half) => `Durchschnittsstufe ${average}, halbiert = ${half}`,
  rounded: (average, halved, half) =>
    `Durchschnittsstufe ${average}, halbiert ${halved}, aufgerundet = ${half}`,
  changed: (start, difficulty, step, sum) => `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed, level) => `${changed}, begrenzt auf 0 bis 7 = ${level}.`,
};

export const PERK_WORDS: Translation<typeof en.PERK_WORDS> = {
  negativeItemEffects: 'Nachteilige Wirkungen von Gegenständen gelten nicht',
  negativeScenarioEffects: 'Nachteilige Wirkungen von Szenarien gelten nicht',
  replace: (removed, added) => `Ersetze ${removed} durch ${added}`,
  add: (cards) => `Nimm ${cards} dazu`,
  remove: (cards) => `Entferne ${cards}`,
  numbers: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  cards: (number, card, isOne) => `${number} ${isOne ? 'Karte' : 'Karten'} „${card}“`,
};
