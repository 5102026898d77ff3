/** German words of the problem report. */
import type * as en from '../../en/app/report';
import type { Translation } from '../../helpers/translation';

export const REPORT: Translation<typeof en.REPORT> = {
  title: 'Problembericht speichern',
  note: 'Der Bericht ist eine Datei auf deinem Rechner. Standee verschickt ihn nicht.',
  contents: [
    'das Protokoll, die Versionen von Standee und Electron und dein System',
    'die Einstellungen dieses Fensters',
    'die offene Kampagne: ihre letzten Schritte oder ihr neuester Stand',
    'der neueste Absturzbericht, falls es einen gibt',
  ],
  withNames: 'Namen der Spieler aufnehmen',
  withNamesNote:
    'Sonst wird aus jedem Namen „Player 1“ und so weiter, und Schritte und Absturzbericht fehlen.',
  save: 'Bericht speichern',
  cancel: 'Abbrechen',
  saved: (path) => `Der Bericht ist in ${path}.`,
};
