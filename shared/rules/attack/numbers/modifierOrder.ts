/** Arithmetic of an attack: the results of modifiers and cards in any order. */
import type { ModifierId } from '../../../ids';
import type { AttackModifier } from '../../../state';
import type { CardValue, ReadCard } from '../../../content/notation/modifierCard';

/** A limit far above real values, so that extreme input still gives exact integers. */
const LIMIT = 1_000_000;
/** Up to this many factors, every order is tried; with more, only the given order. */
const MAX_FACTORS = 4;

/** Far above any real attack, and short enough to read. */
export const LARGEST_ATTACK = 9999;

/** Upper bound of the absolute value that any order of the modifiers can reach. */
export function magnitude(value: number, changes: readonly CardValue[]): number {
  return changes.reduce(
    (max, change) => {
      if (change.op === 'null') return max;
      return change.op === 'multiply' ? max * Math.max(1, Math.abs(change.n)) : max;
    },
    changes.reduce(
      (sum, change) => (change.op === 'add' ? sum + Math.abs(change.n) : sum),
      Math.abs(value),
    ),
  );
}

function bound(n: number): number {
  return Math.max(-LIMIT, Math.min(LIMIT, Math.trunc(n)));
}

/** The number after one change; 0 after a null. */
export function applyChange(value: number, change: CardValue): number {
  if (change.op === 'null') return 0;
  return bound(change.op === 'add' ? value + change.n : value * change.n) || 0;
}

/** Applies the changes in order. A null gives 0, in any position. @rule ATTACK-7 */
export function applyInOrder(value: number, changes: readonly CardValue[]): number {
  if (changes.some(({ op }) => op === 'null')) return 0;
  return changes.reduce(applyChange, value);
}

type Factor = Extract<CardValue, { op: 'multiply' }>;
type Term = Extract<CardValue, { op: 'add' }>;

/** All orders of the factors that can give different results. */
function factorOrders<F extends Factor>(factors: readonly F[]): readonly (readonly F[])[] {
  if (factors.length > MAX_FACTORS) return [factors];
  if (factors.length === 0) return [[]];
  const seen = new Set<number>();
  return factors.flatMap((factor, index) => {
    if (seen.has(factor.n)) return [];
    seen.add(factor.n);
    const others = factors.filter((_, other) => other !== index);
    return factorOrders(others).map((order) => [factor, ...order]);
  });
}

/**
 * For each k, the product that multiplies a term before the k-th factor; last entry: after all
 * factors.
 */
function weights(factors: readonly Factor[]): readonly number[] {
  return factors.reduceRight((list, { n }) => [bound((list[0] ?? 1) * n), ...list], [1]);
}

/**
 * An order of the changes that gives the largest number, as indexes into `changes`.
 *
 * @rule ATTACK-3 OWN-4
 */
export function bestOrder(value: number, changes: readonly CardValue[]): readonly number[] {
  const placed = changes.map((change, index) => ({ ...change, place: index }));
  const factors = placed.filter((change) => change.op === 'multiply');
  const terms = placed.filter((change) => change.op === 'add');
  const nulls = placed.filter(({ op }) => op === 'null');
  const orders = factorOrders(factors).map((order) => arrangeTerms(order, terms));
  const [first = [], ...others] = orders;
  const best = others.reduce(
    (chosen, order) => (applyInOrder(value, order) > applyInOrder(value, chosen) ? order : chosen),
    first,
  );
  return [...best, ...nulls].map(({ place }) => place);
}

/** Places each term at the earliest position where its weight is best for the attacker. */
function arrangeTerms<F extends Factor, T extends Term>(
  factors: readonly F[],
  terms: readonly T[],
): readonly (F | T)[] {
  const weight = weights(factors);
  const slots: T[][] = weight.map(() => []);
  for (const term of terms) {
    const wanted = term.n < 0 ? Math.min(...weight) : Math.max(...weight);
    slots[weight.indexOf(wanted)]?.push(term);
  }
  return slots.flatMap((slot, index) => {
    const factor = factors[index];
    return factor ? [...slot, factor] : slot;
  });
}

/** The number in the best order for the attacker. */
export function bestResult(value: number, changes: readonly CardValue[]): number {
  return applyInOrder(
    value,
    bestOrder(value, changes).flatMap((place) => changes[place] ?? []),
  );
}

/**
 * Every number that an order of the changes can reach from one of the values, ascending. Incomplete
 * only beyond MAX_FACTORS or MAX_NUMBERS.
 *
 * @rule ATTACK-3
 */
export function reachableResults(
  values: readonly number[],
  changes: readonly CardValue[],
): readonly number[] {
  if (changes.some(({ op }) => op === 'null')) return [0];
  const factors = changes.filter((change) => change.op === 'multiply');
  const terms = changes.filter((change) => change.op === 'add');
  const found = new Set<number>();
  for (const order of factorOrders(factors)) {
    const weight = [...new Set(weights(order))];
    const whole = weights(order)[0] ?? 1;
    let sums = new Set(values.map((value) => bound(value * whole)));
    for (const term of terms) {
      const next = new Set<number>();
      for (const sum of sums) for (const w of weight) next.add(bound(sum + term.n * w));
      sums = next.size > MAX_NUMBERS ? extremes(next) : next;
    }
    for (const sum of sums) found.add(sum || 0);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Maximum number of different results. Above it, only the smallest and largest are kept. */
const MAX_NUMBERS = 2000;

function extremes(numbers: ReadonlySet<number>): Set<number> {
  let [min, max] = [Infinity, -Infinity];
  for (const n of numbers) {
    min = Math.min(min, n);
    max = Math.max(max, n);
  }
  return new Set([min, max]);
}

/**
 * Sorts the modifiers by a list of ids. Without a valid list, uses the best order for the attacker.
 * An order is valid if it contains each id exactly once.
 *
 * @rule ATTACK-3 OWN-4
 */
export function orderModifiers(
  value: number,
  modifiers: readonly AttackModifier[],
  order: readonly ModifierId[] | null,
): readonly AttackModifier[] {
  const places =
    order && isOrderOf(order, modifiers)
      ? order.map((id) => modifiers.findIndex((modifier) => modifier.id === id))
      : bestOrder(value, modifiers);
  return places.flatMap((place) => modifiers[place] ?? []);
}

/** True if the ids are exactly those of the modifiers. */
export function isOrderOf(
  order: readonly ModifierId[],
  modifiers: readonly AttackModifier[],
): boolean {
  const ids = new Set(modifiers.map(({ id }) => id));
  return (
    order.length === modifiers.length &&
    new Set(order).size === order.length &&
    order.every((id) => ids.has(id))
  );
}

/**
 * Indexes of the applied cards in the order in which they apply: the given order if valid,
 * otherwise the best one for the attacker. A null comes last, because nothing can be added to it.
 *
 * @rule ATTACK-3 ATTACK-7 OWN-4
 */
export function orderCards(
  value: number,
  cards: readonly ReadCard[],
  order: readonly number[] | null,
): readonly number[] {
  const values = cards.map((card) => card.value);
  const places = order && isCardOrder(order, cards.length) ? order : bestOrder(value, values);
  const isNull = (place: number) => values[place]?.op === 'null';
  return [...places.filter((place) => !isNull(place)), ...places.filter(isNull)];
}

/** True if the order contains each of `count` indexes exactly once. */
export function isCardOrder(order: readonly number[], count: number): boolean {
  return (
    order.length === count &&
    new Set(order).size === count &&
    order.every((place) => Number.isInteger(place) && place >= 0 && place < count)
  );
}
