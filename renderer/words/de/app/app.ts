/** German words of the frame of the app: top bar, pages, connection, messages. */
import type * as en from '../../en/app/app';
import type { Translation } from '../../helpers/translation';

export const APP: Translation<typeof en.APP> = {
  name: 'Standee',
  tagline: 'Ein inoffizieller Begleiter für Gloomhaven-Runden',
  loading: 'Lädt …',
  skip: 'Zum Inhalt springen',
  partyPages: {
    characters: 'Charaktere',
    world: 'Welt',
    shop: 'Laden',
    scenarios: 'Szenarien',
    statistics: 'Statistik',
  },
  screens: {
    table: 'Tisch',
    board: 'Spielplan',
    map: 'Karte',
    scenario: 'Szenario',
    party: 'Gruppe',
    history: 'Verlauf',
    print: 'Drucken …',
    devices: 'Mit Geräten teilen',
    rules: 'Regeln',
    settings: 'Einstellungen',
    help: 'Hilfe',
    about: 'Über Standee',
    library: 'Bibliothek',
    deck: 'Nur ein Modifikatordeck',
    initiative: 'Nur Initiative',
    editor: 'Eigene Szenarien',
    packs: 'Inhaltspakete',
  },
  undo: (title) => (title === null ? 'Nichts rückgängig zu machen' : `Rückgängig: ${title}`),
  redo: (title) => (title === null ? 'Nichts zu wiederholen' : `Wiederholen: ${title}`),
  undoShort: 'Rückgängig',
  redoShort: 'Wiederholen',
  elsewhere: (title) => `In einem anderen Fenster: ${title}`,
  undoneElsewhere: (title) => `In einem anderen Fenster rückgängig gemacht: ${title}`,
  wholeTurn: (name, steps) =>
    `der ganze Zug von ${name} (${steps === 1 ? '1 Schritt' : `${steps} Schritte`})`,
  abandoned: (scenario) => `Szenario abgebrochen: ${scenario}.`,
  undone: (title) => `Rückgängig gemacht: ${title}`,
  redone: (title) => `Wiederholt: ${title}`,
  refusedNumber: ({ label, typed, min, max }) =>
    `${label}: „${typed.slice(0, 12)}“ wurde nicht übernommen. Gib eine Zahl von ${min} bis ${max} ein.`,
  tooLate: 'Jemand hat vorher etwas geändert. Schau nach und versuche es noch einmal.',
  shared: (here, all) => `Geteilt: ${here} von ${all} Geräten verbunden`,
  connectionLost: 'Verbindung verloren – wird wiederhergestellt',
  noAnswerYet: 'Noch keine Antwort – der Schritt wird noch gesendet',
  outdated: 'Standee wurde aktualisiert.',
  loadAnew: 'Neu laden',
  connectionBack: 'Wieder verbunden',
  notSent:
    'Verbindung verloren. Dieser Schritt wurde nicht gespeichert. Standee verbindet sich automatisch wieder.',
  hostFault:
    'In Standee ist etwas schiefgegangen. Dieser Schritt wurde nicht gespeichert. Versuche es noch einmal oder spiel weiter.',
  accessDenied:
    'Der Link dieses Browsers ist abgelaufen. Führe noch einmal „npm start“ aus: Standee läuft weiter und öffnet einen neuen Link. Eure Schritte sind gespeichert.',
  contentFailed: 'Die Spieldaten konnten nicht geladen werden. Lade die Seite neu.',
  customScenarioGone:
    'Dieses eigene Szenario ist nicht mehr in eurer Bibliothek. Figuren, Decks und Zahlen sind sicher, aber Plan und Räume fehlen. Importiert die Datei, um sie wiederherzustellen.',
  retry: 'Erneut versuchen',
  more: 'Mehr',
  keyboard: 'Tastatur',
  campaign: 'Kampagne',
  campaignMissing:
    'Diese Kampagne konnte nicht geöffnet werden. Geh zurück zur Bibliothek und versuche es noch einmal.',
  backToLibrary: 'Zurück zur Bibliothek',
};

export const OPENED: Translation<typeof en.OPENED> = {
  playedElsewhere:
    'Diese Kampagne wurde in einem anderen Standee-Fenster gespielt. Du siehst jetzt den neuesten Stand.',
  deletedElsewhere:
    'Ein anderes Standee-Fenster hat diese Kampagne gelöscht, bevor es eure letzten Schritte hatte. Diese Kopie enthält alle.',
  ownStepsLost: 'Diese Kampagne wurde in einem anderen Standee-Fenster gespielt.',
  tornTailCut:
    'Standee wurde beim Speichern des letzten Schritts beendet. Dieser Schritt ist verloren, alles davor ist sicher.',
  restoredFromJournal:
    'Der Spielstand war beschädigt. Standee hat ihn aus dem Journal wiederhergestellt.',
  restoredFromBackup:
    'Der Spielstand war beschädigt. Standee hat ihn aus der neuesten intakten Sicherung und dem Journal wiederhergestellt.',
  olderStepsLost:
    'Einige frühere Schritte fehlen oder sind beschädigt. Euer Spiel ist sicher, aber diese Schritte könnt ihr nicht zurücknehmen.',
  historyLost:
    'Das Journal war beschädigt. Euer Spiel ist sicher, aber frühere Schritte könnt ihr nicht zurücknehmen.',
};

export const WHERE: Translation<typeof en.WHERE> = {
  backup: (name) => ` Sicherung: ${name}.`,
  kept: (file) => ` Die beschädigte Datei ist noch da: ${file}.`,
  ownSide: (name) => ` Eure eigenen Schritte stehen in einer zweiten Kampagne: ${name}.`,
};
