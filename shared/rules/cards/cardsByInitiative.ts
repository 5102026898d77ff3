/** The class cards that two initiatives name. */
import type { Content } from '../../content/content';
import type { CardPiles } from '../../state';
import type { ClassCard } from '../../content/types';
import { cardPool, cardsOwed } from './classCards';

/** What is known of the cards of a character: the more it is, the fewer it may have meant. */
export interface CardOwner {
  readonly class: string;
  /** 1 to 9. */
  readonly level: number;
  /** The cards by name where they are kept. */
  readonly piles?: CardPiles | undefined;
  /** Numbers of the cards it takes into scenarios; null = not told. */
  readonly hand: readonly number[] | null;
  /** Numbers of the cards above level 1 that it has chosen; fewer than its level asks = not told. */
  readonly chosen: readonly number[];
  /** Cards that players say are meant. */
  readonly told?: readonly number[] | undefined;
}

/** The cards that two initiatives name. */
export type NamedCards =
  | { readonly isSure: true; readonly leading: ClassCard; readonly second: ClassCard | null }
  | {
      readonly isSure: false;
      readonly leading: readonly ClassCard[];
      readonly second: readonly ClassCard[];
    };

/**
 * Which cards a character has laid out, told by their initiatives. Null where no card of its can have
 * the leading one, or the second one that was told: then nobody is asked. Not sure where several can.
 *
 * @rule INIT-1 TURN-2
 */
export function cardsByInitiative(
  owner: CardOwner,
  leading: number,
  second: number | null,
  content: Pick<Content, 'classCards'>,
): NamedCards | null {
  const possible = possibleCards(owner, content.classCards(owner.class));
  const picked = pickedCards(owner.piles, possible, leading, second);
  if (picked) return picked;
  const first = asTold(
    possible.filter(({ initiative }) => initiative === leading),
    owner,
  );
  const other = asTold(
    possible.filter(
      (card) => card.initiative === second && !(first.length === 1 && card === first[0]),
    ),
    owner,
  );
  if (first.length === 0 || (second !== null && other.length === 0)) return null;
  const [lead] = first;
  const [follow = null] = other;
  const isSure = first.length === 1 && other.length <= 1;
  return isSure && lead
    ? { isSure: true, leading: lead, second: follow }
    : { isSure: false, leading: first, second: other };
}

/** Those among them that players say are meant; all where they say nothing of them. */
function asTold(cards: readonly ClassCard[], { told = [] }: CardOwner): readonly ClassCard[] {
  const meant = cards.filter(({ id }) => told.includes(id));
  return meant.length > 0 ? meant : cards;
}

/** Cards picked by name say it themselves, whatever else has their initiatives. */
function pickedCards(
  piles: CardPiles | undefined,
  possible: readonly ClassCard[],
  leading: number,
  second: number | null,
): NamedCards | null {
  if (!piles) return null;
  const laidOut = piles.picked.length > 0 ? piles.picked : piles.chosen;
  const cards = laidOut.flatMap((id) => possible.find((card) => card.id === id) ?? []);
  const lead = cards.find(({ initiative }) => initiative === leading);
  const follow = cards.find((card) => card !== lead && card.initiative === second);
  if (!lead || (second !== null && !follow)) return null;
  return { isSure: true, leading: lead, second: follow ?? null };
}

/** Those it can have in hand: its piles, its hand, what it has chosen, or all up to its level. */
function possibleCards(owner: CardOwner, cards: readonly ClassCard[]): readonly ClassCard[] {
  const { piles, hand, chosen, level } = owner;
  if (piles) {
    const held = [...piles.hand, ...piles.chosen];
    return cards.filter(({ id }) => held.includes(id));
  }
  if (hand) return cards.filter(({ id }) => hand.includes(id));
  if (cardsOwed({ level, cards: chosen }) === 0) return cardPool(cards, chosen);
  return cards.filter((card) => card.level === 'X' || (card.level !== 'M' && card.level <= level));
}
