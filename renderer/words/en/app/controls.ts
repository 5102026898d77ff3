/** Words of the general controls. */
export const CONTROLS = {
  cancel: 'Cancel',
  close: 'Close',
  closeByKey: 'Close (Esc)',
  goOn: 'Continue',
  messages: 'Messages',
  dismiss: 'Dismiss',
  dismissByKey: 'Dismiss (Esc or F8)',
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  key: (press: string) => press,
};

/** The text of a modifier card's face, and its spoken form. */
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

export const PALETTE = {
  title: 'Search commands',
  hint: 'Type the name of a figure, condition, element, screen or rule.',
  placeholder: 'Poison guard 3',
  none: 'No matches',
  count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  groups: { go: 'Go to', table: 'Table', figure: 'Figure', rule: 'Rule', look: 'Look' },
  open: (name: string) => `${name}: conditions, damage and more`,
};
