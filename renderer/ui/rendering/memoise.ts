/**
 * Memoises by deep equality: a result that equals the previous one is replaced by that object, so
 * that nothing updates.
 */
import { dequal } from 'dequal';

/**
 * Returns a function that returns its input, but with each part that equals the same part of the
 * previous input replaced by that object.
 */
export function memoiseParts<T>(): (next: T) => T {
  let previous: T | undefined;
  return (next) => (previous = withOldParts(previous, next) as T);
}

/**
 * The same for the entries of a list. Each entry is compared with the previous one of the same key,
 * at any index.
 */
export function memoiseEach<T>(keyOf: (each: T) => string): (next: readonly T[]) => readonly T[] {
  let previous: readonly T[] = [];
  return (next) => {
    const old = new Map(previous.map((each) => [keyOf(each), each]));
    const now = next.map((each) => withOldParts(old.get(keyOf(each)), each) as T);
    const isSame =
      now.length === previous.length && now.every((each, index) => each === previous[index]);
    return isSame ? previous : (previous = now);
  };
}

type Parts = Readonly<Record<string, unknown>>;

/** Compares lists and plain objects part by part, other values as a whole. */
function withOldParts(before: unknown, next: unknown): unknown {
  if (before === next) return before;
  if (Array.isArray(next) && Array.isArray(before)) return oldOrMixed(before, next, [...next]);
  if (isPlain(next) && isPlain(before)) return oldOrMixed(before, next, { ...next });
  return dequal(before, next) ? before : next;
}

/**
 * Returns `before` if all parts are equal, `next` if none of its parts was replaced, else `mixed`.
 * `mixed` is a copy of `next`, whose equal parts are replaced.
 */
function oldOrMixed<T extends object>(before: T, next: T, mixed: T): T {
  const [old, fresh, parts] = [before, next, mixed] as [Parts, Parts, Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isOld = keys.length === Object.keys(old).length;
  let isFresh = true;
  for (const key of keys) {
    const part = (parts[key] = withOldParts(old[key], fresh[key]));
    isOld &&= part === old[key] && key in old;
    isFresh &&= part === fresh[key];
  }
  return isOld ? before : isFresh ? next : mixed;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
