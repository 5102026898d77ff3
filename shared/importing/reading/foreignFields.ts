/**
 * Reads fields of untrusted JSON. Values of the wrong type count as missing, and lists are limited.
 * Records which fields were read, so that the others can be reported.
 */
export type Foreign = Readonly<Record<string, unknown>>;

/** Maximum number of list entries, far above any real export; further entries are ignored. */
const MAX_ENTRIES = 500;

/** Fields that were read, by record or list; 'whole' = all of them. */
const READ = new WeakMap<object, Set<string> | 'whole'>();

function noteRead(container: object, key: string | null): void {
  const known = READ.get(container) ?? new Set<string>();
  if (known === 'whole') return;
  if (key !== null) known.add(key);
  READ.set(container, known);
}

/** Marks everything in a value as read. */
export function markAsRead(value: unknown): void {
  if (typeof value === 'object' && value !== null) READ.set(value, 'whole');
}

export function recordIn(value: unknown): Foreign | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return value as Foreign;
}

export function fieldOf(record: Foreign, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/** The record in a field; its fields are read individually. */
export function recordAt(record: Foreign, field: string): Foreign | null {
  const found = recordIn(fieldOf(record, field));
  if (found) noteRead(found, null);
  return found;
}

export function textOf(record: Foreign, field: string): string {
  const value = fieldOf(record, field);
  if (typeof value !== 'string') return '';
  noteRead(record, field);
  return value;
}

/** An integer, possibly written as a text; null for anything else. */
export function numberOf(record: Foreign, field: string): number | null {
  const number = wholeIn(fieldOf(record, field));
  if (number !== null) noteRead(record, field);
  return number;
}

/** A text, or a number as a text; '' for anything else. */
export function wordOf(record: Foreign, field: string): string {
  const number = fieldOf(record, field);
  if (typeof number !== 'number') return textOf(record, field);
  noteRead(record, field);
  return String(number);
}

export function wholeIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

export function isTrue(record: Foreign, field: string): boolean {
  const value = fieldOf(record, field);
  if (typeof value === 'boolean') noteRead(record, field);
  return value === true;
}

function listOf(record: Foreign, field: string): readonly unknown[] {
  const value = fieldOf(record, field);
  if (!Array.isArray(value)) return [];
  noteRead(value, null);
  return (value as readonly unknown[]).slice(0, MAX_ENTRIES);
}

/** The entries of a list that `read` accepts. The others are reported as unread later. */
function entriesOf<T>(record: Foreign, field: string, read: (entry: unknown) => T | null) {
  const list = fieldOf(record, field) as object;
  return listOf(record, field).map((entry, index) => {
    const found = read(entry);
    if (found !== null && typeof found !== 'object') noteRead(list, String(index));
    return found;
  });
}

export function recordsOf(record: Foreign, field: string): readonly Foreign[] {
  return entriesOf(record, field, recordIn).filter((entry) => entry !== null);
}

export function textsOf(record: Foreign, field: string): readonly string[] {
  return entriesOf(record, field, textIn).filter((entry) => entry !== null);
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Integers of a list by index; null for other values. */
export function numbersOf(record: Foreign, field: string): readonly (number | null)[] {
  return entriesOf(record, field, wholeIn);
}

/** Limits a number to the bounds. */
export function clamp(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, number));
}

/** A field that was not read: its path without list indexes, and its value in short form. */
export interface Unread {
  readonly path: string;
  readonly value: string;
  /** True for empty values: nothing, false, 0. */
  readonly isIdle: boolean;
  /** True for a single word or number. */
  readonly isPlain: boolean;
}

/** All unread values within a value. Marks them as read. */
export function takeUnread(value: unknown, path = ''): readonly Unread[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = READ.get(value);
  if (known === 'whole') return [];
  READ.set(value, 'whole');
  return Object.entries(value).flatMap(([key, inside]): readonly Unread[] => {
    if (known?.has(key) === true) return [];
    const here = Array.isArray(value) ? path : [path, key].filter((part) => part !== '').join('.');
    const wasEntered = typeof inside === 'object' && inside !== null && READ.has(inside);
    if (wasEntered) return takeUnread(inside, here);
    if (isEmpty(inside)) return [];
    const isPlain = typeof inside !== 'object';
    return [{ path: here, value: inShort(inside), isIdle: isIdle(inside), isPlain }];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isIdle(value: unknown): boolean {
  return value === 0 || value === -1 || value === false;
}

/** A short text of the values inside, without field names, which mean nothing to players. */
function inShort(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = Object.values(value as object);
  const isPlain = inside.every((entry) => typeof entry !== 'object');
  if (Array.isArray(value) && !isPlain) return `×${String(inside.length)}`;
  return inside
    .filter((entry) => !isEmpty(entry))
    .map(inShort)
    .slice(0, 12)
    .join(', ');
}
