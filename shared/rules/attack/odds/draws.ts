/** Enumerates every outcome of a draw with its exact probability, for cards in unknown order. */
import type { AttackMode, ModifierCard } from '../../../vocabulary';
import { countedCards } from '../draw/advantage';
import { cardOf, type ReadCard } from '../../../content/notation/modifierCard';

/** Number of cards of each kind in a pile. */
export type PileCounts = readonly number[];

export interface Piles {
  readonly draw: PileCounts;
  readonly discard: PileCounts;
}

/** The cards of a deck, with identical cards grouped into kinds. */
export interface CardKinds {
  readonly read: readonly ReadCard[];
  readonly start: Piles;
  /** Encodes a draw pile as one number: the sum of its counts times these. */
  readonly radix: readonly number[];
}

/** Functions that fold counted cards into a tally of type `T`, chosen by the caller. */
export interface DrawCount<T> {
  readonly none: T;
  readonly add: (tally: T, kind: number) => T;
  /** A key that is equal for equal tallies. */
  readonly key: (tally: T) => string;
}

/** One outcome of a draw. */
export interface DrawOutcome<T> {
  /** Tally of the applied cards. */
  readonly tally: T;
  readonly chance: number;
  /** Encoded draw pile after the draw. */
  readonly code: number;
  readonly after: () => Piles;
}

/**
 * Groups cards into kinds by the key `alike`, by default the card's text. Throws if there are more
 * kinds than any deck has.
 */
export function kindsOf(
  draw: readonly ModifierCard[],
  discard: readonly ModifierCard[],
  alike: (card: ReadCard, text: ModifierCard) => string = (_, text) => text,
): CardKinds {
  const name = (card: ModifierCard) => alike(cardOf(card), card);
  const examples = new Map([...draw, ...discard].map((card) => [name(card), card]));
  const names = [...examples.keys()];
  const pile = (cards: readonly ModifierCard[]) => {
    const inPile = cards.map(name);
    return names.map((each) => inPile.filter((other) => other === each).length);
  };
  const start = { draw: pile(draw), discard: pile(discard) };
  const radix = [1];
  names.forEach((_, kind) => {
    const max = (start.draw[kind] ?? 0) + (start.discard[kind] ?? 0);
    radix.push((radix[kind] ?? 1) * (max + 1));
  });
  if ((radix.at(-1) ?? 1) > Number.MAX_SAFE_INTEGER) {
    throw new Error('A modifier deck cannot have so many different cards.');
  }
  return { read: [...examples.values()].map(cardOf), start, radix };
}

/**
 * A draw in progress. `out` = the drawn rolling cards, which are not yet in the discard pile.
 * Non-rolling cards end the draw, so they are counted only then.
 */
interface Path<T> extends Piles {
  readonly out: PileCounts;
  readonly left: number;
  /** Encoded draw pile and drawn cards. */
  readonly code: number;
  readonly outCode: number;
  readonly tally: T;
  readonly chance: number;
}

const total = (pile: PileCounts) => pile.reduce((sum, count) => sum + count, 0);
const plus = (pile: PileCounts, kind: number, n: number) => {
  const next = pile.slice();
  next[kind] = (next[kind] ?? 0) + n;
  return next;
};
const codeOf = ({ radix }: CardKinds, pile: PileCounts) =>
  pile.reduce((sum, count, kind) => sum + count * (radix[kind] ?? 0), 0);

class Drawing<T> {
  private readonly kinds: CardKinds;
  private readonly tally: DrawCount<T>;
  readonly outcomes: DrawOutcome<T>[] = [];

  constructor(kinds: CardKinds, tally: DrawCount<T>) {
    this.kinds = kinds;
    this.tally = tally;
  }

  begin({ draw, discard }: Piles): Path<T> {
    const out = draw.map(() => 0);
    const code = codeOf(this.kinds, draw);
    const { none } = this.tally;
    return { draw, discard, out, left: total(draw), code, outCode: 0, tally: none, chance: 1 };
  }

  rolls(kind: number): boolean {
    return this.kinds.read[kind]?.rolling === true;
  }

  /** Shuffles the discard pile into the draw pile if the latter is empty. */
  ready(path: Path<T>): Path<T> {
    if (path.left > 0) return path;
    const { draw, discard } = path;
    const code = codeOf(this.kinds, discard);
    return { ...path, draw: discard, discard: draw, left: total(discard), code };
  }

  chanceOf({ draw, left, chance }: Path<T>, kind: number): number {
    return (chance * (draw[kind] ?? 0)) / left;
  }

  step(path: Path<T>, kind: number, tally: T): Path<T> {
    return {
      draw: plus(path.draw, kind, -1),
      discard: path.discard,
      out: plus(path.out, kind, 1),
      left: path.left - 1,
      code: path.code - (this.kinds.radix[kind] ?? 0),
      outCode: path.outCode + (this.kinds.radix[kind] ?? 0),
      tally,
      chance: this.chanceOf(path, kind),
    };
  }

