/** German words of the history page. */
import type * as en from '../../en/history/history';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const HISTORY: Translation<typeof en.HISTORY> = {
  title: 'Verlauf',
  empty: 'Noch keine Schritte.',
  filter: 'Im Verlauf suchen',
  figure: 'Figur',
  everybody: 'Alle',
  nothingFound: 'Keine Treffer',
  print: 'Drucken',
  copy: 'Als Text kopieren',
  copied: 'Verlauf kopiert.',
  copyFailed: 'Der Verlauf konnte nicht kopiert werden. Markiere den Text und kopiere ihn selbst.',
  turnOf: (name) => `Zug von ${name}`,
  undoTurn: 'Diesen Zug zurücknehmen',
  goBack: 'Zurück',
  goBackLong: (title) => `Zurück bis nach: ${title}`,
  now: 'Jetzt',
  shown: (count) =>
    count === 1 ? 'Der neueste Schritt.' : `Die neuesten ${count} Schritte, der neueste zuerst.`,
  earlier: 'Frühere Schritte zeigen',
  cameEarlier: (count) => `${counted(count, 'früherer Schritt', 'frühere Schritte')} geladen.`,
  unreadable: 'Die Schritte davor sind beschädigt oder fehlen und lassen sich nicht zeigen.',
  confirmTitle: 'Zu diesem Punkt zurückgehen?',
  confirmNote: (count) =>
    count === 1
      ? 'Dieser Schritt wird zurückgenommen:'
      : `Diese ${count} Schritte werden zurückgenommen:`,
  confirmRedo: 'Ihr könnt sie einzeln wiederholen, bis ihr einen neuen Schritt spielt.',
  confirm: (count) => `${counted(count, 'Schritt', 'Schritte')} zurücknehmen`,
  wentBack: 'Ihr seid wieder am gewählten Punkt.',
};
