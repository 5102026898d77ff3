import type { CARD_FACES, CONTROLS } from '../controls';
import type { Translation } from '../language';

const KEYS: Readonly<Record<string, string>> = { Ctrl: 'Strg', Shift: 'Umschalt' };

export const CONTROLS_DE: Translation<typeof CONTROLS> = {
  close: 'Schließen',
  closeByKey: 'Schließen (Esc)',
  messages: 'Meldungen',
  dismiss: 'Wegklicken',
  less: (label) => `Weniger: ${label}`,
  more: (label) => `Mehr: ${label}`,
  key: (press) => press.replace(/Ctrl|Shift/gu, (key) => KEYS[key] ?? key),
};

export const CARD_FACES_DE: Translation<typeof CARD_FACES> = {
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
