/** German words of the report on an export of another program. */
import type * as en from '../../en/library/importing';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';
import type { ImportLine } from '#shared/events/importLines';

export const PARTS: Translation<typeof en.PARTS> = {
  name: 'Name der Gruppe',
  difficulty: 'Schwierigkeit',
  solo: 'Solospiel',
  reputation: 'Ansehen',
  prosperity: 'Wohlstand (Häkchen)',
  donations: 'Gespendetes Gold',
  globalAchievements: 'Globale Errungenschaften',
  partyAchievements: 'Gruppenerrungenschaften',
  scenarios: 'Abgeschlossene Szenarien',
  openScenarios: 'Manuell geöffnete Szenarien',
  casualScenarios: 'Im freien Modus gespielte Szenarien',
  conclusions: 'Ausgänge',
  treasures: 'Schätze',
  classes: 'Freigeschaltete Klassen',
  shopItems: 'Für den Laden gefundene Gegenstände',
  envelopes: 'Umschläge',
  notes: 'Notizen',
  players: 'Namen der Spieler',
  events: 'Stadt- und Straßenereignisse',
  cityEvents: 'Stadtereignisse, von oben',
  roadEvents: 'Straßenereignisse, von oben',
  playTime: 'Spielzeit',
  onTheTable: 'Laufendes Spiel',
  ofTheProgram: 'Einstellungen jenes Programms',
  runningScenario: 'Laufendes Szenario',
  scenarioLevel: 'Szenariostufe',
  round: 'Runde',
  rooms: 'Aufgedeckte Räume',
  figures: 'Figur auf dem Tisch',
  conditions: 'Zustände',
  scenarioExperience: 'Szenarioerfahrung',
  scenarioMoney: 'Geldmarker',
  modifierDecks: 'Modifikatordeck (Nachziehstapel, Ablage)',
  abilityDecks: 'Fähigkeitsdecks der Monster',
  elements: 'Elemente',
  initiative: 'Initiative',
  turns: 'Beendete Züge',
  usedItems: 'Benutzte Gegenstände',
  battleGoal: 'Kampfziel',
  fallen: 'Getötete Gegner',
  places: 'Positionen auf dem Spielplan',
  otherParties: 'Eine andere Gruppe',
  otherFields: 'Andere Daten in der Datei',
  character: 'Charakter',
  retired: 'Charakter im Ruhestand',
  level: 'Stufe',
  experience: 'Erfahrung',
  gold: 'Gold',
  perks: 'Vorteile',
  checkMarks: 'Häkchen',
  extraPerks: 'Zusätzliche Vorteile',
  items: 'Gegenstände',
  equipped: 'Ausgerüstet',
  quest: 'Persönliche Aufgabe',
  questProgress: 'Stand der Aufgabe',
  cards: 'Fähigkeitskarten',
  absent: 'Abwesend',
  player: 'Spieler',
  enhancements: 'Verbesserungen',
  scenarioStatistics: 'Statistik der Szenarien',
  masteries: 'Meisterschaften',
};

export const REASONS: Translation<typeof en.REASONS> = {
  unknown: 'in Gloomhaven nicht bekannt',
  otherGame: 'gehört zu einem anderen Spiel',
  notKept: 'von Standee nicht unterstützt',
  outOfBounds: 'außerhalb des erlaubten Bereichs',
  twice: 'schon vorhanden',
  noRoom: 'im Beutel: kein freier Platz',
  tooLong: 'gekürzt',
  unreadable: 'nicht lesbar',
  addedUp: 'einschließlich der Häkchen aus Spenden, die jenes Programm getrennt zählt',
  nameTaken: 'ein anderer Charakter heißt so, darum mit Nummer',
  beginsAnew:
    'der Export hat keine Decks, sie beginnen mit den ersten dreißig Karten: ändert sie in Standee',
  notThere: 'nicht im Export: stellt es in Standee auf den Plan',
  againstRules: 'gegen die Regeln: ändert es in Standee',
  otherCards: 'die Karten weichen vom Charakterbogen ab, darum neu gemischt',
  otherOrder: 'Standee hat eine andere Zugreihenfolge',
  setUpAnew:
    'ein laufendes Szenario wird nicht importiert: baut es in Standee auf, dann setzt Trefferpunkte, Zustände und Decks',
  retired: 'nach dem Ruhestand verfallen',
  whichDot: 'mehrere Punkte sind möglich: klebt ihn auf dem Charakterbogen auf',
  notChosen: 'ausgeteilt, aber nicht gewählt: der Spieler behält in Standee eines',
  numberChosen: 'ohne Nummer, darum hat Standee eine freie gewählt: nehmt diesen Aufsteller',
  drawHere: 'eine Karte war zu ziehen: zieht sie in Standee',
  notHere: 'nicht im Inhalt dieser Kampagne',
  allOwned: 'alle Exemplare haben Besitzer',
  tooMany: 'zu viele zum Auflisten',
  onlyTheNumber: 'die Summen wurden importiert, aber keine Einzelheiten',
};

export const USED: Translation<typeof en.USED> = {
  spent: 'benutzt',
  consumed: 'verbraucht',
  slot: 'markiert',
  slotBack: 'markiert',
};

export const IMPORT: Translation<typeof en.IMPORT> = {
  title: 'Import aus Gloomhaven Secretariat',
  lead: 'Standee legt eine neue Kampagne an und ändert nichts Vorhandenes. Seht euch zuerst den Bericht an.',
  party: 'Gruppe',
  partyNamed: (name, number) => (name === '' ? `Gruppe ${number}` : name),
  partyTitle: 'Gruppe und Welt',
  campaignName: 'Name der neuen Kampagne',
  sum: (taken, changed, left) =>
    `${counted(taken, 'Eintrag', 'Einträge')} unverändert, ${changed} geändert, ${left} nicht importiert`,
  report: 'Bericht',
  taken: 'Importiert',
  changed: 'Geändert',
  left: 'Nicht importiert',
  copy: 'Bericht kopieren',
  copied: 'Bericht kopiert.',
  notCopied: 'Der Bericht konnte nicht kopiert werden. Speichert ihn stattdessen.',
  save: 'Bericht speichern',
  cancel: 'Abbrechen',
  make: 'Kampagne anlegen',
  made: (name) => `„${name}“ wurde importiert.`,
  reportName: (name) => `${name}, Importbericht.txt`,
};

/** 'Gegenstände: 998 (in Gloomhaven nicht bekannt)' */
export function importLineWords({
  part,
  value,
  why,
}: Pick<ImportLine, 'part' | 'value' | 'why'>): string {
  const name = PARTS[part] ?? part;
  const about = value === '' ? name : `${name}: ${value}`;
  return why === null ? about : `${about} (${REASONS[why] ?? why})`;
}
