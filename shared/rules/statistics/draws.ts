/** Modifier cards that came, against the cards that could have come at that moment. */
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { readCard } from '../../content/notation/modifierCard';

/** A deck as it lay before a step. */
export interface DeckPiles {
  readonly draw: readonly ModifierCard[];
  readonly discard: readonly ModifierCard[];
}

/** One kind of card: how often it came, and how often it should have by the cards that were left. */
export interface CardDraws {
  readonly card: ModifierCard;
  readonly drawn: number;
  readonly expected: number;
}

/** Draws of one deck in one scenario or in many; every expectation is a sum over its draws. */
export interface DrawSums {
  readonly draws: number;
  /** Of the numbers on the cards; doubling and missing cards count as 0. */
  readonly sum: number;
  readonly expectedSum: number;
  readonly doubles: number;
  readonly expectedDoubles: number;
  readonly misses: number;
  readonly expectedMisses: number;
}

/** A card that was drawn, with the share of each card among those that could have come. */
export interface Drawn {
  readonly deck: string;
  readonly card: ModifierCard;
  readonly chances: ReadonlyMap<ModifierCard, number>;
}

/** The decks of the table that cards are drawn from in a step. */
export function decksBefore(
  before: Game,
  events: readonly GameEvent[],
): Readonly<Record<string, DeckPiles>> {
  const ids = new Set(events.flatMap((each) => (each.type === 'modifierDrawn' ? each.deck : [])));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const piles = pilesOf(before, id);
      return piles ? [[id, piles] as const] : [];
    }),
  );
}

function pilesOf({ scenario }: Game, id: string): DeckPiles | null {
  const owner = scenario?.figures.find((each) => each.kind === 'character' && each.sheet === id);
  const deck =
    id === 'monsters'
      ? scenario?.monsterDeck
      : owner?.kind === 'character'
        ? owner.deck
        : undefined;
  return deck ? { draw: deck.draw, discard: deck.discard } : null;
}

/** The draws of a step in order. One whose deck is not known is left out. */
export function drawsIn(
  events: readonly GameEvent[],
  decks: Readonly<Record<string, DeckPiles>>,
): readonly Drawn[] {
  const piles = new Map(
    Object.entries(decks).map(([id, { draw, discard }]) => [
      id,
      { draw: [...draw], discard: [...discard] },
    ]),
  );
  return events.flatMap((event): readonly Drawn[] => {
    if (!('deck' in event)) return [];
    const pile = piles.get(event.deck);
    if (!pile) return [];
    switch (event.type) {
      case 'modifierDeckShuffled':
        pile.draw.push(...pile.discard.splice(0));
        return [];
      case 'modifierAdded':
        pile.draw.push(...Array<ModifierCard>(event.count).fill(event.card));
        return [];
      case 'modifierDrawn': {
        const chances = chancesIn(pile.draw);
        const at = pile.draw.indexOf(event.card);
        if (at < 0) return [];
        pile.draw.splice(at, 1);
        return [{ deck: event.deck, card: event.card, chances }];
      }
      default:
        return [];
    }
  });
}

function chancesIn(cards: readonly ModifierCard[]): ReadonlyMap<ModifierCard, number> {
  const chances = new Map<ModifierCard, number>();
  for (const card of cards) chances.set(card, (chances.get(card) ?? 0) + 1 / cards.length);
  return chances;
}

/** What a card does to an attack, as far as draws are compared. */
export function drawnAs(card: ModifierCard): {
  readonly kind: 'double' | 'miss' | 'number';
  readonly value: number;
} {
  const value = readCard(card)?.value;
  if (value?.op === 'multiply') return { kind: 'double', value: 0 };
  if (value?.op === 'null') return { kind: 'miss', value: 0 };
  return { kind: 'number', value: value?.n ?? 0 };
}

type Sums = { -readonly [K in keyof DrawSums]: number };

/** Adds a draw to sums of the same shape. */
export function addDraw(sums: Sums, { card, chances }: Drawn): void {
  const came = drawnAs(card);
  sums.draws += 1;
  sums.sum += came.value;
  sums.doubles += came.kind === 'double' ? 1 : 0;
  sums.misses += came.kind === 'miss' ? 1 : 0;
  for (const [each, chance] of chances) {
    const { kind, value } = drawnAs(each);
    sums.expectedSum += chance * value;
    sums.expectedDoubles += kind === 'double' ? chance : 0;
    sums.expectedMisses += kind === 'miss' ? chance : 0;
  }
}
