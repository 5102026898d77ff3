/** Differences between the expected and the actual result of a case, as sentences. */

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function compare(what: string, got: unknown, expected: unknown): readonly string[] {
  const [a, b] = [show(got), show(expected)];
  return a === b ? [] : [`${what}: expected ${b}, got ${a}`];
}

/** For lists without a meaningful order. */
export function compareSets(
  what: string,
  got: readonly string[],
  expected: readonly string[],
): readonly string[] {
  return compare(what, got.toSorted(), expected.toSorted());
}
