/** German words of the set-up page and the set-up list. */
import type * as en from '../../en/setup/setUp';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const SET_UP: Translation<typeof en.SET_UP> = {
  title: 'Szenario wählen',
  search: 'Nach Nummer oder Name suchen',
  none: 'Keine Treffer. Verborgene Szenarien findest du über ihre Nummer.',
  characters: 'Wer spielt?',
  needParty: 'Fügt eurer Gruppe zuerst mindestens zwei Charaktere hinzu.',
  toParty: 'Zur Gruppe',
  level: 'Szenariostufe',
  ofLevel: (level) => `Stufe ${level}`,
  recommended: (level) => `Empfohlen: ${level}`,
  useRecommended: 'Empfohlene Stufe verwenden',
  customScenarios: 'Eigene Szenarien',
  makeOwn: 'Eigene Szenarien anlegen oder bearbeiten',
  goal: 'Ziel',
  start: (number, name) =>
    number === null
      ? `${name ?? ''} starten`.trim()
      : name === null
        ? `Szenario ${number} starten`
        : `${number} ${name} starten`,
  others: 'Weitere Szenarien',
  running: (scenario) => `Ihr spielt gerade ${scenario}`,
  ended: (won, scenario) => `${scenario} ${won ? 'gewonnen' : 'verloren'}`,
  runningRound: (round, open) => `Runde ${round}, ${counted(open, 'Raum', 'Räume')} aufgedeckt`,
  toTable: 'Zurück zum Tisch',
  noScenario: 'Kein laufendes Szenario.',
  emptyTable: 'Wählt ein Szenario und Charaktere, um den Tisch aufzubauen.',
  setUp: 'Szenario aufbauen',
  abandon: 'Szenario abbrechen …',
  abandonTitle: 'Dieses Szenario abbrechen?',
  abandonNote:
    'Der Tisch wird geräumt, und ihr verliert Erfahrung und Geld aus diesem Szenario. Ihr könnt das rückgängig machen.',
  leave: 'Szenario abbrechen',
  stay: 'Weiterspielen',
};

export const LEVEL_WORDS: Translation<typeof en.LEVEL_WORDS> = {
  even: (average, half) => `Durchschnittsstufe ${average}, halbiert = ${half}`,
  rounded: (average, halved, half) =>
    `Durchschnittsstufe ${average}, halbiert ${halved}, aufgerundet = ${half}`,
  changed: (start, difficulty, step, sum) => `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed, level) => `${changed}, begrenzt auf 0–7 = ${level}.`,
};

export const FETCH: Translation<typeof en.FETCH> = {
  title: 'Aufbauliste',
  note: 'Für die aufgedeckten Räume. Die Namen sind Vorschläge; tauscht, wie ihr mögt.',
  whole: 'Ganzes Szenario',
  wholeNote:
    'Zeigt auch die Räume hinter geschlossenen Türen, für den, der das Szenario vorbereitet.',
  print: 'Drucken',
  startsNote: 'Auf den gestrichelten Feldern dürft ihr beginnen.',
  monstersNote:
    'Die Scheiben zeigen, wo die Monster der aufgedeckten Räume beginnen; Gold mit Stern ist Elite.',
  mapOf: (scenario) => `Plan: ${scenario}`,
  by: (job, who) => (who === null ? job : `${job}: ${who}`),
  map: 'Plan',
  pieces: 'Plättchen und Marker',
  monsters: 'Aufsteller und Monsterbögen',
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
    `${[...(normal > 0 ? [String(normal)] : []), ...(elite > 0 ? [`${elite} Elite`] : [])].join(' + ')}, Monsterbogen auf Stufe ${level}`,
  room: (room) => `Raum ${room}: das wird gebraucht`,
  nearestTo: (name) => `Am nächsten bei ${name}`,
  numbered: (normal, elite) =>
    [
      ...(normal.length > 0 ? [`normal ${listOf(normal)}`] : []),
      ...(elite.length > 0 ? [`Elite ${listOf(elite)}`] : []),
    ].join(', '),
  later: 'Später benötigt',
  objectives: 'Begleiter und Missionsziele',
  abilityDecks: 'Fähigkeitsdecks',
  modifiers: 'Modifikatordecks',
  everyDeck: 'das Monsterdeck und ein Deck je Charakter, gemischt',
  atStart: 'In das Deck jedes Charakters',
  startCards: (count, card) => `${count} × ${card === 'minus1' ? '−1' : 'Fluch'}`,
  times: (count, what) => (what === '' ? String(count) : `${count} × ${what}`),
  goal: 'Ziel',
  rules: 'Sonderregeln',
};
