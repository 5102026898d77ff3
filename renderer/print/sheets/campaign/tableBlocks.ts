/** Splits tables into pieces that fit on a page. */
import type { PaperTable, PrintBlock } from '../blocks';

/** The maximum number of rows of a piece, so that it fits on a page. */
const MAX_ROWS = 20;

/** The pieces of a table as blocks, in order. Only the first one has the title. */
export function tableBlocks(
  key: string,
  { title, columns, rows }: PaperTable,
): readonly PrintBlock[] {
  return Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, index) => ({
    key: `${key}-${index}`,
    kind: 'table',
    title: index === 0 ? title : '',
    columns,
    rows: rows.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  }));
}
