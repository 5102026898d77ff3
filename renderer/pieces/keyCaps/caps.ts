import type { FigureId } from '#shared/ids';

/** The letter of every figure that has one. */
export type Caps = ReadonlyMap<FigureId, string>;

/** Letters that do something else on the table: go to, initiative, draw, next, key caps. */
const RESERVED = 'gimnk';
const LETTERS = [...'asdfhjlqwertyuopzxcvb'];
const KEYS = [...LETTERS, ...LETTERS.map((letter) => letter.toUpperCase())];

/**
 * A key for each figure, in the order of the figures. Whoever has a key keeps it until it leaves
 * the table, so that fingers can learn it; where there are more figures than keys the last ones
 * get none.
 */
export function assignCaps(figures: readonly FigureId[], before: Caps = new Map()): Caps {
  const kept = new Map(
    figures.flatMap((figure) => {
      const cap = before.get(figure);
      return cap === undefined ? [] : [[figure, cap] as const];
    }),
  );
  const used = new Set(kept.values());
  const free = KEYS.filter((key) => !used.has(key) && !RESERVED.includes(key.toLowerCase()));
  for (const figure of figures) {
    const key = kept.has(figure) ? undefined : free.shift();
    if (key !== undefined) kept.set(figure, key);
  }
  return kept;
}

/** How a key is shown on a cap. */
export function capText(cap: string): string {
  return cap === cap.toLowerCase() ? cap.toUpperCase() : `⇧${cap}`;
}
