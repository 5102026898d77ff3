/** Words of the actions on whole campaigns. */
import type { BackupReason } from '#shared/api/api';
import { counted } from '../names/grammar';

export const BACKUP_REASONS: Readonly<Record<BackupReason, string>> = {
  open: 'when it was opened',
  scenarioStart: 'at the start of a scenario',
  scenarioEnd: 'at the end of a scenario',
  migration: 'before an update of Standee',
  beforeRestore: 'before going back to a backup',
};

export const SAVES = {
  menu: (name: string) => `What to do with “${name}”`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  export: 'Export to a file',
  backups: 'Go back to a backup',
  show: 'Show in folder',
  delete: 'Delete',
  import: 'Import a file',
  trash: 'Trash',
  working: 'Reading and checking',
  stopWork: 'Stop',
  close: 'Close',

  renameTitle: (name: string) => `Rename “${name}”`,
  renamed: (name: string) => `The campaign is called “${name}” now.`,
  duplicated: (name: string) => `There is a second one now: “${name}”.`,
  exported: (file: string) => `Exported: ${file}.`,
  shortened: (missing: number) =>
    `The file does not hold the campaign's first ${counted(missing, 'step')}: they cannot be read any more. It goes on from the state after them.`,
  copyShortened: (missing: number) =>
    `It does not have the first ${counted(missing, 'step')} of the other one: they cannot be read any more. It goes on from the state after them.`,
  imported: (name: string) => `Imported: “${name}”.`,
  tooLarge: (file: string, megabytes: number) =>
    `The file “${file}” is too large to be a campaign: more than ${megabytes} MB. It was not read.`,
  unreadable: (file: string) => `The file “${file}” could not be read.`,
  liesAt: (path: string) => `The save lies at ${path}.`,

  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteNote:
    'It moves to the trash with its history and its backups, and is kept there for 30 days.',
  deleted: (name: string) => `“${name}” is in the trash.`,

  trashEmpty: 'The trash is empty.',
  trashNote: 'Deleted campaigns are kept for 30 days.',
  bringBack: (name: string) => `Bring back “${name}”`,
  bringBackShort: 'Bring back',
  broughtBack: (name: string) => `“${name}” is back.`,
  deletedAt: (when: string, until: string) => `Deleted ${when}, kept until ${until}`,
  uselessTrash: (path: string) => `${path} cannot be brought back. It was left alone.`,

  backupsTitle: (name: string) => `Backups of “${name}”`,
  backupsNote:
    'The state of now is backed up before, so that nothing is lost. Steps from before the backup can still be undone.',
  noBackups:
    'There are no backups yet. They are made when a campaign is opened and at the start and end of a scenario.',
  uselessBackup: (path: string) => `${path} is no backup that can be read. It was left alone.`,
  backup: (place: string, reason: string, steps: number) =>
    `${place} · kept ${reason} · ${counted(steps, 'step')}`,
  goBack: 'Go back',
  goBackTo: (when: string) => `Go back to the backup of ${when}`,
  wentBack: (when: string) =>
    `The campaign is as it was ${when}. The state from before is a backup now.`,
};

export const BACKUP_PLACES = {
  between: 'Between scenarios',
  round: (scenario: string, round: number) => `${scenario}, round ${round}`,
};
