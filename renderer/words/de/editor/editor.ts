/** German words of the editor of custom scenarios. */
import type * as en from '../../en/editor/editor';
import type { Translation } from '../../helpers/translation';
import { listOf, counted } from '../names/grammar';

export const OWN: Translation<typeof en.OWN> = {
  title: 'Eigene Szenarien',
  lead: 'Eigene Karten und von Hand ausgelegte Zufallsverliese. Jedes ist eine Datei in eurer Bibliothek; im Spiel stehen sie bei den anderen.',
  empty: 'Es gibt noch keine.',
  create: 'Neue Karte',
  import: 'Datei importieren',
  copyPrinted: 'Mit einem gedruckten Szenario beginnen',
  copyTitle: 'Mit einem gedruckten Szenario beginnen',
  copyNote:
    'Die Kopie zeigt die ganze Karte: jeden Raum mit seinen Monstern, und wo Geld und Schätze liegen.',
  copyNow: (name) => `${name} kopieren`,
  copyOf: (name) => `Kopie von ${name}`,
  edit: (title) => `${title} bearbeiten`,
  editShort: 'Bearbeiten',
  duplicate: (title) => `${title} duplizieren`,
  play: 'Zu den Szenarien der Kampagne',
  played: (campaigns) => `Wird gespielt in ${listOf(campaigns)}`,
  changed: (when) => `Geändert ${when}`,
  duplicated: (title) => `Kopiert: ${title}`,
  deleteTitle: (title) => `„${title}“ löschen?`,
  failed: 'Die eigenen Szenarien konnten nicht gelesen werden.',
  tooLarge: (limit, name) =>
    `${name} hat mehr als ${limit.toLocaleString('de-DE')} Zeichen: Das ist kein Szenario.`,
};

