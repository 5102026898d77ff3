/** Rows a table may have, so that it always finds a page that it fits on. */
const MOST_ROWS = 20;

/** Rows in pieces of tables that are put on paper one after the other. */
export function inPieces<T>(
  rows: readonly T[],
  most: number = MOST_ROWS,
): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  );
}
