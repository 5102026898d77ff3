import type * as en from '../../en/app/desktop';
import type { Translation } from '../../wording/translation';

export const DESKTOP: Translation<typeof en.DESKTOP> = {
  imported: 'Die Kampagne ist jetzt in der Bibliothek.',
  openFirst: 'Öffne zuerst eine Kampagne.',
};
