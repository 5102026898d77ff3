/** Words of the problem report. */
export const REPORT = {
  title: 'Save a problem report',
  note: 'The report is one file on your computer. Standee does not send it anywhere.',
  contents: [
    'the log, the versions of Standee and Electron, and your system',
    'the settings of this window',
    'the open campaign: its last steps, or its newest state',
    'the newest crash dump, if there is one',
  ],
  withNames: 'Include the players’ names',
  withNamesNote:
    'When off, names become “Player 1” and so on, and steps and crash dump are left out.',
  save: 'Save report',
  cancel: 'Cancel',
  saved: (path: string) => `The report is in ${path}.`,
};
