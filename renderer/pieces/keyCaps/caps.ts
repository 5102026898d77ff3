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

/**
 * A key for each figure, in the order of the figures. Whoever has a key keeps it for the whole
 * scenario, also while it is not on the table, so that fingers can learn it; two letters where one
 * does not go round. Only where all are given out does a newcomer get that of one who is gone.
 */
export function assignCaps(figures: readonly FigureId[], before: Caps = new Map()): Caps {
  const given = new Map(before);
  const present = new Set(figures);
  const used = new Set(given.values());
  const free = KEYS.filter((key) => !used.has(key));
  const gone = [...given.keys()].filter((figure) => !present.has(figure));
  for (const figure of figures) {
    if (given.has(figure)) continue;
    const fresh = free.shift() ?? freedBy(gone.shift(), given);
    if (fresh !== undefined) given.set(figure, fresh);
  }
  return given;
}

function freedBy(figure: FigureId | undefined, given: Map<FigureId, string>): string | undefined {
  if (figure === undefined) return undefined;
  const key = given.get(figure);
  given.delete(figure);
  return key;
}

/** How a key is shown on a cap. */
export function capText(cap: string): string {
  return cap === cap.toLowerCase() ? cap.toUpperCase() : `⇧${cap}`;
}

/** Letters as they were given in a scenario, from what was kept; nothing where it is not readable. */
export function capsFrom(kept: string | null): Caps {
  try {
    const pairs: unknown = JSON.parse(kept ?? '[]');
    return new Map(Array.isArray(pairs) ? (pairs as [FigureId, string][]) : []);
  } catch {
    return new Map();
  }
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
