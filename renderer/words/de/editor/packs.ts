import type * as en from '../../en/editor/packs';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

export const PACK_PARTS: Translation<typeof en.PACK_PARTS> = {
  monsters: (count) => counted(count, 'Monster', 'Monster'),
  abilityDecks: (count) => counted(count, 'Fähigkeitendeck', 'Fähigkeitendecks'),
  classes: (count) => counted(count, 'Klasse', 'Klassen'),
  items: (count) => counted(count, 'Gegenstand', 'Gegenstände'),
  scenarios: (count) => counted(count, 'Szenario', 'Szenarien'),
  tiles: (count) => counted(count, 'Kachel', 'Kacheln'),
  battleGoals: (count) => counted(count, 'Kampfziel', 'Kampfziele'),
  personalQuests: (count) => counted(count, 'persönliche Aufgabe', 'persönliche Aufgaben'),
  events: (count) => counted(count, 'Ereignis', 'Ereignisse'),
  treasures: (count) => counted(count, 'Schatz', 'Schätze'),
  achievements: (count) => counted(count, 'Errungenschaft', 'Errungenschaften'),
  conditions: (count) => counted(count, 'Zustand', 'Zustände'),
  names: (count) => `Namen in ${counted(count, 'Sprache', 'Sprachen')}`,
};

export const FOLDER_WORDS: Translation<typeof en.FOLDER_WORDS> = {
  imported: (name) => `Importiert: ${name}`,
  cancel: 'Abbrechen',
  more: (name) => `Mehr zu ${name}`,
  export: (name) => `${name} exportieren`,
  exported: (file) => `Exportiert als ${file}`,
  notExported: 'Nichts wurde exportiert.',
  delete: (name) => `${name} löschen`,
  deleteNote:
    'Die Datei wird aus der Bibliothek entfernt. Exportiert sie vorher, wenn ihr sie noch brauchen könntet.',
  deleteNow: 'Löschen',
  deleted: (name) => `Gelöscht: ${name}`,
  damaged: 'Dateien, die nicht benutzt werden können',
  damagedNote: 'Sie blieben, wie sie sind. Richtet oder entfernt sie im Ordner.',
  folder: (folder) => `Die Dateien liegen in ${folder}`,
  unreadable: (name) => `${name} konnte nicht gelesen werden.`,
};

export const PACKS: Translation<typeof en.PACKS> = {
  missing: (names) =>
    `In dieser Bibliothek ${names.length === 1 ? 'fehlt das Paket' : 'fehlen die Pakete'} ${listOf(names)}. Nichts ist verloren: Was dazu gehört, bleibt, wie es steht, nur ohne gedruckte Zahlen und Karten. Importiert es unter „Inhaltspakete“ neu.`,
  title: 'Inhaltspakete',
  lead: 'Pakete ergänzen Gedrucktes um Monster mit ihren Decks, Klassen, Gegenstände, Szenarien, Kampfziele, Aufgaben, Ereignisse, Schätze und Zustände. Jedes ist eine Datei in eurer Bibliothek; eine Kampagne spielt mit denen, die in ihr eingeschaltet sind.',
  empty:
    'Es gibt noch keine. Importiert eines oder macht ein eigenes Monster, eine Klasse, einen Gegenstand oder einen Zustand.',
  import: 'Paket importieren',
  importFolder: 'Ordner importieren',
  replaceTitle: (name) => `Paket „${name}“ ersetzen?`,
  replaceNote: (there, coming) =>
    `Es ist schon in der Bibliothek${there === null ? '' : ` (${there})`}. Kampagnen, die damit spielen, machen mit dem neuen weiter${coming === null ? '' : ` (${coming})`}.`,
  replaceNow: 'Ersetzen',
  edition: (edition) => `Ausgabe ${edition}`,
  by: (author) => `von ${author}`,
  requires: (names) => `Braucht ${listOf(names)}`,
  usedIn: (campaigns) =>
    campaigns.length === 0 ? 'Nicht benutzt' : `Benutzt in ${listOf(campaigns)}`,
  play: (pack) => `Mit ${pack} spielen`,
  playing: (campaign) => `In „${campaign}“`,
  deleteTitle: (name) => `Paket „${name}“ löschen?`,
  deleteUsed: (campaigns) =>
    `${listOf(campaigns)} ${campaigns.length === 1 ? 'spielt' : 'spielen'} damit. Sie lassen sich trotzdem öffnen und behalten alles; die Figuren stehen mit ihren Trefferpunkten da, ohne gedruckte Zahlen und Karten, bis das Paket zurück ist.`,
  deleteAnyway: 'Trotzdem löschen',
  partsOf: (kind, pack) => `${kind} von ${pack}`,
  edit: (monster) => `${monster} bearbeiten`,
  addTo: (what, pack) => `${what} in ${pack}`,
  failed: 'Die Pakete konnten nicht gelesen werden.',
  tooLarge: (limit) =>
    `Das ist größer als ${counted(limit, 'Zeichen', 'Zeichen')}: zu groß für ein Paket.`,
  gone: 'Fehlt in dieser Bibliothek',
  goneNote:
    'Die Kampagne behält alles, was dazu gehört. Was den Druck braucht, wird abgelehnt, bis sie zurück sind.',
  giveUp: (name) => `Ohne ${name} spielen`,
  missingMonsters: (names) => `Monster ohne ihren Druck: ${listOf(names)}`,
  missingClasses: (names) => `Klassen ohne ihren Druck: ${listOf(names)}`,
  missingScenarios: (names) => `Szenarien ohne ihren Druck: ${listOf(names)}`,
  missingItems: (numbers) => `Gegenstände ohne ihren Druck: ${listOf(numbers)}`,
  missingMap:
    'Das Szenario fehlt: Das Paket oder die Datei, zu der es gehört, ist nicht hier. Am Tisch geht das Spiel weiter.',
  missingSleeve: 'Fehlt: Sein Paket ist nicht eingeschaltet oder nicht in dieser Bibliothek',
};
