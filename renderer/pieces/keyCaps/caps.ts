/** Which letter of the keyboard stands for which figure, and with Shift for which line of a card. */
import type { FigureId } from '#shared/ids';
import type { CardsOfTurn, TurnHalfLine } from '#shared/rules/round/playedCards';

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

/** A key for each line that can still be played; a line keeps its key for the whole turn. */
export function lineCaps(cards: CardsOfTurn | null): ReadonlyMap<TurnHalfLine, string> {
  const { halves = [], defaults = [] } = cards ?? {};
  const printed = halves.flatMap(({ lines, isOut }) => lines.map((line) => ({ line, isOut })));
  return new Map(
    [...printed, ...defaults].flatMap(({ line, isOut }, place) => {
      const letter = LETTERS[place];
      const isOpen = line.state === 'open' && !isOut;
      return letter && isOpen ? [[line, letter.toUpperCase()] as const] : [];
    }),
  );
}
