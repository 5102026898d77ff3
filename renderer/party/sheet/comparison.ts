/** Compares two modifier decks, before and after a perk: their cards and their probabilities. */
import { effectText, isSameEffect } from '#shared/content/notation/effects';
import type { CardCount, DeckView } from '#shared/rules/campaign/characters/perkDeck';
import type { Effect, ModifierCard } from '#shared/vocabulary';
import { countedCards } from '../../signs/cards';

/** One kind of card, with its number in both decks. */
export interface ComparedCard {
  readonly card: ModifierCard;
  readonly now: number;
  readonly then: number;
}

/** The probability of one amount of damage in both decks. */
export interface ComparedChance {
  readonly damage: number;
  readonly now: number;
  readonly then: number;
}

/** The probability of one effect in both decks. */
export interface ComparedEffect {
  readonly effect: Effect;
  readonly now: number;
  readonly then: number;
}

/** All cards of two decks, from bad to good, unchanged ones included. */
export function comparedCards(now: DeckView, then: DeckView): readonly ComparedCard[] {
  const all = [...now.cards, ...then.cards].map(({ card }) => card);
  return countedCards([...new Set(all)]).map(({ card }) => ({
    card,
    now: countOf(now.cards, card),
    then: countOf(then.cards, card),
  }));
}

function countOf(cards: readonly CardCount[], card: ModifierCard): number {
  return cards.find((each) => each.card === card)?.count ?? 0;
}

/** Every amount of damage that one of the decks can deal, ascending. */
export function comparedChances(now: DeckView, then: DeckView): readonly ComparedChance[] {
  const both = [now.odds.damage, then.odds.damage] as const;
  const amounts = new Set(both.flatMap((each) => each.map(({ damage }) => damage)));
  return [...amounts]
    .toSorted((a, b) => a - b)
    .map((damage) => ({ damage, now: chanceOf(both[0], damage), then: chanceOf(both[1], damage) }));
}

function chanceOf(chances: DeckView['odds']['damage'], damage: number): number {
  return chances.find((each) => each.damage === damage)?.chance ?? 0;
}

/**
 * The effects of the cards of two decks with their probabilities. Effects that cannot occur are
 * left out.
 */
export function comparedEffects(now: DeckView, then: DeckView): readonly ComparedEffect[] {
  const both = [now, then].flatMap(({ odds }) => odds.effects);
  const byText = new Map(both.map(({ effect }) => [effectText(effect), effect]));
  const chanceIn = ({ odds }: DeckView, effect: Effect) =>
    odds.effects.find((each) => isSameEffect(each.effect, effect))?.chance ?? 0;
  return [...byText]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, effect]) => ({ effect, now: chanceIn(now, effect), then: chanceIn(then, effect) }));
}
