/** Words of the controls themselves, wherever they stand. */
export const CONTROLS = {
  cancel: 'Cancel',
  close: 'Close',
  closeByKey: 'Close (Esc)',
  goOn: 'Go on',
  messages: 'Messages',
  dismiss: 'Dismiss',
  dismissByKey: 'Dismiss (Esc or F8)',
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  key: (press: string) => press,
};

/** What stands on the face of a modifier card, and how it is spoken. */
export const CARD_FACES = {
  miss: 'Miss',
  rolling: (value: string) => `Rolling ${value}`,
  spoken: {
    bless: 'Bless, times 2',
    curse: 'Curse, miss',
    minus1: 'Minus 1 card',
    null: 'Miss',
    x2: 'Times 2',
  },
};
