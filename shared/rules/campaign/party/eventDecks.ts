/** City and road event decks: drawing, returning and changing cards. */
import type { EventDeck, EventKind } from '../../../state';
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import { shuffle, type Random } from '../../../random';
import { isEvent } from '../../../content/eventCards';

/** Refuses to draw an event, or the card the players drew; null = allowed. @rule EVENT-1 */
export function whyNotDraw({ current, draw }: EventDeck, card: number | null): Refusal | null {
  if (current !== null) return { code: 'eventIsOpen', card: current };
  if (draw.length === 0) return { code: 'noEventsLeft' };
  return card === null || draw.includes(card) ? null : { code: 'noSuchEvent', card };
}

/** Refuses to put a card away if none is open. @rule EVENT-2 */
export function whyNotPutAway({ current }: EventDeck): Refusal | null {
  return current === null ? { code: 'noEventOpen' } : null;
}

/** Refuses to add a card to the deck; null = allowed. @rule EVENT-3 */
export function whyNotAdd(
  deck: EventDeck,
  kind: EventKind,
  card: number,
  content: Pick<Content, 'events'>,
): Refusal | null {
  if (!isEvent(content, kind, card)) return { code: 'noSuchEvent', card };
  return hasEvent(deck, card) ? { code: 'eventIsInDeck', card } : null;
}

/** Refuses to remove a card that is not in the deck. @rule EVENT-2 */
export function whyNotRemove(deck: EventDeck, card: number): Refusal | null {
  return hasEvent(deck, card) ? null : { code: 'noSuchEvent', card };
}

/** Shuffles the deck. @rule EVENT-1 EVENT-3 */
export function shuffleEvents(deck: EventDeck, random: Random): EventDeck {
  return { ...deck, draw: shuffle(deck.draw, random) };
}

/** Shuffles a deck that is still in printed order. @rule EVENT-1 */
export function shuffleIfPrinted(deck: EventDeck, random: Random): EventDeck {
  const isPrinted = deck.draw.every((card, index) => card === index + 1);
  return isPrinted && deck.draw.length > 1 ? shuffleEvents(deck, random) : deck;
}

/** Refuses an imported deck with unknown or duplicate cards. */
export function whyNotDeck(
  deck: EventDeck,
  kind: EventKind,
  content: Pick<Content, 'events'>,
): Refusal | null {
  const cards = [...deck.draw, ...(deck.current === null ? [] : [deck.current])];
  const unknownCard = [...cards, ...deck.removed].find((card) => !isEvent(content, kind, card));
  if (unknownCard !== undefined) return { code: 'noSuchEvent', card: unknownCard };
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  return twice === undefined ? null : { code: 'eventIsInDeck', card: twice };
}

/** True if a card is in the deck or is the open card. */
export function hasEvent({ draw, current }: EventDeck, card: number): boolean {
  return current === card || draw.includes(card);
}

/**
 * Draws the top card, or the card the players drew. Only if no card is open and the card is in the
 * deck.
 *
 * @rule EVENT-1
 */
export function drawEvent(deck: EventDeck, card: number | null): EventDeck {
  const [top = null] = deck.draw;
  const current = card ?? top;
  return { ...deck, current, draw: deck.draw.filter((each) => each !== current) };
}

/** Puts the open card away: to the bottom of the deck or out of the game. @rule EVENT-2 */
export function putEventAway(deck: EventDeck, remove: boolean): EventDeck {
  const { current } = deck;
  if (current === null) return deck;
  return remove
    ? { ...deck, current: null, removed: [...deck.removed, current] }
    : { ...deck, current: null, draw: [...deck.draw, current] };
}

/** Shuffles a card into the deck. Unchanged if it is already there. @rule EVENT-3 */
export function withEvent(deck: EventDeck, card: number, random: Random): EventDeck {
  if (hasEvent(deck, card)) return deck;
  const removed = deck.removed.filter((each) => each !== card);
  return shuffleEvents({ ...deck, draw: [...deck.draw, card], removed }, random);
}

/** Removes a card from the game without drawing it. @rule EVENT-2 */
export function withoutEvent(deck: EventDeck, card: number): EventDeck {
  return {
    draw: deck.draw.filter((each) => each !== card),
    current: deck.current === card ? null : deck.current,
    removed: [...deck.removed, card],
  };
}
