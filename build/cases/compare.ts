/** Describes the differences between the expected and the actual result of a case. */

function valueText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function compare(what: string, actual: unknown, expected: unknown): readonly string[] {
  const [a, b] = [valueText(actual), valueText(expected)];
  return a === b ? [] : [`${what}: expected ${b}, got ${a}`];
}

/** Compares lists whose order has no meaning. */
export function compareSets(
  what: string,
  actual: readonly string[],
  expected: readonly string[],
): readonly string[] {
  return compare(what, actual.toSorted(), expected.toSorted());
}
