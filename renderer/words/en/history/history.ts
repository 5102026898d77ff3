import { counted } from '../names/grammar';

export const HISTORY = {
  title: 'History',
  empty: 'Nothing has happened yet.',
  filter: 'Find in the history',
  figure: 'With',
  everybody: 'Everybody',
  nothingFound: 'No step has these words.',
  print: 'Print',
  copy: 'Copy as text',
  copied: 'The history was copied.',
  copyFailed: 'The history could not be copied.',
  turnOf: (name: string) => `Turn of ${name}`,
  undoTurn: 'Undo this turn',
  goBack: 'Go back',
  goBackLong: (title: string) => `Go back to just after: ${title}`,
  now: 'Now',
  shown: (count: number) => `The newest ${counted(count, 'step')}, latest first.`,
  earlier: 'Show earlier steps',
  cameEarlier: (count: number) => `${counted(count, 'earlier step')} shown.`,
  unreadable: 'The steps before these are damaged or missing and cannot be shown.',
  confirmTitle: 'Go back to this point?',
  confirmNote: (count: number) =>
    count === 1 ? 'This step would be undone:' : `These ${count} steps would be undone:`,
  confirmRedo: 'Redo brings them back one by one, until something new is done.',
  confirm: (count: number) => `Undo ${counted(count, 'step')}`,
  wentBack: 'Back at the chosen point.',
};
