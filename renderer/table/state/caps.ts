/** Keyboard letters of figures, and with Shift of card lines. */
import type { FigureId } from '#shared/ids';
import type { CardsOfTurn, TurnHalfLine } from '#shared/rules/cards/playedCards';

export type Caps = ReadonlyMap<FigureId, string>;

/** Letters with other functions: go to, initiative, draw, next, key caps. */
const RESERVED = 'gimnk';
/** First letters of two-letter keys; they are not used alone. */
const FIRST = [...'xcvb'];
const LETTERS = [...'asdfhjlqwertyuopz'];
const KEYS = [
  ...LETTERS,
  ...FIRST.flatMap((first) => [...LETTERS, ...FIRST].map((second) => first + second)),
].filter((key) => [...key].every((letter) => !RESERVED.includes(letter.toLowerCase())));

/** Keys for figures in order of arrival; one letter first, then two. */
export function capsOf(arrivals: readonly FigureId[]): Caps {
  return new Map(
    arrivals.flatMap((figure, index) => {
      const key = KEYS[index];
      return key === undefined ? [] : [[figure, key] as const];
    }),
  );
}

/** The text on a key cap. */
export function capText(cap: string): string {
  return cap === cap.toLowerCase() ? cap.toUpperCase() : `⇧${cap}`;
}

/** A key with Shift: for a line that can be played, or for one of its offers. */
export interface LineCap {
  readonly line: TurnHalfLine;
  /** Index among the line's offers; null = the line itself. */
  readonly offer: number | null;
  readonly cap: string;
}

/** Keys of open lines and their offers. A line has the same key for the whole turn. */
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

/** The key of a line or offer; undefined = it has none. */
export function capOfLine(
  caps: readonly LineCap[],
  line: TurnHalfLine,
  offer: number | null = null,
): string | undefined {
  return caps.find((each) => each.line === line && each.offer === offer)?.cap;
}
