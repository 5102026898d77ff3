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
  noItems: 'Keine Gegenstände ausgerüstet.',
  inBag: (items) => `${counted(items, 'Gegenstand', 'Gegenstände')} im Beutel`,

  cards: 'Fähigkeitskarten',
  cardsNote:
    'Karten namentlich verfolgen (optional). Ihr könnt immer einfach die Initiative eingeben.',
  keep: 'Karten namentlich verfolgen',
  stop: 'Karten nicht mehr namentlich verfolgen',
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
    lost: 'Verlieren',
    active: 'Aktiv lassen',
  },
  pileCount: (pile, cards) => `${pile} (${cards})`,
  noCards: '–',
  card: (name, initiative) => `${initiative} ${name}`,

  owed: (name, cards) =>
    cards === 1
      ? `${name}: eine Karte zum Verlieren wählen`
      : `${name}: ${cards} Karten zum Verlieren wählen`,
  owedShort: (cards) =>
    cards === 1 ? 'Wähle eine Karte zum Verlieren' : `Wähle ${cards} Karten zum Verlieren`,
  lose: (cards) => `${cardsOf(cards)} verlieren`,

  digits: (name) => `Initiative von ${name}: Ziffern`,
  pick: (name) => `Karten von ${name}`,
  pickSecond: (leading) => `${leading} führt. Wähle die zweite Karte`,
  pickHint: 'Tippe zwei Karten an, die führende zuerst, oder gib die Zahl ein.',
  leads: 'führt',

  drawn: (card) => `Zufällig verloren: ${card}.`,
  drawAnother: '1 Schaden erleiden und eine andere Karte verlieren',

  goal: 'Kampfziel',
  goalOf: (name) => `Kampfziel von ${name}`,
  goalNumber: 'Nummer auf der Karte',
  dealGoals: 'Zwei austeilen',
  dealtGoals: (name) => `Nur ${name} sieht sie an und behält eines.`,
  keepGoal: (goal) => `${goal} behalten`,
  goalSet: 'Kampfziel gewählt.',
  showGoal: 'Ziel zeigen',
  showGoals: 'Ziele zeigen',
  hideGoal: 'Ziel verbergen',
  goalMarks: (name, marks) => `${name}: ${marks} Häkchen`,
  judged: { open: 'Soweit Standee es weiß', met: 'Erreicht', missed: 'Verfehlt' },
  dropGoal: 'Ziel zurückgeben',
};
