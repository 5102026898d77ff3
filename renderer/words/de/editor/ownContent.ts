/** German words of the problems in custom content. */
import type * as en from '../../en/editor/ownContent';
import type { Translation } from '../../helpers/translation';
import { listOf, counted } from '../names/grammar';

export const VALUE_TYPES: Translation<typeof en.VALUE_TYPES> = {
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  string: 'ein Text',
  array: 'eine Liste',
  tuple: 'eine Liste',
  object: 'ein Objekt',
  boolean: 'true oder false',
};

const TYPES: Readonly<Record<string, string | undefined>> = VALUE_TYPES;

export const OWN_REASONS: Translation<typeof en.OWN_REASONS> = {
  notJson: () => 'ist kein JSON oder abgeschnitten',
  newerFormat: () => 'stammt aus einer neueren Version von Standee: Aktualisiert Standee dafür',
  tooLargeFile: ({ limit }) => `hat mehr als ${limit.toLocaleString('de-DE')} Zeichen`,
  tooManyParts: ({ limit }) => `hat mehr als ${limit} Teile`,
  forbiddenKey: () => 'hat einen Namen, den kein Eintrag haben darf',
  markup: () => 'enthält Auszeichnungen oder unsichtbare Zeichen',
  missing: () => 'fehlt',
  unknownKey: () => 'ist ein Eintrag, den Standee nicht kennt',
  wrongType: ({ expected }) => `muss ${TYPES[expected] ?? expected} sein`,
  notOneOf: ({ allowed }) => `muss eines davon sein: ${allowed.join(', ')}`,
  tooSmall: ({ least }) => `ist zu klein oder zu kurz: mindestens ${least}`,
  tooLarge: ({ most }) => `ist zu groß oder zu lang: höchstens ${most}`,
  wrongShape: () => 'hat das falsche Format',
  noRooms: () => 'ist leer: Ein Szenario braucht einen Raum',
  noInitialRoom: () => 'hat keinen Raum, der zu Beginn offen ist',
  roomTwice: ({ room }) => `vergibt die Nummer ${room} ein zweites Mal`,
  unknownRoom: ({ room }) => `nennt Raum ${room}, den es nicht gibt`,
  roomNotRevealed: () => 'wird nie aufgedeckt: Keine Tür führt dorthin',
  tileUnreachable: ({ room }) => `(Raum ${room}) ist von den Startfeldern aus nicht zu erreichen`,
  noTiles: () => 'ist leer: Platziert ein Kartenteil',
  unknownTile: ({ tile }) => `nennt „${tile}“, das ist kein Kartenteil des Spiels`,
  tooManyHexes: ({ limit }) => `hat mehr als ${limit} Felder`,
  tilesOverlap: (problem, named) => `überdeckt ${named(problem.with)}`,
  doorsOverlap: (problem, named) => `überdeckt ${named(problem.with)}`,
  doorJoinsNothing: () => 'berührt nicht beide Kartenteile, die sie verbindet',
  doorRoomsWrong: ({ rooms }) =>
    `passt nicht zu ihren Kartenteilen: Die liegen in ${listOf(rooms.map((room) => `Raum ${room}`))}`,
  corridorPartsRooms: () =>
    'ist ein Gang zwischen zwei Räumen, den nichts öffnet: Gebt beiden Kartenteilen einen Raum oder platziert eine Tür',
  hexesApart: () => 'ist ein einziges Teil, aber seine Felder berühren sich nicht',
  hexTwice: () => 'nennt ein Feld doppelt',
  offTheMap: () => 'liegt außerhalb der Karte',
  inAnotherRoom: ({ room }) => `liegt in Raum ${room}`,
  piecesOverlap: (problem, named) => `liegt auf demselben Feld wie ${named(problem.with)}`,
  treasureMissing: () => 'braucht eine Schatznummer oder „goal“',
  tooFewStarts: ({ least, found }) =>
    `hat ${found === 0 ? 'keine' : `nur ${found}`}: Es müssen mindestens ${least} sein`,
  startTwice: () => 'steht doppelt auf der Liste',
  startNotInOpenRoom: () => 'liegt in keinem Raum, der zu Beginn offen ist',
  startOnObstacle: () => 'ist durch ein Hindernis versperrt',
  unknownMonster: ({ monster }) => `nennt „${monster}“, das ist kein Monster des Spiels`,
  monsterNowhere: () => 'kommt bei keiner Zahl von Charakteren vor',
  wrongRank: ({ boss }) =>
    boss
      ? 'ist ein Boss: Normal und Elite gibt es nicht'
      : 'ist kein Boss: Wähle normal oder Elite',
  hexTaken: (problem, named) =>
    `steht mit ${problem.characters} Charakteren auf dem Feld von ${named(problem.with)}`,
  monsterOnStart: () => 'steht auf einem Startfeld',
  unknownReference: ({ what }) => `nennt „${what}“, das gibt es nicht`,
  onlyEscortsWalk: () => 'gehört zu einem Missionsziel: nur Begleiter gehen einen Weg',
  pathHasGap: () => 'berührt das Feld davor nicht',
  corridorsStayOpen: () => 'gehört zu einem Korridor, der immer offen ist',
  contradiction: () => 'widerspricht sich selbst',
  onlyAlways: () => 'wirkt nur in einer Regel mit „at“: „always“',
  onlyAtMoments: () => 'kann von einer Wirkung, die immer gilt, nicht gefragt werden',
  neverUnlocked: () => 'öffnet sich nie: es wartet auf etwas, das vorher nicht da ist',
  notAPack: () => 'ist kein Inhaltspaket',
  noPackFile: () => 'fehlt: Jeder Paketordner braucht sie',
  fileTwice: () => 'steht im Kopf und in einer eigenen Datei',
  fileNotOfAPack: () => 'ist keine Datei eines Pakets',
  idIsTaken: ({ id, of }) =>
    of === null
      ? `benutzt „${id}“, das schon vergeben ist`
      : `benutzt „${id}“, das das Paket ${of} schon hat`,
  reservedId: ({ id }) =>
    `benutzt „${id}“: Solche Namen gehören Figuren auf dem Tisch und Szenarien der Bibliothek`,
  circle: ({ through }) => `nennt sich im Kreis selbst: ${through.join(' → ')}`,
  requiredPackMissing: ({ pack }) => `braucht das Paket „${pack}“: Importiere das zuerst`,
  wrongFormula: ({ formula }) =>
    `lässt sich nicht für jede Gruppe und Stufe ausrechnen: „${formula}“ (C = Charaktere, L = Stufe)`,
  impossibleDeck: () => 'ergibt ein unmögliches Modifikatordeck: Es gibt ein ×2 und eine Null',
  addsNothing: () => 'fügt nichts hinzu',
  erratumDiffers: ({ printed }) => `ist nicht das Gedruckte, nämlich ${printed}`,
  erratumTwice: (problem, named) => `ändert dieselbe Stelle wie ${named(problem.with)}`,
  errataDisagree: (problem, named) =>
    `widerspricht ${named(problem.with)}: möglich ist jedes für sich, aber nicht beides`,
};

