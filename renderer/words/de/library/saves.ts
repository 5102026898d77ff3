/** German words of the actions on whole campaigns. */
import type * as en from '../../en/library/saves';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const BACKUP_REASONS: Translation<typeof en.BACKUP_REASONS> = {
  open: 'beim Öffnen',
  scenarioStart: 'zu Beginn eines Szenarios',
  scenarioEnd: 'am Ende eines Szenarios',
  migration: 'vor einer neuen Version von Standee',
  beforeRestore: 'vor der Rückkehr zu einer Sicherung',
};

export const BACKUP_PLACES: Translation<typeof en.BACKUP_PLACES> = {
  between: 'Zwischen zwei Szenarien',
  round: (scenario, round) => `${scenario}, Runde ${round}`,
};

export const SAVES: Translation<typeof en.SAVES> = {
  menu: (name) => `Was mit „${name}“ geschehen soll`,
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  export: 'In eine Datei exportieren',
  backups: 'Zurück zu einer Sicherung',
  show: 'Im Ordner zeigen',
  delete: 'Löschen',
  import: 'Datei importieren',
  working: 'Wird gelesen und geprüft',
  stopWork: 'Anhalten',
  trash: 'Papierkorb',
  close: 'Schließen',

  renameTitle: (name) => `„${name}“ umbenennen`,
  renamed: (name) => `Die Kampagne heißt jetzt „${name}“.`,
  duplicated: (name) => `Es gibt jetzt eine zweite: „${name}“.`,
  exported: (file) => `Exportiert: ${file}.`,
  shortened: (missing) =>
    `In der Datei fehlen die ersten ${counted(missing, 'Schritt', 'Schritte')} der Kampagne: Sie sind nicht mehr lesbar. Weiter geht es mit dem Stand danach.`,
  copyShortened: (missing) =>
    `Ihr fehlen die ersten ${counted(missing, 'Schritt', 'Schritte')} der anderen: Sie sind nicht mehr lesbar. Weiter geht es mit dem Stand danach.`,
  imported: (name) => `Importiert: „${name}“.`,
  tooLarge: (file, megabytes) =>
    `Die Datei „${file}“ ist zu groß für eine Kampagne: mehr als ${megabytes} MB. Sie wurde nicht gelesen.`,
  unreadable: (file) => `Die Datei „${file}“ konnte nicht gelesen werden.`,
  liesAt: (path) => `Der Spielstand liegt in ${path}.`,

  deleteTitle: (name) => `„${name}“ löschen?`,
  deleteNote:
    'Sie kommt mit Verlauf und Sicherungen in den Papierkorb und bleibt dort 30 Tage lang.',
  deleted: (name) => `„${name}“ ist im Papierkorb.`,

  trashEmpty: 'Der Papierkorb ist leer.',
  trashNote: 'Gelöschte Kampagnen bleiben 30 Tage lang hier.',
  bringBack: (name) => `„${name}“ zurückholen`,
  bringBackShort: 'Zurückholen',
  broughtBack: (name) => `„${name}“ ist wieder da.`,
  deletedAt: (when, until) => `Gelöscht ${when}, bleibt bis ${until}`,
  uselessTrash: (path: string) => `${path} lässt sich nicht zurückholen und blieb, wie es ist.`,

  backupsTitle: (name) => `Sicherungen von „${name}“`,
  backupsNote:
    'Der jetzige Stand wird vorher gesichert, damit nichts verloren geht. Schritte aus der Zeit vor der Sicherung lassen sich weiterhin zurücknehmen.',
  noBackups:
    'Es gibt noch keine Sicherungen. Sie entstehen, wenn eine Kampagne geöffnet wird und wenn ein Szenario beginnt oder endet.',
  uselessBackup: (path: string) => `${path} ist keine lesbare Sicherung und blieb, wie es ist.`,
  backup: (place, reason, steps) =>
    `${place} · gesichert ${reason} · ${counted(steps, 'Schritt', 'Schritte')}`,
  goBack: 'Zurückgehen',
  goBackTo: (when) => `Zurück zur Sicherung vom ${when}`,
  wentBack: (when) =>
    `Die Kampagne ist wieder auf dem Stand vom ${when}. Der Stand von eben ist jetzt eine Sicherung.`,
};
