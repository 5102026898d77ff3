/** Distributes the blocks of a section over pages and columns. */

/** A block with its measured height. */
export interface Measured {
  readonly key: string;
  readonly height: number;
  /** True for a heading, which must be in the same column as the next block. */
  readonly withNext?: boolean;
  /** True for an optional block, which is left out if it would need another page. */
  readonly ifRoom?: boolean;
  /** True if the block can grow to fill the rest of its column. */
  readonly grows?: boolean;
}

export interface Room {
  readonly height: number;
  readonly columns: number;
  readonly gap: number;
}

/** The columns of a page, each with the keys of its blocks from top to bottom. */
export type PackedPage = readonly (readonly string[])[];

/**
 * Puts the blocks on pages in their order, column by column. No block is cut. A block that is
 * higher than a column has a column to itself, and is reduced when it is drawn. The columns of the
 * last page are balanced.
 */
export function pack(blocks: readonly Measured[], room: Room): readonly PackedPage[] {
  if (blocks.length > 0 && blocks.every(({ grows }) => grows === true))
    return distributeEqually(blocks, room);
  const columns = fillWithOptional(blocks, room);
  const pages = chunks(columns, room.columns);
  const last = pages.pop();
  if (!last || room.columns === 1) return last ? [...pages, last] : pages;
  const keys = new Set(last.flat());
  return [
    ...pages,
    balance(
      blocks.filter(({ key }) => keys.has(key)),
      room,
    ),
  ];
}

/**
 * Fills columns. Optional blocks that would need another page are left out, the first one first.
 */
function fillWithOptional(blocks: readonly Measured[], room: Room): PackedPage {
  const pagesFor = (packed: PackedPage) => Math.ceil(packed.length / room.columns);
  const needed = fill(
    blocks.filter(({ ifRoom }) => ifRoom !== true),
    room,
  );
  const all = fill(blocks, room);
  if (needed.length === 0 || pagesFor(all) <= pagesFor(needed)) return all;
  const first = blocks.findIndex(({ ifRoom }) => ifRoom === true);
  return fillWithOptional(blocks.toSpliced(first, 1), room);
}

/**
 * Puts the same number of blocks in each column, as many as fit; the last column can have fewer.
 * For sections in which all blocks grow.
 */
function distributeEqually(blocks: readonly Measured[], room: Room): readonly PackedPage[] {
  const highest = Math.max(...blocks.map(({ height }) => height));
  const each = Math.max(1, Math.floor((room.height + room.gap) / (highest + room.gap)));
  const columns = chunks(
    blocks.map(({ key }) => key),
    each,
  );
  return chunks(columns, room.columns);
}

function chunks<T>(all: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** The columns of one page at the smallest height that is enough, found by bisection. */
function balance(blocks: readonly Measured[], room: Room): PackedPage {
  let [low, high] = [0, room.height];
  let best = fill(blocks, room);
  for (let tries = 0; tries < 12; tries++) {
    const height = (low + high) / 2;
    const columns = fill(blocks, { ...room, height });
    if (columns.length <= room.columns) {
      best = columns;
      high = height;
    } else low = height;
  }
  return best;
}

/** Fills columns one after the other. */
function fill(blocks: readonly Measured[], room: Room): PackedPage {
  const columns: string[][] = [];
  let column: string[] = [];
  let used = 0;
  for (const group of withHeadings(blocks)) {
    const height = group.reduce((sum, block) => sum + block.height + room.gap, -room.gap);
    const needed = column.length === 0 ? height : used + room.gap + height;
    if (column.length > 0 && needed > room.height) {
      columns.push(column);
      column = [];
      used = height;
    } else used = needed;
    column.push(...group.map((block) => block.key));
  }
  if (column.length > 0) columns.push(column);
  return columns;
}

/** Groups the headings with the blocks below them. */
function withHeadings(blocks: readonly Measured[]): readonly (readonly Measured[])[] {
  const found: Measured[][] = [];
  let open = false;
  for (const block of blocks) {
    const last = found.at(-1);
    if (open && last) last.push(block);
    else found.push([block]);
    open = block.withNext === true;
  }
  return found;
}

/** The scale at which a block fits into a column; 1 if it fits without scaling. */
export function scaleToFit(height: number, room: Pick<Room, 'height'>): number {
  return height > room.height ? room.height / height : 1;
}
