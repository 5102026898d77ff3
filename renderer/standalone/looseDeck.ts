/** A modifier deck that belongs to no campaign, and the functions that change it. */
import { cardOf, readCard } from '#shared/content/notation/modifierCard';
import type { Random } from '#shared/random';
import { drawForMode } from '#shared/rules/attack/draw/draw';
import { bestResult } from '#shared/rules/attack/numbers/modifierOrder';
import {
  addToDeck,
  countInDeck,
  finishDraw,
  newModifierDeck,
  removeFromDeck,
  shuffleDeck,
  startDraw,
  supplyOf,
  removeEntered,
  type AddedCard,
} from '#shared/rules/decks/modifierDeck';
import type { DrawnCards, ModifierDeck } from '#shared/state';
import { ATTACK_MODES, type AttackMode, type ModifierCard } from '#shared/vocabulary';

/** The cards that players shuffle in and take out during a scenario. */
export const LOOSE_CARDS = ['bless', 'curse', 'minus1'] as const satisfies readonly AddedCard[];

export interface LooseDeck {
  /** The id of the class; null = the twenty standard cards. */
  readonly class: string | null;
  /** The number of checked boxes for each perk of the class. */
  readonly perks: readonly number[];
  readonly deck: ModifierDeck;
  /** The latest draw; null if there was none since the deck was shuffled. */
  readonly drawn: DrawnCards | null;
}

/** The name of the deck for rule functions, which need one. */
const ID = 'monsters';
const MAX_CARDS = 200;

export function freshDeck(
  cards: readonly ModifierCard[],
  owner: Pick<LooseDeck, 'class' | 'perks'>,
  random: Random,
): LooseDeck {
  return { ...owner, deck: newModifierDeck(cards, random), drawn: null };
}

/** Draws one card, or two by the rules of advantage. Returns the same deck if it has no card. */
export function withDraw(
  loose: LooseDeck,
  mode: AttackMode,
  value: number,
  random: Random,
): LooseDeck {
  const draw = drawForMode(loose.deck, ID, mode, value, random);
  return draw ? { ...loose, deck: draw.deck, drawn: draw.drawn } : loose;
}

/**
 * Enters a card that the players drew from their physical deck. Returns the same deck if the card
 * cannot be on top.
 */
export function withEntered(loose: LooseDeck, card: ModifierCard, random: Random): LooseDeck {
  const taken = removeEntered(startDraw(loose.deck), ID, card, random);
  if (!taken) return loose;
  const cards = [card];
  const drawn = { mode: 'normal', cards, applied: cards, ambiguous: false, byHand: true } as const;
  return { ...loose, deck: finishDraw(taken), drawn };
}

export function withShuffle(loose: LooseDeck, random: Random): LooseDeck {
  return { ...loose, deck: shuffleDeck(loose.deck, ID, 'byHand', random).next, drawn: null };
}

export function countOf({ deck }: LooseDeck, card: AddedCard): number {
  return countInDeck(deck, card);
}

export function mostOf(card: AddedCard): number {
  return supplyOf(card);
}

/**
 * Shuffles copies of a card in or takes them out, up to the printed number of copies. @rule BLESS-2
 */
export function withCopies(
  loose: LooseDeck,
  card: AddedCard,
  change: number,
  random: Random,
): LooseDeck {
  const room = Math.min(change, mostOf(card) - countOf(loose, card));
  const { next } =
    change > 0
      ? addToDeck(loose.deck, ID, card, room, random)
      : removeFromDeck(loose.deck, ID, card, -change);
  return { ...loose, deck: next };
}

/** The attack value after the drawn cards that apply, in the best order for the attacker. */
export function attackAfter(value: number, { applied }: DrawnCards): number {
  return Math.max(
    0,
    bestResult(
      value,
      applied.map((card) => cardOf(card).value),
    ),
  );
}

/** Parses a saved deck. Null if the value is not one. */
export function looseDeckFrom(saved: unknown): LooseDeck | null {
  if (!isRecord(saved) || !isRecord(saved['deck'])) return null;
  const { draw, discard, shuffleAtEndOfRound } = saved['deck'];
  if (!arePile(draw) || !arePile(discard) || draw.length + discard.length === 0) return null;
  const perks = Array.isArray(saved['perks']) ? saved['perks'].map(Number) : [];
  return {
    class: typeof saved['class'] === 'string' ? saved['class'] : null,
    perks: perks.every(Number.isInteger) ? perks : [],
    deck: { draw, discard, shuffleAtEndOfRound: shuffleAtEndOfRound === true },
    drawn: drawnFrom(saved['drawn']),
  };
}

function drawnFrom(saved: unknown): DrawnCards | null {
  if (!isRecord(saved)) return null;
  const { cards, applied } = saved;
  const mode = ATTACK_MODES.find((each) => each === saved['mode']);
  if (!mode || !arePile(cards) || !arePile(applied)) return null;
  const isMarked = (name: string): boolean => saved[name] === true;
  return { mode, cards, applied, ambiguous: isMarked('ambiguous'), byHand: isMarked('byHand') };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function arePile(value: unknown): value is readonly ModifierCard[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_CARDS &&
    value.every((card) => typeof card === 'string' && readCard(card) !== null)
  );
}
