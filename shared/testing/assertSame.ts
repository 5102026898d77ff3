/**
 * Assertions on whole games for random tests. `expect` is as slow as a step, so it is called only
 * if an assertion fails.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Asserts deep equality; `what` names the comparison. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toStrictEqual(expected);
}

/** Asserts a claim; `what` describes it. */
export function expectTrue(holds: boolean, what: string): void {
  if (!holds) expect.fail(`Does not hold: ${what}`);
}

/** Asserts that all things are distinct. */
export function expectDistinct(things: readonly unknown[], what: string): void {
  expectTrue(new Set(things).size === things.length, `each once, of ${what}: ${things.join(' ')}`);
}

/** Freezes a value deeply, so that mutation throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
