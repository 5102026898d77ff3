import type { Pile } from '#shared/state';
import { counted, possessive } from '../names/grammar';

/** Items, ability cards and battle goal of a character at the table. */
export const KIT = {
  title: (name: string) => `Items and cards of ${name}`,
  open: (name: string, ready: number, worn: number) =>
    `Items and cards of ${name}: ${ready}/${worn} items ready`,
  button: 'Items and cards',
  close: 'Close',
  items: 'Items',
  noItems: 'Nothing worn.',
  inBag: (items: number) => `${counted(items, 'item')} in the bag`,

  cards: 'Ability cards',
  cardsNote: 'Initiatives are typed. Standee can keep the cards by name, too.',
  keep: 'Keep the cards by name',
  stop: 'Do not keep the cards by name',
  piles: {
    hand: 'Hand',
    chosen: 'This round',
    discard: 'Discard',
    lost: 'Lost',
    active: 'Active',
  } satisfies Record<Pile, string>,
  to: {
    hand: 'To the hand',
    chosen: 'To this round',
    discard: 'Discard it',
    lost: 'It is lost',
    active: 'It stays active',
  } satisfies Record<Pile, string>,
  pileCount: (pile: string, cards: number) => `${pile} (${cards})`,
  noCards: '–',
  card: (name: string, initiative: number) => `${initiative} ${name}`,

  owed: (name: string, cards: number) => `${name} has to say which ${counted(cards, 'card')} lost`,
  owedShort: (cards: number) =>
    cards === 1 ? 'Which card is lost?' : `Which ${cards} cards are lost?`,
  lose: (cards: number) => `Lose ${counted(cards, 'card')}`,

  drawn: (card: string) => `Lost by chance: ${card}.`,
  drawAnother: 'Lose another one for 1 damage',

  pick: (name: string) => `Cards of ${name} to choose from`,
  pickSecond: (leading: string) => `${leading} leads. Second card`,
  pickHint: 'Two cards, the leading one first; or type the number.',
  leads: 'leads',

  goal: 'Battle goal',
  goalOf: (name: string) => `${possessive(name)} battle goal`,
  goalNumber: 'Number on the card',
  dealGoals: 'Deal two',
  dealtGoals: (name: string) => `Only ${name} looks, and keeps one.`,
  keepGoal: (goal: string) => `Keep ${goal}`,
  goalSet: 'A battle goal is chosen.',
  showGoal: 'Show it',
  showGoals: 'Show them',
  hideGoal: 'Hide it',
  goalMarks: (name: string, marks: number) => `${name}: ${counted(marks, 'check mark')}`,
  judged: { open: 'As far as Standee can tell', met: 'Met', missed: 'Missed' },
  dropGoal: 'Give it back',
};
