import fc from 'fast-check';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Wire {
  encode(value: unknown): string;
  decode(text: string): unknown;
}

const path = join(import.meta.dirname, 'wire.mjs');
const { createWire } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
  createWire(): Wire;
};
const { encode, decode } = createWire();

describe('the wire', () => {
  test('The wire carries everything that structured clone carries', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
    });

    fc.assert(
      fc.property(anything, (value) => {
        expect(decode(encode(value))).toStrictEqual(structuredClone(value));
      }),
      { numRuns: 500 },
    );
  });

  test('The wire keeps shared and circular references', () => {
    const part = {};
    const whole = { part, list: [part], whole: null as unknown };
    whole.whole = whole;

    const copy = decode(encode(whole)) as typeof whole;

    expect(copy.whole).toBe(copy);
    expect(copy.list[0]).toBe(copy.part);
  });

  test('The wire treats a key __proto__ like any other', () => {
    const copy = decode(encode(JSON.parse('{"__proto__": {"strange": true}}'))) as object;

    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(copy)).toEqual(['__proto__']);
  });

  test.each([() => 1, Symbol('s'), { deep: [() => 1] }])('refuses what has no copy', (value) => {
    expect(() => encode(value)).toThrow('An object could not be cloned.');
  });

  test('The wire refuses endless nesting', () => {
    let deep: unknown = null;
    for (let level = 0; level < 2000; level += 1) deep = [deep];

    expect(() => encode(deep)).toThrow('An object could not be cloned.');
  });
});
