/** German words of the copies in a second place. */
import type * as en from '../../en/library/copies';
import type { Translation } from '../../helpers/translation';

export const COPY_FAILURES: Translation<typeof en.COPY_FAILURES> = {
  diskFull: 'Dort ist kein Platz mehr',
  notAllowed: 'Standee darf dort nicht schreiben',
  gone: 'Der Ordner fehlt. Ist das Laufwerk angeschlossen?',
  other: 'Das System meldet einen Fehler',
};

export const COPIES: Translation<typeof en.COPIES> = {
  open: 'Kopien',
  title: 'Kopien an einem zweiten Ort',
  note: 'Standee kopiert eure Kampagnen in einen Ordner eurer Wahl: nach jedem Szenario und beim Beenden. Gut geeignet sind ein synchronisierter Ordner oder ein USB-Stick.',
  folder: 'Ordner für Kopien',
  choose: 'Ordner wählen',
  use: 'Diesen Ordner verwenden',
  stop: 'Nicht mehr kopieren',
  now: 'Jetzt kopieren',
  done: (folder) => `Eure Kampagnen sind nach ${folder} kopiert.`,
  copiedAt: (folder, when) => `Nach ${folder} kopiert: ${when}`,
  never: (folder) => `Kopien kommen nach ${folder}`,
  failed: (folder, why) =>
    `Die letzte Kopie nach ${folder} ist gescheitert: ${why}. Standee versucht es nach dem nächsten Szenario wieder.`,
  list: 'Kopien in diesem Ordner',
  none: 'Es gibt noch keine Kopien.',
  at: (when) => `Kopiert ${when}`,
  restore: 'Wiederherstellen',
  restoreNamed: (name) => `„${name}“ als neue Kampagne wiederherstellen`,
  restored: (name) => `„${name}“ ist in der Bibliothek.`,
  close: 'Schließen',
};
