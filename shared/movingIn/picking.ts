/**
 * Reads values out of foreign JSON: only fields of its own are looked at, a value of another kind is
 * as good as none, and lists are bounded.
 */
export type Foreign = Readonly<Record<string, unknown>>;

/** Far more than anything real has; the rest is not looked at. */
const MOST_ENTRIES = 500;

export function recordIn(value: unknown): Foreign | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return value as Foreign;
}

export function fieldOf(record: Foreign, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

export function textOf(record: Foreign, field: string): string {
  const value = fieldOf(record, field);
  return typeof value === 'string' ? value : '';
}

/** A whole number, also one written as a text; null for anything else. */
export function numberOf(record: Foreign, field: string): number | null {
  return wholeIn(fieldOf(record, field));
}

export function wholeIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

export function isTrue(record: Foreign, field: string): boolean {
  return fieldOf(record, field) === true;
}

export function listOf(record: Foreign, field: string): readonly unknown[] {
  const value = fieldOf(record, field);
  return Array.isArray(value) ? (value as readonly unknown[]).slice(0, MOST_ENTRIES) : [];
}

export function recordsOf(record: Foreign, field: string): readonly Foreign[] {
  return listOf(record, field)
    .map(recordIn)
    .filter((entry) => entry !== null);
}

export function textsOf(record: Foreign, field: string): readonly string[] {
  return listOf(record, field).filter((entry): entry is string => typeof entry === 'string');
}

/** The number within the bounds, and whether it was there before. */
export function bounded(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}
