/** German words of what only the desktop app does. */
import type * as en from './desktop.en';
import type { Translation } from '../language';

export const DESKTOP: Translation<typeof en.DESKTOP> = {
  imported: 'Die Kampagne ist jetzt in der Bibliothek.',
  openFirst: 'Öffne zuerst eine Kampagne.',
};
