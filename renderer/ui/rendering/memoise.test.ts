import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoiseParts, memoiseEach } from './memoise';

describe('memoise', () => {
  test('an equal value stays the same object, another one replaces it', () => {
    const keep = memoiseParts<ReadonlyMap<string, readonly number[]>>();
    const first = keep(new Map([['a', [1, 2]]]));

    expect(keep(new Map([['a', [1, 2]]]))).toBe(first);
    const second = keep(new Map([['a', [1, 3]]]));
    expect(second).not.toBe(first);
    expect(second.get('a')).toEqual([1, 3]);
    expect(keep(new Map([['a', [1, 3]]]))).toBe(second);
  });

  test('the equal parts of a changed value stay the same objects', () => {
    const keep = memoiseParts<{
      readonly lines: readonly { readonly n: number }[];
      readonly sum: number;
    }>();
    const first = keep({ lines: [{ n: 1 }, { n: 2 }], sum: 3 });
    const second = keep({ lines: [{ n: 1 }, { n: 5 }], sum: 6 });

    expect(second).toEqual({ lines: [{ n: 1 }, { n: 5 }], sum: 6 });
    expect(second.lines[0]).toBe(first.lines[0]);
    expect(keep({ lines: [{ n: 1 }, { n: 5 }], sum: 9 }).lines).toBe(second.lines);
  });

  test('inputs never change, and an input without an equal part is not copied', () => {
    const keep = memoiseParts<readonly { readonly n: number }[]>();
    const first = keep([{ n: 1 }, { n: 2 }]);
    const made = [{ n: 1 }, { n: 3 }];
    const [one] = made;
    keep(made);

    expect(made[0]).toBe(one);
    expect(first).toEqual([{ n: 1 }, { n: 2 }]);
    const others = [{ n: 7 }, { n: 8 }];
    expect(keep(others)).toBe(others);
  });

  test('the result always equals the input, whatever came before', () => {
    const value = fc.anything({
      values: [fc.integer(), fc.string(), fc.constant(null), fc.constant(undefined)],
      withMap: true,
      withSet: true,
    });
    fc.assert(
      fc.property(fc.array(value), (all) => {
        const keep = memoiseParts<unknown>();
        for (const made of all) expect(keep(made)).toStrictEqual(made);
      }),
      { numRuns: 500 },
    );
  });
});

describe('memoiseEach', () => {
  const each = memoiseEach<{ readonly id: string; readonly n: number }>(({ id }) => id);

  test('each stays the same object, wherever it is in the list', () => {
    const [a, b] = each([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]);
    const turned = each([
      { id: 'b', n: 2 },
      { id: 'c', n: 3 },
      { id: 'a', n: 4 },
    ]);

    expect(turned[0]).toBe(b);
    expect(turned[2]).not.toBe(a);
    expect(turned.map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  test('a list of the same objects in the same order stays the same list', () => {
    const list = each([{ id: 'a', n: 1 }]);

    expect(each([{ id: 'a', n: 1 }])).toBe(list);
    expect(each([])).toEqual([]);
  });
});
