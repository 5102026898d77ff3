/** German words of the report on an export of another program. */
import type * as en from '../../en/library/moveIn';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';
import type { MoveInLine } from '#shared/events/moveIn';

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
  openScenarios: 'Von Hand geöffnete Szenarien',
  casualScenarios: 'Außer der Kampagne gespielte Szenarien',
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
  onTheTable: 'Was dort auf dem Tisch liegt',
  ofTheProgram: 'Was jenes Programm für sich führt',
  runningScenario: 'Das laufende Szenario',
  scenarioLevel: 'Szenariostufe',
  round: 'Runde',
  rooms: 'Offene Räume',
  figures: 'Figur auf dem Tisch',
  conditions: 'Zustände',
  scenarioExperience: 'Erfahrung des Szenarios',
  scenarioMoney: 'Geldmarker',
  modifierDecks: 'Modifikatordeck (Nachziehstapel, Ablage)',
  abilityDecks: 'Fähigkeitendecks der Monster',
  elements: 'Elemente',
  initiative: 'Initiative',
  turns: 'Beendete Züge',
  usedItems: 'Benutzte Gegenstände',
  battleGoal: 'Kampfziel',
  fallen: 'Gefallene Gegner',
  places: 'Wo Figuren stehen und was auf dem Spielfeld liegt',
  otherParties: 'Eine andere Gruppe',
  otherFields: 'Anderes in der Datei',
  character: 'Charakter',
  retired: 'Charakter im Ruhestand',
  level: 'Stufe',
  experience: 'Erfahrung',
  gold: 'Gold',
  perks: 'Vorteile',
  checkMarks: 'Häkchen',
  extraPerks: 'Zusätzliche Vorteile',
  items: 'Gegenstände',
  equipped: 'Getragen',
  quest: 'Persönliche Aufgabe',
  questProgress: 'Stand der Aufgabe',
  cards: 'Fähigkeitskarten',
  absent: 'Nicht am Tisch',
  player: 'Spieler',
  enhancements: 'Verbesserungen',
  scenarioStatistics: 'Statistik der Szenarien',
  masteries: 'Meisterschaften',
};

export const REASONS: Translation<typeof en.REASONS> = {
  unknown: 'in Gloomhaven nicht bekannt',
  otherGame: 'gehört zu einem anderen Spiel',
  notKept: 'Standee führt es nicht',
  outOfBounds: 'mehr oder weniger, als es geben kann',
  twice: 'ist schon da',
  noRoom: 'im Gepäck: kein Platz, es zu tragen',
  tooLong: 'gekürzt',
  unreadable: 'nicht lesbar',
  addedUp: 'mit den Häkchen der Spenden, die dort für sich gezählt werden',
  nameTaken: 'ein anderer Charakter heißt so, darum eine Nummer',
  beginsAnew:
    'der Export hat keine Decks; sie beginnen mit den ersten dreißig Karten: von Hand richtigzustellen',
  notThere: 'das Programm führt es nicht: hier auf das Spielfeld bringen',
  againstRules: 'geht hier so nicht: von Hand richtigstellen',
  otherCards: 'die Karten sind nicht die des Bogens, also neu gemischt',
  otherOrder: 'die Züge kommen hier in anderer Reihenfolge',
  setUpAnew:
    'nicht mitten im Spiel übernommen; hier aufbauen, dann Trefferpunkte, Zustände und Decks richtigstellen',
  retired: 'ist mit dem Ruhestand verfallen',
  whichDot: 'mehr als ein Punkt hat Platz dafür: am Bogen von Hand aufkleben',
  notChosen: 'ausgeteilt, noch keines gewählt: der Spieler behält hier eines',
  numberChosen: 'dort ohne Nummer; bekam eine freie: nimm diesen Aufsteller',
  drawHere: 'dort sollte eine gezogen werden: zieh sie hier',
  tooMany: 'mehr, als sich sagen lässt',
  onlyTheNumber: 'die Zahlen kamen mit, aber nicht, was gezählt hat',
};

export const USED: Translation<typeof en.USED> = {
  spent: 'benutzt',
  consumed: 'verbraucht',
  slot: 'markiert',
  slotBack: 'markiert',
};

export const MOVE_IN: Translation<typeof en.MOVE_IN> = {
  title: 'Einzug aus Gloomhaven Secretariat',
  lead: 'Daraus wird eine neue Kampagne. Was ihr habt, bleibt unverändert. Seht nach, was mitkommt, bevor ihr sie anlegt.',
  party: 'Gruppe',
  partyNamed: (name, number) => (name === '' ? `Gruppe ${number}` : name),
  partyTitle: 'Gruppe und Welt',
  campaignName: 'Name der neuen Kampagne',
  sum: (taken, changed, left) =>
    `${counted(taken, 'Zeile', 'Zeilen')} wie sie waren, ${changed} geändert, ${left} nicht übernommen`,
  report: 'Was mitkommt',
  taken: 'Kommt mit',
  changed: 'Geändert',
  left: 'Nicht übernommen',
  copy: 'Bericht kopieren',
  copied: 'Der Bericht ist kopiert.',
  notCopied: 'Der Bericht konnte nicht kopiert werden.',
  save: 'Bericht speichern',
  cancel: 'Abbrechen',
  make: 'Kampagne anlegen',
  made: (name) => `„${name}“ ist eingezogen.`,
  reportName: (name) => `${name}, eingezogen.txt`,
};

/** 'Gegenstände: 998 (in Gloomhaven nicht bekannt)' */
export function moveInLineWords({
  part,
  value,
  why,
}: Pick<MoveInLine, 'part' | 'value' | 'why'>): string {
  const name = PARTS[part] ?? part;
  const about = value === '' ? name : `${name}: ${value}`;
  return why === null ? about : `${about} (${REASONS[why] ?? why})`;
}
