/** Computes the characters at the start of a scenario from the second sheet. */
import { printed } from '../listWalk/ledger';
import { perksOf, type Member, type SecondSheet, type EventStart } from './secondSheet';

interface BookStart {
  readonly startEffects?: readonly {
    readonly type: string;
    readonly card: string;
    readonly count: number;
  }[];
}
interface CardItem {
  readonly id: number;
  readonly minusOneCards?: number;
  readonly effects: readonly { readonly type: string; readonly value?: number | string }[];
}

const DECK = 20;
const MINUS_ONES = 5;
const CURSES_OF_THE_GAME = 10;
const BLESSINGS_OF_A_DONATION = 2;

/** Cards that the scenario book adds to the deck of each character. */
function bookCards(scenario: string, card: string): number {
  const book = printed<BookStart>(`scenarios/${scenario.padStart(3, '0')}.json`);
  return (book.startEffects ?? [])
    .filter((effect) => effect.card === card)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The modifier cards of a character. An item removes -1 cards if there are any. */
function ownCards({ class: id, perks, items }: Member): number {
  const printedPerks = perksOf(id);
  const inAll = (count: (perk: (typeof printedPerks)[number]) => number) =>
    printedPerks.reduce((sum, perk, index) => sum + (perks[index] ?? 0) * count(perk), 0);
  const all = printed<readonly CardItem[]>('items.json');
  const owned = items.flatMap((item) => all.find((each) => each.id === item) ?? []);
  const burden = owned.reduce((sum, { minusOneCards = 0 }) => sum + minusOneCards, 0);
  const relief = owned
    .flatMap(({ effects }) => effects)
    .filter(({ type }) => type === 'removeModifierCards')
    .reduce((sum, { value = 0 }) => sum + Number(value), 0);
  const gone = inAll(({ remove = [] }) => remove.filter((card) => card === '-1').length);
  const left = MINUS_ONES - gone + burden;
  const changed = inAll(({ add = [], remove = [] }) => add.length - remove.length);
  return DECK + changed + burden - Math.min(relief, left);
}

export function expectedStart({ characters }: SecondSheet, start: EventStart, scenario: string) {
  const count = (name: string) => start.cards.filter((card) => card === name).length;
  const left = { curses: CURSES_OF_THE_GAME };
  return characters.map((member, index) => {
    const curses = Math.min(left.curses, count('curse') + bookCards(scenario, 'curse'));
    left.curses -= curses;
    const blessings = count('bless') + (member.isBlessed ? BLESSINGS_OF_A_DONATION : 0);
    const minusOnes = bookCards(scenario, 'minus1') + (index === 0 ? start.minusOneOfFirst : 0);
    return {
      who: member.id,
      damage: start.damage,
      conditions: start.conditions.toSorted(),
      cards: ownCards(member) + curses + blessings + minusOnes,
      curses,
      blessings,
    };
  });
}
