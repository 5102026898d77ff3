/** The line of a card by which whoever acts loots. */
import type { CardsOfTurn, TurnHalfLine } from '#shared/rules/cards/playedCards';

/** One that is open and reaches so far; null = there is none, or nobody knows the cards. */
export function lootLine(cards: CardsOfTurn | null, reach: number): TurnHalfLine | null {
  const lines = (cards?.halves ?? []).flatMap((half) => (half.isOut ? [] : half.lines));
  const found = lines.find(
    ({ state, action }) =>
      state === 'open' && action?.kind === 'loot' && (action.value ?? reach) >= reach,
  );
  return found ?? null;
}
