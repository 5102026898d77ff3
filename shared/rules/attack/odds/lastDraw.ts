/**
 * Probabilities of the last draw from a deck, when the deck's state afterwards does not matter. It
 * counts combinations of rolling cards, which is much faster than enumerating each outcome.
 */
import { countedCards } from '../draw/advantage';
import {
  drawOutcomes,
  type CardKinds,
  type DrawRule,
  type PileCounts,
  type Piles,
  type DrawCount,
} from './draws';

type Emit<T> = (tally: T, chance: number) => void;

/** Rolling cards drawn together, and their result with each card that ends the draw. */
interface Rolled<T> {
  /** Number of ways to pick the cards from the pile, by number of cards. */
  readonly ways: readonly number[];
  /** Tally by kind of the last card. */
  readonly withLast: readonly T[];
}

/**
 * Computes the probability of every result of one draw. Reuse it for many piles of one deck:
 * results that do not depend on the pile are cached.
 *
 * @rule DECK-2 ADVANTAGE-1 ADVANTAGE-2 ADVANTAGE-3
 */
export class LastDraw<T> {
  private readonly kinds: CardKinds;
  private readonly rule: DrawRule<T>;
  private readonly rolling: readonly number[];
  private readonly others: readonly number[];
  private readonly pairs: readonly (readonly T[])[];
  private readonly rolled = new Map<number, readonly Rolled<T>[]>();

  constructor(kinds: CardKinds, rule: DrawRule<T>) {
    this.kinds = kinds;
    this.rule = rule;
    const all = kinds.read.map((_, kind) => kind);
    this.rolling = all.filter((kind) => kinds.read[kind]?.rolling);
    this.others = all.filter((kind) => !kinds.read[kind]?.rolling);
    this.pairs = rule.mode === 'normal' ? [] : this.allPairs();
  }

  /** Calls `emit` with each outcome. The probabilities add up to 1. */
  each(piles: Piles, emit: Emit<T>): void {
    const { mode } = this.rule;
    const total = sumOf(piles.draw);
    const last = this.others.reduce((sum, kind) => sum + (piles.draw[kind] ?? 0), 0);
    // The deck may run out, so every outcome is enumerated.
    if (last === 0 || (mode !== 'normal' && total < 2)) {
      for (const { tally, chance } of drawOutcomes(this.kinds, piles, this.rule)) {
        emit(tally, chance);
      }
      return;
    }
    if (mode !== 'normal') this.eachPair(piles.draw, total, emit);
    this.eachRolled(piles.draw, total, emit);
  }

  private allPairs(): readonly (readonly T[])[] {
    const { mode, value, tally } = this.rule;
    const { read } = this.kinds;
    return read.map((first, a) =>
      read.map((second, b) => {
        if (first.rolling || second.rolling) return tally.none;
        const kinds = [a, b];
        const { places } = countedCards(value, [first, second], mode);
        return places.flatMap((place) => kinds[place] ?? []).reduce(tally.add, tally.none);
      }),
    );
  }

  /** Draws of two non-rolling cards. */
  private eachPair(pile: PileCounts, total: number, emit: Emit<T>): void {
    const ways = total * (total - 1);
    for (const first of this.others) {
      const count = pile[first] ?? 0;
      if (count === 0) continue;
      for (const second of this.others) {
        const left = (pile[second] ?? 0) - (first === second ? 1 : 0);
        const tally = this.pairs[first]?.[second];
        if (left > 0 && tally !== undefined) emit(tally, (count * left) / ways);
      }
    }
  }

  /**
   * Draws of rolling cards and one non-rolling card; in normal draws also without a rolling card.
   */
  private eachRolled(pile: PileCounts, total: number, emit: Emit<T>): void {
    const rolling = this.rolling.reduce((sum, kind) => sum + (pile[kind] ?? 0), 0);
    const chances = this.chancesBySize(total, rolling);
    for (const { ways, withLast } of this.rolledFrom(pile)) {
      const chance = ways.reduce((sum, n, size) => sum + n * (chances[size] ?? 0), 0);
      if (chance === 0) continue;
      for (const kind of this.others) {
        const count = pile[kind] ?? 0;
        const tally = withLast[kind];
        if (count > 0 && tally !== undefined) emit(tally, count * chance);
      }
    }
  }

  /**
   * By size: the probability of drawing exactly these rolling cards and then one specific other
   * card.
   */
  private chancesBySize(total: number, maxSize: number): readonly number[] {
    const chances: number[] = [];
    let orders = 1;
    for (let size = 0; size <= maxSize; size += 1) {
      chances.push(1 / (orders * (total - size)));
      orders *= (total - size) / (size + 1);
    }
    if (this.rule.mode === 'normal') return chances;
    // With two cards, the only rolling card can be the first or the second.
    return [0, 2 * (chances[1] ?? 0), ...chances.slice(2)];
  }

  /** All sets of rolling cards in a pile, with equal results merged. */
  private rolledFrom(pile: PileCounts): readonly Rolled<T>[] {
    const code = this.rolling.reduce(
      (sum, kind) => sum + (pile[kind] ?? 0) * (this.kinds.radix[kind] ?? 0),
      0,
    );
    const known = this.rolled.get(code);
    if (known) return known;
    const { tally, mode } = this.rule;
    const counts = mode !== 'disadvantage';
    const sets: Sets<T> = new Map([[tally.key(tally.none), { tally: tally.none, ways: [1] }]]);
    for (const kind of this.rolling) {
      addKind(sets, tally, { kind, count: pile[kind] ?? 0, counts });
    }
    const found = [...sets.values()].map(({ tally: sum, ways }) => ({
      ways,
      withLast: this.kinds.read.map((_, kind) => tally.add(sum, kind)),
    }));
    this.rolled.set(code, found);
    return found;
  }
}

/** Sets of cards, grouped by their result. */
type Sets<T> = Map<unknown, { readonly tally: T; readonly ways: readonly number[] }>;

/**
 * Adds the sets with one, two, ... or all cards of a kind. Cards that do not count change nothing.
 */
function addKind<T>(
  sets: Sets<T>,
  tally: DrawCount<T>,
  { kind, count, counts }: { kind: number; count: number; counts: boolean },
): void {
  let [choose, taken] = [1, [...sets.values()]];
  for (let n = 1; n <= count; n += 1) {
    choose *= (count - n + 1) / n;
    if (counts) taken = taken.map((set) => ({ ...set, tally: tally.add(set.tally, kind) }));
    for (const { tally: sum, ways } of taken) {
      const key = tally.key(sum);
      const more = [...Array<number>(n).fill(0), ...ways.map((each) => each * choose)];
      sets.set(key, { tally: sum, ways: addVectors(sets.get(key)?.ways ?? [], more) });
    }
  }
}

function addVectors(a: readonly number[], b: readonly number[]): readonly number[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return long.map((each, index) => each + (short[index] ?? 0));
}

function sumOf(pile: PileCounts): number {
  return pile.reduce((sum, count) => sum + count, 0);
}