  /** Ends the draw; `last` = the card that ended it. */
  end(path: Path<T>, last: number | null, tally: T): void {
    const isLast = last !== null;
    this.outcomes.push({
      tally,
      chance: isLast ? this.chanceOf(path, last) : path.chance,
      code: isLast ? path.code - (this.kinds.radix[last] ?? 0) : path.code,
      after: () => {
        const { draw, discard, out } = isLast ? this.step(path, last, tally) : path;
        const putBack = (count: number, kind: number) =>
          this.kinds.read[kind]?.leavesDeck ? count : count + (out[kind] ?? 0);
        return { draw, discard: discard.map(putBack) };
      },
    });
  }

  /**
   * Continues drawing while cards are rolling. `tallyOf` returns the tally of a draw that `last`
   * ends.
   */
  rollOn(start: readonly Path<T>[], tallyOf: (path: Path<T>, last: number | null) => T): void {
    let rolling = start;
    while (rolling.length > 0) {
      const further: Path<T>[] = [];
      for (const path of rolling.map((each) => this.ready(each))) {
        if (path.left === 0) this.end(path, null, tallyOf(path, null));
        path.draw.forEach((count, kind) => {
          if (count === 0) return;
          if (!this.rolls(kind)) this.end(path, kind, tallyOf(path, kind));
          else further.push(this.step(path, kind, this.tally.add(path.tally, kind)));
        });
      }
      rolling = mergePaths(further);
    }
  }
}

/** Merges paths with the same drawn cards. */
function mergePaths<T>(paths: readonly Path<T>[]): readonly Path<T>[] {
  const byCards = new Map<number, Path<T>>();
  for (const path of paths) {
    const same = byCards.get(path.outCode);
    byCards.set(path.outCode, same ? { ...same, chance: same.chance + path.chance } : path);
  }
  return [...byCards.values()];
}

/** Inputs of a draw besides the pile. */
export interface DrawRule<T> {
  readonly mode: AttackMode;
  readonly value: number;
  readonly tally: DrawCount<T>;
  /** Cache of the tallies of two cards; reuse it for all piles of one deck. */
  readonly pairs?: Map<number, T>;
}

/**
 * All outcomes of a draw for one target. Their probabilities add up to 1.
 *
 * @rule DECK-2 DECK-4 ADVANTAGE-1 ADVANTAGE-2 ADVANTAGE-3 OWN-3
 */
export function drawOutcomes<T>(
  kinds: CardKinds,
  piles: Piles,
  draw: DrawRule<T>,
): readonly DrawOutcome<T>[] {
  const { mode, value, tally } = draw;
  const drawing = new Drawing(kinds, tally);
  const start = drawing.begin(piles);
  const wholeTally = (path: Path<T>, last: number | null) =>
    last === null ? path.tally : tally.add(path.tally, last);
  if (mode === 'normal') {
    drawing.rollOn([start], wholeTally);
    return drawing.outcomes;
  }
  const bothRoll = firstTwo(drawing, start, draw.pairs ?? new Map<number, T>(), (cards) => {
    const read = cards.flatMap((kind) => kinds.read[kind] ?? []);
    const counted = countedCards(value, read, mode).places.flatMap((place) => cards[place] ?? []);
    return counted.reduce(tally.add, tally.none);
  });
  const onlyLast = (_: Path<T>, last: number | null) =>
    last === null ? tally.none : tally.add(tally.none, last);
  drawing.rollOn(mergePaths(bothRoll), mode === 'advantage' ? wholeTally : onlyLast);
  return drawing.outcomes;
}

/**
 * Ends all draws that two cards (or the only card left) decide, and returns those that continue
 * with rolling cards.
 */
function firstTwo<T>(
  drawing: Drawing<T>,
  start: Path<T>,
  tallies: Map<number, T>,
  tallyOf: (cards: readonly number[]) => T,
): readonly Path<T>[] {
  const ready = drawing.ready(start);
  const rolling: Path<T>[] = [];
  const memoised = (first: number, second: number) => {
    const key = first * ready.draw.length + second;
    const known = tallies.get(key) ?? tallyOf([first, second]);
    tallies.set(key, known);
    return known;
  };
  if (ready.left === 0) drawing.end(ready, null, tallyOf([]));
  ready.draw.forEach((count, first) => {
    if (count === 0) return;
    const path = drawing.ready(drawing.step(ready, first, tallyOf([first])));
    if (path.left === 0) drawing.end(path, null, path.tally);
    path.draw.forEach((left, second) => {
      if (left === 0) return;
      const tally = memoised(first, second);
      if (drawing.rolls(first) && drawing.rolls(second)) {
        rolling.push(drawing.step(path, second, tally));
      } else drawing.end(path, second, tally);
    });
  });
  return rolling;
}
