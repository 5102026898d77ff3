/** Describes the differences between the expected and the actual result of a case. */

function valueText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function compare(what: string, got: unknown, expected: unknown): readonly string[] {
  const [a, b] = [valueText(got), valueText(expected)];
  return a === b ? [] : [`${what}: expected ${b}, got ${a}`];
}

/** Compares lists whose order has no meaning. */
export function compareSets(
  what: string,
  got: readonly string[],
  expected: readonly string[],
): readonly string[] {
  return compare(what, got.toSorted(), expected.toSorted());
}
