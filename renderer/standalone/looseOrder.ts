/** An initiative order that belongs to no campaign, and the functions that change it. */

export interface LooseEntry {
  readonly id: number;
  readonly name: string;
  /** The initiative; null = not entered yet. */
  readonly initiative: number | null;
}

export interface LooseOrder {
  readonly round: number;
  /** The entries, in the order in which they were added. */
  readonly entries: readonly LooseEntry[];
  /** The id of the acting entry; null while initiatives are entered. */
  readonly acting: number | null;
}

export const NO_ORDER: LooseOrder = { round: 1, entries: [], acting: null };

export const NAME_LENGTH = 60;
const MAX_ENTRIES = 30;
const MAX_INITIATIVE = 99;

export function withEntry(order: LooseOrder, name: string): LooseOrder {
  const clean = name.trim().slice(0, NAME_LENGTH);
  if (clean === '' || order.entries.length >= MAX_ENTRIES) return order;
  const id = Math.max(0, ...order.entries.map((entry) => entry.id)) + 1;
  return { ...order, entries: [...order.entries, { id, name: clean, initiative: null }] };
}

/** Removes an entry. If it is acting, the next one acts. */
export function withoutEntry(order: LooseOrder, id: number): LooseOrder {
  const entries = order.entries.filter((entry) => entry.id !== id);
  if (order.acting !== id) return { ...order, entries };
  return { ...order, entries, acting: nextOf(order)?.id ?? null };
}

export function withInitiative(
  order: LooseOrder,
  id: number,
  initiative: number | null,
): LooseOrder {
  const entries = order.entries.map((entry) =>
    entry.id === id ? { ...entry, initiative } : entry,
  );
  return { ...order, entries };
}

/**
 * The entries by initiative, lowest first. Those without an initiative are last. Tied entries stay
 * in the order in which they were added.
 */
export function sortedEntries({ entries }: LooseOrder): readonly LooseEntry[] {
  return entries.toSorted(
    (a, b) => (a.initiative ?? MAX_INITIATIVE + 1) - (b.initiative ?? MAX_INITIATIVE + 1),
  );
}

/**
 * The entry that acts next: the one after the acting entry, or the first one. Null if the round is
 * over.
 */
export function nextOf(order: LooseOrder): LooseEntry | null {
  const turns = sortedEntries(order).filter(({ initiative }) => initiative !== null);
  const index = turns.findIndex(({ id }) => id === order.acting);
  return turns[order.acting === null ? 0 : index + 1] ?? null;
}

/** Begins the next turn. After the last turn, the next round begins. */
export function withNextTurn(order: LooseOrder): LooseOrder {
  const next = nextOf(order);
  return next ? { ...order, acting: next.id } : withNextRound(order);
}

function withNextRound({ round, entries }: LooseOrder): LooseOrder {
  return {
    round: round + 1,
    entries: entries.map((entry) => ({ ...entry, initiative: null })),
    acting: null,
  };
}

/** Parses a saved order. Invalid entries are left out. */
export function looseOrderFrom(saved: unknown): LooseOrder {
  if (typeof saved !== 'object' || saved === null) return NO_ORDER;
  const { round, entries, acting } = saved as Readonly<Record<string, unknown>>;
  const read = (Array.isArray(entries) ? entries : []).slice(0, MAX_ENTRIES).flatMap(entryFrom);
  return {
    round: typeof round === 'number' && round >= 1 ? Math.trunc(round) : 1,
    entries: read,
    acting: read.find(({ id }) => id === acting)?.id ?? null,
  };
}

function entryFrom(saved: unknown, index: number): readonly LooseEntry[] {
  if (typeof saved !== 'object' || saved === null) return [];
  const { id, name, initiative } = saved as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '') return [];
  const isPrinted =
    typeof initiative === 'number' && initiative >= 1 && initiative <= MAX_INITIATIVE;
  return [
    {
      id: typeof id === 'number' ? id : index,
      name: name.slice(0, NAME_LENGTH),
      initiative: isPrinted ? initiative : null,
    },
  ];
}
