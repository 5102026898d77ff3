/** Drawn modifier cards compared with the expected ones. */
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { readCard } from '../../content/notation/modifierCard';

/** The piles of a deck before a step. */
export interface DeckPiles {
  readonly draw: readonly ModifierCard[];
  readonly discard: readonly ModifierCard[];
}

/** One kind of card: number of draws, and the expected number given the remaining cards. */
export interface CardDraws {
  readonly card: ModifierCard;
  readonly drawn: number;
  readonly expected: number;
}

/** Draws of one deck in one or more scenarios. Each expected value is a sum over its draws. */
export interface DrawSums {
  readonly draws: number;
  /** Sum of the numbers on the cards; doubles and misses count as 0. */
  readonly sum: number;
  readonly expectedSum: number;
  readonly doubles: number;
  readonly expectedDoubles: number;
  readonly misses: number;
  readonly expectedMisses: number;
}

/** A drawn card, with the probability of each card that could have been drawn. */
export interface Drawn {
  readonly deck: string;
  readonly card: ModifierCard;
  readonly chances: ReadonlyMap<ModifierCard, number>;
}

/** The decks used in a step. */
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

/** The draws of a step in order. Draws from unknown decks are omitted. */
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
        const index = pile.draw.indexOf(event.card);
        if (index < 0) return [];
        pile.draw.splice(index, 1);
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

/** The kind of a card by which draws are compared. */
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

/** Adds a draw to the sums. */
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
