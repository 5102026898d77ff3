import type { CardCounts } from '../state';

/** Discarded cards a rest needs, and hand cards a turn needs. */
const NEEDED = 2;

/** What a character with these piles may do. */
export interface RestOptions {
  readonly mayPlayTwoCards: boolean;
  readonly mayLongRest: boolean;
  readonly mayShortRest: boolean;
  /** At card selection it can neither play nor rest. */
  readonly isExhaustedAtSelection: boolean;
  /** Cards in hand after a short rest; null where it may not rest. */
  readonly handAfterShortRest: number | null;
}

type Piles = Pick<CardCounts, 'hand' | 'discard'>;

/**
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptions({ hand, discard }: Piles): RestOptions {
  const mayPlayTwoCards = hand >= NEEDED;
  const mayRest = discard >= NEEDED;
  return {
    mayPlayTwoCards,
    mayLongRest: mayRest,
    mayShortRest: mayRest,
    isExhaustedAtSelection: !mayPlayTwoCards && !mayRest,
    handAfterShortRest: mayRest ? hand + discard - 1 : null,
  };
}

/**
 * The piles after either rest: one discarded card is lost, the others are back in hand.
 * Only for piles that allow a rest.
 *
 * @rule REST-2 REST-3
 */
export function afterRest(cards: CardCounts): CardCounts {
  return {
    ...cards,
    hand: cards.hand + cards.discard - 1,
    discard: 0,
    lost: cards.lost + 1,
  };
}
