/** Scripted randomness for tests. */
import { afterEach, expect } from 'vitest';
import type { Random } from '../random';

interface Script {
  readonly numbers: readonly number[];
  used: number;
}

let scripts: Script[] = [];

/** Returns these numbers in order. The test fails if too few or too many are given. */
export function scripted(...numbers: readonly number[]): Random {
  const script: Script = { numbers, used: 0 };
  scripts.push(script);
  return () => {
    const number = numbers[script.used];
    script.used += 1;
    if (number === undefined) {
      throw new Error(
        `Chance was asked for number ${String(script.used)} of ${String(numbers.length)}.`,
      );
    }
    return number;
  };
}

/** For rules that must not use randomness. */
export function noChance(): never {
  throw new Error('Chance was used where none is allowed.');
}

afterEach(() => {
  const done = scripts;
  scripts = [];
  for (const { numbers, used } of done) expect(used, 'numbers of chance used').toBe(numbers.length);
});