export const EDITOR: Translation<typeof en.EDITOR> = {
  newTitle: 'Neues Szenario',
  back: 'Eigene Szenarien',
  name: 'Name',
  namePlaceholder: 'Name des Szenarios',
  goal: 'Ziel und Sonderregeln, in eigenen Worten',
  save: 'Sichern',
  saved: (title) => `Gesichert: ${title}`,
  notSaved: (count) =>
    count === 1
      ? 'Nicht gesichert: Eine Sache stimmt noch nicht.'
      : `Nicht gesichert: ${count} Dinge stimmen noch nicht.`,
  saveAsCopy: 'Als Kopie sichern',
  export: 'Exportieren',
  remove: 'Löschen',
  start: 'In der offenen Kampagne starten',
  saveFirst: 'Sichere zuerst: Exportiert wird, was die Bibliothek hat.',
  more: 'Mehr',
  unsaved: 'Ungesichert',
  allSaved: 'Gesichert',
  restored: 'Deine ungesicherten Änderungen sind wieder da.',
  copyTitle: 'Als Kopie sichern',
  notThere: 'Dieses Szenario ist nicht in der Bibliothek.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Rückgängig gemacht',
  redone: 'Wiederholt',

  map: 'Karte',
  how: 'Pfeiltasten bewegen die Feldmarke. Eingabe legt, was in der Hand ist, oder wählt, was dort liegt. R dreht, M hebt auf, Entf entfernt, Esc legt weg.',
  panel: 'Werkzeuge',
  tabs: {
    place: 'Legen',
    selected: 'Gewählt',
    scenario: 'Szenario',
    problems: (count) => (count === 0 ? 'Prüfen' : `Prüfen (${count})`),
  },
  kinds: {
    tile: 'Kacheln',
    door: 'Türen',
    overlay: 'Gelände',
    monster: 'Monster',
    objective: 'Begleiter',
    start: 'Start',
  },
  kindLabel: 'Was gelegt wird',
  tileHint:
    'Wähle eine Kachel, dann ihren Platz. Lass zwischen zwei Kacheln ein Feld für die Tür frei.',
  doorHint: 'Türen liegen zwischen Kacheln; die markierten Felder berühren zwei.',
  overlayHint: 'Wähle ein Teil, dann seinen Platz.',
  startHint:
    'Drücke auf die Felder, auf denen Charaktere beginnen dürfen: vier oder mehr, in einem offenen Raum.',
  startNow: 'Startfelder markieren',
  objectiveHint:
    'Begleiter haben einen Zug und können einen Weg gehen; Missionsziele stehen. Legt eines, den Rest sagt ihr unter „Gewählt“.',
  placeEscort: 'Begleiter aufstellen',
  placeObjective: 'Missionsziel aufstellen',
  escortName: 'Begleiter',
  objectiveName: 'Missionsziel',
  objective: (name, number) => `${name} (${number})`,
  pathOf: (name) => `Weg von ${name}`,
  layPath: 'Seinen Weg legen',
  pathHint:
    'Drückt Feld um Feld, jedes neben dem davor; noch einmal auf das letzte nimmt es zurück.',
  noPath: 'Ohne Weg',
  monsterHint: 'Wähle, wer mit 2, 3 und 4 Charakteren dort steht, dann das Feld.',
  monster: 'Monster',
  placeMonster: (name) => `${name} aufstellen`,
  showRare: 'Bosse und Monster einzelner Szenarien zeigen',
  withCharacters: (count) => `Zu ${['', 'einem', 'zweien', 'dreien', 'vieren'][count] ?? count}`,
  ranks: { none: 'keins', normal: 'normal', elite: 'Elite', boss: 'Boss' },
  treasureNumber: 'Nummer des Schatzes',
  goalTile: 'Zielplättchen',
  numbered: 'Mit Nummer',
  treasureKind: 'Schatz',
  tokens: 'Geldmarker',
  tile: (name) => `Kachel ${name}`,
  tileWord: 'Kachel',
  used: 'benutzt',
  usedTwice: (tiles) =>
    `Jede Kachel liegt der Schachtel einmal bei: ${listOf(tiles)} ${tiles.length === 1 ? 'liegt' : 'liegen'} doppelt.`,

  inHand: (name) => `In der Hand: ${name}`,
  putDown: 'Weglegen',
  turn: 'Drehen',
  turnBack: 'Zurückdrehen',
  move: 'Bewegen',
  nothingChosen: 'Drücke auf etwas auf der Karte, um es zu wählen.',
  room: 'Raum',
  roomNumber: (room) => `Raum ${room}`,
  ownRoom: 'Ein eigener Raum',
  joins: 'Verbindet',
  joinsPair: (a, b) => `${a} und ${b}`,
  others: 'Auch hier',
  choose: (name) => `${name} wählen`,

  roomsTitle: 'Räume',
  roomsHint: 'Offen zu Beginn:',
  openAtStart: (room) => `Raum ${room} ist zu Beginn offen`,
  tilesOf: (tiles) => (tiles === '' ? 'keine Kacheln' : tiles),
  noRooms: 'Die erste Kachel ergibt den ersten Raum.',
  summary: 'In diesem Szenario',
  facts: (tiles, monsters, starts) =>
    `${counted(tiles, 'Kachel', 'Kacheln')}, ${counted(monsters, 'Monster', 'Monster')}, ${counted(starts, 'Startfeld', 'Startfelder')}`,
  keeps:
    'Dieses Szenario hat auch Regeln, die nur die Datei zeigt (Verbündete, Nachschub, Missionsziele und Ähnliches). Sie bleiben, wie sie sind.',

  good: 'Alles in Ordnung: Es kann gespielt werden.',
  problemsNote:
    'Was vor dem Sichern korrigiert werden muss. Drücke auf eine Zeile, um hinzukommen.',
  hints: 'Einen Blick wert',

  gone: 'weg',
  wall: 'Wand',
  sized: (name, hexes) => (hexes > 1 ? `${name}, ${hexes} Felder` : name),
  corridorHex: 'ein Korridorfeld',
  startHex: (number) => `Startfeld ${number}`,
  tileIn: (tile, room) => `${tile === null ? 'Korridorfeld' : `Kachel ${tile}`} (Raum ${room})`,
  rooms: (rooms) =>
    rooms.length > 1 ? `Räume ${listOf(rooms.map(String))}` : `Raum ${rooms[0] ?? ''}`,
  hex: (q, r) => `Spalte ${q}, Reihe ${r}`,
  nothingHere: 'nichts',
  cannot: 'Das kann dort nicht liegen.',
  laid: (name) => `Gelegt: ${name}`,
  taken: (name) => `In der Hand: ${name}`,
  removed: 'Entfernt',
  turned: (sixths) => `Gedreht, ${sixths} von 6`,
  putAway: 'Nichts in der Hand',
};
