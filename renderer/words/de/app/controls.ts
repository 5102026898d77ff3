/** German words of general controls, and of modifier card faces. */
import type * as en from '../../en/app/controls';
import type { Translation } from '../../helpers/translation';

const KEYS: Readonly<Record<string, string>> = { Ctrl: 'Strg', Shift: 'Umschalt' };

export const CONTROLS: Translation<typeof en.CONTROLS> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  closeByKey: 'Schließen (Esc)',
  goOn: 'Weiter',
  messages: 'Meldungen',
  dismiss: 'Schließen',
  dismissByKey: 'Schließen (Esc oder F8)',
  less: (label) => `Weniger: ${label}`,
  more: (label) => `Mehr: ${label}`,
  key: (press) => press.replace(/Ctrl|Shift/gu, (key) => KEYS[key] ?? key),
};

export const CARD_FACES: Translation<typeof en.CARD_FACES> = {
  miss: 'Daneben',
  rolling: (value) => `Rollend ${value}`,
  spoken: {
    bless: 'Segen, mal 2',
    curse: 'Fluch, daneben',
    minus1: 'Minus-1-Karte',
    null: 'Daneben',
    x2: 'Mal 2',
  },
};

export const PALETTE: Translation<typeof en.PALETTE> = {
  title: 'Befehle suchen',
  hint: 'Gib den Namen einer Figur, eines Zustands, eines Elements, einer Seite oder einer Regel ein.',
  placeholder: 'Gift Guard 3',
  none: 'Keine Treffer',
  count: (count) => `${count} Treffer`,
  groups: { go: 'Gehe zu', table: 'Tisch', figure: 'Figur', rule: 'Regel', look: 'Ansicht' },
  open: (name) => `${name}: Zustände, Schaden und mehr`,
};
