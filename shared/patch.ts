/** One change to a game: the path of keys and indexes, and the new value. */
export type Change =
  | { readonly op: 'set'; readonly path: Path; readonly to: unknown }
  /** Inserts an element into an array; later elements move up. */
  | { readonly op: 'insert'; readonly path: Path; readonly to: unknown }
  /** Deletes a key of an object, or an element of an array (later ones move down). */
  | { readonly op: 'delete'; readonly path: Path };

/** Object keys and array indexes, outermost first. */
export type Path = readonly (string | number)[];

/** The changes between two games that share structure. JSON; applied in order. */
export type Patch = readonly Change[];

/**
 * The changes from `before` to `after`. Identical objects are skipped, so this is fast for games
 * that share structure. Swap the games for the reverse patch.
 */
export function patchBetween(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/**
 * Applies a patch. Parts that it does not change stay the same objects, and nothing is mutated.
 * Throws a `RangeError` if the patch does not fit the value.
 */
export function applyPatch<T>(value: T, patch: Patch): T {
  // A single change copies each object on its path only once, so it needs no record of copies.
  const copied = patch.length > 1 ? new WeakSet() : null;
  let root: unknown = value;
  for (const change of patch) {
    const { path } = change;
    const last = path.at(-1);
    if (last === undefined) {
      if (change.op !== 'set') throw misfit(change);
      root = change.to;
      continue;
    }
    root = ownCopy(root, copied, change);
    let target: unknown = root;
    for (let depth = 0; depth < path.length - 1; depth += 1) {
      target = descend(target, path[depth] ?? '', copied, change);
    }
    alter(target, last, change);
  }
  return root as T;
}

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function misfit(change: Change): RangeError {
  return new RangeError(`patch does not fit: ${change.op} ${JSON.stringify(change.path)}`);
}

/** A copy of `value` that this patch can mutate, made once. */
function ownCopy(value: unknown, copied: WeakSet<object> | null, change: Change): Container {
  if (!isContainer(value)) throw misfit(change);
  if (copied?.has(value)) return value;
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  copied?.add(copy);
  return copy;
}

/** Descends over own keys only, so that a path never reaches a prototype. */
function descend(
  target: unknown,
  key: string | number,
  copied: WeakSet<object> | null,
  change: Change,
): unknown {
  if (!isContainer(target) || !isKeyOf(target, key) || !Object.hasOwn(target, key)) {
    throw misfit(change);
  }
  const inner = ownCopy((target as Record<string | number, unknown>)[key], copied, change);
  (target as Record<string | number, unknown>)[key] = inner;
  return inner;
}

function isKeyOf(target: Container, key: string | number): boolean {
  if (Array.isArray(target)) return Number.isInteger(key) && (key as number) >= 0;
  return typeof key === 'string' && key !== '__proto__';
}

function alter(target: unknown, key: string | number, change: Change): void {
  if (!isContainer(target) || !isKeyOf(target, key)) throw misfit(change);
  if (Array.isArray(target)) {
    alterArray(target, key as number, change);
    return;
  }
  if (change.op === 'insert') throw misfit(change);
  if (change.op === 'set') {
    target[key] = change.to;
    return;
  }
  if (!Object.hasOwn(target, key)) throw misfit(change);
  Reflect.deleteProperty(target, key);
}

function alterArray(target: unknown[], index: number, change: Change): void {
  const beyond = change.op === 'insert' ? target.length + 1 : target.length;
  if (index >= beyond) throw misfit(change);
  if (change.op === 'set') target[index] = change.to;
  else if (change.op === 'insert') target.splice(index, 0, change.to);
  else target.splice(index, 1);
}

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, path, changes);
  } else if (isRecord(before) && isRecord(after)) {
    compareRecords(before, after, path, changes);
  } else {
    changes.push({ op: 'set', path, to: after });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
  changes: Change[],
): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'delete', path: [...path, key] });
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], changes);
    else changes.push({ op: 'set', path: [...path, key], to: after[key] });
  }
}

/**
 * Elements match if they are identical or have the same `id`, so that one death among forty figures
 * is one deletion.
 */
function compareArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changes: Change[],
): void {
  const mark = changes.length;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameElement(before[start], after[start])) {
    compare(before[start], after[start], [...path, start], changes);
    start += 1;
  }
  let kept = 0;
  while (kept < shorter - start && isSameElement(before.at(-1 - kept), after.at(-1 - kept))) {
    kept += 1;
  }
  const middleBefore = before.slice(start, before.length - kept);
  const middleAfter = after.slice(start, after.length - kept);
  if (!compareMiddle(middleBefore, middleAfter, start, path, changes)) {
    changes.length = mark;
    changes.push({ op: 'set', path, to: after });
    return;
  }
  for (let index = after.length - kept; index < after.length; index += 1) {
    const old = before[index - after.length + before.length];
    compare(old, after[index], [...path, index], changes);
  }
}

/** False if the elements changed order, so that it is better to replace the whole array. */
function compareMiddle(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  path: Path,
  changes: Change[],
): boolean {
  if (before.length === 0 && after.length === 0) return true;
  const oldKeys = new Set(before.map(keyOf));
  const newKeys = new Set(after.map(keyOf));
  const stays = before.filter((element) => newKeys.has(keyOf(element)));
  const stayed = after.filter((element) => oldKeys.has(keyOf(element)));
  if (stays.length !== stayed.length) return false;
  if (stays.some((element, index) => keyOf(element) !== keyOf(stayed[index]))) return false;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (newKeys.has(keyOf(before[index]))) continue;
    changes.push({ op: 'delete', path: [...path, start + index] });
  }
  let met = 0;
  after.forEach((element, index) => {
    const itemPath = [...path, start + index];
    if (oldKeys.has(keyOf(element))) compare(stays[met++], element, itemPath, changes);
    else changes.push({ op: 'insert', path: itemPath, to: element });
  });
  return true;
}

function isSameElement(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (isContainer(a) && isContainer(b) && keyOf(a) === keyOf(b));
}

/** Identity of an array element: the first of these fields that it has, or the element itself. */
const KEY_FIELDS = ['id', 'figure', 'deck', 'type', 'name'];

function keyOf(element: unknown): unknown {
  if (!isRecord(element)) return element;
  const field = KEY_FIELDS.find((name) => typeof element[name] === 'string');
  return field === undefined ? element : `${field} ${String(element[field])}`;
}
