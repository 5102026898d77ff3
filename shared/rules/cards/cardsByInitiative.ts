/** Identifies the played class cards by their two initiatives. */
import type { Content } from '../../content/content';
import type { CardPiles } from '../../state';
import type { ClassCard } from '../../content/types';
import { cardPool, cardsOwed } from './classCards';

/** The known facts about a character's cards. The more is known, the fewer cards are possible. */
export interface CardOwner {
  readonly class: string;
  /** Character level, 1 to 9. */
  readonly level: number;
  /** The cards by name, if tracked. */
  readonly piles?: CardPiles | undefined;
  /** Numbers of the cards in the scenario hand; null = not entered. */
  readonly hand: readonly number[] | null;
  /**
   * Numbers of the chosen cards above level 1. If there are too few for the level, they were not
   * entered.
   */
  readonly chosen: readonly number[];
  /** Cards that players selected among several with the same initiative. */
  readonly picked?: readonly number[] | undefined;
}

/** The cards identified by two initiatives. */
export type NamedCards =
  | { readonly isSure: true; readonly leading: ClassCard; readonly second: ClassCard | null }
  | {
      readonly isSure: false;
      readonly leading: readonly ClassCard[];
      readonly second: readonly ClassCard[];
    };

/**
 * The cards a character has played, by their initiatives. Null if no card matches the leading
 * initiative or the entered second one, so that no question is asked. Not certain if several match.
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
  const first = selectedAmong(
    possible.filter(({ initiative }) => initiative === leading),
    owner,
  );
  const other = selectedAmong(
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

/** The cards the players selected; all of them if none was selected. */
function selectedAmong(
  cards: readonly ClassCard[],
  { picked = [] }: CardOwner,
): readonly ClassCard[] {
  const meant = cards.filter(({ id }) => picked.includes(id));
  return meant.length > 0 ? meant : cards;
}

/** Cards that were picked by name, so they are certain even if others have the same initiatives. */
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

/**
 * The cards the character can have in hand: its piles, its hand, its chosen cards, or all up to its
 * level.
 */
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
