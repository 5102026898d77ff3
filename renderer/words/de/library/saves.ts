/** German text for actions on whole campaigns. */
import type * as en from '../../en/library/saves';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const BACKUP_REASONS: Translation<typeof en.BACKUP_REASONS> = {
  open: 'beim Öffnen',
  scenarioStart: 'zu Beginn eines Szenarios',
  scenarioEnd: 'am Ende eines Szenarios',
  migration: 'vor einem Standee-Update',
  beforeRestore: 'vor der Wiederherstellung einer Sicherung',
};

export const BACKUP_PLACES: Translation<typeof en.BACKUP_PLACES> = {
  between: 'Zwischen zwei Szenarien',
  round: (scenario, round) => `${scenario}, Runde ${round}`,
};

export const SAVES: Translation<typeof en.SAVES> = {
  menu: (name) => `Aktionen für „${name}“`,
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  export: 'In eine Datei exportieren',
  exportForeign: 'Für Gloomhaven Secretariat exportieren',
  backups: 'Sicherung wiederherstellen',
  show: 'Im Ordner zeigen',
  delete: 'Löschen',
  import: 'Datei importieren',
  working: 'Wird gelesen und geprüft',
  stopWork: 'Anhalten',
  trash: 'Papierkorb',
  close: 'Schließen',

  renameTitle: (name) => `„${name}“ umbenennen`,
  renamed: (name) => `Die Kampagne heißt jetzt „${name}“.`,
  duplicated: (name) => `Kopie angelegt: „${name}“.`,
  exported: (file) => `Exportiert: ${file}.`,
  shortened: (missing) =>
    missing === 1
      ? 'In der Datei fehlt der erste Schritt der Kampagne, weil er nicht lesbar ist. Sie beginnt mit dem Schritt danach.'
      : `In der Datei fehlen die ersten ${missing} Schritte der Kampagne, weil sie nicht lesbar sind. Sie beginnt mit dem Schritt danach.`,
  copyShortened: (missing) =>
    missing === 1
      ? 'In der Kopie fehlt der erste Schritt, weil er nicht lesbar ist. Sie beginnt mit dem Schritt danach.'
      : `In der Kopie fehlen die ersten ${missing} Schritte, weil sie nicht lesbar sind. Sie beginnt mit dem Schritt danach.`,
  imported: (name) => `Importiert: „${name}“.`,
  tooLarge: (file, megabytes) =>
    `Die Datei „${file}“ ist größer als ${megabytes} MB, zu groß für eine Kampagne. Wählt eine andere Datei.`,
  unreadable: (file) =>
    `Die Datei „${file}“ konnte nicht gelesen werden. Prüft die Datei und versucht es noch einmal.`,
  savedAt: (path) => `Gespeichert in ${path}.`,

  deleteTitle: (name) => `„${name}“ löschen?`,
  deleteNote:
    'Die Kampagne kommt mit Verlauf und Sicherungen in den Papierkorb. Ihr könnt sie 30 Tage lang wiederherstellen.',
  deleted: (name) => `„${name}“ ist im Papierkorb.`,

  trashEmpty: 'Der Papierkorb ist leer.',
  trashNote: 'Gelöschte Kampagnen bleiben 30 Tage lang hier.',
  bringBack: (name) => `„${name}“ wiederherstellen`,
  bringBackShort: 'Wiederherstellen',
  broughtBack: (name) => `„${name}“ ist wiederhergestellt.`,
  deletedAt: (when, until) => `Gelöscht ${when}, bleibt bis ${until}`,
  unreadableTrash: (path: string) =>
    `${path} lässt sich nicht wiederherstellen. Standee hat es nicht verändert.`,

  backupsTitle: (name) => `Sicherungen von „${name}“`,
  backupsNote:
    'Standee sichert zuerst den jetzigen Stand. Schritte von vor der Sicherung könnt ihr weiterhin zurücknehmen.',
  noBackups:
    'Noch keine Sicherungen. Standee legt eine an, wenn ihr eine Kampagne öffnet und wenn ein Szenario beginnt oder endet.',
  unrestorableBackup: (path: string) =>
    `${path} ist keine lesbare Sicherung. Standee hat sie nicht verändert.`,
  backup: (place, reason, steps) =>
    `${place} · gesichert ${reason} · ${counted(steps, 'Schritt', 'Schritte')}`,
  goBack: 'Wiederherstellen',
  goBackTo: (when) => `Sicherung vom ${when} wiederherstellen`,
  restoredTo: (when) =>
    `Die Kampagne ist auf dem Stand vom ${when}. Den vorigen Stand hat Standee gesichert.`,
};
