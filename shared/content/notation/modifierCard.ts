/** What the text of an attack modifier card means. */
import {
  CONDITIONS,
  ELEMENTS,
  GOOD_CONDITIONS,
  isOwnCondition,
  type Effect,
  type ModifierCard,
} from '../../vocabulary';

/** What a modifier card does with the number of the attack. */
export type CardValue =
  | { readonly op: 'add'; readonly n: number }
  | { readonly op: 'multiply'; readonly n: number }
  | { readonly op: 'null' };

export interface ReadCard {
  readonly value: CardValue;
  /** The next card is drawn, too. */
  readonly rolling: boolean;
  readonly effects: readonly Effect[];
  /** Bless and curse: gone once revealed by an attack. */
  readonly leavesDeck: boolean;
  /** A standard x2 or null: its deck is shuffled at the end of the round. */
  readonly shuffles: boolean;
}

const EFFECT = [
  ...CONDITIONS,
  'bless',
  'curse',
  'own(?:-[a-z0-9]+)+',
  '(?:push|pull|pierce|target) [1-9]',
  `infuse (?:${[...ELEMENTS, 'wild'].join('|')})`,
  '(?:heal|shield) [1-9] self',
  'add target',
  'refresh item',
].join('|');
const NOTATION = new RegExp(`^(r?)([+-][0-9]|x2|null)((?: (?:${EFFECT})(?:, (?:${EFFECT}))*)?)$`);

const PLAIN = { rolling: false, effects: [], leavesDeck: false, shuffles: false } as const;
const NAMED: Readonly<Record<string, ReadCard>> = {
  bless: { ...PLAIN, value: { op: 'multiply', n: 2 }, leavesDeck: true },
  curse: { ...PLAIN, value: { op: 'null' }, leavesDeck: true },
  minus1: { ...PLAIN, value: { op: 'add', n: -1 } },
};

const known = new Map<string, ReadCard | null>();
/** More texts than all decks together have; beyond it, untrusted texts are read anew. */
const REMEMBERED = 500;

/**
 * What a card says. Null for anything that is not exactly in the notation of the content: a value,
 * then effects with commas between them, `r` in front for rolling.
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
  const match = NOTATION.exec(card);
  if (!match) return null;
  const [, rolling, value = '', effects = ''] = match;
  return {
    value: valueOf(value),
    rolling: rolling === 'r',
    effects: effects === '' ? [] : (effects.slice(1).split(', ') as Effect[]),
    leavesDeck: false,
    shuffles: value === 'x2' || value === 'null',
  };
}

function valueOf(text: string): CardValue {
  if (text === 'null') return { op: 'null' };
  if (text === 'x2') return { op: 'multiply', n: 2 };
  const n = Number(text);
  return { op: 'add', n: n === 0 ? 0 : n };
}

/** A card of a deck, which only ever holds readable ones. Throws on any other text. */
export function cardOf(card: ModifierCard): ReadCard {
  const read = readCard(card);
  if (!read) throw new Error(`"${card.slice(0, 60)}" is not an attack modifier card.`);
  return read;
}

/** What an effect is, with its number apart: 'push 2' is push and 2, 'heal 1 self' is heal and 1. */
export interface ReadEffect {
  readonly kind:
    | 'condition'
    | 'bless'
    | 'curse'
    | 'push'
    | 'pull'
    | 'pierce'
    | 'target'
    | 'infuse'
    | 'heal'
    | 'shield'
    | 'add target'
    | 'refresh item';
  readonly n: number;
  /** For the attacker itself: heal, shield, good conditions and bless. */
  readonly isForSelf: boolean;
}

/** Takes an effect apart. */
export function readEffect(effect: Effect): ReadEffect {
  if ((CONDITIONS as readonly string[]).includes(effect) || isOwnCondition(effect)) {
    return { kind: 'condition', n: 0, isForSelf: GOOD_CONDITIONS.includes(effect) };
  }
  if (effect === 'add target' || effect === 'refresh item') {
    return { kind: effect, n: 0, isForSelf: effect === 'refresh item' };
  }
  const [kind = '', n = ''] = effect.split(' ');
  return {
    kind: kind as ReadEffect['kind'],
    n: Number(n) || 0,
    isForSelf: ['heal', 'shield', 'bless', 'infuse'].includes(kind),
  };
}

/** Sum of the pierce among effects. @rule PIERCE-1 */
export function pierceOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    const { kind, n } = readEffect(effect);
    return kind === 'pierce' ? sum + n : sum;
  }, 0);
}
