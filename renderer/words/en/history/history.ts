/** English words of the history page. */
import { counted, possessive } from '../names/grammar';

export const HISTORY = {
  title: 'History',
  empty: 'No steps yet.',
  filter: 'Search the history',
  figure: 'Figure',
  everybody: 'All',
  nothingFound: 'No matches',
  print: 'Print',
  copy: 'Copy as text',
  copied: 'History copied.',
  copyFailed: 'The history could not be copied. Select the text and copy it yourself.',
  turnOf: (name: string) => `${possessive(name)} turn`,
  undoTurn: 'Undo this turn',
  goBack: 'Go back',
  goBackLong: (title: string) => `Go back to the point after: ${title}`,
  now: 'Now',
  shown: (count: number) => `Latest ${counted(count, 'step')}, newest first.`,
  earlier: 'Show earlier steps',
  cameEarlier: (count: number) => `${counted(count, 'earlier step')} loaded.`,
  unreadable: 'The steps before these are damaged or missing and cannot be shown.',
  confirmTitle: 'Go back to this point?',
  confirmNote: (count: number) =>
    count === 1
      ? 'You are about to undo this step:'
      : `You are about to undo these ${count} steps:`,
  confirmRedo: 'You can redo them one by one until you play a new step.',
  confirm: (count: number) => `Undo ${counted(count, 'step')}`,
  wentBack: 'You are back at the chosen point.',
};
