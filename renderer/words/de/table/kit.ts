/** German words of a character's items, cards and battle goal at the table. */
import type * as en from '../../en/table/kit';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

const cardsOf = (count: number): string => counted(count, 'Karte', 'Karten');

export const KIT: Translation<typeof en.KIT> = {
  title: (name) => `Gegenstände und Karten von ${name}`,
  open: (name, ready, worn) =>
    `Gegenstände und Karten von ${name}: ${ready}/${worn} Gegenständen bereit`,
  button: 'Gegenstände und Karten',
  close: 'Schließen',
  items: 'Gegenstände',
  noItems: 'Nichts angelegt.',
  inBag: (items) => `${counted(items, 'Gegenstand', 'Gegenstände')} in der Tasche`,

  cards: 'Fähigkeitskarten',
  cardsNote: 'Initiativen werden getippt. Standee kann auch die Karten beim Namen führen.',
  keep: 'Karten beim Namen führen',
  stop: 'Karten nicht beim Namen führen',
  piles: {
    hand: 'Hand',
    chosen: 'Diese Runde',
    discard: 'Abgelegt',
    lost: 'Verloren',
    active: 'Aktiv',
  },
  to: {
    hand: 'Auf die Hand',
    chosen: 'In diese Runde',
    discard: 'Ablegen',
    lost: 'Ist verloren',
    active: 'Bleibt aktiv',
  },
  pileCount: (pile, cards) => `${pile} (${cards})`,
  noCards: '–',
  card: (name, initiative) => `${initiative} ${name}`,

  owed: (name, cards) =>
    cards === 1
      ? `${name} muss sagen, welche Karte verloren geht`
      : `${name} muss sagen, welche ${cards} Karten verloren gehen`,
  owedShort: (cards) =>
    cards === 1 ? 'Welche Karte geht verloren?' : `Welche ${cards} Karten gehen verloren?`,
  lose: (cards) => `${cardsOf(cards)} verlieren`,

  pick: (name) => `Karten von ${name} zur Wahl`,
  pickSecond: (leading) => `${leading} führt. Zweite Karte`,
  pickHint: 'Zwei Karten, die führende zuerst; oder tippe die Zahl.',
  leads: 'führt',

  drawn: (card) => `Zufällig verloren: ${card}.`,
  drawAnother: 'Für 1 Schaden eine andere verlieren',

  goal: 'Kampfziel',
  goalOf: (name) => `Kampfziel von ${name}`,
  goalNumber: 'Nummer auf der Karte',
  dealGoals: 'Zwei austeilen',
  dealtGoals: (name) => `Nur ${name} schaut und behält eines.`,
  keepGoal: (goal) => `${goal} behalten`,
  goalSet: 'Ein Kampfziel ist gewählt.',
  showGoal: 'Zeigen',
  showGoals: 'Beide zeigen',
  hideGoal: 'Verbergen',
  goalMarks: (name, marks) => `${name}: ${marks} Häkchen`,
  judged: { open: 'Soweit Standee es weiß', met: 'Erreicht', missed: 'Verfehlt' },
  dropGoal: 'Zurückgeben',
};
