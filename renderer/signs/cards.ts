/** Computes the faces of modifier cards, and counts equal cards in a pile. */
import { cardOf } from '#shared/content/notation/modifierCard';
import type { CardCount } from '#shared/rules/campaign/characters/perkDeck';
import type { ModifierCard } from '#shared/vocabulary';
import { CARD_FACES } from '../words/sentences/first';
import { effectName } from '../words/sentences/names/names';
import { signed } from '../words/helpers/phrases';

export interface CardFaceText {
  /** The text on the card: '+1', '−2', '×2', 'Miss'. */
  readonly value: string;
  readonly rolling: boolean;
  readonly effects: readonly string[];
  /** Bless, curse and added −1 cards look different, because they leave the deck. */
  readonly kind: 'plain' | 'bless' | 'curse' | 'minus1';
  /** The whole card in words, for screen readers. */
  readonly spoken: string;
}

type Kind = CardFaceText['kind'];

const SPECIAL: Readonly<Record<string, { kind: Kind; value: string; spoken: string }>> = {
  bless: { kind: 'bless', value: '×2', spoken: CARD_FACES.spoken.bless },
  curse: { kind: 'curse', value: CARD_FACES.miss, spoken: CARD_FACES.spoken.curse },
  minus1: { kind: 'minus1', value: '−1', spoken: CARD_FACES.spoken.minus1 },
  null: { kind: 'plain', value: CARD_FACES.miss, spoken: CARD_FACES.spoken.null },
  x2: { kind: 'plain', value: '×2', spoken: CARD_FACES.spoken.x2 },
};

export function cardFace(card: ModifierCard): CardFaceText {
  const special = Object.hasOwn(SPECIAL, card) ? SPECIAL[card] : undefined;
  if (special) return { ...special, rolling: false, effects: [] };
  const { rolling, effects: read, value: change } = cardOf(card);
  const effects = read.map(effectName);
  const value = change.op === 'add' ? signed(change.n) : CARD_FACES.miss;
  const spoken = [rolling ? CARD_FACES.rolling(value) : value, ...effects].join(', ');
  return { value, rolling, effects, kind: 'plain', spoken };
}

const FIRST = ['null', 'curse', '-2', 'minus1', '-1'];

/** Counts equal cards in a pile. Sorted from bad to good, with rolling cards last. */
export function countedCards(pile: readonly ModifierCard[]): readonly CardCount[] {
  const counts = new Map<ModifierCard, number>();
  for (const card of pile) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .toSorted((a, b) => weight(a.card) - weight(b.card) || a.card.localeCompare(b.card));
}

function weight(card: ModifierCard): number {
  const index = FIRST.indexOf(card);
  if (index >= 0) return index;
  if (card === 'x2') return 90;
  if (card === 'bless') return 91;
  if (card.startsWith('r')) return 100;
  return 20 + Number.parseInt(card, 10);
}
