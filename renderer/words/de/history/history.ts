import type * as en from '../../en/history/history';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const HISTORY: Translation<typeof en.HISTORY> = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen.',
  filter: 'Im Verlauf suchen',
  figure: 'Mit',
  everybody: 'Allen',
  nothingFound: 'Kein Schritt enthält diese Wörter.',
  print: 'Drucken',
  copy: 'Als Text kopieren',
  copied: 'Der Verlauf wurde kopiert.',
  copyFailed: 'Der Verlauf konnte nicht kopiert werden.',
  turnOf: (name) => `Zug von ${name}`,
  undoTurn: 'Diesen Zug zurücknehmen',
  goBack: 'Hierher zurück',
  goBackLong: (title) => `Hierher zurück, gleich nach: ${title}`,
  now: 'Jetzt',
  shown: (count) =>
    count === 1 ? 'Der neueste Schritt.' : `Die neuesten ${count} Schritte, der letzte zuerst.`,
  earlier: 'Frühere Schritte zeigen',
  cameEarlier: (count) => `${counted(count, 'früherer Schritt', 'frühere Schritte')} dazugekommen.`,
  unreadable: 'Die Schritte davor sind beschädigt oder fehlen und lassen sich nicht zeigen.',
  confirmTitle: 'Zu diesem Punkt zurückgehen?',
  confirmNote: (count) =>
    count === 1
      ? 'Dieser Schritt würde zurückgenommen:'
      : `Diese ${count} Schritte würden zurückgenommen:`,
  confirmRedo: 'Wiederholen holt sie einzeln zurück, bis etwas Neues geschieht.',
  confirm: (count) => `${counted(count, 'Schritt', 'Schritte')} zurücknehmen`,
  wentBack: 'Zurück am gewählten Punkt.',
};
