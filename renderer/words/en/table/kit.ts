/** English words of a character’s items, cards and battle goal at the table. */
import type { Pile } from '#shared/state';
import { counted, possessive } from '../names/grammar';

/** Items, ability cards and battle goal of a character at the table. */
export const KIT = {
  title: (name: string) => `${possessive(name)} items and cards`,
  open: (name: string, ready: number, worn: number) =>
    `${possessive(name)} items and cards: ${ready}/${worn} items ready`,
  button: 'Items and cards',
  close: 'Close',
  items: 'Items',
  noItems: 'No items equipped.',
  inBag: (items: number) => `${counted(items, 'item')} in the bag`,

  cards: 'Ability cards',
  cardsNote: 'Track cards by name (optional). You can always just type initiatives.',
  keep: 'Track cards by name',
  stop: 'Stop tracking cards by name',
  piles: {
    hand: 'Hand',
    chosen: 'This round',
    discard: 'Discard',
    lost: 'Lost',
    active: 'Active',
  } satisfies Record<Pile, string>,
  to: {
    hand: 'To hand',
    chosen: 'To this round',
    discard: 'Discard',
    lost: 'Lose',
    active: 'Keep active',
  } satisfies Record<Pile, string>,
  pileCount: (pile: string, cards: number) => `${pile} (${cards})`,
  noCards: '–',
  card: (name: string, initiative: number) => `${initiative} ${name}`,

  owed: (name: string, cards: number) => `${name}: choose ${counted(cards, 'card')} to lose`,
  owedShort: (cards: number) =>
    cards === 1 ? 'Choose a card to lose' : `Choose ${cards} cards to lose`,
  lose: (cards: number) => `Lose ${counted(cards, 'card')}`,

  drawn: (card: string) => `Lost at random: ${card}.`,
  drawAnother: 'Suffer 1 damage to lose a different card',

  digits: (name: string) => `${possessive(name)} initiative: digits`,
  pick: (name: string) => `${possessive(name)} cards`,
  pickSecond: (leading: string) => `${leading} leads. Choose the second card`,
  pickHint: 'Tap two cards, the leading one first, or type the number.',
  leads: 'leads',

  goal: 'Battle goal',
  goalOf: (name: string) => `${possessive(name)} battle goal`,
  goalNumber: 'Card number',
  dealGoals: 'Deal two',
  dealtGoals: (name: string) => `Only ${name} looks and keeps one.`,
  keepGoal: (goal: string) => `Keep ${goal}`,
  goalSet: 'Battle goal chosen.',
  showGoal: 'Show goal',
  showGoals: 'Show goals',
  hideGoal: 'Hide goal',
  goalMarks: (name: string, marks: number) => `${name}: ${counted(marks, 'check mark')}`,
  judged: { open: 'As far as Standee can tell', met: 'Met', missed: 'Missed' },
  dropGoal: 'Return goal',
};
