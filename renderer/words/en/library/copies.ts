/** Words of the copies in a second place. */
import type { SaveFailure } from '#shared/refusals';

export const COPY_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'it is full',
  notAllowed: 'Standee may not write there',
  gone: 'the folder is gone. Is its drive connected?',
  other: 'the system reported an error',
};

export const COPIES = {
  open: 'Copies',
  title: 'Copies in a second place',
  note: 'Standee copies your campaigns to a folder of your choice: after each scenario and when you quit. A synced folder or a USB stick works well.',
  folder: 'Folder for copies',
  choose: 'Choose folder',
  use: 'Use this folder',
  stop: 'Stop copying',
  now: 'Copy now',
  done: (folder: string) => `Your campaigns are copied to ${folder}.`,
  copiedAt: (folder: string, when: string) => `Copied to ${folder} ${when}`,
  never: (folder: string) => `Copies go to ${folder}`,
  failed: (folder: string, why: string) =>
    `The last copy to ${folder} failed: ${why}. Standee tries again after the next scenario.`,
  list: 'Copies in this folder',
  none: 'There are no copies yet.',
  at: (when: string) => `Copied ${when}`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore “${name}” as a new campaign`,
  restored: (name: string) => `“${name}” is in the library.`,
  close: 'Close',
};