export const ELEMENT_WORDS: Translation<typeof en.ELEMENT_WORDS> = {
  file: 'die Datei',
  monster: (room, monster) => `Monster ${monster} in Raumeintrag ${room}`,
  room: (room) => `Raumeintrag ${room}`,
  rooms: 'die Liste der Räume',
  objective: (objective) => `Begleiter oder Missionsziel ${objective}`,
  tile: (tile) => `Kartenteil ${tile}`,
  door: (door) => `Tür ${door}`,
  overlay: (overlay) => `Geländeteil ${overlay}`,
  start: (start) => `Startfeld ${start}`,
  starts: 'die Liste der Startfelder',
  tiles: 'die Liste der Kartenteile',
  doors: 'die Liste der Türen',
  overlays: 'die Liste der Geländeteile',
  map: 'die Karte',
  title: 'der Name',
  goalText: 'das Ziel',
  monsters: 'die Liste der Monster',
  monsterOfPack: (monster) => `Monster ${monster}`,
  deck: (deck) => `Deck ${deck}`,
  cardOfDeck: (deck, card) => `Karte ${card} von Deck ${deck}`,
  class: (one) => `Klasse ${one}`,
  item: (item) => `Gegenstand ${item}`,
  scenario: (scenario) => `Szenario ${scenario}`,
  classCards: (one) => `Liste ${one} der Klassenkarten`,
  cardLines: (one) => `Liste ${one} der Kartenfähigkeiten`,
  battleGoal: (one) => `Kampfziel ${one}`,
  personalQuest: (one) => `Persönliche Aufgabe ${one}`,
  erratum: (one) => `Erratum ${one}`,
  event: (one) => `Ereignis ${one}`,
  treasure: (one) => `Schatz ${one}`,
  achievement: (one) => `Errungenschaft ${one}`,
  condition: (one) => `Zustand ${one}`,
  names: (one) => `Namensliste ${one}`,
  other: (path) => `„${path}“`,
  ownRoom: (room) => `Raum ${room}`,
  more: (problems) => `Und ${counted(problems, 'weiterer Fehler', 'weitere Fehler')}.`,
};
