import type { DESKTOP } from '../desktop';
import type { Translation } from '../language';

export const DESKTOP_DE: Translation<typeof DESKTOP> = {
  exported: (path) => `Exportiert nach ${path}`,
  imported: 'Die Kampagne ist jetzt in der Bibliothek.',
  openFirst: 'Öffne zuerst eine Kampagne.',
};
