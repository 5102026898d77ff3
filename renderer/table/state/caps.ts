/** Which letter of the keyboard stands for which figure, and with Shift for which line of a card. */
import type { FigureId } from '#shared/ids';
import type { CardsOfTurn, TurnHalfLine } from '#shared/rules/cards/playedCards';

/** The letters of every figure that has some. */
export type Caps = ReadonlyMap<FigureId, string>;

/** Letters that do something else on the table: go to, initiative, draw, next, key caps. */
const RESERVED = 'gimnk';
/** The first of two letters; none of them is a letter of its own. */
const FIRST = [...'xcvb'];
const LETTERS = [...'asdfhjlqwertyuopz'];
const KEYS = [
  ...LETTERS,
  ...FIRST.flatMap((first) => [...LETTERS, ...FIRST].map((second) => first + second)),
].filter((key) => [...key].every((letter) => !RESERVED.includes(letter.toLowerCase())));

/** A key for everybody who came to the table, in that order; two letters where one does not go round. */
export function capsOf(met: readonly FigureId[]): Caps {
  return new Map(
    met.flatMap((figure, place) => {
      const key = KEYS[place];
      return key === undefined ? [] : [[figure, key] as const];
    }),
  );
}

/** How a key is shown on a cap. */
export function capText(cap: string): string {
  return cap === cap.toLowerCase() ? cap.toUpperCase() : `⇧${cap}`;
}

/** What a key with Shift stands for: a line that can be played, or what is taken along with it. */
export interface LineCap {
  readonly line: TurnHalfLine;
  /** Its place among the offers of the line; null = the line itself. */
  readonly offer: number | null;
  readonly cap: string;
}

/** Keys for lines that can still be played and their offers; a line keeps its key for the whole turn. */
export function lineCaps(cards: CardsOfTurn | null): readonly LineCap[] {
  const { halves = [], defaults = [] } = cards ?? {};
  const printed = halves.flatMap(({ lines, isOut }) => lines.map((line) => ({ line, isOut })));
  const lines = [...printed, ...defaults].map((each) => ({ ...each, offer: null }));
  const offers = lines.flatMap(({ line, isOut }) =>
    line.offers.flatMap(({ source }, offer) => (source?.isSure ? [] : [{ line, isOut, offer }])),
  );
  return [...lines, ...offers].flatMap(({ line, isOut, offer }, place) => {
    const letter = LETTERS[place];
    const isOpen = line.state === 'open' && !isOut;
    return letter && isOpen ? [{ line, offer, cap: letter.toUpperCase() }] : [];
  });
}

/** The key of a line, or of one of its offers; undefined = it has none. */
export function capOfLine(
  caps: readonly LineCap[],
  line: TurnHalfLine,
  offer: number | null = null,
): string | undefined {
  return caps.find((each) => each.line === line && each.offer === offer)?.cap;
}
