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

/** Reproducible pseudo-random numbers by seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
