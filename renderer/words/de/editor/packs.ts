/** German words of the list of content packs and their errata. */
import type * as en from '../../en/editor/packs';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

export const PACK_PARTS: Translation<typeof en.PACK_PARTS> = {
  monsters: (count) => counted(count, 'Monster', 'Monster'),
  abilityDecks: (count) => counted(count, 'Fähigkeitsdeck', 'Fähigkeitsdecks'),
  classes: (count) => counted(count, 'Klasse', 'Klassen'),
  items: (count) => counted(count, 'Gegenstand', 'Gegenstände'),
  scenarios: (count) => counted(count, 'Szenario', 'Szenarien'),
  tiles: (count) => counted(count, 'Kartenteil', 'Kartenteile'),
  battleGoals: (count) => counted(count, 'Kampfziel', 'Kampfziele'),
  personalQuests: (count) => counted(count, 'persönliche Aufgabe', 'persönliche Aufgaben'),
  events: (count) => counted(count, 'Ereignis', 'Ereignisse'),
  treasures: (count) => counted(count, 'Schatz', 'Schätze'),
  achievements: (count) => counted(count, 'Errungenschaft', 'Errungenschaften'),
  conditions: (count) => counted(count, 'Zustand', 'Zustände'),
  names: (count) => `Namen in ${counted(count, 'Sprache', 'Sprachen')}`,
  errata: (count) => counted(count, 'Erratum', 'Errata'),
};

export const FOLDER_WORDS: Translation<typeof en.FOLDER_WORDS> = {
  imported: (name) => `Importiert: ${name}`,
  cancel: 'Abbrechen',
  more: (name) => `Aktionen für ${name}`,
  export: (name) => `${name} exportieren`,
  exported: (file) => `Exportiert als ${file}`,
  notExported: 'Export abgebrochen.',
  delete: (name) => `${name} löschen`,
  deleteNote:
    'Die Datei wird aus eurer Bibliothek gelöscht. Exportiert sie vorher, um eine Kopie zu behalten.',
  deleteNow: 'Löschen',
  deleted: (name) => `Gelöscht: ${name}`,
  damaged: 'Unbrauchbare Dateien',
  damagedNote: 'Standee hat sie nicht verändert. Repariert oder entfernt sie im Ordner.',
  folder: (folder) => `Gespeichert in ${folder}`,
  unreadable: (name) => `${name} konnte nicht gelesen werden.`,
};

export const PACKS: Translation<typeof en.PACKS> = {
  missing: (names) =>
    `In dieser Bibliothek ${names.length === 1 ? 'fehlt das Paket' : 'fehlen die Pakete'} ${listOf(names)}. Nichts ist verloren, aber ihre Monster, Klassen und Gegenstände haben keine Werte und Karten, bis ihr sie unter „Inhaltspakete“ wieder importiert.`,
  title: 'Inhaltspakete',
  lead: 'Pakete fügen Monster, Klassen, Gegenstände, Szenarien, Kampfziele, Aufgaben, Ereignisse, Schätze und Zustände hinzu. Jedes Paket ist eine Datei in eurer Bibliothek. Schaltet Pakete für jede Kampagne ein.',
  empty:
    'Noch keine Pakete. Importiert eines, oder erstellt ein Monster, eine Klasse, einen Gegenstand oder einen Zustand.',
  import: 'Paket importieren',
  importFolder: 'Ordner importieren',
  replaceTitle: (name) => `Paket „${name}“ ersetzen?`,
  replaceNote: (there, coming) =>
    `Es ist schon in eurer Bibliothek${there === null ? '' : ` (${there})`}. Kampagnen, die es verwenden, wechseln zum neuen${coming === null ? '' : ` (${coming})`}.`,
  replaceNow: 'Ersetzen',
  edition: (edition) => `Ausgabe ${edition}`,
  by: (author) => `von ${author}`,
  requires: (names) => `Braucht ${listOf(names)}`,
  usedIn: (campaigns) =>
    campaigns.length === 0 ? 'Nicht verwendet' : `Verwendet in ${listOf(campaigns)}`,
  play: (pack) => `${pack} verwenden`,
  playing: (campaign) => `In „${campaign}“`,
  deleteTitle: (name) => `Paket „${name}“ löschen?`,
  deleteUsed: (campaigns) =>
    `${listOf(campaigns)} ${campaigns.length === 1 ? 'verwendet' : 'verwenden'} es. Nichts ist verloren, aber die Figuren haben keine Werte und Karten, bis ihr das Paket wieder importiert.`,
  deleteAnyway: 'Trotzdem löschen',
  partsOf: (kind, pack) => `${kind} von ${pack}`,
  edit: (monster) => `${monster} bearbeiten`,
  addTo: (what, pack) => `${what} in ${pack}`,
  errata: (pack) => `Errata in ${pack}`,
  failed: 'Die Pakete konnten nicht gelesen werden. Ladet neu, um es noch einmal zu versuchen.',
  tooLarge: (limit) =>
    `Diese Datei hat mehr als ${counted(limit, 'Zeichen', 'Zeichen')} und ist zu groß für ein Paket. Wählt eine andere.`,
  gone: 'Fehlt in eurer Bibliothek',
  goneNote:
    'Eure Kampagne behält alles aus diesen Paketen. Importiert sie wieder, um ihre Werte und Karten zu verwenden.',
  giveUp: (name) => `Ohne ${name} spielen`,
  missingMonsters: (names) => `Monster ohne Werte: ${listOf(names)}`,
  missingClasses: (names) => `Klassen ohne Karten: ${listOf(names)}`,
  missingScenarios: (names) => `Szenarien ohne Plan: ${listOf(names)}`,
  missingItems: (numbers) => `Gegenstände ohne Wirkung: ${listOf(numbers)}`,
  missingMap: 'Das Paket oder die Datei des Szenarios fehlt. Ihr könnt am Tisch weiterspielen.',
  missingSleeve: 'Fehlt: Das Paket ist ausgeschaltet oder nicht in eurer Bibliothek',
};

export const ERRATA: Translation<typeof en.ERRATA> = {
  title: 'Geltende Errata',
  line: (place, change, source) => `${place}: ${change}. ${source}`,
  lineOf: (line, pack) => `${line} (${pack})`,
  change: (was, now) => `${was} → ${now}`,
  rewritten: 'neu gefasst',
  nothing: '–',
  yes: 'ja',
  no: 'nein',
  mark: 'Erratum',
  field: (name) => `„${name}“`,
  of: {
    monster: (monster) => monster,
    abilityDeck: (deck) => `Fähigkeitskartendeck ${deck}`,
    class: (name) => name,
    classCards: (name) => `Karten: ${name}`,
    cardLines: (name) => `Kartenfähigkeiten: ${name}`,
    item: (number) => `Gegenstand ${number}`,
    treasure: (number) => `Schatz ${number}`,
    battleGoal: (number) => `Kampfziel ${number}`,
    personalQuest: (number) => `Persönliche Aufgabe ${number}`,
    scenario: (name) => `Szenario ${name}`,
    scenarioEntry: (name) => `Szenarioliste, ${name}`,
  },
};
