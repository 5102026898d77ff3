import type * as en from '../../en/app/app';
import type { Translation } from '../../helpers/translation';

export const APP: Translation<typeof en.APP> = {
  name: 'Standee',
  tagline: 'Ein inoffizieller Begleiter für einen Tisch, an dem Gloomhaven gespielt wird',
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
  undone: (title) => `Rückgängig gemacht: ${title}`,
  redone: (title) => `Wiederholt: ${title}`,
  refusedNumber: ({ label, typed, min, max }) =>
    `${label}: „${typed.slice(0, 12)}“ ist keine Zahl von ${min} bis ${max}. Nichts wurde geändert.`,
  tooLate: 'Jemand anders war schneller: Schau nach und drücke noch einmal.',
  shared: (here, all) => `Geteilt: ${here} von ${all} Geräten sind da`,
  connectionLost: 'Verbindung verloren – neuer Versuch läuft',
  noAnswerYet: 'Noch keine Antwort – der Schritt ist unterwegs',
  outdated: 'Standee wurde aktualisiert, während diese Seite offen war.',
  loadAnew: 'Neu laden',
  connectionBack: 'Wieder verbunden',
  notSent:
    'Das wurde nicht festgehalten: Die Verbindung war unterbrochen. Standee verbindet sich von selbst wieder.',
  hostFault:
    'In Standee ist etwas schiefgegangen. Dieser Schritt wurde nicht festgehalten; mach weiter oder nimm den letzten Schritt zurück.',
  accessDenied:
    'Standee kennt diese Seite nicht mehr. Öffne die Adresse, die es beim Start genannt hat.',
  contentFailed: 'Der Inhalt des Spiels konnte nicht geladen werden.',
  customScenarioGone:
    'Dieses eigene Szenario ist nicht mehr in der Bibliothek. Figuren, Decks und Zahlen sind da; seine Karte und seine Räume nicht. Importiere seine Datei, um sie zurückzuholen.',
  retry: 'Noch einmal versuchen',
  more: 'Mehr',
  keyboard: 'Tastatur',
  campaign: 'Kampagne',
  campaignMissing: 'Diese Kampagne konnte nicht geöffnet werden.',
  backToLibrary: 'Zur Bibliothek',
};

export const OPENED: Translation<typeof en.OPENED> = {
  playedElsewhere:
    'Standee in einem anderen Fenster oder Gerät hat diese Kampagne inzwischen weitergespielt. So steht sie jetzt.',
  deletedElsewhere:
    'Standee in einem anderen Fenster oder Gerät hat diese Kampagne inzwischen gelöscht. Dabei fehlten einige Schritte, die hier gespielt wurden. Diese Kopie enthält alle Schritte.',
  ownStepsLost:
    'Standee in einem anderen Fenster oder Gerät hat diese Kampagne inzwischen weitergespielt.',
  tornTailCut:
    'Der letzte Schritt war erst halb geschrieben, als Standee anhielt. Er wurde weggelassen; alles davor ist da.',
  restoredFromJournal:
    'Der Spielstand war beschädigt. Er wurde aus seinem Tagebuch wiederhergestellt.',
  restoredFromBackup:
    'Der Spielstand war beschädigt. Die neueste gute Sicherung und das Tagebuch wurden benutzt.',
  olderStepsLost:
    'Einige frühere Schritte fehlen oder sind beschädigt. Das Spiel ist da, aber Schritte von vorher lassen sich nicht zurücknehmen.',
  historyLost:
    'Das Tagebuch war beschädigt. Das Spiel ist da, aber frühere Schritte lassen sich nicht zurücknehmen.',
};

export const WHERE: Translation<typeof en.WHERE> = {
  backup: (name) => ` Sicherung: ${name}.`,
  kept: (file) => ` Die beschädigte Datei ist noch da: ${file}.`,
  ownSide: (name) => ` Was hier gespielt wurde, ist eine eigene Kampagne: ${name}.`,
};
