/**
 * Memoises by deep equality: a result equal to the last one stays the same object, so that nothing updates.
 */
import { dequal } from 'dequal';

/**
 * Returns its input, but with every part that equals the previous part in its place replaced by that object.
 */
export function memoiseParts<T>(): (made: T) => T {
  let last: T | undefined;
  return (made) => (last = withOldParts(last, made) as T);
}

/** The same for each entry of a list by its key, wherever it is in the list. */
export function memoiseEach<T>(keyOf: (each: T) => string): (made: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (made) => {
    const old = new Map(last.map((each) => [keyOf(each), each]));
    const now = made.map((each) => withOldParts(old.get(keyOf(each)), each) as T);
    const isSame = now.length === last.length && now.every((each, index) => each === last[index]);
    return isSame ? last : (last = now);
  };
}

type Parts = Readonly<Record<string, unknown>>;

/** Compares lists and plain objects part by part, anything else as a whole. */
function withOldParts(before: unknown, made: unknown): unknown {
  if (before === made) return before;
  if (Array.isArray(made) && Array.isArray(before)) return oldOrMixed(before, made, [...made]);
  if (isPlain(made) && isPlain(before)) return oldOrMixed(before, made, { ...made });
  return dequal(before, made) ? before : made;
}

/** `mixed` is a copy of `made`; if all its parts are those of `made`, the copy is not used. */
function oldOrMixed<T extends object>(before: T, made: T, mixed: T): T {
  const [old, fresh, parts] = [before, made, mixed] as [Parts, Parts, Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isOld = keys.length === Object.keys(old).length;
  let isFresh = true;
  for (const key of keys) {
    const part = (parts[key] = withOldParts(old[key], fresh[key]));
    isOld &&= part === old[key] && key in old;
    isFresh &&= part === fresh[key];
  }
  return isOld ? before : isFresh ? made : mixed;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
