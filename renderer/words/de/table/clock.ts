import type { Translation } from '../../wording/translation';
import type * as en from '../../en/table/clock';

export const CLOCK: Translation<typeof en.CLOCK> = {
  title: 'Spielzeit',
  scenario: 'Szenario',
  campaign: 'Kampagne',
  played: (what, isRunning) => `Spielzeit, ${what}${isRunning ? '' : ', die Uhr steht'}`,
  runs: 'Die Uhr läuft',
  note: 'Sie zählt, solange eine Seite die Kampagne zeigt, und steht, sobald die App zu ist.',
  correct: 'Spielzeit berichtigen',
};
