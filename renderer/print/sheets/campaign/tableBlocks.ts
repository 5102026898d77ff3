/** Tables in pieces that pages have room for. */
import type { PaperTable, PrintBlock } from '../blocks';

/** Rows a table may have, so that it always finds a page that it fits on. */
const MOST_ROWS = 20;

/** Put on paper one after the other; the first piece has the title. */
export function tableBlocks(
  key: string,
  { title, columns, rows }: PaperTable,
): readonly PrintBlock[] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, index) => ({
    key: `${key}-${index}`,
    kind: 'table',
    title: index === 0 ? title : '',
    columns,
    rows: rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS),
  }));
}
