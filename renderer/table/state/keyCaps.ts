/** Assigns keys to figures, and keys with Shift to card lines. */
import type { FigureId } from '#shared/ids';
import type { CardsOfTurn, TurnHalfLine } from '#shared/rules/cards/playedCards';

export type KeyCaps = ReadonlyMap<FigureId, string>;

/** Letters with other functions: go to (g), initiative (i), draw (m), next (n), key caps (k). */
const RESERVED = 'gimnk';
/** The first letters of two-letter keys. No figure has one of them alone. */
const FIRST = [...'xcvb'];
const LETTERS = [...'asdfhjlqwertyuopz'];
const KEYS = [
  ...LETTERS,
  ...FIRST.flatMap((first) => [...LETTERS, ...FIRST].map((second) => first + second)),
].filter((key) => [...key].every((letter) => !RESERVED.includes(letter.toLowerCase())));

/** Assigns keys to figures in order of arrival: first one letter, then two. */
export function keyCapsOf(arrivals: readonly FigureId[]): KeyCaps {
  return new Map(
    arrivals.flatMap((figure, index) => {
      const key = KEYS[index];
      return key === undefined ? [] : [[figure, key] as const];
    }),
  );
}

/** The visible text of a key cap: 'A', or '⇧A' for a key with Shift. */
export function capText(cap: string): string {
  return cap === cap.toLowerCase() ? cap.toUpperCase() : `⇧${cap}`;
}

/** A key with Shift, which plays a card line or takes one of its offers. */
export interface LineCap {
  readonly line: TurnHalfLine;
  /** The index of the offer in the line; null = the line itself. */
  readonly offer: number | null;
  readonly cap: string;
}

/** The keys of open lines and their offers. A line keeps its key for the whole turn. */
export function lineCaps(cards: CardsOfTurn | null): readonly LineCap[] {
  const { halves = [], defaults = [] } = cards ?? {};
  const printed = halves.flatMap(({ lines, isOut }) => lines.map((line) => ({ line, isOut })));
  const lines = [...printed, ...defaults].map((each) => ({ ...each, offer: null }));
  const offers = lines.flatMap(({ line, isOut }) =>
    line.offers.flatMap(({ source }, offer) => (source?.isSure ? [] : [{ line, isOut, offer }])),
  );
  return [...lines, ...offers].flatMap(({ line, isOut, offer }, index) => {
    const letter = LETTERS[index];
    const isOpen = line.state === 'open' && !isOut;
    return letter && isOpen ? [{ line, offer, cap: letter.toUpperCase() }] : [];
  });
}

/** The key of a line or of its offer; undefined if it has none. */
export function capOfLine(
  caps: readonly LineCap[],
  line: TurnHalfLine,
  offer: number | null = null,
): string | undefined {
  return caps.find((each) => each.line === line && each.offer === offer)?.cap;
}
