import type * as en from '../../en/app/palette';
import type { Translation } from '../../wording/translation';

export const PALETTE: Translation<typeof en.PALETTE> = {
  title: 'Finden und tun',
  hint: 'Tippe einen Namen: eine Figur, einen Zustand, ein Element, einen Bildschirm, eine Regel.',
  placeholder: 'Gift Guard 3',
  none: 'Nichts mit diesem Namen.',
  count: (count) => `${count} gefunden`,
  groups: { go: 'Gehe zu', table: 'Tisch', figure: 'Figur', rule: 'Regel', look: 'Ansicht' },
  open: (name) => `${name}: Zustände, Schaden und mehr`,
};
