/** Attack modifier cards, read from the notation of the content. */
import type { Effect, EffectText, ModifierCard } from '../../vocabulary';
import type { ModifierKind } from './cardKeywords';
import { EFFECT_PATTERN, readEffects } from './effects';

/** The effect of a modifier card on the attack number. */
export type CardValue =
  | { readonly op: 'add'; readonly n: number }
  | { readonly op: 'multiply'; readonly n: number }
  | { readonly op: 'null' };

export interface ReadCard {
  readonly value: CardValue;
  /** True if another card is drawn. */
  readonly rolling: boolean;
  readonly effects: readonly Effect[];
  /** Bless and curse: removed once revealed by an attack. */
  readonly leavesDeck: boolean;
  /** A standard x2 or null: its deck is shuffled at the end of the round. */
  readonly shuffles: boolean;
}

const EFFECTS = `(?: ${EFFECT_PATTERN}(?:, ${EFFECT_PATTERN})*)?`;
const WITH_EFFECTS = new RegExp(`^(r?)([+-][0-9])(${EFFECTS})$`);
/** The grammar of a card. Its schema is built from it. */
export const CARD_PATTERN = `(?:bless|curse|minus1|null|x2|r?[+-][0-9]${EFFECTS})`;

const PLAIN = { rolling: false, effects: [], leavesDeck: false, shuffles: false } as const;
const NAMED: Readonly<Record<string, ReadCard>> = {
  bless: { ...PLAIN, value: { op: 'multiply', n: 2 }, leavesDeck: true },
  curse: { ...PLAIN, value: { op: 'null' }, leavesDeck: true },
  minus1: { ...PLAIN, value: { op: 'add', n: -1 } },
  null: { ...PLAIN, value: { op: 'null' }, shuffles: true },
  x2: { ...PLAIN, value: { op: 'multiply', n: 2 }, shuffles: true },
};

const known = new Map<string, ReadCard | null>();
/**
 * Size of the cache, larger than the number of different cards. Beyond it, texts are parsed each
 * time.
 */
const REMEMBERED = 500;

/**
 * Parses a card: `r` for rolling, a value, then effects separated by commas. Null for any other
 * text.
 *
 * @rule DECK-2 DECK-3 BLESS-1
 */
export function readCard(card: string): ReadCard | null {
  const before = known.get(card);
  if (before !== undefined) return before;
  const read = parse(card);
  if (known.size < REMEMBERED) known.set(card, read);
  return read;
}

function parse(card: string): ReadCard | null {
  if (Object.hasOwn(NAMED, card)) return NAMED[card] ?? null;
  const match = WITH_EFFECTS.exec(card);
  if (!match) return null;
  const [, rolling, value = '', effects = ''] = match;
  return {
    ...PLAIN,
    // Turns -0 into 0.
    value: { op: 'add', n: Number(value) + 0 },
    rolling: rolling === 'r',
    effects: effects === '' ? [] : readEffects(effects.slice(1).split(', ') as EffectText[]),
  };
}

/** Parses a card of a deck, which is always valid. Throws on any other text. */
export function cardOf(card: ModifierCard): ReadCard {
  const read = readCard(card);
  if (!read) throw new Error(`"${card.slice(0, 60)}" is not an attack modifier card.`);
  return read;
}

/** Parses a card of a deck. In some attacks, certain kinds of cards count as +0. */
export type CardReader = (card: ModifierCard) => ReadCard;

/** The kind of a card's value; null = +0. */
function kindOf({ value }: ReadCard): ModifierKind | null {
  if (value.op === 'multiply') return 'x2';
  if (value.op === 'null') return 'null';
  if (value.n === 0) return null;
  return value.n > 0 ? 'positive' : 'negative';
}

/** A reader for which cards of these kinds count as +0. @rule ITEM-5 TURN-3 */
export function readerAsPlus0(kinds: readonly ModifierKind[]): CardReader {
  if (kinds.length === 0) return cardOf;
  return (card) => {
    const read = cardOf(card);
    const kind = kindOf(read);
    return kind !== null && kinds.includes(kind) ? { ...read, value: { op: 'add', n: 0 } } : read;
  };
}

/**
 * The card with the values of reduced randomness. Its other properties, such as shuffling, stay the
 * same.
 *
 * @rule VARIANT-1
 */
export function withReducedRandomness(read: ReadCard): ReadCard {
  switch (read.value.op) {
    case 'multiply':
      return { ...read, value: { op: 'add', n: 2 } };
    case 'null':
      return { ...read, value: { op: 'add', n: -2 } };
    case 'add':
      return read;
  }
}
