/**
 * Claims about whole games, which random tests make after every step: `expect` costs as much as the
 * step itself, and so it is called only where a claim does not hold.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Both are the same to the last field; `what` names the comparison where they are not. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toStrictEqual(expected);
}

/** The claim holds; `what` is what it was about. */
export function expectTrue(holds: boolean, what: string): void {
  if (!holds) expect.fail(`Does not hold: ${what}`);
}

/** Nothing is there twice. */
export function expectDistinct(things: readonly unknown[], what: string): void {
  expectTrue(new Set(things).size === things.length, `each once, of ${what}: ${things.join(' ')}`);
}

/** The same, which throws where somebody writes into it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
