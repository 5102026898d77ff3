/** Computes the exact odds of the total damage to several targets. Only worked cases need them. */
import {
  drawOutcomes,
  kindsOf,
  type CardKinds,
  type DrawRule,
  type Piles,
} from '#shared/rules/attack/odds/draws';
import { LastDraw } from '#shared/rules/attack/odds/lastDraw';
import {
  add,
  damageOf,
  summary,
  tallyOf,
  type CardSum,
  type Deck,
  type OddsAttack,
  type TotalOdds,
} from '#shared/rules/attack/odds/odds';
import { type ReadCard } from '#shared/content/notation/modifierCard';
import { pierceOf } from '#shared/content/notation/effects';
import type { ModifierCard } from '#shared/vocabulary';

/**
 * The exact odds of the total damage to `targets` equal targets that are attacked in turn in one
 * action. A card drawn for one target is not available for the next.
 * @rule ATTACK-5 BLESS-1 DECK-4
 */
export function oddsOfSeveral(attack: OddsAttack, deck: Deck, targets: number): TotalOdds {
  const kinds = kindsOf(deck.draw, deck.discard, (card, text) => kindFor(attack, card, text));
  const tally = tallyOf(kinds, []);
  if (targets === 0) return summary(new Map([[0, 1]]));
  let states: States = new Map([[-1, { piles: kinds.start, totals: new Map([[0, 1]]) }]]);
  const rule = { ...attack, tally, pairs: new Map<number, CardSum>() };
  for (let left = targets; left > 1; left -= 1) {
    states = afterTarget(kinds, attack, rule, states);
  }
  const last = new LastDraw(kinds, rule);
  const damage = new Map<number, number>();
  for (const { piles, totals } of states.values()) {
    const dealt = new Map<number, number>();
    last.each(piles, (cards, chance) => {
      add(dealt, damageOf(cards, attack), chance);
    });
    addSums(damage, totals, dealt);
  }
  return summary(damage);
}

/** The odds of the sum of two numbers. */
function addSums(
  sums: Map<number, number>,
  a: ReadonlyMap<number, number>,
  b: ReadonlyMap<number, number>,
): void {
  for (const [one, chance] of a) {
    for (const [other, times] of b) add(sums, one + other, chance * times);
  }
}

/**
 * Cards with the same damage count as the same kind. Their effects matter only when two cards are compared.
 */
function kindFor({ mode }: OddsAttack, card: ReadCard, text: ModifierCard): string {
  if (mode !== 'normal' && !card.rolling) return text;
  const n = card.value.op === 'null' ? 0 : card.value.n;
  return [card.value.op, n, pierceOf(card.effects), card.rolling, card.leavesDeck].join();
}

/** Possible decks at one moment, each with the odds of the damage so far. */
type States = Map<number, { readonly piles: Piles; readonly totals: Map<number, number> }>;

function afterTarget(
  kinds: CardKinds,
  attack: OddsAttack,
  rule: DrawRule<CardSum>,
  states: States,
): States {
  const next: States = new Map();
  for (const { piles, totals } of states.values()) {
    const after = new Map<number, { piles: () => Piles; dealt: Map<number, number> }>();
    for (const outcome of drawOutcomes(kinds, piles, rule)) {
      const same = after.get(outcome.code) ?? { piles: outcome.after, dealt: new Map() };
      after.set(outcome.code, same);
      add(same.dealt, damageOf(outcome.tally, attack), outcome.chance);
    }
    for (const [code, { piles: left, dealt }] of after) {
      const state = next.get(code) ?? { piles: left(), totals: new Map<number, number>() };
      next.set(code, state);
      addSums(state.totals, totals, dealt);
    }
  }
  return next;
}
