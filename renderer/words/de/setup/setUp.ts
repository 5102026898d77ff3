import type * as en from '../../en/setup/setUp';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';
import { signed } from '../../helpers/phrases';

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
  customScenarios: 'Eigene Szenarien',
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
  running: (scenario) => `Ihr spielt gerade ${scenario}`,
  runningRound: (round, open) => `Runde ${round}, ${counted(open, 'Raum', 'Räume')} offen`,
  toTable: 'Zum Tisch',
  noScenario: 'Es wird kein Szenario gespielt.',
  emptyTable: 'Der Tisch ist leer. Wähle ein Szenario und wer spielt, dann wird er gedeckt.',
  setUp: 'Szenario aufbauen',
  abandon: 'Verlassen, als wäre es nicht gespielt worden',
  abandonTitle: 'Das Szenario verlassen?',
  abandonNote:
    'Der Tisch wird geräumt; Erfahrung und Geld aus diesem Szenario verfallen. Rückgängig bringt alles zurück.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};

export const LEVEL_WORDS: Translation<typeof en.LEVEL_WORDS> = {
  even: (average, half) => `Durchschnittsstufe ${average}, halbiert = ${half}`,
  rounded: (average, halved, half) =>
    `Durchschnittsstufe ${average}, halbiert ${halved}, aufgerundet = ${half}`,
  changed: (start, difficulty, step, sum) => `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed, level) => `${changed}, begrenzt auf 0 bis 7 = ${level}.`,
};

export const FETCH: Translation<typeof en.FETCH> = {
  title: 'Was zu holen ist',
  note: 'Für die offenen Räume. Wer dabeisteht, holt es; tauscht, wie ihr mögt.',
  whole: 'Ganzes Szenario',
  wholeNote: 'Zeigt, was hinter geschlossenen Türen liegt, für den, der aufbaut.',
  print: 'Drucken',
  mapNote:
    'Auf gestrichelten Feldern dürft ihr beginnen. Scheiben sind die Monster der offenen Räume: Gold mit Stern ist Elite.',
  mapOf: (scenario) => `Karte: ${scenario}`,
  by: (job, who) => (who === null ? job : `${job}: ${who}`),
  map: 'Karte',
  pieces: 'Plättchen und Marker',
  monsters: 'Aufsteller und Hüllen',
  decks: 'Decks',
  tiles: 'Kartenteile',
  doors: 'Türen',
  corridors: 'Gänge',
  overlays: {
    obstacle: 'Hindernisse',
    wall: 'Wände',
    trap: 'Fallen',
    hazardousTerrain: 'Gefährliches Gelände',
    difficultTerrain: 'Schwieriges Gelände',
    pressurePlate: 'Druckplatten',
  },
  money: 'Geldmarker',
  treasures: 'Schatzplättchen',
  treasure: (number) => (number === 'goal' ? 'Ziel' : String(number)),
  standees: (normal, elite, level) =>
    `${[...(normal > 0 ? [String(normal)] : []), ...(elite > 0 ? [`${elite} Elite`] : [])].join(' + ')}, Hülle auf Stufe ${level}`,
  later: 'Kommen später',
  objectives: 'Begleitete und Missionsziele',
  abilityDecks: 'Fähigkeitendecks',
  modifiers: 'Modifikatordecks',
  everyDeck: 'das der Monster und die aller Charaktere, gemischt',
  atStart: 'In das Deck jedes Charakters',
  startCards: (count, card) => `${count} × ${card === 'minus1' ? '−1' : 'Fluch'}`,
  times: (count, what) => (what === '' ? String(count) : `${count} × ${what}`),
  goal: 'Ziel',
  rules: 'Sonderregeln',
};
