/** A block with its measured height. */
export interface Measured {
  readonly key: string;
  readonly height: number;
  /** A heading that must not be alone at the foot of a column. */
  readonly withNext?: boolean;
  /** Left out if it would need another page. */
  readonly ifRoom?: boolean;
  /** Fills the rest of its column. */
  readonly grows?: boolean;
}

export interface Room {
  readonly height: number;
  readonly columns: number;
  readonly gap: number;
}

/** Columns of a page, each the keys of its blocks from top to bottom. */
export type PackedPage = readonly (readonly string[])[];

/**
 * Blocks in their order, column by column and page by page; none is ever cut. A block higher than a column
 * has one to itself, and is shrunk when it is shown. Columns of the last page are balanced.
 */
export function pack(blocks: readonly Measured[], room: Room): readonly PackedPage[] {
  if (blocks.length > 0 && blocks.every(({ grows }) => grows === true)) return share(blocks, room);
  const columns = withRoom(blocks, room);
  const pages = inGroups(columns, room.columns);
  const last = pages.pop();
  if (!last || room.columns === 1) return last ? [...pages, last] : pages;
  const keys = new Set(last.flat());
  return [
    ...pages,
    even(
      blocks.filter(({ key }) => keys.has(key)),
      room,
    ),
  ];
}

/** Leaves out optional blocks that would need another page, the first one first. */
function withRoom(blocks: readonly Measured[], room: Room): PackedPage {
  const pagesFor = (packed: PackedPage) => Math.ceil(packed.length / room.columns);
  const needed = fill(
    blocks.filter(({ ifRoom }) => ifRoom !== true),
    room,
  );
  const all = fill(blocks, room);
  if (needed.length === 0 || pagesFor(all) <= pagesFor(needed)) return all;
  const first = blocks.findIndex(({ ifRoom }) => ifRoom === true);
  return withRoom(blocks.toSpliced(first, 1), room);
}

/** If all of them grow: equal numbers in each column, as many as every one has room for. */
function share(blocks: readonly Measured[], room: Room): readonly PackedPage[] {
  const highest = Math.max(...blocks.map(({ height }) => height));
  const each = Math.max(1, Math.floor((room.height + room.gap) / (highest + room.gap)));
  const columns = inGroups(
    blocks.map(({ key }) => key),
    each,
  );
  return inGroups(columns, room.columns);
}

function inGroups<T>(all: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** The lowest columns that fit the blocks, found by bisection. */
function even(blocks: readonly Measured[], room: Room): PackedPage {
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

/** Columns filled one after the other. */
function fill(blocks: readonly Measured[], room: Room): PackedPage {
  const columns: string[][] = [];
  let column: string[] = [];
  let used = 0;
  for (const group of groups(blocks)) {
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

/** Headings together with the block they belong to. */
function groups(blocks: readonly Measured[]): readonly (readonly Measured[])[] {
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

/** Scale at which a block fits into a column; 1 = it fits. */
export function scaleToFit(height: number, room: Pick<Room, 'height'>): number {
  return height > room.height ? room.height / height : 1;
}
