export const PALETTE = {
  title: 'Find and do',
  hint: 'Type a name: a figure, a condition, an element, a screen, a rule.',
  placeholder: 'Poison guard 3',
  none: 'Nothing of that name.',
  count: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  groups: { go: 'Go to', table: 'Table', figure: 'Figure', rule: 'Rule', look: 'Look' },
  open: (name: string) => `${name}: conditions, damage and more`,
};
