/** Text for actions on whole campaigns. */
import type { BackupReason } from '#shared/api/campaignFiles';
import { counted } from '../names/grammar';

export const BACKUP_REASONS: Readonly<Record<BackupReason, string>> = {
  open: 'when it was opened',
  scenarioStart: 'at the start of a scenario',
  scenarioEnd: 'at the end of a scenario',
  migration: 'before a Standee update',
  beforeRestore: 'before restoring a backup',
};

export const SAVES = {
  menu: (name: string) => `Actions for “${name}”`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  export: 'Export to a file',
  exportForeign: 'Export for Gloomhaven Secretariat',
  backups: 'Restore a backup',
  show: 'Show in folder',
  delete: 'Delete',
  import: 'Import a file',
  trash: 'Trash',
  working: 'Reading and checking',
  stopWork: 'Stop',
  close: 'Close',

  renameTitle: (name: string) => `Rename “${name}”`,
  renamed: (name: string) => `The campaign is now called “${name}”.`,
  duplicated: (name: string) => `Created a copy: “${name}”.`,
  exported: (file: string) => `Exported: ${file}.`,
  shortened: (missing: number) =>
    missing === 1
      ? 'The file lacks the campaign’s first step, which cannot be read. It continues from there.'
      : `The file lacks the campaign’s first ${missing} steps, which cannot be read. It continues from there.`,
  copyShortened: (missing: number) =>
    missing === 1
      ? 'The copy lacks the first step, which cannot be read. It continues from there.'
      : `The copy lacks the first ${missing} steps, which cannot be read. It continues from there.`,
  imported: (name: string) => `Imported: “${name}”.`,
  tooLarge: (file: string, megabytes: number) =>
    `The file “${file}” is larger than ${megabytes} MB, too large for a campaign. Choose another file.`,
  unreadable: (file: string) =>
    `The file “${file}” could not be read. Check the file and try again.`,
  savedAt: (path: string) => `Saved in ${path}.`,

  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteNote:
    'The campaign moves to the trash with its history and backups. You can restore it for 30 days.',
  deleted: (name: string) => `“${name}” is in the trash.`,

  trashEmpty: 'The trash is empty.',
  trashNote: 'Deleted campaigns stay here for 30 days.',
  bringBack: (name: string) => `Restore “${name}”`,
  bringBackShort: 'Restore',
  broughtBack: (name: string) => `“${name}” is restored.`,
  deletedAt: (when: string, until: string) => `Deleted ${when}, available until ${until}`,
  unreadableTrash: (path: string) => `${path} cannot be restored. Standee left it unchanged.`,

  backupsTitle: (name: string) => `Backups of “${name}”`,
  backupsNote:
    'Standee backs up the current state first. You can still undo steps made before the backup.',
  noBackups:
    'No backups yet. Standee makes one when you open a campaign and when a scenario starts or ends.',
  unrestorableBackup: (path: string) =>
    `${path} is not a readable backup. Standee left it unchanged.`,
  backup: (place: string, reason: string, steps: number) =>
    `${place} · saved ${reason} · ${counted(steps, 'step')}`,
  goBack: 'Restore',
  goBackTo: (when: string) => `Restore the backup of ${when}`,
  restoredTo: (when: string) =>
    `The campaign is restored to ${when}. Standee backed up the previous state.`,
};

export const BACKUP_PLACES = {
  between: 'Between scenarios',
  round: (scenario: string, round: number) => `${scenario}, round ${round}`,
};
